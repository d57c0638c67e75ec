"""Rules and notation of a few games: docs/formats/certificates.md, 'Positions of games'.

A game has read, write, moves(position, player), impartial, and for those with a verdict verdict. Players are
'Left' and 'Right'; moves are pairs of a text and a position, and played is where a text leads that is no move's own. Where a play may never end, endless is the outcome
of such a play, and stage never rises.
"""

import re

from . import nimbers
from .head import Unknown


def known(holds, what):
    if not holds:
        raise Unknown("this notation: " + what)


class Nim:
    impartial = True
    sums = True

    def read(self, text):
        known(re.fullmatch(r"[0-9]{1,4}( [0-9]{1,4})*", text), "heaps are numbers")
        return tuple(sorted(n for n in map(int, text.split(" ")) if n))

    def write(self, heaps):
        return " ".join(map(str, heaps)) or "0"

    def after(self, heaps, heap, *rest):
        left = list(heaps)
        left.remove(heap)
        return tuple(sorted(left + [n for n in rest if n]))

    def split(self, heaps):
        return [(heap,) for heap in heaps]

    def rank(self, heaps):
        return sum(heaps)

    def moves(self, heaps, player):
        for heap in sorted(set(heaps)):
            for rest in range(heap):
                yield "%d -> %d" % (heap, rest), self.after(heaps, heap, rest)


