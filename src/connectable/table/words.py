"""The texts in what somebody may know: which of them one view has where another differs. It knows nothing of games."""


def gained(old: object, new: object, found: set[str]) -> None:
    """Adds every text and every name of a field in those parts of a view that are not the same in the old one."""
    if old is new:
        return
    if isinstance(new, dict) and isinstance(old, dict):
        for name, value in new.items():
            if name in old:
                gained(old[name], value, found)
            else:
                found.add(name)
                collect(value, found)
    elif isinstance(new, list) and isinstance(old, list):
        for number, value in enumerate(new):
            if number < len(old):
                gained(old[number], value, found)
            else:
                collect(value, found)
    elif old != new:
        collect(new, found)


def collect(value: object, found: set[str]) -> None:
    """Adds every text and every name of a field."""
    if isinstance(value, str):
        found.add(value)
    elif isinstance(value, dict):
        for name, inner in value.items():
            found.add(name)
            collect(inner, found)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            collect(inner, found)


def words_of(value: object) -> set[str]:
    """Every text and every name of a field."""
    found = set[str]()
    collect(value, found)
    return found
