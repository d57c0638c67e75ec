"""Positional games: docs/formats/certificates.md, 'replies', 'sets' and 'mirror'."""

from fractions import Fraction

from . import lines
from .head import require
from .strategy import outcomes

OTHER = {"x": "o", "o": "x"}


def potential(sets, own, other):
    """Whether a player who moves next completes no set (Erdos and Selfridge)."""
    through, total = {}, Fraction(0)
    for each in sets:
        if not any(cell in other for cell in each):
            free = [cell for cell in each if cell not in own]
            weight = Fraction(1, 2 ** len(free))
            total += weight
            for cell in free:
                through[cell] = through.get(cell, 0) + weight
    return total + max(through.values(), default=0) < 1


def paired(sets, x, o):
    """Whether every set without an O has two free cells of its own, by augmenting paths."""
    owner, held = {}, {}

    def give(index, seen):
        for cell in free[index]:
            if cell not in seen:
                seen.add(cell)
                if cell not in owner or (owner[cell] != index and give(owner[cell], seen)):
                    owner[cell] = index
                    return True
        return False

    free = {
        i: [cell for cell in each if cell not in x]
        for i, each in enumerate(sets)
        if not any(cell in o for cell in each)
    }
    return all(give(i, held.setdefault((i, k), set())) for i in free for k in (0, 1))


def replies(certificate):
    game = lines.game(certificate.game, certificate.position)
    require(not game.x and not game.o and game.mover == "x", "line 6: not an empty board")
    require(not game.avoids and "x" in game.counts, "line 6: not a game of this kind")
    require(certificate.claim == ("D" if game.counts == "xo" else "P"), "line 7: another outcome")
    table = {}
    for line in certificate.body:
        words = line.split("\t")
        require(len(words) > 1, "allowed: x ... o ..., a tab and replies")
        x, o = lines.read(words[0], game.names)
        require(len(x) == len(o), "not X's turn: " + line)
        answers = {}
        for word in words[2:]:
            named = word.split(" ")
            require(named[0].endswith(":") and len(named) > 1, "a reply, a colon and moves")
            for move in named[1:]:
                require(lines.cell(move, game.names) not in answers, "a move with two replies")
                answers[lines.cell(move, game.names)] = lines.cell(named[0][:-1], game.names)
        place = lines.key(game.symmetries, x, o)
        require(place not in table, "a position twice: " + line)
        table[place] = (x, o, lines.cell(words[1], game.names), answers)
    used, stack = set(), []

    def reach(x, o):
        if paired(game.sets, x, o) or potential(game.sets, x, o):
            return
        require(not lines.whole(game.sets, x), "X has completed a set")
        place = lines.key(game.symmetries, x, o)
        require(place in table, "no line for a position: %s %s" % (sorted(x), sorted(o)))
        if place not in used:
            used.add(place)
            stack.append(table[place])

    reach(frozenset(), frozenset())
    while stack:
        x, o, usual, answers = stack.pop()
        kept = [g for g in game.symmetries if image(g, x) == x and image(g, o) == o]
        needed, unnamed = set(), False
        for move in range(len(game.names)):
            if move in x or move in o or any(g[move] < move for g in kept):
                continue
            needed.add(move)
            unnamed |= move not in answers
            reply = answers.get(move, usual)
            require(reply != move and reply not in x and reply not in o, "a reply that is taken")
            reach(x | {move}, o | {reply})
        require(set(answers) <= needed and (unnamed or not needed), "a reply to no move")
    require(len(used) == len(table), "a line to which no play leads")


def image(symmetry, cells):
    return frozenset(symmetry[cell] for cell in cells)


