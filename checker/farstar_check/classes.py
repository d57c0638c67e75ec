"""Games in which a move may stand for others: docs/formats/certificates.md, 'Moves that stand for others'.

Besides read, write, moves, impartial and verdict these have play, for moves that are not among those: it hands
back the position, or refuses the text. Moves are those of a position that is no part of a sum.
"""

import re
from fractions import Fraction
from math import ceil, floor

from . import transposition
from .cite import ordinal
from .head import Unknown, require

MOST_MOVES = 20_000
LISTED = 4096


def known(holds, what):
    if not holds:
        raise Unknown("this notation: " + what)


def simplest(low, high):
    """The fraction between two others, None for no bound, with the smallest denominator."""
    if low is None:
        return Fraction(0 if high is None else min(0, ceil(high) - 1))
    if high is None:
        return Fraction(max(0, floor(low) + 1))
    whole = floor(low)
    if whole + 1 < high:
        return Fraction(whole + 1)
    upper = 1 / (low - whole) if low > whole else None
    return whole + 1 / simplest(1 / (high - whole), upper)


def bound(place):
    return ".." if place is None else str(place)


class EndNim:
    impartial = False

    def read(self, text):
        known(" " not in text, "one row without blanks")
        return () if text == "0" else tuple(map(ordinal, text.split("|")))

    def write(self, row):
        return "|".join(map(self.name, row)) or "0"

    def name(self, pile):
        return "+".join(self.term(self.power(term[0]), term[1]) for term in pile) or "0"

    @staticmethod
    def term(power, factor):
        if not power:
            return str(factor)
        return ("w" if power == 1 else "w^%d" % power) + ("*%d" % factor if factor > 1 else "")

    @staticmethod
    def power(exponent):
        """An exponent that is a number."""
        known(not exponent or exponent[0][0] == (), "piles below w^w")
        return exponent[0][1] if exponent else 0

    @staticmethod
    def pile(factors):
        """The pile with these factors, that of the highest power first."""
        powers = range(len(factors) - 1, -1, -1)
        exponents = [(((), power),) if power else () for power in powers]
        return tuple((exponent, n) for exponent, n in zip(exponents, factors) if n)

    def sizes(self, row, end):
        """The sizes that need be tried, in ascending order."""
        pile = row[end]
        for each in row:
            for exponent, _ in each:
                self.power(exponent)
        if all(len(each) == 1 and each[0][0] == () and each[0][1] <= LISTED for each in row):
            return [self.pile([n]) for n in range(pile[0][1])]
        degree = self.power(pile[0][0])
        known(degree < 100, "smaller powers")
        most = [0] * (degree + 1)
        for each in row[1:] if end == 0 else row[:-1]:
            for exponent, factor in each:
                if self.power(exponent) <= degree:
                    most[self.power(exponent)] += factor
        most[0] += 2
        most[degree] = pile[0][1] if degree == 1 else min(most[degree], pile[0][1])
        found = [[]]
        for power in range(degree, -1, -1):
            known(len(found) * (most[power] + 1) <= MOST_MOVES, "smaller rows")
            found = [each + [n] for each in found for n in range(most[power] + 1)]
            found = [each for each in found if self.pile(each + [0] * power) < pile]
        return [self.pile(each) for each in found]

    def moves(self, row, player):
        if not row:
            return
        end = 0 if player == "Left" else -1
        sizes = self.sizes(row, end)
        for size, after in zip(sizes, sizes[1:] + [row[end]]):
            single = after == self.after(size)
            text = self.name(size) + ("" if single else "..<" + self.name(after))
            yield player.lower() + " to " + text, self.lowered(row, end, size)

    @staticmethod
    def after(size):
        if size and size[-1][0] == ():
            return size[:-1] + (((), size[-1][1] + 1),)
        return size + (((), 1),)

    @staticmethod
    def lowered(row, end, size):
        new = (size,) if size else ()
        return new + row[1:] if end == 0 else row[:-1] + new

    def play(self, row, player, text):
        form = re.fullmatch(r"(left|right) to ([^ .]+)(?:\.\.<([^ .]+))?", text)
        known(form, "left to w+3, or right to 2..<w")
        require(row and form[1] == player.lower(), "not a move of " + player)
        end = 0 if player == "Left" else -1
        size = () if form[2] == "0" else ordinal(form[2])
        below = ordinal(form[3]) if form[3] else self.after(size)
        require(size < below <= row[end], "no such move: " + text)
        return self.lowered(row, end, size)


