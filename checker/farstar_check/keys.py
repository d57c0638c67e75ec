"""Keys of positions: docs/formats/solved.md, 'Keys'.

Keys are numbers, 63 bits a word. A codec has words, key(position), which is that of its representative, and
position(key).
"""

from . import games
from .head import Refused, Unknown, require

WORD = 63


class Columns:
    """Connect-Four: for each column its pieces, a 1 above them, and zeros."""

    def __init__(self, rules, start):
        self.rules, self.width = rules, rules.rows + 1
        self.words = -(-rules.columns * self.width // WORD)

    def packed(self, columns):
        key = 0
        for column in reversed(columns):
            key = key << self.width | column
        return key

    def key(self, board):
        columns = []
        for marks in zip(*reversed(board)):
            text = "".join(marks).rstrip(".")
            bits = sum(1 << i for i, mark in enumerate(text) if mark == "X")
            columns.append(bits | 1 << len(text))
        return min(self.packed(columns), self.packed(columns[::-1]))

    def position(self, key):
        columns = []
        for _ in range(self.rules.columns):
            bits = key & (1 << self.width) - 1
            key >>= self.width
            require(bits, "no key: a column without its mark")
            filled = bits.bit_length() - 1
            column = "".join("XO"[1 - (bits >> i & 1)] for i in range(filled))
            columns.append(column.ljust(self.rules.rows, "."))
        return tuple("".join(row) for row in zip(*columns))[::-1]


class Cells:
    """Boards: rows and columns, then the cells in one plane or in two."""

    def __init__(self, rules, start):
        rows, columns = len(start), len(start[0])
        self.rules, self.cells = rules, rows * columns
        if self.cells > WORD:
            raise Unknown("keys of boards so large")
        self.side = max(1, (max(rows, columns) - 1).bit_length())
        # The cells that have a bit in each plane.
        self.planes = ("x#", "o#") if "x" in rules.cells else ("#",)
        self.bits = 2 * self.side + len(self.planes) * self.cells
        self.words = -(-self.bits // WORD)

    def numbers(self, rows):
        """Each plane as a number, the first cell lowest."""
        text = "".join(rows)[::-1]
        return [int("".join("01"[mark in plane] for mark in text), 2) for plane in self.planes]

    def key(self, rows):
        wide = [each for each in self.rules.images(rows) if len(each) <= len(each[0])]
        rows = min(wide or self.rules.images(rows), key=self.numbers)
        height, width = len(rows), len(rows[0])
        require(max(height, width) <= 1 << self.side and height * width <= self.cells, "no key")
        key = (height - 1) << self.side | width - 1
        for plane in self.planes:
            for row in rows:
                bits = sum(1 << c for c, mark in enumerate(row) if mark in plane)
                key = key << width | bits
        return key << self.cells * len(self.planes) - height * width * len(self.planes)

    def position(self, key):
        place = self.bits - 2 * self.side
        height = (key >> place + self.side) + 1
        width = (key >> place & (1 << self.side) - 1) + 1
        require(height * width <= self.cells, "no key: a board of %dx%d" % (height, width))
        planes = []
        for _ in self.planes:
            planes.append([])
            for _ in range(height):
                place -= width
                planes[-1].append(key >> place & (1 << width) - 1)
        marks = {(0,): ".", (1,): "#", (0, 0): ".", (1, 0): "x", (0, 1): "o", (1, 1): "#"}
        rows = tuple(
            "".join(marks[tuple(bits >> c & 1 for bits in row)] for c in range(width))
            for row in zip(*planes)
        )
        require(set("".join(rows)) <= set(self.rules.cells), "no key: cells of another game")
        return rows


class Text:
    """The text of a position, seven bytes a word."""

    def __init__(self, rules, start):
        self.rules = rules
        self.words = -(-(2 * len(rules.write(start)) + 14) // 7)

    def key(self, position):
        data = self.rules.write(position).encode().ljust(7 * self.words, b"\0")
        require(len(data) == 7 * self.words, "no key: a text too long")
        key = 0
        for i in range(0, len(data), 7):
            key = key << WORD | int.from_bytes(data[i : i + 7], "big")
        return key

    def position(self, key):
        data = b"".join(
            (key >> WORD * i & (1 << 56) - 1).to_bytes(7, "big") for i in reversed(range(self.words))
        )
        text = data.rstrip(b"\0").decode("latin-1")
        try:
            return self.rules.read(text)
        except Unknown as error:
            raise Refused("no key: %s" % error) from None


def codec(rules, start):
    if isinstance(rules, games.ConnectFour):
        return Columns(rules, start)
    return (Cells if isinstance(rules, games.Grid) else Text)(rules, start)