class Keeper:
    """A strategy of one player in the kind sets."""

    def __init__(self, game, side, wins, table):
        self.game, self.side, self.wins, self.table = game, side, wins, table
        both = game.counts == "xo"
        self.quiet = not wins if both else game.avoids == (side in game.counts)
        self.used, self.stack = set(), []

    def held(self, x, o, mover):
        own, other = (x, o) if self.side == "x" else (o, x)
        if not self.game.avoids:
            return potential(self.game.sets, other, own)
        left = len(self.game.names) - len(x) - len(o) - (mover != self.side)
        total = sum(
            Fraction(1, 2 ** sum(cell not in own for cell in each))
            for each in self.game.sets
            if not any(cell in other for cell in each)
        )
        return total < 1 if left % 2 == 0 else 2 * total < 1

    def moved(self, x, o, mover):
        """A player has just moved."""
        cells = x if mover == "x" else o
        if mover in self.game.counts and lines.whole(self.game.sets, cells):
            require((mover == self.side) != self.game.avoids, "a whole set that loses")
        else:
            self.reach(x, o, OTHER[mover])

    def reach(self, x, o, mover):
        if self.quiet and self.held(x, o, mover):
            return
        free = [c for c in range(len(self.game.names)) if c not in x and c not in o]
        if not free:
            require(self.quiet, "nobody has a whole set at the end")
        elif mover == self.side:
            place = lines.key(self.game.symmetries, x, o)
            require(place in self.table, "no line: %s %s" % (sorted(x), sorted(o)))
            if place not in self.used:
                self.used.add(place)
                self.stack.append(self.table[place])
        else:
            for cell in free:
                after = (x | {cell}, o) if mover == "x" else (x, o | {cell})
                self.moved(*after, mover)

    def play(self):
        self.reach(self.game.x, self.game.o, self.game.mover)
        while self.stack:
            x, o, cell = self.stack.pop()
            require(cell not in x and cell not in o, "a cell that is taken")
            after = (x | {cell}, o) if self.side == "x" else (x, o | {cell})
            self.moved(*after, self.side)
        require(len(self.used) == len(self.table), "a line to which no play leads")


def promises(game, claim):
    """Who does not lose, and whether he wins: X first."""
    claimed = outcomes(claim)
    for side in "xo":
        if ("P" if side == game.mover else "N") not in claimed:
            yield side, "D" not in claimed


def sets(certificate):
    game = lines.game(certificate.game, certificate.position)
    lines.require_open(game)
    body = list(certificate.body)
    for side, wins in promises(game, certificate.claim):
        title = side.upper() + (" wins" if wins else " does not lose")
        require(body and body.pop(0) == title, "a line is missing: " + title)
        table = {}
        while body and body[0][:2] not in ("X ", "O "):
            words = body.pop(0).split("\t")
            require(len(words) == 2 and words[1] in game.names, "a position, a tab and a cell")
            x, o = lines.read(words[0], game.names)
            place = lines.key(game.symmetries, x, o)
            require(place not in table, "a position twice")
            table[place] = (x, o, lines.cell(words[1], game.names))
        Keeper(game, side, wins, table).play()
    require(not body, "a line more than the claim asks for")


def mirror(certificate):
    game = lines.game(certificate.game, certificate.position)
    lines.require_open(game)
    require(game.avoids and game.counts == "xo", "line 6: not a misere game")
    keeper, wins = list(promises(game, certificate.claim))[0]
    marks = {cell: "x" for cell in game.x}
    marks.update({cell: "o" for cell in game.o})
    partner, pairs = {}, []
    for line in certificate.body:
        words = line.split(" ")
        require(len(words) == 2 and all(name in game.names for name in words), "two cells")
        pair = [lines.cell(name, game.names) for name in words]
        require(pair[0] != pair[1] and not any(cell in partner for cell in pair), "in two pairs")
        partner[pair[0]], partner[pair[1]] = pair[1], pair[0]
        colours = {marks.get(cell) for cell in pair}
        require(colours in ({None}, {"x", "o"}), "at the start free, or X's and O's")
        if colours == {None}:
            pairs.append(pair)
    alone = [cell for cell in range(len(game.names)) if cell not in partner]
    require(len(alone) < 2, "cells in no pair")
    mover = game.mover
    for cell in alone:
        if cell not in marks and mover == keeper:
            mover = OTHER[mover]
            marks[cell] = keeper
        require(marks.get(cell) == keeper, "a cell in no pair")
    require(mover != keeper, "the keeper must move first, and has no answer")
    known = {frozenset(each) for each in game.sets}
    for each in known:
        opposite = frozenset(partner.get(cell) for cell in each)
        require(opposite & each or opposite in known, "a set without a pair or an opposite set")
    through = {}
    for each in game.sets:
        for cell in each:
            through.setdefault(cell, []).append(each)

    def one_colour(each):
        return len({marks.get(cell, cell) for cell in each}) == 1 and each[0] in marks

    def drawn(at):
        if at == len(pairs):
            return not any(map(one_colour, game.sets))
        for colours in ("xo", "ox"):
            for cell, colour in zip(pairs[at], colours):
                marks[cell] = colour
            if not any(one_colour(s) for cell in pairs[at] for s in through.get(cell, ())):
                if drawn(at + 1):
                    return True
        for cell in pairs[at]:
            del marks[cell]
        return False

    require(not wins or not drawn(0), "a play may end without a whole set")