class Chain:
    """A sum of blocks with a name for every element."""

    def __init__(self, blocks, plain):
        self.blocks, self.plain = blocks, plain

    def write(self, element):
        return ("" if self.plain else "%d:" % element[0]) + str(element[1])

    def read(self, text):
        form = re.fullmatch(r"(?:([1-9][0-9]{0,5}):)?(0|-?[1-9][0-9]{0,8})(?:/([1-9][0-9]{0,8}))?", text)
        known(form and bool(form[1]) != bool(self.plain), "an element")
        number, place = int(form[1] or 1), Fraction(int(form[2]), int(form[3] or 1))
        require(number <= len(self.blocks), "no such block")
        block = self.blocks[number - 1]
        known(str(place) == text.split(":")[-1], "an element in lowest terms")
        require(block == "q" or place.denominator == 1, "no such element")
        least = 1 if transposition.has_least(block) else None
        greatest = block if isinstance(block, int) else -1 if block == "w*" else None
        require(least is None or place >= least, "no such element")
        require(greatest is None or place <= greatest, "no such element")
        return number, place

    def choices(self, used, cap):
        """The text and one element of each class of free ones, of finite parts cap or more being alike."""
        ends = [None] + sorted(used) + [None]
        for low, high in zip(ends, ends[1:]):
            for number, block in enumerate(self.blocks, 1):
                if not (low and number < low[0] or high and number > high[0]):
                    above = low[1] if low and low[0] == number else None
                    below = high[1] if high and high[0] == number else None
                    for first, last in self.classes(block, above, below, cap):
                        yield self.named(number, block, first, last)

    @staticmethod
    def classes(block, above, below, cap):
        """First and last place of classes, in a dense block the places around the class."""
        if block == "q":
            return [(above, below)]
        first = above + 1 if above is not None else 1 if transposition.has_least(block) else None
        last = block if isinstance(block, int) else -1 if block == "w*" else None
        last = below - 1 if below is not None else last
        if first is None and last is None:
            return [(None, None)]
        size = None if first is None or last is None else int(last - first + 1)
        known((cap if size is None else min(2 * cap, size)) <= MOST_MOVES, "fewer moves")
        if size is None:
            if last is None:
                return [(first + k, first + k) for k in range(cap)] + [(first + cap, None)]
            return [(None, last - cap)] + [(last - k, last - k) for k in range(cap - 1, -1, -1)]
        low = min(cap, size)
        high = max(low, size - cap)
        middle = [(first + low, first + high - 1)] if low < high else []
        singles = [*range(low), *range(high, size)]
        return middle + [(first + k, first + k) for k in singles]

    def named(self, number, block, first, last):
        name = "" if self.plain else "%d:" % number
        if block == "q":
            return "%s(%s,%s)" % (name, bound(first), bound(last)), (number, simplest(first, last))
        if first is not None and first == last:
            return name + str(first), (number, Fraction(first))
        text = "%s%s..%s" % (name, "" if first is None else first, "" if last is None else last)
        place = first if first is not None else 0 if last is None else last
        return text, (number, Fraction(place))


