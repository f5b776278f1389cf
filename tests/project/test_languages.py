"""The catalogues: complete in six languages, used, and in the words and typography of the glossary.

Every check is a function from folders to a list of faults, so that seeded faults can prove that it works.
"""

import ast
import re
import shutil
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import connectable
from connectable.contract import Refusal
from connectable.i18n import LANGUAGES, Speech, first_rule, language, parse, prefix
from connectable.registry import GAMES, game

SOURCE = Path(connectable.__file__).parent
VALUE = "\ufffc"
"""Stands for a placeable."""
BY_FAMILY = ("rule", "end", "source", "option", "choice")
"""Kinds of keys that are built from data: a rule id, an outcome's reason, an option's name."""
KEY = re.compile(r"(tb|cl|wb|cn|c5|cx)(-[a-z0-9_]+)+")
WEB = SOURCE.parents[1] / "web" / "src"
IN_CLIENT = re.compile(r"[\"'`]((?:tb|wb|cn|c5|cx)(?:-[a-z0-9_]+)*-?)(?=[\"'`]|\$\{)")
"""A key, or the start of one that ends in data, in the code of the client."""

UNWANTED = {
    "en": r"invalid|illegal|\berror|sorry|please|\bcolor\b|\bcenter|favorite|\bwinner is",
    "th": r"โซน|แอ็กชันอิสระ|แต้ม|โลภ|ลงคะแนน|แผ่น(?!กลม)|ช่วงเขียนเลข|ครับ|ค่ะ|โปรด|กรุณา|ท่าน(?![\u0e31-\u0e3a])|เธอ"
    r"|[๐-๙]|\u200b|(?<!\u00a0)ๆ",
    "it": r"reclam|invalid|\berror|vincitor|posto libero|per favore|gratis|(^|\s)E[’']|\bpunto cerchiato",
    "de": r"\bFigur|ungültig|illegal|\bFehler|\bbitte\b|leider|\bStrecke|Ankunftsraum|Mahlzeit|Rundenmatch|Quartett"
    r"|Gewinner|Kreislinie|Anlegestelle|erweitert|gratis|beanspruch",
    "fr": r"Pourquoi pas|carrefour|\brafle|\bvous\b|\bvotre\b|\bvos\b|revendiqu|gagnant|invalide|\berreur|\bValider"
    r"|Expérimenté|zone de jeu|s’il te pla|gratuit|\bpièce",
    "es": r"\bpartidos?\b|\bviola\b|\bpiezas?\b|agregar|reclam|vosotros|ustedes|ganador|inválid|\berror|por favor"
    r"|gratis",
}
"""What the glossary marks “no”, “not” or “never”."""

TYPOGRAPHY = {
    "en": [("quotes are “ ”", r"[«»„]")],
    "th": [("no full stop, comma, ! or ?", r"[.,](?=[\s”)\ufffc]|$)|[!?]"), ("quotes are “ ”", r"[«»„]")],
    "it": [("quotes are « »", r"[“”„]"), ("no space inside « »", r"«\s|\s»"), ("no space before : ; ! ?", r"\s[:;!?]")],
    "de": [("quotes are „ “", r"[«»”]")],
    "fr": [
        ("U+202F before : ; ! ?", r"[^\u202f][:;!?](?=\s|$)|[ \u00a0][:;!?]"),
        ("U+202F inside « »", r"«(?!\u202f)|(?<!\u202f)»"),
        ("quotes are « »", r"[“”„]"),
    ],
    "es": [
        ("quotes are « »", r"[“”„]"),
        ("no space inside « »", r"«\s|\s»"),
        ("no space before : ; ! ?", r"\s[:;!?]"),
        ("¿ opens a question", r"^[^¿]*\?"),
    ],
}
EVERYWHERE = [
    ("’, not '", r"'"),
    ("no straight quotes", r'"'),
    ("− before a number", rf"(^|[\s(])-{VALUE}"),
    ("U+00A0 in Connect 5", r"Connect 5"),
    ("… is one sign", r"\.\.\."),
    ("no exclamation marks", r"[!¡]"),
    ("no space at the end of a line", r" \n| $"),
]


@cache
def messages(locales: Path, lang: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(locales, lang) if isinstance(entry, ftl.Message)}


@cache
def entries(locales: Path, lang: str) -> list[ftl.EntryType]:
    files = sorted((locales / lang).glob("*.ftl"))
    return [entry for file in files for entry in FluentParser().parse(file.read_text("utf-8")).body]


