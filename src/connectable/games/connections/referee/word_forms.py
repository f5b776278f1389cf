"""From a form to its dictionary word: WHEELS → WHEEL, TEETH → TOOTH, RAN → RUN.

Rules of spelling and a list of irregular forms; no dictionary of its own.
"""

from collections.abc import Container

IRREGULAR = {
    form: base
    for base, forms in {
        "man": "men", "woman": "women", "child": "children kids", "foot": "feet", "tooth": "teeth", "goose": "geese",
        "mouse": "mice", "louse": "lice", "ox": "oxen", "person": "persons", "die": "dice died dying",
        "knife": "knives", "life": "lives", "wife": "wives", "leaf": "leaves", "loaf": "loaves", "half": "halves",
        "shelf": "shelves", "thief": "thieves", "wolf": "wolves", "calf": "calves", "elf": "elves", "scarf": "scarves",
        "hoof": "hooves", "penny": "pence", "axis": "axes", "crisis": "crises", "cactus": "cacti", "fungus": "fungi",
        "be": "been was were", "begin": "began begun", "bend": "bent", "bite": "bit bitten", "bleed": "bled",
        "blow": "blew blown", "break": "broke broken", "breed": "bred", "bring": "brought", "build": "built",
        "burn": "burnt", "buy": "bought", "catch": "caught", "choose": "chose chosen", "come": "came",
        "creep": "crept", "cut": "cutting", "deal": "dealt", "dig": "dug", "do": "did done", "draw": "drew drawn",
        "dream": "dreamt", "drink": "drank drunk", "drive": "drove driven", "eat": "ate eaten", "fall": "fell fallen",
        "feed": "fed", "feel": "felt", "fight": "fought", "find": "found", "fly": "flew flown flies",
        "forget": "forgot forgotten", "forgive": "forgave forgiven", "freeze": "froze frozen", "get": "got gotten",
        "give": "gave given", "go": "went gone", "grow": "grew grown", "hang": "hung", "have": "had", "hear": "heard",
        "hide": "hid hidden", "hold": "held", "keep": "kept", "kneel": "knelt", "know": "knew known", "lay": "laid",
        "lead": "led", "leave": "left", "lend": "lent", "lie": "lay lain lying", "light": "lit", "lose": "lost",
        "make": "made", "mean": "meant", "meet": "met", "pay": "paid", "ride": "rode ridden", "ring": "rang rung",
        "rise": "rose risen", "run": "ran", "say": "said", "see": "saw seen", "seek": "sought", "sell": "sold",
        "send": "sent", "sew": "sewn", "shake": "shook shaken", "shine": "shone", "shoot": "shot", "show": "shown",
        "shrink": "shrank shrunk", "sing": "sang sung", "sink": "sank sunk", "sit": "sat", "sleep": "slept",
        "slide": "slid", "speak": "spoke spoken", "spend": "spent", "spin": "spun", "stand": "stood",
        "steal": "stole stolen", "stick": "stuck", "sting": "stung", "strike": "struck", "swear": "swore sworn",
        "sweep": "swept", "swell": "swollen", "swim": "swam swum", "swing": "swung", "take": "took taken",
        "teach": "taught", "tear": "tore torn", "tell": "told", "think": "thought", "throw": "threw thrown",
        "understand": "understood", "wake": "woke woken", "wear": "wore worn", "weave": "wove woven", "weep": "wept",
        "win": "won", "wind": "wound", "write": "wrote written", "good": "better best", "bad": "worse worst",
    }.items()
    for form in forms.split()
}  # fmt: skip

ENDINGS = (
    ("ies", "y"), ("ves", "f"), ("ves", "fe"), ("s", ""), ("es", ""), ("ied", "y"), ("ed", "e"), ("ed", ""),
    ("ing", "e"), ("ing", ""), ("ier", "y"), ("iest", "y"), ("er", "e"), ("er", ""), ("est", "e"), ("est", ""),
)  # fmt: skip


def bases(form: str, known: Container[str]) -> list[str]:
    """The known words a form may stand for, likeliest first; the form itself when it is known."""
    found = [form] if form in known else []
    if IRREGULAR.get(form) in known:
        found.append(IRREGULAR[form])
    for ending, other in ENDINGS:
        if form.endswith(ending) and len(form) > len(ending) + 2:
            stem = form[: len(form) - len(ending)]
            double = stem[:-1] if ending in ("ed", "ing", "er", "est") and stem[-1] == stem[-2] else stem
            found += [base for base in (stem + other, double + other) if base in known]
    return list(dict.fromkeys(found))
