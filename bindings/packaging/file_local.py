"""Keeps the names in unnamed namespaces of C++ files private to their file when several files become one.

Nothing is renamed. The contents of a file's unnamed namespaces go into a namespace of that file, and the bodies of the
file's other functions open this namespace with a using directive. The compiler then finds each name just as in the
separate file, including overloads and members, and no other file sees the names. One limit remains: public declarations
of another file in the same namespace become visible. Such a name overloads a function or causes a compile error. Code in
a form that this module does not understand also causes a compile error.
"""

import re

TOKEN = re.compile(
    r"""(?P<comment>//[^\n]*|/\*.*?\*/)
    |(?P<string>R"(?P<mark>[^(\s]*)\(.*?\)(?P=mark)"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')
    |(?P<directive>^[ \t]*\#(?:\\\n|[^\n])*)
    |(?P<name>[A-Za-z_]\w*)|(?P<number>\d[\w.']*)|(?P<sign>::|->|[^\w\s])|(?P<space>\s+)""",
    re.VERBOSE | re.DOTALL | re.MULTILINE,
)

KINDS_OF_CODE = ("string", "name", "number", "sign")
CLOSING = {"(": ")", "[": "]", "{": "}"}
TYPES = {"struct", "class", "union", "enum"}


def is_name(token: str) -> bool:
    return re.fullmatch(r"[A-Za-z_]\w*", token) is not None


