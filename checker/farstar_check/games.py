"""Rules and notation of a few games: docs/formats/certificates.md, 'Positions of games'.

A game has read, write, moves(position, player), impartial, and for those with a verdict verdict. Players are
'Left' and 'Right'; moves are pairs of a text and a position.
"""

import re

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

    def moves(self, heaps, player):
        for heap in sorted(set(heaps)):
            for rest in range(heap):
                yield "%d -> %d" % (heap, rest), self.after(heaps, heap, rest)


class Kayles(Nim):
    def moves(self, heaps, player):
        for heap in sorted(set(heaps)):
            for taken in (1, 2):
                for low in range((heap - taken) // 2 + 1):
                    rest = [n for n in (low, heap - taken - low) if n] or [0]
                    text = "%d -> %s" % (heap, " ".join(map(str, rest)))
                    if heap >= taken:
                        yield text, self.after(heaps, heap, *rest)


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

    def idle(self, marks):
        """Whether nobody can move in a part with these marks, ever."""
        return len(marks) < 2

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
        rest = sum(1 << i for i, mark in enumerate(text) if mark != self.outside)
        masks = {mark: self.bits(text, mark) for mark in self.apart}
        while rest:
            part, more = 0, rest & -rest
            while more:
                part |= more
                more = self.beside(part, width, masks) & rest & ~part
            rest ^= part
            cells = [i for i in range(part.bit_length()) if part >> i & 1]
            if not self.idle([text[i] for i in cells]):
                yield self.cut(text, cells, width)

    @staticmethod
    def bits(text, mark):
        return sum(1 << i for i, each in enumerate(text) if each == mark)

    def beside(self, part, width, masks):
        """The cells edge to edge with one of a part that may be in one part with it."""
        if not masks:
            return part << 1 | part >> 1 | part << width | part >> width
        found = 0
        for mark, own in masks.items():
            others = sum(masks.values()) - own
            cells = part & ~others
            found |= (cells << 1 | cells >> 1 | cells << width | cells >> width) & ~others
        return found

    def cut(self, text, cells, width):
        columns = [i % width for i in cells]
        left, size = min(columns), max(columns) - min(columns) + 1
        top = cells[0] // width
        marks = [[self.outside] * size for _ in range(cells[-1] // width - top + 1)]
        for i in cells:
            marks[i // width - top][i % width - left] = text[i]
        return tuple(map("".join, marks))


def turned(rows):
    return tuple(map("".join, zip(*rows)))


class Stones(Grid):
    """Boards that may be turned, too; with the players exchanged x and o are."""

    def images(self, rows):
        yield from Grid.images(self, rows)
        yield from Grid.images(self, turned(rows))

    def exchanged(self, rows):
        return tuple(row.translate(str.maketrans("xo", "ox")) for row in rows)


class Domineering(Grid):
    cells = ".#"

    def moves(self, rows, player):
        down, right = (1, 0) if player == "Left" else (0, 1)
        for r in range(len(rows) - down):
            for c in range(len(rows[0]) - right):
                if rows[r][c] == "." and rows[r + down][c + right] == ".":
                    text = "%d,%d %d,%d" % (r + 1, c + 1, r + 1 + down, c + 1 + right)
                    yield text, self.put(rows, [(r, c, "#"), (r + down, c + right, "#")])


    def exchanged(self, rows):
        return turned(rows)

    def strip(self, rows, start, end):
        return rows[start:end]


class Clobber(Stones):
    cells = ".xo#"
    outside = "."

    def idle(self, marks):
        return len(set(marks)) < 2

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


class NoGo(Stones):
    cells = ".xo#"

    apart = "xo"

    def idle(self, marks):
        return False

    def read(self, text):
        rows = Stones.read(self, text)
        known(self.breathe(rows), "every group has a free cell beside it")
        return rows

    def breathe(self, rows):
        """Whether every group has a free cell beside it."""
        for mark in "xo":
            groups = {(r, c) for r, row in enumerate(rows) for c, m in enumerate(row) if m == mark}
            while groups:
                group, free = [groups.pop()], False
                for r, c in group:
                    for i, j in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                        if (i, j) in groups:
                            groups.remove((i, j))
                            group.append((i, j))
                        elif 0 <= i < len(rows) and 0 <= j < len(rows[0]):
                            free = free or rows[i][j] == "."
                if not free:
                    return False
        return True

    def moves(self, rows, player):
        own = "x" if player == "Left" else "o"
        for r, row in enumerate(rows):
            for c, mark in enumerate(row):
                if mark == ".":
                    after = self.put(rows, [(r, c, own)])
                    if self.breathe(after):
                        yield "%d,%d" % (r + 1, c + 1), after


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
                    cells = list(line)
                    cells[i], cells[to] = ".", own
                    yield "%d %d" % (i + 1, to + 1), "".join(cells)


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


PLAIN = {"nim": Nim, "kayles": Kayles, "domineering": Domineering, "clobber": Clobber}
PLAIN["nogo"] = NoGo
PLAIN["toads-and-frogs"] = Toads


def parts(name, text):
    """The parts of a line of positions of one game, each as (rules, position)."""
    if name == "connect-four":
        size = re.fullmatch(r"([1-9])x([1-9])( line=([1-9]))?:\s*(.*)", text)
        if not size:
            raise Unknown("this notation of connect-four")
        rules = ConnectFour(int(size[1]), int(size[2]), int(size[4] or 4))
        return [(rules, rules.read(size[5].strip()))]
    if name not in PLAIN:
        raise Unknown("the game " + name)
    rules = PLAIN[name]()
    return [(rules, rules.read(part.strip())) for part in text.split("+")]