class Transposition:
    """Positions are the elements used, in the order of their use, and the turns left."""

    impartial = False

    def __init__(self, text):
        blocks, elements, turns = transposition.read(text)
        self.chain = Chain(blocks, text.partition(":")[0] in ("N", "-N", "Z") or text.startswith("1.."))
        free = None if any(not isinstance(block, int) for block in blocks) else sum(blocks) - len(elements)
        require(free is None or turns <= free, "line 6: more turns than free elements")
        self.start = tuple(elements), turns

    def write(self, position):
        return "".join(self.chain.write(each) + " " for each in position[0]) + "/ %d" % position[1]

    def verdict(self, position):
        used, turns = position
        odd = sum(a > b for i, a in enumerate(used) for b in used[i + 1 :]) % 2
        return None if turns else "R" if odd else "L"

    def moves(self, position, player):
        used, turns = position
        known(turns < 15, "fewer turns")
        if turns:
            for text, element in self.chain.choices(used, 2 ** (turns - 1) - 1):
                yield text, (used + (element,), turns - 1)

    def play(self, position, player, text):
        used, turns = position
        element = self.chain.read(text)
        require(turns and element not in used, "no such move: " + text)
        return used + (element,), turns - 1


class Monotone:
    """Boards are pairs of a column and a card; without columns these are in the order of play."""

    impartial = True
    FORM = re.compile("a=([1-9][0-9]{0,2}) d=([1-9][0-9]{0,2}) deck=(Q|[1-9][0-9]?)( misere)?( extended)?:( .*)?")

    def __init__(self, text):
        form = self.FORM.fullmatch(text)
        known(form and min(int(form[1]), int(form[2])) > 1, "a deck 1 to 99 or Q")
        self.a, self.d, self.size = int(form[1]), int(form[2]), form[3]
        self.misere, self.extended = bool(form[4]), bool(form[5])
        self.deck = Chain(["q" if self.size == "Q" else int(self.size)], True)
        self.start = ()
        for word in (form[6] or "").split():
            require(self.verdict(self.start) in (None, "D"), "line 6: the game is over")
            known(not self.extended, "an empty board")
            self.start = self.play(self.start, None, word)
        known(form[6] is None or form[6].split() == form[6][1:].split(" "), "single blanks")

    def write(self, board):
        if not self.extended:
            return " ".join(self.deck.write(card) for _, card in board)
        return " ".join("%s@%s" % (self.deck.write(card), self.deck.write(column)) for column, card in board)

    def longest(self, cards, sign):
        ending = []
        for i, card in enumerate(cards):
            lower = [n for n, each in zip(ending, cards) if (each < card) == (sign > 0)]
            ending.append(1 + max(lower, default=0))
        return max(ending, default=0)

    def verdict(self, board):
        cards = [card for _, card in board]
        if self.longest(cards, 1) >= self.a or self.longest(cards, -1) >= self.d:
            return "N" if self.misere else "P"
        return "D" if self.size != "Q" and len(board) == int(self.size) else None

    def put(self, board, card, column):
        # On the basic board a card goes behind all others.
        return tuple(sorted(board + ((column, card),))) if self.extended else board + ((len(board), card),)

    def moves(self, board, player):
        if self.verdict(board):
            return
        cards = list(self.deck.choices([card for _, card in board], 100))
        columns = list(self.deck.choices([c for c, _ in board], 100)) if self.extended else [("", None)]
        for name, card in cards:
            for place, column in columns:
                yield name + ("@" + place if place else ""), self.put(board, card, column)

    def play(self, board, player, text):
        words = text.split("@")
        known(len(words) == (2 if self.extended else 1), "a card, in the extended form 4@2")
        card = self.deck.read(words[0])
        column = self.deck.read(words[1]) if self.extended else None
        require(card not in [each for _, each in board], "the card is on the board")
        require(not self.extended or column not in [each for each, _ in board], "the column is not free")
        return self.put(board, card, column)


def parts(game, text):
    """The one part of a position of these games, as (rules, position); None for other games."""
    if game == "end-nim":
        rules = EndNim()
        return [(rules, rules.read(text))]
    if game in ("transposition", "monotone"):
        rules = Transposition(text) if game == "transposition" else Monotone(text)
        return [(rules, rules.start)]
    return None
