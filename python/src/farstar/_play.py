"""Games whose rules are written in Python."""

from __future__ import annotations

import jpype

from . import _jvm


class Rules:
    """The rules of a game: a subclass says which moves there are.

    Positions are immutable and hashable; equal positions are the same one. ::

        class Subtraction(farstar.Rules):
            impartial = True

            def moves(self, position, player):
                return [position - n for n in (1, 2, 3) if n <= position]

        farstar.position(Subtraction(), 20).outcome()
    """

    #: Whether both players have the same moves in every position.
    impartial = False

    def moves(self, position, player: str):
        """The positions after each move of ``'Left'`` or ``'Right'``, or pairs of what a player types
        for a move and the position after it."""
        raise NotImplementedError

    def parts(self, position):
        """Independent parts whose sum the position is."""
        return [position]


def play(rules: Rules, start):
    """The rules as a play of Java, and the name of the position there."""
    option = _jvm.java("org.farstar.ListedPlay$Option")
    lists = _jvm.java("java.util.ArrayList")
    known: dict = {}
    names: dict[str, object] = {}

    def name(position) -> str:
        text = known.get(position)
        if text is None:
            text = str(position)
            while text in names:
                text += "'"
            known[position] = text
            names[text] = position
        return text

    def moves(position, player):
        found = lists()
        for move in rules.moves(names[str(position)], str(player).capitalize()):
            text, to = move if _is_named(move) else (str(move), move)
            found.add(option(text, name(to)))
        return found

    def parts(position):
        found = lists()
        for part in rules.parts(names[str(position)]):
            found.add(name(part))
        return found

    return _jvm.java("org.farstar.ListedPlay")(bool(rules.impartial), moves, parts), name(start)


def _is_named(move) -> bool:
    return isinstance(move, tuple) and len(move) == 2 and isinstance(move[0], str)
