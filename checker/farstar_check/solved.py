"""Whether the records of a solved game follow from the rules: docs/formats/solved.md, 'Records'."""

import bisect
import random

from . import games, keys, strategy
from .folders import Disk, Folder
from .head import OUTCOMES, Unknown, require
from .served import Layer, Served

VERSION = "rules 1"
LOSS, DRAW, WIN, ENDLESS = range(4)
MOST_MOVES = 8190
# Of a folder at an address so many positions are compared where nothing else is said.
SAMPLE = 1000


class Solved:
    """A folder, its rules and its records."""

    def __init__(self, path):
        served = is_address(path)
        self.folder = Folder(Served(path) if served else Disk(path))
        task = self.folder.task
        require(task.version == VERSION, "rules of another version: " + task.version)
        text = task.parameters + ": " + task.start if task.parameters else task.start
        parts = games.parts(task.game, text)
        require(len(parts) == 1, "the start is a sum")
        require(not task.edition, "an edition is of games of one's own")
        self.rules, self.start = parts[0]
        self.endless = getattr(self.rules, "endless", None)
        self.ends = hasattr(self.rules, "verdict")
        require(task.misere in ("yes", "no"), "misere: allowed: yes, no")
        self.misere = task.misere == "yes"
        require(not (self.misere and self.ends), "misere: the rules say who wins")
        self.content = task.content
        require((self.content == "starters") == (self.endless is not None), "not the content of this game")
        if self.content in ("grundy", "remoteness"):
            require(self.rules.impartial, "not the content of this game")
        require(self.content != "grundy" or not self.misere and not self.ends, "not the content of this game")
        if not hasattr(self.rules, "rank") or task.game == "subtraction":
            raise Unknown("folders of " + task.game)
        self.rank = self.rules.stage if self.endless else self.rules.rank
        self.codec = keys.codec(self.rules, self.start)
        self.highest = self.rank(self.start)
        words = self.codec.words
        self.layers = {
            layer.number: Layer(self.folder, layer, words) if served else self.folder.layer(layer, words)
            for layer in self.folder.layers
        }

    def records(self, position):
        """The records of a position, or of its parts."""
        parts = self.rules.split(position) if self.content == "grundy" else [position]
        found = []
        for part in parts:
            layer = self.layers.get(self.highest - self.rank(part), {})
            record = layer.get(self.codec.key(part))
            require(record is not None, "missing: " + self.rules.write(part))
            found.append(record)
        return found

    def options(self, position, player):
        """The records of each option, None where the play is over."""
        if self.ends and self.rules.verdict(position):
            return None
        return [self.records(to) for _, to in self.rules.moves(position, player)]

    def sound(self, position):
        """Whether a line can say what the key did."""
        try:
            return self.rules.read(self.rules.write(position)) == position
        except Unknown:
            return False

    def compare(self, layer, key, record):
        """Refuses a record that does not follow from those of the options."""
        position = self.codec.position(key)
        text = self.rules.write(position)
        require(self.sound(position), "no position: " + text)
        require(self.codec.key(position) == key, "not a representative: " + text)
        require(self.highest - self.rank(position) == layer, "in another layer: " + text)
        require(self.content != "grundy" or list(self.rules.split(position)) == [position], "parts: " + text)
        wanted = getattr(self, self.content)(position)
        require(record == wanted, "%s has record %d, by its options %s" % (text, record, wanted))

    # The record of a position, for each content.

    def outcome(self, position):
        if self.ends and self.rules.verdict(position):
            return 1 + OUTCOMES.index(self.rules.verdict(position))
        results = ""
        for number, player in enumerate(strategy.PLAYERS):
            # What the player gets, who moves second after the move.
            got = [
                strategy.turned(strategy.FIRST[OUTCOMES[record - 1]][1 - number])
                for (record,) in self.options(position, player)
            ]
            stuck = "w" if self.misere else "l"
            results += max(got, key=strategy.BETTER.index) if got else stuck
        return 1 + next(i for i, each in enumerate(OUTCOMES) if strategy.FIRST[each] == results)

    def grundy(self, position):
        values = set()
        for parts in self.options(position, "Left"):
            value = 0
            for part in parts:
                value ^= part - 1
            values.add(value)
        return 1 + next(value for value in range(len(values) + 1) if value not in values)

    def remoteness(self, position):
        if self.ends and self.rules.verdict(position):
            return 1 + {"P": LOSS, "D": DRAW, "N": WIN}[self.rules.verdict(position)]
        return self.half([record for (record,) in self.options(position, "Left")])

    def starters(self, position):
        halves = []
        for player, shift in zip(strategy.PLAYERS, (0, 16)):
            # After Left's move Right begins, whose half is the lower one.
            others = [record >> shift & 0xFFFF for (record,) in self.options(position, player)]
            halves.append(self.half(others))
        require(max(halves) - 1 >> 2 <= MOST_MOVES, "more moves than a record has")
        return halves[0] << 16 | halves[1]

    def half(self, options):
        """1 + 4 moves + result, from those of the options for the other player."""
        if not options:
            return 1 + (WIN if self.misere else LOSS)
        lost = [each - 1 >> 2 for each in options if each - 1 & 3 == LOSS]
        won = [each - 1 >> 2 for each in options if each - 1 & 3 == WIN]
        if lost:
            moves, result = 1 + min(lost), WIN
        elif len(won) == len(options):
            moves, result = 1 + max(won), LOSS
        else:
            moves, result = 0, ENDLESS if self.endless not in (None, "D") else DRAW
        return 1 + 4 * moves + result


def is_address(path):
    return path.startswith(("http://", "https://"))


def check(path, sample=None, seed=None):
    """What is verified, in words, if all that was looked at is right."""
    solved = Solved(path)
    solved.records(solved.start)
    total = solved.folder.positions()
    if sample is None and is_address(path):
        sample = SAMPLE
    if sample and sample < total:
        draw = random.Random(seed)
        # One of each of as many stretches as the sample has positions.
        chosen = [draw.randrange(i * total // sample, (i + 1) * total // sample) for i in range(sample)]
    else:
        sample, chosen = None, range(total)
    before = 0
    for line in solved.folder.layers:
        layer = solved.layers[line.number]
        at = layer.at if isinstance(layer, Layer) else list(layer.items()).__getitem__
        after = before + line.positions
        for number in chosen[bisect.bisect_left(chosen, before) : bisect.bisect_left(chosen, after)]:
            solved.compare(line.number, *at(number - before))
        before = after
    task = solved.folder.task
    return "%s '%s%s'%s, %s, by comparing %s with their options" % (
        task.game,
        task.parameters and task.parameters + ": ",
        task.start,
        " in misère play" if solved.misere else "",
        task.content,
        "each of %d positions" % total
        if sample is None
        else "%d of %d positions, seed %d," % (len(chosen), total, seed),
    )
