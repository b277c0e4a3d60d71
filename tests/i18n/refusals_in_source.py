"""Every refusal that the rules can return, read from their source: clause, case and the names of its facts."""

import ast
from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

import roundhouse.games
from roundhouse.referee import call_corrections

Key = tuple[str, str]


@cache
def refusals_in_source() -> dict[Key, list[set[str]]]:
    """Clause and case of each `refused(...)` in the games and in `call_corrections`, with the facts of its calls."""
    found: dict[Key, list[set[str]]] = defaultdict(list)
    games = Path(roundhouse.games.__file__).parent
    # A game that is a package is one body of rules: its files refer to each other's methods.
    packages = [sorted(path.glob("*.py")) for path in sorted(games.iterdir()) if path.is_dir()]
    trees = [
        ast.Module([each for path in files for each in ast.parse(path.read_text(encoding="utf-8")).body], [])
        for files in [*([path] for path in sorted(games.glob("*.py"))), *packages, [Path(call_corrections.__file__)]]
    ]
    by_game = _texts_by_game(trees)
    for tree in trees:
        module = _Module(tree, by_game)
        for call, function in module.refusals():
            facts = set().union(*(module.fact_names(keyword, function) for keyword in call.keywords))
            for clause in module.texts(call.args[0], function):
                for why in module.texts(call.args[1], function):
                    found[clause, why].append(facts)
    return dict(sorted(found.items()))


def _texts_by_game(trees: Iterable[ast.Module]) -> dict[str, set[str]]:
    """The texts that classes give their attributes, by the attribute: `turn_order = "MT-3"`."""
    found: dict[str, set[str]] = defaultdict(set)
    for tree in trees:
        for kind in [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]:
            for each in kind.body:
                match each:
                    case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=str(text))):
                        found[name].add(text)
    for texts in found.values():
        texts.discard("")  # no such clause
    return found


class _Module:
    """A module's functions by name, and what their text expressions can be; `by_game`: see `_texts_by_game`."""

    def __init__(self, tree: ast.Module, by_game: Mapping[str, set[str]]) -> None:
        self.tree = tree
        self.by_game = by_game
        self.functions = {node.name: node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}

    def refusals(self) -> list[tuple[ast.Call, ast.FunctionDef]]:
        return [
            (node, function)
            for function in self.functions.values()
            for node in ast.walk(function)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refused"
        ]

    def fact_names(self, keyword: ast.keyword, function: ast.FunctionDef) -> set[str]:
        if keyword.arg is not None:
            return {keyword.arg}
        # `**self._double(...)`: the keys of the dict which that method returns.
        assert isinstance(keyword.value, ast.Call), f"{function.name}: facts from {ast.unparse(keyword.value)}"
        keys: set[str] = set()
        for returned in self._returned(keyword.value):
            assert isinstance(returned, ast.Dict)
            keys |= {str(ast.literal_eval(key)) for key in returned.keys if key is not None}
        return keys

    def texts(self, node: ast.expr, function: ast.FunctionDef) -> set[str]:
        """The texts that an expression can be; the empty one stands for no refusal."""
        match node:
            case ast.Constant(value=str(text)):
                return {text} - {""}
            case ast.IfExp(body=one, orelse=other):
                return self.texts(one, function) | self.texts(other, function)
            case ast.JoinedStr(values=values):
                found = {""}
                for part in values:
                    inner = part.value if isinstance(part, ast.FormattedValue) else part
                    found = {text + more for text in found for more in self.texts(inner, function)}
                return found
            case ast.Call():
                callee = self.functions[_called(node)]
                return set().union(*(self.texts(each, callee) for each in self._returned(node)))
            case ast.Attribute(attr=name) if name in self.by_game:
                return self.by_game[name]
            case ast.Name(id=name):
                return set().union(*(self.texts(each, function) for each in self._values(name, function)))
        raise AssertionError(f"{function.name}: cannot tell what {ast.unparse(node)} can be")

    def _returned(self, call: ast.Call) -> list[ast.expr]:
        function = self.functions[_called(call)]
        return [node.value for node in ast.walk(function) if isinstance(node, ast.Return) and node.value]

    def _values(self, name: str, function: ast.FunctionDef) -> list[ast.expr]:
        """What is assigned to a local name, or passed for a parameter."""
        assigned = [
            node.value
            for node in ast.walk(function)
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == name
        ]
        parameters = [argument.arg for argument in function.args.args if argument.arg != "self"]
        if name in parameters:
            place = parameters.index(name)
            assigned += [
                node.args[place]
                for node in ast.walk(self.tree)
                if isinstance(node, ast.Call) and _called(node) == function.name
            ]
        assert assigned, f"{function.name}: nothing is assigned to {name}"
        return assigned


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
