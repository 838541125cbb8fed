"""What C++ files keep to themselves in their unnamed namespaces: finding those names, and giving them names of the
file's own where several files that become one use the same."""

import re

TOKEN = re.compile(
    r"""(?P<comment>//[^\n]*|/\*.*?\*/)|(?P<string>R"(?P<mark>[^(\s]*)\(.*?\)(?P=mark)"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')
    |(?P<directive>^[ \t]*\#(?:\\\n|[^\n])*)|(?P<name>[A-Za-z_]\w*)|(?P<number>\d[\w.']*)|(?P<sign>::|->|[^\w\s])|(?P<space>\s+)""",
    re.VERBOSE | re.DOTALL | re.MULTILINE,
)


def tokens_of_code(text: str) -> list[str]:
    """Without comments, spaces and directives; strings are empty ones."""
    found = []
    for match in TOKEN.finditer(text):
        if match["string"]:
            found.append('""')
        elif match["name"] or match["number"] or match["sign"]:
            found.append(match[0])
    return found


def is_name(token: str) -> bool:
    return re.fullmatch(r"[A-Za-z_]\w*", token) is not None


def statements(code: list[str]) -> list[list[str]]:
    """The declarations at the top of a namespace's body; of what stands in braces only that."""
    found: list[list[str]] = []
    now: list[str] = []
    depth = 0
    for token in code:
        now.append(token)
        if token in "{([":
            depth += 1
        elif token in "})]":
            depth -= 1
        ended = token == ";" or (token == "}" and not is_variable_or_type(now))
        if depth == 0 and ended:
            found.append(now)
            now = []
    return found


def is_variable_or_type(statement: list[str]) -> bool:
    """Whether a brace closes something that ends at a semicolon, rather than a function's body."""
    before = statement[: statement.index("{")]
    return "(" not in before or "=" in before[: before.index("(")] or before[0] in ("struct", "class", "enum", "union")


def declared(statement: list[str]) -> list[str]:
    """The names that a declaration brings into its namespace."""
    if statement[0] == "template":
        depth, at = 0, 1
        while True:
            depth += {"<": 1, ">": -1}.get(statement[at], 0)
            at += 1
            if depth == 0:
                break
        statement = statement[at:]
    if statement[0] in ("static_assert", "namespace", ";"):
        return []
    if statement[0] in ("struct", "class", "union", "enum"):
        scoped = statement[1] in ("class", "struct")
        at = 2 if scoped else 1
        names = [statement[at]] if is_name(statement[at]) else []
        if statement[0] == "enum" and not scoped and "{" in statement:
            body = statement[statement.index("{") :]
            names += [token for before, token in zip(body, body[1:]) if before in "{," and is_name(token)]
        return names
    if statement[0] == "using":
        return [statement[1]] if statement[2] == "=" else []
    for before, token, after, next_after in zip([""] + statement, statement, statement[1:], statement[2:] + [""]):
        if (after, next_after) == ("(", "*"):  # the type of a pointer to a function
            continue
        if is_name(token) and after in ("(", "=", "{", "[", ";"):
            return [token] if before != "::" and token != "operator" else []
    return []


def names_in(code: list[str], is_local: bool) -> tuple[set[str], set[str]]:
    """What a file declares in its unnamed namespaces, and what in others."""
    local: set[str] = set()
    shared: set[str] = set()
    at = 0
    while at < len(code):
        if code[at] == "namespace" and "{" in code[at : at + 6]:
            begin = code.index("{", at)
            depth, end = 1, begin + 1
            while depth:
                depth += {"{": 1, "}": -1}.get(code[end], 0)
                end += 1
            inner = names_in(code[begin + 1 : end - 1], is_local or begin == at + 1)
            local |= inner[0]
            shared |= inner[1]
            code = code[:at] + code[end:]
        else:
            at += 1
    (local if is_local else shared).update(name for one in statements(code) for name in declared(one))
    return local, shared


def names_of(text: str) -> tuple[set[str], set[str]]:
    """What a file declares in its unnamed namespaces, and what in others."""
    return names_in(tokens_of_code(text), False)


def renamed(text: str, new_names: dict[str, str]) -> str:
    """The text with other names for some of its own. Members of the same name (a.name, a->name, A::name) keep it, but
    for the constructors of a class that is renamed."""
    out, before, last = [], "", ""
    for match in TOKEN.finditer(text):
        token = match[0]
        if match["name"] and token in new_names:
            is_constructor = last == "::" and before == token
            if last not in (".", "->", "::") or is_constructor:
                token = new_names[token]
        if not match["space"] and not match["comment"]:
            before, last = last, match[0]
        out.append(token)
    return "".join(out)
