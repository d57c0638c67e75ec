"""Strategies: docs/formats/certificates.md, 'strategy and parts'."""

import re

from . import classes, notation, sums, values
from .head import Unknown, require

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
        said = {each.endless for each in rules if hasattr(each, "endless")}
        self.endless = "D" if len(said) > 1 else min(said, default=None)
        self.draws = play == "verdict" or bool(said)

    def text(self, positions):
        return " & ".join(r.write(p) for r, p in zip(self.rules, positions))

    def moves(self, positions, player):
        for i, rules in enumerate(self.rules):
            for text, to in rules.moves(positions[i], player):
                name = text if len(self.rules) == 1 else "%d: %s" % (i + 1, text)
                yield name, positions[:i] + (to,) + positions[i + 1 :]

    def played(self, positions, text):
        """Where a text leads that no move has; None where it is none."""
        number = re.fullmatch("([1-9][0-9]{0,2}): (.*)", text) if len(self.rules) > 1 else None
        at = int(number[1]) - 1 if number else 0
        if len(self.rules) > 1 and not number or at >= len(self.rules):
            return None
        rules = self.rules[at]
        to = rules.played(positions[at], number[2] if number else text) if hasattr(rules, "played") else None
        return to and positions[:at] + (to,) + positions[at + 1 :]

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


def left(shown, board):
    """The outcomes that are left where all this is shown."""
    found = []
    for each, results in FIRST.items():
        kept = not board.impartial or results[0] == results[1]
        kept = kept and (board.draws or "d" not in results)
        for starts, keeper, wins in shown:
            result = results[PLAYERS.index(starts)]
            result = result if keeper == starts else turned(result)
            kept = kept and (result == "w" or not wins and result == "d")
        if kept:
            found.append(each)
    return found


def check(certificate):
    parts = classes.parts(certificate.game, certificate.position)
    if parts and certificate.claim.startswith("value "):
        raise Unknown("values of " + certificate.game)
    parts = parts or sums.parts(certificate.game, certificate.position)
    ends = "verdict" if hasattr(parts[0][0], "verdict") else None
    require((certificate.play == "verdict") == (ends is not None), "line 5: not its play")
    valued = any(isinstance(rules, sums.Value) for rules, _ in parts)
    require(certificate.play == "normal" or not valued, "line 6: values are of normal play")
    body = Body(certificate.body)
    bounds = re.fullmatch("value (at least|at most|between) (.*?)( and (.*))?", certificate.claim)
    if bounds:
        require((bounds[1] == "between") == (bounds[3] is not None), "line 7: no bound")
        if bounds[1] != "at most":
            less(parts, bounds[2], ["P", "L"], body)
        if bounds[1] != "at least":
            less(parts, bounds[4] or bounds[2], ["P", "R"], body)
    elif certificate.claim.startswith("value "):
        less(parts, certificate.claim[6:], ["P"], body)
    else:
        shows(certificate.play, parts, outcomes(certificate.claim), body)
    require(body.over(), "a line more than the claim asks for")


def check_parts(certificate):
    """The value of each part, and strategies on their sum."""
    parts = sums.parts(certificate.game, certificate.position)
    require(not hasattr(parts[0][0], "verdict"), "line 5: not its play")
    body, worths = Body(certificate.body), []
    for number, (rules, position) in enumerate(parts, 1):
        if isinstance(rules, sums.Value):
            worths.append(position)
            continue
        title = body.line()
        again = re.fullmatch("part %d as part ([1-9][0-9]{0,8})" % number, title)
        if again:
            earlier = int(again[1])
            require(earlier < number and same(parts[earlier - 1], parts[number - 1]), "these are not equal")
            worths.append(worths[earlier - 1])
        else:
            start = "part %d is " % number
            require(title.startswith(start), "a line is missing: " + start)
            worths.append(less([(rules, position)], title[len(start) :], ["P"], body))
    require(body.line() == "sum", "a line is missing: sum")
    shows("normal", [(sums.Value(worth), worth) for worth in worths], [certificate.claim], body)
    require(body.over(), "a line more than the claim asks for")


def same(one, other):
    """Whether two parts are equal: the rules, who is who, and the position."""
    exchanged = [isinstance(rules, sums.Exchanged) for rules, _ in (one, other)]
    first, second = (getattr(rules, "rules", rules) for rules, _ in (one, other))
    alike = type(first) is type(second) and vars(first) == vars(second)
    return alike and exchanged[0] == exchanged[1] and one[1] == other[1]


class Body:
    """The lines of a body, from the first one on."""

    def __init__(self, lines):
        self.lines, self.at = lines, 0

    def over(self):
        return self.at == len(self.lines)

    def line(self):
        require(not self.over(), "a line is missing")
        self.at += 1
        return self.lines[self.at - 1]

    def strategy(self):
        """The moves by the boards, up to the next line without a tab."""
        moves = {}
        while not self.over() and "\t" in self.lines[self.at]:
            words = self.line().split("\t")
            require(len(words) == 2 and words[0] not in moves, "not a board and its move")
            moves[words[0]] = words[1]
        return moves


def less(parts, text, claimed, body):
    """Plays the parts less a value, and hands the value back."""
    worth = notation.read(text)
    negative = values.negative(worth)
    difference = parts + [(sums.Value(negative), negative)]
    shows("normal", difference, claimed, body, bound=len(claimed) > 1, ends=True)
    return worth


def shows(play, parts, claimed, body, bound=False, ends=False):
    """Refuses strategies that do not show that the outcome is one of those claimed, or a bound."""
    board = Board(play, [rules for rules, _ in parts])
    endless = None if ends else board.endless
    start = tuple(position for _, position in parts)
    shown = list(promises(claimed, board.impartial))
    if len(claimed) > 1 and not bound:
        found = left(shown, board)
        require(set(found) <= set(claimed), "line 7: strategies leave " + " or ".join(found))
    for starts, keeper, wins in shown:
        how = "wins" if wins else "does not lose"
        title = "when %s moves first, %s %s" % (starts, keeper, how)
        require(not body.over() and body.line() == title, "a line is missing: " + title)
        strategy = body.strategy()
        least = "w" if wins else "d"
        got = endless and FIRST[endless][PLAYERS.index(keeper)]
        returns = bool(got) and BETTER.index(got) >= BETTER.index(least)
        used = played(board, start, starts, keeper, least, strategy, returns)
        require(used == set(strategy), "a line to which no play leads")


def played(board, start, starts, keeper, least, strategy, returns):
    """Plays against every move, which may come back or not; hands back the boards whose lines were used."""
    used, done, path = set(), set(), set()
    stack = [(start, starts, None)]
    while stack:
        positions, mover, followers = stack.pop()
        if followers is None:
            again = (positions, mover) in path
            require(returns or not again, "a play comes back")
            if again or (positions, mover) in done:
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
    if strategy[text] not in moves and hasattr(board.rules[0], "play"):
        used.add(text)
        return [(board.rules[0].play(positions[0], mover, strategy[text]),)]
    if strategy[text] not in moves and re.search("(^|[^0-9])0[0-9]", strategy[text]):
        raise Unknown("numbers that begin with 0")
    to = moves.get(strategy[text]) or board.played(positions, strategy[text])
    require(to, "no such move at " + text)
    used.add(text)
    return [to]
