"""Strategies: docs/formats/certificates.md, 'strategy'."""

from . import games
from .head import require

# What Left gets who moves first, and what Right gets.
FIRST = {"N": "ww", "P": "ll", "L": "wl", "R": "lw", "D": "dd"}
FIRST.update({"NHat": "wd", "NCheck": "dw", "PHat": "dl", "PCheck": "ld"})
PLAYERS = ("Left", "Right")
BETTER = "ldw"


def other(player):
    return PLAYERS[1 - PLAYERS.index(player)]


def turned(result):
    return {"w": "l", "l": "w", "d": "d"}[result]


class Board:
    """Positions side by side."""

    def __init__(self, play, rules):
        self.play, self.rules = play, rules
        self.impartial = all(each.impartial for each in rules)

    def text(self, positions):
        return " & ".join(r.write(p) for r, p in zip(self.rules, positions))

    def moves(self, positions, player):
        for i, rules in enumerate(self.rules):
            for text, to in rules.moves(positions[i], player):
                name = text if len(self.rules) == 1 else "%d: %s" % (i + 1, text)
                yield name, positions[:i] + (to,) + positions[i + 1 :]

    def verdict(self, positions):
        return self.rules[0].verdict(positions[0]) if self.play == "verdict" else None


def outcomes(claim):
    """The outcomes of which one is claimed to be the outcome."""
    return claim[9:].split(" or ") if claim.startswith("possible ") else [claim]


def promises(claimed, impartial):
    """Who starts, who follows the strategy, and whether he wins, else does not lose."""
    alike = all(FIRST[each][0] == FIRST[each][1] for each in claimed)
    for start in PLAYERS[:1] if impartial and alike else PLAYERS:
        results = {FIRST[each][PLAYERS.index(start)] for each in claimed}
        if "l" not in results:
            yield start, start, "d" not in results
        if "w" not in results:
            yield start, other(start), "d" not in results


def left(shown, impartial, play):
    """The outcomes that are left where all this is shown."""
    found = []
    for each, results in FIRST.items():
        kept = impartial is False or results[0] == results[1]
        kept = kept and (play == "verdict" or "d" not in results)
        for starts, keeper, wins in shown:
            result = results[PLAYERS.index(starts)]
            result = result if keeper == starts else turned(result)
            kept = kept and (result == "w" or not wins and result == "d")
        if kept:
            found.append(each)
    return found


def check(certificate):
    parts = games.parts(certificate.game, certificate.position)
    ends = "verdict" if hasattr(parts[0][0], "verdict") else None
    require((certificate.play == "verdict") == (ends is not None), "line 5: not its play")
    board = Board(certificate.play, [rules for rules, _ in parts])
    start = tuple(position for _, position in parts)
    lines = list(certificate.body)
    claimed = outcomes(certificate.claim)
    shown = list(promises(claimed, board.impartial))
    if len(claimed) > 1:
        found = left(shown, board.impartial, certificate.play)
        require(set(found) <= set(claimed), "line 7: strategies leave " + " or ".join(found))
    for starts, keeper, wins in shown:
        title = "when %s moves first, %s %s" % (
            starts,
            keeper,
            "wins" if wins else "does not lose",
        )
        require(lines and lines.pop(0) == title, "a line is missing: " + title)
        strategy = {}
        while lines and not lines[0].startswith("when "):
            words = lines.pop(0).split("\t")
            require(len(words) == 2 and words[0] not in strategy, "not a board and its move")
            strategy[words[0]] = words[1]
        used = play(board, start, starts, keeper, "w" if wins else "d", strategy)
        require(used == set(strategy), "a line to which no play leads")
    require(not lines, "a line more than the claim asks for")


def play(board, start, starts, keeper, least, strategy):
    """Plays against every move; hands back the boards whose lines were used."""
    used, done, path = set(), set(), set()
    stack = [(start, starts, None)]
    while stack:
        positions, mover, followers = stack.pop()
        if followers is None:
            require((positions, mover) not in path, "a play comes back")
            if (positions, mover) in done:
                continue
            path.add((positions, mover))
            followers = iter(next_boards(board, positions, mover, keeper, least, strategy, used))
        for to in followers:
            stack.append((positions, mover, followers))
            stack.append((to, other(mover), None))
            break
        else:
            path.discard((positions, mover))
            done.add((positions, mover))
    return used


def next_boards(board, positions, mover, keeper, least, strategy, used):
    text = board.text(positions)
    verdict = board.verdict(positions)
    moves = {} if verdict else dict(board.moves(positions, mover))
    if not moves:
        if board.play == "verdict":
            require(verdict, "no verdict at " + text)
            result = FIRST[verdict][PLAYERS.index(mover)]
        else:
            result = "l" if board.play == "normal" else "w"
        result = result if mover == keeper else turned(result)
        require(BETTER.index(result) >= BETTER.index(least), "a play ends badly at " + text)
        return []
    if mover != keeper:
        return moves.values()
    require(text in strategy, "no line for " + text)
    require(strategy[text] in moves, "no such move at " + text)
    used.add(text)
    return [moves[strategy[text]]]