class Source:
    """The text of a file without its includes."""

    def __init__(self, text: str, own: str) -> None:
        code = [match for match in TOKEN.finditer(text) if any(match[kind] for kind in KINDS_OF_CODE)]
        self.text = text
        self.own = own
        self.token = [match[0] for match in code] + [""]
        self.begin = [match.start() for match in code]
        self.end = [match.end() for match in code]
        self.local: set[str] = set()  # the names that the unnamed namespaces declare
        self.opened: list[str] = []  # the full names of the file's own namespaces
        self.inserted: list[tuple[int, str]] = []  # the position and text of each insertion

    def scoped(self) -> str:
        self.declarations(0, len(self.begin), ())
        self.qualified()
        parts, at = [], 0
        for place, text in sorted(self.inserted, key=lambda one: one[0]):
            parts += [self.text[at:place], text]
            at = place
        return "".join((*parts, self.text[at:]))

    def behind_group(self, at: int) -> int:
        """Returns the position after the closing bracket."""
        depth = 0
        while True:
            depth += (self.token[at] in CLOSING) - (self.token[at] in CLOSING.values())
            at += 1
            if depth == 0:
                return at

    # --- declarations in a namespace or a class ---

    def declarations(self, at: int, end: int, path: tuple[str, ...]) -> None:
        while at < end:
            if self.token[at] == "namespace" and "{" in self.token[at : at + 8]:  # at most a::b::c
                at = self.namespace(at, path)
            elif self.token[at] == "using" and path and "=" not in self.token[at : at + 4]:
                at = self.using(at, path)
            elif self.token[at] in ("public", "private", "protected"):
                at += 2
            else:
                at = self.declaration(at, path)

    def namespace(self, at: int, path: tuple[str, ...]) -> int:
        begin = self.token.index("{", at)
        behind = self.behind_group(begin)
        names = tuple(token for token in self.token[at + 1 : begin] if is_name(token))
        if names:
            self.declarations(begin + 1, behind - 1, path + names)
            return behind
        self.keep(self.end[begin], f" namespace {self.own} {{", self.begin[behind - 1], "}  ", path)
        self.local |= self.names_declared(begin + 1, behind - 1)
        return behind

    def using(self, at: int, path: tuple[str, ...]) -> int:
        """Makes a using declaration private to the file."""
        behind = self.token.index(";", at) + 1
        self.keep(self.begin[at], f"namespace {{ namespace {self.own} {{ ", self.end[behind - 1], " }}", path)
        if self.token[at + 1] != "namespace":
            self.local.add(self.token[behind - 2])
        return behind

    def keep(self, begin: int, before: str, end: int, after: str, path: tuple[str, ...]) -> None:
        self.inserted += [(begin, before), (end, after)]
        self.opened.append("::".join(("", *path, self.own)))

    def declaration(self, at: int, path: tuple[str, ...]) -> int:
        """Reads a declaration. Opens the file's namespace in bodies, and qualifies names where using directives are not
        allowed."""
        begin = at = self.behind_template(at)
        plain: list[int] = []  # the tokens outside bodies
        is_function = is_type = False
        while True:
            token = self.token[at]
            if token == "{" and self.token[begin] in TYPES and self.token[begin] != "enum" and not is_function:
                behind = self.behind_group(at)
                self.declarations(at + 1, behind - 1, path)
                is_type = True
                at = behind
            elif token == "{" and is_function:
                behind = self.behind_group(at)
                if self.token[behind] in (",", "{"):  # a member's initializer
                    plain += range(at, behind)
                else:
                    self.open_in(at, behind)
                at = behind
                if self.token[at] not in (",", "{", "catch"):
                    break
            elif token in CLOSING:
                behind = self.behind_group(at)
                is_function |= token == "(" and not is_type and "=" not in [self.token[i] for i in plain]
                plain += range(at, behind)
                at = behind
            else:
                plain.append(at)
                at += 1
                if token in (";", ""):
                    break
        named = next((i - 1 for i in plain if self.token[i] == "("), None) if is_function else None
        for i in plain:
            if i != named and self.is_local(i) and not (is_function and self.is_parameter(i)):
                self.inserted.append((self.begin[i], f"{self.own}::"))
        return at

    def behind_template(self, at: int) -> int:
        if self.token[at] != "template":
            return at
        depth = 0
        while True:
            at += 1
            depth += {"<": 1, ">": -1}.get(self.token[at], 0)
            if depth == 0:
                return at + 1

    def is_local(self, at: int) -> bool:
        return self.token[at] in self.local and self.token[at - 1] not in (".", "->", "::")

    def is_parameter(self, at: int) -> bool:
        before, after = self.token[at - 1], self.token[at + 1]
        return (is_name(before) or before in ("&", "*", ">")) and after in (",", ")", "=", "[")

    def qualified(self) -> None:
        """Handles names that are qualified by the surrounding namespace, for example tile_text::rows."""
        around = {name.split("::")[-2] for name in self.opened}
        for at in range(2, len(self.begin)):
            if self.token[at] in self.local and self.token[at - 1] == "::" and self.token[at - 2] in around:
                self.inserted.append((self.begin[at], f"{self.own}::"))

    def open_in(self, begin: int, behind: int) -> None:
        if any(self.is_local(i) for i in range(begin, behind)):
            directives = "".join(f" using namespace {name};" for name in dict.fromkeys(self.opened))
            self.inserted.append((self.end[begin], directives))

    # --- declarations in an unnamed namespace ---

    def names_declared(self, at: int, end: int) -> set[str]:
        found: set[str] = set()
        while at < end:
            begin = at = self.behind_template(at)
            name = ""
            is_function = False
            while at < end and self.token[at] != ";":
                token, after = self.token[at], self.token[at + 1]
                is_pointer = after == "(" and self.token[at + 2] == "*"  # a pointer to a function; `token` is the result type
                if not name and is_name(token) and after in ("(", "=", "{", "[", ";", ":", "final") and not is_pointer:
                    name = token
                    is_function = after == "("
                behind = self.behind_group(at) if token in CLOSING else at + 1
                if token == "{" and self.token[begin] == "enum":
                    found |= {self.token[i] for i in range(at, behind) if is_name(self.token[i])}
                at = behind
                if token == "{" and is_function and self.token[at] not in (",", "{", "catch"):
                    break
            else:
                at += 1
            found.add(name)
        return found - {""}


def scoped(text: str, own: str) -> str:
    """Returns the text with the contents of its unnamed namespaces moved to the namespace `own`, which no other text opens."""
    return Source(text, own).scoped()