class Octal(Nim):
    """The digit k of the code tells what may be left of a heap from which k are taken: 0, one heap or two."""

    def __init__(self, code):
        self.digits = [int(digit) for digit in code if digit != "."]

    def rank(self, heaps):
        return sum(2 * heap - 1 for heap in heaps)

    def moves(self, heaps, player):
        for heap in sorted(set(heaps)):
            for taken, digit in enumerate(self.digits[: heap + 1]):
                for low in range((heap - taken) // 2 + 1):
                    rest = [n for n in (low, heap - taken - low) if n]
                    if digit >> len(rest) & 1 and (rest != [heap]):
                        text = "%d -> %s" % (heap, " ".join(map(str, rest or [0])))
                        yield text, self.after(heaps, heap, *rest)


class Hackenbush:
    """Edges, each as (lower number, higher number, colour), that hang together with the ground 0."""

    impartial = False
    sums = True

    def read(self, text):
        if text == "0":
            return ()
        edges = []
        for word in text.split(" "):
            form = re.fullmatch("([0-9]{1,4})([brg])([0-9]{1,4})", word)
            known(form, "edges as in 0b1 1r2")
            edges.append((*sorted((int(form[1]), int(form[3]))), form[2]))
        found = tuple(sorted(edges))
        known(self.hanging(found) == found, "edges that hang on the ground")
        return found

    def write(self, edges):
        return " ".join("%d%s%d" % (low, colour, high) for low, high, colour in edges) or "0"

    @staticmethod
    def hanging(edges):
        """The edges from which a way leads to the ground."""
        met, more = set(), {0}
        while more:
            met |= more
            more = {v for edge in edges if met & set(edge[:2]) for v in edge[:2]} - met
        return tuple(edge for edge in edges if edge[0] in met)

    def moves(self, edges, player):
        for at, edge in enumerate(edges):
            if edge[2] in ("bg" if player == "Left" else "rg"):
                copy = edges[: at + 1].count(edge)
                name = self.write([edge]) + (" copy %d" % copy if copy > 1 else "")
                yield name, self.hanging(edges[:at] + edges[at + 1 :])


class StringsAndCoins:
    """Strings as (end, end, name) in order, on a board of boxes with its size; the ground is 0."""

    impartial = True
    sums = True

    def read(self, text):
        size = re.fullmatch("([1-9][0-9]?)x([1-9][0-9]?)((?: [a-l][0-9]{1,2}-[a-l][0-9]{1,2})*)", text)
        if size:
            rows, columns = int(size[1]), int(size[2])
            known(rows <= 12 and columns <= 12, "at most 12 rows and columns")
            lines, drawn = self.lines(rows, columns), size[3].split()
            known(len(set(drawn)) == len(drawn), "a line drawn twice")
            known(set(drawn) <= {name for _, _, name in lines}, "a line of another board")
            return (rows, columns), tuple(line for line in lines if line[2] not in drawn)
        if text == "0":
            return None, ()
        strings = []
        for word in text.split(" "):
            form = re.fullmatch("(0|[1-9][0-9]{0,2})-(0|[1-9][0-9]{0,2})", word)
            known(form, "strings as in 0-1 1-2")
            low, high = sorted((int(form[1]), int(form[2])))
            strings.append((low, high, "%d-%d" % (low, high)))
        known(len(strings) <= 400, "at most 400 strings")
        return None, tuple(sorted(strings))

    @staticmethod
    def lines(rows, columns):
        """Row by row those to the right of a dot, then those below; boxes are numbered from 1."""

        def box(row, column):
            inside = 0 <= row < rows and 0 <= column < columns
            return row * columns + column + 1 if inside else 0

        def line(one, two, row, column, to_row, to_column):
            name = "%s%d-%s%d" % (chr(97 + column), row + 1, chr(97 + to_column), to_row + 1)
            return (min(one, two), max(one, two), name)

        found = []
        for row in range(rows + 1):
            for column in range(columns):
                found.append(line(box(row - 1, column), box(row, column), row, column, row, column + 1))
            for column in range(columns + 1):
                if row < rows:
                    found.append(line(box(row, column - 1), box(row, column), row, column, row + 1, column))
        return found

    def write(self, position):
        board, strings = position
        if board:
            names = {name for _, _, name in strings}
            drawn = [name for _, _, name in self.lines(*board) if name not in names]
            return " ".join(["%dx%d" % board] + drawn)
        return " ".join(name for _, _, name in strings) or "0"

    @staticmethod
    def completes(strings, string):
        """Whether a string is the last one of a coin."""
        ends = set(string[:2]) - {0}
        return any(sum(end in each[:2] for each in strings) == 1 for end in ends)

    def moves(self, position, player):
        """Turns by the number of their strings, then in order; of those that leave the same the first."""
        board, strings = position
        turns, seen = [(strings, ())], set()
        while turns:
            following = []
            for left, cut in turns:
                for at, string in enumerate(left):
                    rest, names = left[:at] + left[at + 1 :], cut + (string[2],)
                    if rest not in seen:
                        seen.add(rest)
                        if self.completes(left, string):
                            following.append((rest, names))
                        else:
                            yield " ".join(names), (board, rest)
            turns = following

    def played(self, position, text):
        """A turn whose strings are in another order, or with their ends exchanged."""
        board, left = position
        going = True
        for word in text.split():
            other = "-".join(reversed(word.split("-")))
            names = [each[2] for each in left]
            name = word if word in names else other
            if not going or name not in names:
                return None
            at = names.index(name)
            going = self.completes(left, left[at])
            left = left[:at] + left[at + 1 :]
        return None if going else (board, left)


class Grid:
    """Boards of rows from the top, '|' between them; 3x4 is an empty board of three rows."""

    impartial = False
    sums = True

    def read(self, text):
        size = re.fullmatch(r"([1-9][0-9]?)x([1-9][0-9]?)", text)
        rows = ["." * int(size[2])] * int(size[1]) if size else text.split("|")
        known(rows[0] and all(len(row) == len(rows[0]) for row in rows), "rows of one length")
        known(set("".join(rows)) <= set(self.cells), "cells are " + self.cells)
        return tuple(rows)

    def write(self, rows):
        return "|".join(rows)

    @staticmethod
    def put(rows, cells):
        rows = [list(row) for row in rows]
        for r, c, mark in cells:
            rows[r][c] = mark
        return tuple("".join(row) for row in rows)

    # What trees need: parts, images, the exchange of the players, ranks.

    outside = "#"

    # Marks of which no two different ones, edge to edge, are in one part.
    apart = ""

    def idle(self, part, text):
        """Whether nobody can move in a part, ever."""
        return not part & (part - 1)

    def images(self, rows):
        yield from (rows, rows[::-1])
        yield from (tuple(row[::-1] for row in each) for each in (rows, rows[::-1]))

    def least(self, rows):
        return min(self.images(rows))

    def rank(self, rows):
        return "".join(rows).count(".")

    def split(self, rows):
        # Cells are bits, row by row, with one that is in no part behind each row.
        text = self.outside.join(rows)
        width = len(rows[0]) + 1
        cells = (1 << len(text)) - 1 & ~bits(text, self.outside)
        for part in joined(cells, width, [bits(text, mark) for mark in self.apart]):
            if not self.idle(part, text):
                yield self.cut(rows, cells, part)

    def cut(self, rows, cells, part):
        """A part in the least rectangle around it; cells of other parts are outside."""
        width = len(rows[0]) + 1
        top = ((part & -part).bit_length() - 1) // width
        bottom = (part.bit_length() - 1) // width
        row_bits = (1 << width) - 1
        own = [part >> r * width & row_bits for r in range(top, bottom + 1)]
        columns = 0
        for each in own:
            columns |= each
        left, right = (columns & -columns).bit_length() - 1, columns.bit_length()
        found = []
        for r, mine in zip(range(top, bottom + 1), own):
            row = rows[r][left:right]
            others = (cells >> r * width & columns_between(left, right)) & ~mine
            if others:
                row = "".join(
                    self.outside if others >> c & 1 else mark for c, mark in enumerate(row, left)
                )
            found.append(row)
        return tuple(found)


def columns_between(left, right):
    return (1 << right) - (1 << left)


ONE = {mark: str.maketrans({each: "01"[each == mark] for each in ".xo#"}) for mark in ".xo#"}


def bits(text, mark):
    """The cells with a mark as a number: the first one is its lowest bit."""
    return int(text[::-1].translate(ONE[mark]), 2)


def near(cells, width):
    """The cells edge to edge with one of these, on the board or not."""
    return cells << 1 | cells >> 1 | cells << width | cells >> width


def joined(cells, width, apart=()):
    """Cells as sets of which each is connected edge to edge; cells of two of the sets apart are not."""
    found = []
    while cells:
        part, more = 0, cells & -cells
        while more:
            part |= more
            more = near(part, width)
            if apart:
                some = [near(part & ~(sum(apart) - own), width) & ~(sum(apart) - own) for own in apart]
                more = 0
                for each in some:
                    more |= each
            more &= cells & ~part
        cells ^= part
        found.append(part)
    return found


def turned(rows):
    return tuple(map("".join, zip(*rows)))


class Stones(Grid):
    """Boards that may be turned, too; with the players exchanged x and o are."""

    def images(self, rows):
        yield from Grid.images(self, rows)
        yield from Grid.images(self, turned(rows))


class Coloured(Stones):
    """Boards on which x and o belong to the players."""

    def exchanged(self, rows):
        return tuple(row.translate(str.maketrans("xo", "ox")) for row in rows)


def dominoes(rows, down, right):
    for r in range(len(rows) - down):
        for c in range(len(rows[0]) - right):
            if rows[r][c] == "." and rows[r + down][c + right] == ".":
                text = "%d,%d %d,%d" % (r + 1, c + 1, r + 1 + down, c + 1 + right)
                yield text, Grid.put(rows, [(r, c, "#"), (r + down, c + right, "#")])


class Domineering(Grid):
    cells = ".#"

    def moves(self, rows, player):
        return dominoes(rows, 1, 0) if player == "Left" else dominoes(rows, 0, 1)

    def exchanged(self, rows):
        return turned(rows)

    def strip(self, rows, start, end):
        return rows[start:end]


class Cram(Stones):
    impartial = True
    cells = ".#"

    def moves(self, rows, player):
        yield from dominoes(rows, 1, 0)
        yield from dominoes(rows, 0, 1)


class Clobber(Coloured):
    cells = ".xo#"
    outside = "."

    def idle(self, part, text):
        return not (part & bits(text, "x") and part & bits(text, "o"))

    def rank(self, rows):
        return sum(mark in "xo" for mark in "".join(rows))

    def moves(self, rows, player):
        own, other = ("x", "o") if player == "Left" else ("o", "x")
        for r, row in enumerate(rows):
            for c, mark in enumerate(row):
                for i, j in ((r - 1, c), (r, c - 1), (r, c + 1), (r + 1, c)):
                    inside = 0 <= i < len(rows) and 0 <= j < len(row)
                    if mark == own and inside and rows[i][j] == other:
                        text = "%d,%d %d,%d" % (r + 1, c + 1, i + 1, j + 1)
                        yield text, self.put(rows, [(r, c, "."), (i, j, own)])


class NoGo(Coloured):
    cells = ".xo#"

    apart = "xo"

    def idle(self, part, text):
        return False

    def read(self, text):
        rows = Coloured.read(self, text)
        known(self.breathe(rows), "every group has a free cell beside it")
        return rows

    def breathe(self, rows):
        """Whether every group has a free cell beside it."""
        return all(free for _, free in self.groups(rows, "x") + self.groups(rows, "o"))

    @staticmethod
    def marked(rows, mark):
        """The cells with a mark, as bits with one more behind each row."""
        return bits("#".join(rows), mark)

    def groups(self, rows, mark):
        """The groups of a mark, each with the free cells beside it."""
        free, width = self.marked(rows, "."), len(rows[0]) + 1
        return [(each, near(each, width) & free) for each in joined(self.marked(rows, mark), width)]

    def able(self, rows, player):
        """The cells that a player may take."""
        own, other = ("x", "o") if player == "Left" else ("o", "x")
        groups, others = self.groups(rows, own), self.groups(rows, other)
        if not all(free for _, free in groups + others):
            return 0
        free = self.marked(rows, ".")
        found = free & near(free, len(rows[0]) + 1)
        for _, around in groups:
            found |= around if around & (around - 1) else 0
        for _, around in others:
            found &= ~around if not around & (around - 1) else -1
        return found

    def moves(self, rows, player):
        own = "x" if player == "Left" else "o"
        for i, bit in enumerate(bin(self.able(rows, player))[:1:-1]):
            if bit == "1":
                r, c = divmod(i, len(rows[0]) + 1)
                row = rows[r][:c] + own + rows[r][c + 1 :]
                yield "%d,%d" % (r + 1, c + 1), rows[:r] + (row,) + rows[r + 1 :]

    def at_least(self, rows):
        """A number that the board is worth at least, None where none is known."""
        if len(rows) > 8 or len(rows[0]) > 8:
            return None
        width = len(rows[0]) + 1
        left, right = self.able(rows, "Left"), self.able(rows, "Right")
        idle = self.marked(rows, ".") & ~left & ~right
        breathing, danger = idle, right
        for group, free in self.groups(rows, "x"):
            breathing |= group if free & idle else 0
        for group, free in self.groups(rows, "o"):
            danger |= 0 if free & idle else group
        certain = 0
        for part in joined(left & ~right & ~near(danger, width), width):
            certain += bin(part).count("1") - (0 if near(part, width) & breathing else 1)
        return certain - bin(right).count("1")


class Animals(Grid):
    """An x or an o walks to a free cell; no image of a board stands for another."""

    cells = ".xo#"

    def images(self, rows):
        yield rows

    def moves(self, rows, player):
        own = "x" if player == "Left" else "o"
        for r, row in enumerate(rows):
            for c, mark in enumerate(row):
                for down, right in self.steps(r, c, player) if mark == own else ():
                    i, j = r + down, c + right
                    if 0 <= i < len(rows) and 0 <= j < len(row) and rows[i][j] == ".":
                        text = "%d,%d %d,%d" % (r + 1, c + 1, i + 1, j + 1)
                        yield text, self.put(rows, [(r, c, "."), (i, j, own)])


class FoxAndGeese(Animals):
    endless = "D"

    def steps(self, r, c, player):
        return [(i, j) for i in ((-1,) if player == "Left" else (-1, 1)) for j in (-1, 1)]

    def stage(self, rows):
        return sum(r * row.count("x") for r, row in enumerate(rows))


class HareAndHounds(Animals):
    endless = "R"

    def steps(self, r, c, player):
        for down in (-1, 0, 1):
            for right in (0, 1) if player == "Left" else (-1, 0, 1):
                if abs(down) + abs(right) == 1 or down and right and (r + c) % 2:
                    yield down, right

    def stage(self, rows):
        return sum(len(row) - 1 - c for row in rows for c, mark in enumerate(row) if mark == "x")


class Toads:
    impartial = False
    sums = True

    def read(self, text):
        text = text.lower()
        known(re.fullmatch(r"[tf.]+", text), "cells are t, f and .")
        return text

    def write(self, line):
        return line

    def moves(self, line, player):
        own, other, step = ("t", "f", 1) if player == "Left" else ("f", "t", -1)
        for i, mark in enumerate(line):
            for to, over in ((i + step, None), (i + 2 * step, i + step)):
                free = 0 <= to < len(line) and line[to] == "."
                if mark == own and free and (over is None or line[over] == other):
                    yield self.moved(line, i, to)

    @staticmethod
    def moved(line, i, to):
        cells = list(line)
        cells[i], cells[to] = ".", line[i]
        return "%d %d" % (i + 1, to + 1), "".join(cells)

    def rank(self, line):
        far = {"t": lambda i: len(line) - i, "f": lambda i: i, ".": lambda i: 0}
        return sum(far[mark](i) for i, mark in enumerate(line))


class BackslidingToads(Toads):
    endless = "D"

    def moves(self, line, player):
        yield from Toads.moves(self, line, player)
        own, step = ("t", 1) if player == "Left" else ("f", -1)
        for i, mark in enumerate(line):
            to = i - step
            if mark == own and 0 <= to < len(line) and line[to] == ".":
                yield self.moved(line, i, to)

    def stage(self, line):
        return 0


class ConnectFour:
    """Rows from the top; X has the first turn. The position says who is to move."""

    impartial = True
    sums = False

    def __init__(self, columns, rows, line):
        self.columns, self.rows, self.line = columns, rows, line

    def read(self, text):
        board = tuple(text.split("|")) if text else ("." * self.columns,) * self.rows
        marks = "".join(board)
        known(len(board) == self.rows and set(marks) <= set(".XO"), "rows of ., X and O")
        known(all(len(row) == self.columns for row in board), "rows of one length")
        known(marks.count("X") - marks.count("O") in (0, 1), "X has the first turn")
        hanging = any(
            board[r][c] != "." and board[r + 1][c] == "."
            for r in range(self.rows - 1)
            for c in range(self.columns)
        )
        known(not hanging, "a mark that hangs")
        return board

    def write(self, board):
        return "|".join(board)

    def rank(self, board):
        return "".join(board).count(".")

    def verdict(self, board):
        marks = "".join(board)
        moved = "X" if marks.count("X") > marks.count("O") else "O"
        for r in range(self.rows):
            for c in range(self.columns):
                for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                    cells = [(r + k * down, c + k * right) for k in range(self.line)]
                    i, j = cells[-1]
                    if 0 <= i < self.rows and 0 <= j < self.columns:
                        mark = {board[i][j] for i, j in cells}
                        if mark in ({"X"}, {"O"}):
                            return "P" if mark == {moved} else "N"
        return None if "." in marks else "D"

    def moves(self, board, player):
        marks = "".join(board)
        mover = "O" if marks.count("X") > marks.count("O") else "X"
        for c in range(self.columns):
            free = [r for r in range(self.rows) if board[r][c] == "."]
            if free:
                yield str(c + 1), Grid.put(board, [(free[-1], c, mover)])


PLAIN = {
    "nim": Nim,
    "hackenbush": Hackenbush,
    "strings-and-coins": StringsAndCoins,
    "domineering": Domineering,
    "cram": Cram,
    "clobber": Clobber,
    "nogo": NoGo,
    "toads-and-frogs": Toads,
    "backsliding-toads-and-frogs": BackslidingToads,
    "fox-and-geese": FoxAndGeese,
    "hare-and-hounds": HareAndHounds,
}


def parts(name, text):
    """The parts of a line of positions of one game, each as (rules, position)."""
    if name == "connect-four":
        size = re.fullmatch(r"([1-9])x([1-9])( line=([1-9]))?:\s*(.*)", text)
        if not size:
            raise Unknown("this notation of connect-four")
        rules = ConnectFour(int(size[1]), int(size[2]), int(size[4] or 4))
        return [(rules, rules.read(size[5].strip()))]
    if name in ("kayles", "dawson-kayles", "octal", "subtraction"):
        code = nimbers.line(name, text)[0][0]
        rules, text = Octal(code), text.partition(":")[2] or text
    elif name in PLAIN:
        rules = PLAIN[name]()
    else:
        raise Unknown("the game " + name)
    return [(rules, rules.read(part.strip())) for part in text.split("+")]