def patterns(message: ftl.Message) -> Iterator[ftl.Pattern]:
    if message.value:
        yield message.value
    for attribute in message.attributes:
        yield attribute.value


def texts(pattern: ftl.Pattern) -> Iterator[str]:
    """The text of a pattern with its default variants, then each variant alone."""
    variants = [
        element.expression.variants
        for element in pattern.elements
        if isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression)
    ]
    yield "".join(flat(element) for element in pattern.elements)
    for choice in variants:
        for variant in choice:
            yield from texts(variant.value)


def flat(element: ftl.TextElement | ftl.Placeable) -> str:
    if isinstance(element, ftl.TextElement):
        return str(element.value)
    if isinstance(element.expression, ftl.SelectExpression):
        default = next(variant for variant in element.expression.variants if variant.default)
        return next(texts(default.value))
    return VALUE


def variables(node: object) -> set[str]:
    """The names of all values a message takes."""
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return set().union(*map(variables, node))
    if isinstance(node, ftl.BaseNode):
        return set().union(*(variables(child) for name, child in vars(node).items() if name != "span"))
    return set()


def unparsed(locales: Path, _: Path) -> list[str]:
    """Junk and duplicate keys."""
    faults = []
    for lang in LANGUAGES:
        seen: set[str] = set()
        for entry in entries(locales, lang):
            if isinstance(entry, ftl.Junk):
                faults.append(f"{lang}: not Fluent: {entry.content!r:.80}")
            elif isinstance(entry, ftl.Message):
                if entry.id.name in seen:
                    faults.append(f"{lang}: {entry.id.name} is there twice")
                seen.add(entry.id.name)
    return faults


def unlike_english(locales: Path, _: Path) -> list[str]:
    """Keys, attributes and variables that differ from the English ones."""
    english, faults = messages(locales, "en"), []
    for lang in LANGUAGES:
        found = messages(locales, lang)
        faults += [f"{lang}: {key} is missing" for key in english.keys() - found.keys()]
        faults += [f"{lang}: {key} is not English" for key in found.keys() - english.keys()]
        for key in english.keys() & found.keys():
            one, other = english[key], found[key]
            if {part.id.name for part in one.attributes} != {part.id.name for part in other.attributes}:
                faults.append(f"{lang}: {key}: other attributes")
            if (one.value is None) != (other.value is None):
                faults.append(f"{lang}: {key}: value and no value")
            if variables(one) != variables(other):
                faults.append(f"{lang}: {key}: takes {sorted(variables(other))}, English {sorted(variables(one))}")
    return faults


def unwanted(locales: Path, _: Path) -> list[str]:
    """Words and typography that the glossary forbids."""
    faults = []
    for lang in LANGUAGES:
        rules = [*EVERYWHERE, *TYPOGRAPHY[lang], ("a word the glossary forbids", UNWANTED[lang])]
        for key, message in messages(locales, lang).items():
            for text in (text for pattern in patterns(message) for text in texts(pattern)):
                for why, wrong in rules:
                    if found := re.search(wrong, text, re.MULTILINE):
                        faults.append(f"{lang}: {key}: {why}: {found[0]!r} in {text!r:.120}")
    return faults


@cache
def trees(source: Path) -> list[ast.AST]:
    """Every node of every module."""
    return [node for file in sorted(source.rglob("*.py")) for node in ast.walk(ast.parse(file.read_text("utf-8")))]


