"""Trees of sums: docs/formats/certificates.md, 'tree'."""

import re
from fractions import Fraction

from . import games, strategy, values
from .head import Refused, Unknown, require

TEMPERATURES = [Fraction(n, 8) for n in (0, 4, 6, 8, 9, 10, 12)]
UNIT = 1 << 16
LONGEST_STRIP = 4
SIDES = ("Left", "Right")


def value(text):
    """A value as lines have it, of the simplest forms."""
    if re.fullmatch(r"-?[0-9]{1,6}(/[1-9][0-9]{0,5})?", text):
        found = Fraction(text)
        if found.denominator & (found.denominator - 1):
            raise Unknown("this value: " + text)
        return values.number(found)
    nimber = re.fullmatch(r"\*([0-9]{0,2})", text)
    if nimber:
        return values.nimber(int(nimber[1] or 1))
    if text in ("^", "v"):
        up = values.of([values.ZERO], [values.nimber(1)])
        return up if text == "^" else values.negative(up)
    if text.startswith("+-") and re.fullmatch("[0-9]{1,3}", text[2:]):
        switch = values.number(Fraction(text[2:]))
        return values.of([switch], [values.negative(switch)])
    raise Unknown("this value: " + text)


class Sums:
    """Sums of parts; a part is a number, known by the least of its images."""

    def __init__(self, rules, most):
        self.rules, self.most = rules, most
        self.numbers, self.parts = {}, []
        self.made, self.worth, self.bound, self.negatives, self.ranks = {}, {}, {}, {}, []

    def number(self, kind, position):
        seen = kind, position
        if seen not in self.numbers:
            key = kind, self.rules[kind].least(position)
            if key not in self.numbers:
                self.numbers[key] = len(self.parts)
                self.parts.append(key)
                self.ranks.append(self.rules[kind].rank(key[1]))
            self.numbers[seen] = self.numbers[key]
        return self.numbers[seen]

    def split(self, kind, position):
        return [self.number(kind, part) for part in self.rules[kind].split(position)]

    def negative(self, part):
        if part not in self.negatives:
            kind, position = self.parts[part]
            self.negatives[part] = self.number(kind, self.rules[kind].exchanged(position))
        return self.negatives[part]

    def sorted(self, parts):
        left = []
        for part in parts:
            other = self.negative(part)
            if other in left:
                left.remove(other)
            else:
                left.append(part)
        return tuple(sorted(left))

    def turned(self, node):
        return tuple(sorted(map(self.negative, node[0]))), values.negative(node[1])

    def after(self, part, side):
        """The parts of each option of a part."""
        if (part, side) not in self.made:
            kind, position = self.parts[part]
            rules = self.rules[kind]
            self.made[part, side] = [
                self.split(kind, to) for _, to in rules.moves(position, SIDES[side])
            ]
        return self.made[part, side]

    def options(self, node, side):
        parts, worth = node
        found = set()
        for part in set(parts):
            rest = list(parts)
            rest.remove(part)
            for option in self.after(part, side):
                found.add((self.sorted(rest + option), worth))
        return found | {(parts, option) for option in values.OPTIONS[worth][side]}

    def rank(self, part):
        return self.ranks[part]

    def small(self, part):
        return self.rank(part) <= self.most

    def value(self, part):
        if part not in self.worth:
            options = []
            for side in (0, 1):
                options.append([])
                for option in self.after(part, side):
                    require(all(self.rank(p) < self.rank(part) for p in option), "no rank")
                    total = values.ZERO
                    for each in option:
                        total = values.plus(total, self.value(each))
                    options[side].append(total)
            self.worth[part] = values.of(*options)
        return self.worth[part]

    def of_value(self, game):
        wall = values.walls(game)[1]
        found = [values.at(wall, t) * UNIT // 1 for t in TEMPERATURES]
        if not values.at_most(values.number(values.right_stop(game)), game):
            found[0] -= 1
        return found

    def walls(self, part):
        """What the right walls are at least, at each temperature; None where nothing is known."""
        if part not in self.bound:
            kind, position = self.parts[part]
            if self.small(part):
                self.bound[part] = self.of_value(self.value(part))
            elif hasattr(self.rules[kind], "strip"):
                self.bound[part] = self.strips(kind, position)
            else:
                self.bound[part] = None
        return self.bound[part]

    def strips(self, kind, rows):
        best = [[0] * len(TEMPERATURES)]
        for end in range(1, len(rows) + 1):
            best.append(None)
            for start in range(max(0, end - LONGEST_STRIP), end):
                parts = self.split(kind, self.rules[kind].strip(rows, start, end))
                if best[start] is None or not all(map(self.small, parts)):
                    continue
                total = best[start]
                for part in parts:
                    total = [x + y for x, y in zip(total, self.walls(part))]
                best[end] = [max(x, y) for x, y in zip(total, best[end] or total)]
        return best[-1]

    def closed(self, node):
        """Whether values or bounds say that Left wins moving second."""
        parts, worth = node
        if all(map(self.small, parts)):
            for part in parts:
                worth = values.plus(worth, self.value(part))
            return values.at_most(values.ZERO, worth)
        total = self.of_value(worth)
        for part in parts:
            more = self.walls(part)
            if more is None:
                return False
            total = [x + y for x, y in zip(total, more)]
        return total[0] >= 0 or any(x > t * UNIT for x, t in zip(total[1:], TEMPERATURES[1:]))


def position(certificate):
    """The rules, and the parts of the statement, as (number of the rules, position), and values."""
    found, kinds, parts, worth = [], [], [], values.ZERO
    if certificate.game == "sum":
        at, text = 0, certificate.position
        pattern = re.compile(r'\s*([+-]?)\s*(?:([a-z_]+)\("([^"]*)"\)|([^\s+"()-][^\s+"()]*))\s*')
        while at < len(text):
            match = pattern.match(text, at)
            if not match or (at > 0 and not match[1]):
                raise Unknown("this notation of sums")
            at = match.end()
            if match[2]:
                found.append((match[1] == "-", match[2].replace("_", "-"), match[3]))
            else:
                game = value(match[4])
                worth = values.plus(worth, values.negative(game) if match[1] == "-" else game)
    else:
        found.append((False, certificate.game, certificate.position))
    names = []
    for minus, name, text in found:
        for rules, board in games.parts(name, text):
            if not hasattr(rules, "least"):
                raise Unknown("trees of " + name)
            if name not in names:
                names.append(name)
                kinds.append(rules)
            parts.append((names.index(name), rules.exchanged(board) if minus else board))
    return kinds, parts, worth


def check(certificate):
    kinds, parts, worth = position(certificate)
    # Who is to win, less what, and who moves first.
    tasks = []
    bound = re.fullmatch("value (at least|at most|between) (.*?)( and (.*))?", certificate.claim)
    if bound:
        require((bound[1] == "between") == (bound[3] is not None), "line 7: no bound")
        if bound[1] != "at most":
            tasks.append((0, value(bound[2]), 1))
        if bound[1] != "at least":
            tasks.append((1, value(bound[4] or bound[2]), 0))
    else:
        valued = certificate.claim.startswith("value ")
        less = value(certificate.claim[6:]) if valued else values.ZERO
        claimed = ["P"] if valued else strategy.outcomes(certificate.claim)
        for start, keeper, _ in strategy.promises(claimed, False):
            tasks.append((SIDES.index(keeper), less, SIDES.index(start)))
    body = list(certificate.body)
    first = re.fullmatch("values to (0|[1-9][0-9]{0,2})", body.pop(0) if body else "")
    require(first, "line 11: allowed: values to ...")
    sums = Sums(kinds, int(first[1]))
    kept = set()

    def answered(node):
        options = sums.options(node, 0)
        return not kept.isdisjoint(options) or any(map(sums.closed, options))

    for number, line in enumerate(body, 12):
        node = read(sums, line)
        for moved in sums.options(node, 1):
            require(answered(moved), "line %d: a move of Right's has no answer" % number)
        kept.add(node)
    all_parts = [each for kind, board in parts for each in sums.split(kind, board)]
    for winner, less, starts in tasks:
        node = (sums.sorted(all_parts), values.plus(worth, values.negative(less)))
        node = node if winner == 0 else sums.turned(node)
        if not (answered(node) if winner == starts else node in kept or sums.closed(node)):
            raise Refused("it does not follow who wins when %s moves first" % SIDES[starts])


def read(sums, line):
    parts, worth = [], values.ZERO
    for text in line.split(" & "):
        if text.startswith("value "):
            worth = values.plus(worth, value(text[6:]))
            continue
        kind = 0
        if len(sums.rules) > 1:
            found = re.match("([1-9]): ", text)
            require(found and int(found[1]) <= len(sums.rules), "not a part of a sum: " + text)
            kind, text = int(found[1]) - 1, text[3:]
        try:
            board = sums.rules[kind].read(text)
        except Unknown as error:
            raise Refused(str(error)) from None
        parts += sums.split(kind, board)
    return sums.sorted(parts), worth