def constants(source: Path) -> set[str]:
    written = {node.value for node in trees(source) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return written | in_client()


@cache
def in_client() -> set[str]:
    """The keys, and beginnings of keys, in the web client; its own tests may speak of keys that do not exist."""
    files = [*(file for file in WEB.rglob("*.ts") if not file.name.endswith(".test.ts")), *WEB.rglob("*.svelte")]
    return {found for file in files for found in IN_CLIENT.findall(file.read_text("utf-8"))}


def unused(locales: Path, source: Path) -> list[str]:
    """Keys that no code uses."""
    written = constants(source)
    starts = tuple(text for text in written if re.fullmatch(r"(tb|cl|wb|cn|c5|cx)(-[a-z0-9_]+)*-", text))
    rules = {text.lower() for text in written if re.fullmatch(r"[A-Z][A-Z0-9]-[A-Z0-9]+[a-z]?", text)}
    faults = []
    for key in messages(locales, "en"):
        short, kind, *rest = key.split("-")
        at_table = key.startswith("tb-refusal-") and (
            {"-".join(rest).upper(), f"TB-{'-'.join(rest).upper()}"} & written or rest[0] == "not"
        )
        by_rule = kind == "refusal" and rest and f"{short}-{rest[0]}" in rules
        by_data = short not in ("tb", "cl", "wb") and (kind in BY_FAMILY or key in (f"{short}-name", f"{short}-help"))
        if (
            key not in written
            and not by_rule
            and not at_table
            and not by_data
            and not (starts and key.startswith(starts))
        ):
            faults.append(f"{key} is used nowhere")
    return faults


def used_keys(source: Path) -> Iterator[tuple[str, set[str] | None]]:
    """Every literal key in the code, with the names of its values if they are literal too."""
    yield from ((key, None) for key in in_client() if KEY.fullmatch(key))
    for node in trees(source):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
            yield node.value, None
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        if name == "need" and len(node.args) > 1:  # the table's own refusals
            for rule in choices(node.args[1]):
                if re.fullmatch(r"[A-Z-]+", rule):
                    yield Refusal(f"TB-{rule}").key, {str(keyword.arg) for keyword in node.keywords}
        for key in choices(node.args[0]):
            if name in ("say", "UsageError") and KEY.fullmatch(key):
                open_ended = any(keyword.arg is None for keyword in node.keywords)
                yield key, None if open_ended else {str(keyword.arg) for keyword in node.keywords}
            elif name == "BadContent" and KEY.fullmatch(key):
                yield key, names(node.args[1]) if len(node.args) > 1 else None
            elif name == "Refusal" and re.fullmatch(r"[A-Z0-9]+(-[A-Za-z0-9]+)+", key):
                detail = node.args[1] if len(node.args) > 1 else ast.Dict([], [])
                for why in reasons(detail):
                    yield Refusal(key, {"why": why} if why else {}).key, names(detail)


def choices(node: ast.expr) -> list[str]:
    """The texts that an expression can evaluate to, as far as they are literals."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return choices(node.body) + choices(node.orelse)
    return []


def reasons(detail: ast.expr) -> list[str]:
    """The literal values of `why` in a detail, an empty one where it has none."""
    if not isinstance(detail, ast.Dict):
        return []
    for key, value in zip(detail.keys, detail.values, strict=True):
        if isinstance(key, ast.Constant) and key.value == "why":
            return choices(value)
    return [] if None in detail.keys else [""]


def names(detail: ast.expr) -> set[str] | None:
    """The names in a literal detail."""
    if not isinstance(detail, ast.Dict):
        return None
    found = {key.value for key in detail.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}
    return found if len(found) == len(detail.keys) else None


def missing(locales: Path, source: Path) -> list[str]:
    """Keys that code uses and no catalogue has, and values that a sentence needs and code does not pass."""
    english, faults = messages(locales, "en"), []
    present = {key.split("-")[0] for key in english}
    for key, given in used_keys(source):
        if key not in english:
            if key.split("-")[0] in present:
                faults.append(f"{key} is in no catalogue")
        elif given is not None and not variables(english[key]) <= given:
            faults.append(f"{key} needs {sorted(variables(english[key]) - given)}")
    return faults


def untitled(locales: Path, _: Path) -> list[str]:
    """Refusals without a question or a reason."""
    return [
        f"{key} needs a value and .title"
        for key, message in messages(locales, "en").items()
        if re.match(r"[a-z0-9]+-refusal-", key)
        and not (message.value and [part.id.name for part in message.attributes] == ["title"])
    ]


CHECKS: list[Callable[[Path, Path], list[str]]] = [unparsed, unlike_english, unwanted, unused, missing, untitled]


@pytest.mark.parametrize("check", CHECKS)
def test_catalogues(check: Callable[[Path, Path], list[str]]) -> None:
    assert check(SOURCE / "locales", SOURCE) == []


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_refusals_quote_no_english_command(lang: str) -> None:
    """What one types is English; what one is told is not."""
    commands = "done|pass|stuck|draw|keep|aside|stack|place|split|step|jump|take|lay|return"
    quoted = re.compile(rf"[„«“][\s\u202f]?({commands})[\s\u202f]?[“»”]")
    lines = [
        line for file in (SOURCE / "locales" / lang).glob("*.ftl") for line in file.read_text("utf-8").splitlines()
    ]
    assert [line for line in lines if "-refusal-" in line.partition("=")[0] and quoted.search(line)] == []


def test_every_game_speaks() -> None:
    """A registered game has a name, help and words for its options."""
    speech = Speech("en")
    wanted = [key for name, place in GAMES.items() if place.startswith("connectable.") for key in keys_of(name)]
    assert [key for key in wanted if not speech.knows(key)] == []


def keys_of(name: str) -> list[str]:
    short = prefix(name)
    options = [f"{short}-option-{option.name}" for option in game(name).options]
    choice = [f"{short}-choice-{option.name}-{value}" for option in game(name).options for value in option.choices]
    return [f"{short}-name", f"{short}-help", *options, *choice]


FAULTS = [
    (unparsed, "de", "tb-total = Summe", "tb-total Summe"),
    (unparsed, "de", "tb-total = Summe", "tb-total = Summe\ntb-total = Summe"),
    (unlike_english, "it", "tb-total = totale\n", ""),
    (unlike_english, "it", "tb-total = totale\n", "tb-total = totale\ntb-totals = totali\n"),
    (unlike_english, "it", "tb-total = totale\n", "tb-total = totale\n    .title = x\n"),
    (unlike_english, "it", "tb-total = totale\n", "tb-total = totale { $n }\n"),
    (unwanted, "th", "tb-total = คะแนนรวม", "tb-total = โซน"),
    (unwanted, "th", "tb-total = คะแนนรวม", "tb-total = แอ็กชันอิสระ"),
    (unwanted, "th", "tb-total = คะแนนรวม", "tb-total = คะแนนรวม."),
    (unwanted, "th", "tb-total = คะแนนรวม", "tb-total = คะแนน, รวม"),
    (unwanted, "th", "tb-total = คะแนนรวม", "tb-total = คะแนนรวม?"),
    (unwanted, "de", "tb-total = Summe", "tb-total = Figur"),
    (unwanted, "de", "tb-total = Summe", "tb-total = ”Summe”"),
    (unwanted, "es", "tb-total = total", "tb-total = partido"),
    (unwanted, "es", "tb-total = total", "tb-total = Cuánto?"),
    (unwanted, "fr", "tb-total = total", "tb-total = Pourquoi pas"),
    (unwanted, "fr", "tb-total = total", "tb-total = total :"),
    (unwanted, "fr", "tb-total = total", "tb-total = total:"),
    (unwanted, "fr", "tb-total = total", "tb-total = «total»"),
    (unwanted, "fr", "tb-total = total", "tb-total = l'an"),
    (unwanted, "it", "tb-total = totale", "tb-total = -{ $n }"),
    (unwanted, "it", "tb-total = totale", "tb-total = { $n ->\n    [one] -{ $n }\n   *[other] due\n    }"),
    (unwanted, "it", "tb-total = totale", "tb-total = Connect 5"),
    (unused, "en", "tb-total = total", "tb-total = total\ntb-unheard = x"),
    (missing, "en", "tb-total = total\n", ""),
    (missing, "en", "tb-prompt = ", "tb-prompt = { $nothing }"),
    (untitled, "en", "tb-total = total", "tb-total = total\ncn-refusal-f2 = x"),
]


@pytest.mark.parametrize(("check", "lang", "right", "wrong"), FAULTS)
def test_checks_see_faults(
    check: Callable[[Path, Path], list[str]], lang: str, right: str, wrong: str, tmp_path: Path
) -> None:
    for each in LANGUAGES:
        (tmp_path / "locales" / each).mkdir(parents=True)
        shutil.copy(SOURCE / "locales" / each / "table.ftl", tmp_path / "locales" / each)
    file = tmp_path / "locales" / lang / "table.ftl"
    text = file.read_text("utf-8")
    assert text.count(right) == 1
    file.write_text(text.replace(right, wrong), "utf-8")
    assert check(tmp_path / "locales", SOURCE) != []


@pytest.mark.parametrize(
    "code",
    [
        'pen.say("tb-unheard")',
        'pen.say("tb-prompt")',
        'UsageError("tb-bad-game", game=1)',
        'UsageError("tb-total" if x else "tb-unheard")',
        'BadContent("tb-unheard", {}, 1)',
        'BadContent("tb-bad-game", {"game": "x"}, 1)',
        'Refusal("TB-F2", {"why": "late"})',
        'Refusal("TB-F2", {"why": "late", **more})',
        'Refusal("TB-F2")',
        'need(False, "TASTE")',
        'need(False, "TAKEN")',
    ],
)
def test_code_that_asks_in_vain_is_seen(code: str, tmp_path: Path) -> None:
    (tmp_path / "seeded.py").write_text(code, "utf-8")
    assert missing(SOURCE / "locales", tmp_path) != []


def test_code_that_asks_well_is_fine(tmp_path: Path) -> None:
    (tmp_path / "seeded.py").write_text('pen.say("tb-prompt", seat=1)\nSlip("tb-bad-game", **values)', "utf-8")
    assert missing(SOURCE / "locales", tmp_path) == []


@pytest.mark.parametrize(
    ("lang", "items", "text"),
    [
        ("en", [1, 2, 3], "1, 2 and 3"),
        ("de", ["Ploy", "Jonas"], "Ploy und Jonas"),
        ("it", [1, 2, 3], "1, 2 e 3"),
        ("fr", ["Ploy"], "Ploy"),
        ("es", ["Ploy", "Inés"], "Ploy e Inés"),
        ("es", ["Ploy", "Hilda"], "Ploy e Hilda"),
        ("es", ["Ploy", "Iona"], "Ploy y Iona"),
        ("es", [1, 2], "1 y 2"),
        ("th", ["Ploy", "Jonas"], "Ploy และ Jonas"),
        ("th", [1, 2, 3], "1 2 และ 3"),
        ("en", [], ""),
    ],
)
def test_lists(lang: str, items: list[str] | list[int], text: str) -> None:
    assert Speech(lang).list(items) == text


def test_sequences_are_joined_and_plurals_follow_numbers() -> None:
    assert (
        Speech("de").say("tb-bad-game", game="go", known=["a", "b"])
        == "Das Spiel „go“ gibt es nicht. Es gibt: a und b."
    )
    assert "1 seat is" in Speech("en").say("tb-bad-count", count=1, low=2, high=4)
    assert "0 place est" in Speech("fr").say("tb-bad-count", count=0, low=2, high=4)


def test_a_game_from_outside_brings_its_own_catalogue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "pebbles" / "locales" / "en"
    folder.mkdir(parents=True)
    (tmp_path / "pebbles" / "__init__.py").touch()
    (folder / "pebbles.ftl").write_text("## Names\npb-name = Pebbles\npb-rule-p2 = Two pebbles.\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert (prefix("pebbles", "pebbles"), first_rule("pebbles", "pebbles")) == ("pb", "PB-P2")
    assert Speech("de", "pebbles").rule("PB-P2") == "Two pebbles."
    assert (prefix("pebbles"), first_rule("pebbles")) == (None, None)


def test_what_is_not_fluent_is_raised() -> None:
    with pytest.raises(ValueError, match="not Fluent"):
        parse("tb-total Summe")


def test_seats_in_refusals_are_said_by_name() -> None:
    taken = Refusal("TB-TAKEN", {"seat": 1})
    assert Speech("en").refusal(taken) == ("Why not Seat\xa02?", "That seat is taken. Choose an open one.")
    assert Speech("de").refusal(taken, ["Ploy", "Jonas"])[0] == "Warum nicht Jonas?"


def test_a_missing_key_or_value_is_raised() -> None:
    speech = Speech("en")
    with pytest.raises(KeyError, match="tb-unheard"):
        speech.say("tb-unheard")
    with pytest.raises(KeyError, match="title"):
        speech.speak("tb-total", "title", {})
    with pytest.raises(KeyError, match="zz-refusal-f2-late"):
        speech.refusal(Refusal("ZZ-F2", {"why": "late"}))
    with pytest.raises(KeyError, match="zz-rule-f2"):
        speech.rule("ZZ-F2")
    with pytest.raises(ValueError, match="seat"):
        speech.say("tb-prompt")
    with pytest.raises(ValueError, match="xx"):
        Speech("xx")


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE", "LANGUAGE": "pt:es:it"}, "es"),
        ({"LANG": "", "LC_ALL": "", "LANGUAGE": ""}, "en"),
        ({"LANG": "th_TH.TIS-620"}, "th"),
    ],
)
def test_language_of_the_environment(environment: dict[str, str], lang: str) -> None:
    assert language(environment) == lang
