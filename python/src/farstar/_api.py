"""Games, positions and what they answer."""

from __future__ import annotations

import html
import threading
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any, Iterable, Mapping

from . import _jvm
from ._errors import translated
from ._play import Rules, play
from ._values import Value


class Farstar:
    """Games and values, with what was found out about them so far. What one finds out is kept for its
    next question.

    :param memory: how many bytes values and tables may take
    :param seconds: a limit of time for each question
    :param threads: how many each search may use
    :param folder: where the names of files begin
    """

    def __init__(
        self,
        *,
        memory: int | None = None,
        seconds: float | None = None,
        threads: int = 1,
        folder: str | Path = ".",
    ):
        here = _jvm.java("java.nio.file.Path").of(str(folder))
        workspace = _jvm.java("org.farstar.engine.memory.Workspace")
        with translated():
            java = _jvm.java("org.farstar.Farstar").open(
                workspace() if memory is None else workspace(memory), here
            )
            if threads != 1:
                java = java.threads(threads)
            if seconds is not None:
                java = java.within(_duration(seconds))
        self._java = java

    def games(self) -> list[str]:
        """The names of the games."""
        return [str(name) for name in self._java.games()]

    def game(self, name: str) -> Ruleset:
        """A game by its name, or by a file of one's own in Java."""
        with translated():
            return Ruleset(self, self._java.game(name))

    def sum(self, expression: str) -> Position:
        """A sum of positions of any games and of values, such as
        ``domineering("4x4") - clobber("xo") + ^*``."""
        return Position(self, _ask(self._java, lambda java: java.sum(expression)))

    def position(self, rules: Rules, start: Any) -> Position:
        """A position of rules that are written in Python."""
        listed, name = play(rules, start)
        with translated():
            return Position(self, self._java.position(listed, name))

    def value(self, expression: str | int | Fraction) -> Value:
        """A value by its expression."""
        found = self.evaluate(str(expression))
        if not isinstance(found, Value):
            raise TypeError(f"'{expression}' is {found!r}, not a value")
        return found

    def evaluate(self, expression: str, **names: Any) -> Any:
        """Whatever an expression stands for, in which names stand for values: a value, a truth, a
        text, or a list of these."""
        given = _jvm.java("java.util.HashMap")()
        for name, value in names.items():
            given.put(name, self._evaluated(value))
        return self._python(_ask(self._java, lambda java: java.evaluate(expression, given)))

    def _evaluated(self, value: Any) -> Any:
        if isinstance(value, Value):
            return value._java
        return _ask(self._java, lambda java: java.evaluate(str(value)))

    def _python(self, found: Any) -> Any:
        case = str(found.getClass().getSimpleName())
        if case == "OfTruth":
            return bool(found.truth())
        if case == "OfList":
            return [self._python(item) for item in found.items()]
        if case in ("OfNumber", "OfSurreal", "OfGame", "OfLoopy", "OfNimber"):
            return Value(self, found)
        if case == "OfThermograph":
            return Thermograph(_jvm.java("org.farstar.Thermograph")("", found.game()))
        return str(found.toString())

    def verify(self, certificate: str) -> str:
        """Checks a certificate, and gives the sentence that it proves."""
        return str(_ask(self._java, lambda java: java.verify(certificate)).sentence())


class Ruleset:
    """A game by its rules."""

    def __init__(self, farstar: Farstar, java: Any):
        self._farstar = farstar
        self._java = java

    @property
    def name(self) -> str:
        """Its name."""
        return str(self._java.name())

    @property
    def title(self) -> str:
        """What people call it."""
        return str(self._java.title())

    @property
    def rules(self) -> str:
        """The rules in a few sentences."""
        return " ".join(str(line) for line in self._java.rules())

    @property
    def notation(self) -> str:
        """How positions are written."""
        return str(self._java.notation())

    @property
    def examples(self) -> list[str]:
        """Positions to begin with."""
        return [str(example) for example in self._java.examples()]

    def misere(self) -> Ruleset:
        """The game in misère play: whoever makes the last move loses."""
        with translated():
            return Ruleset(self._farstar, self._java.misere())

    def position(self, text: str) -> Position:
        """A position, or a sum of some with ``+`` between."""
        with translated():
            return Position(self._farstar, self._java.position(text))

    def table(self, what: str, ranges: Mapping[str, str] | None = None, **more: str) -> Table:
        """A table of outcomes or values: one of the game's own by its name, or of a position with
        names in braces, ``table("{a} {b}", a="0..8", b="0..8")``."""
        asked = _jvm.java("java.util.TreeMap")()
        for name, range_ in {**(ranges or {}), **more}.items():
            asked.put(name, str(range_))
        return Table(_ask(self._java, lambda java: java.table(what, asked)))

    def __repr__(self) -> str:
        return str(self._java.toString())


@dataclass(frozen=True)
class Move:
    """A move: what a player types, and the position after it."""

    text: str
    to: Any

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Moves:
    """The winning moves of one player who starts; ``complete`` says whether all are listed."""

    moves: tuple[Move, ...]
    complete: bool

    def __iter__(self):
        return iter(self.moves)

    def __len__(self) -> int:
        return len(self.moves)

    def __getitem__(self, index):
        return self.moves[index]

    def __contains__(self, text) -> bool:
        return any(move.text == str(text) for move in self.moves)

    def __repr__(self) -> str:
        return f"[{', '.join(move.text for move in self.moves)}{'' if self.complete else ', ...'}]"


@dataclass(frozen=True)
class Reply:
    """A move of the engine: where it leads, what is known of it, and whether it is known to win."""

    text: str
    to: Any
    verdict: str
    wins: bool


class Position:
    """A position, or a sum of positions and values. Immutable."""

    def __init__(self, farstar: Farstar, java: Any):
        self._farstar = farstar
        self._java = java

    @property
    def text(self) -> str:
        """The position in the notation of its game."""
        return str(self._java.text())

    def within(self, seconds: float) -> Position:
        """With a limit of time for each question."""
        return Position(self._farstar, self._java.within(_duration(seconds)))

    def threads(self, count: int) -> Position:
        """With several threads for each search that can use them."""
        with translated():
            return Position(self._farstar, self._java.threads(count))

    def by(self, method: str) -> Position:
        """With answers by ``'theory'`` alone, by ``'search'`` alone, or by ``'both'``."""
        methods = _jvm.java("org.farstar.engine.answer.Method")
        return Position(self._farstar, self._java.by(methods.valueOf(method.upper())))

    def outcome(self) -> str:
        """The outcome class: ``'L'``, ``'R'``, ``'N'``, ``'P'``, one with draws, or where the players
        want a parity ``'EVEN'`` or ``'ODD'``."""
        return self._ask(lambda java: str(java.label(java.outcome())))

    def value(self) -> Value:
        """What the position is worth."""
        found = self._ask(lambda java: java.value())
        return self._farstar.value(str(found.toString()))

    def moves(self) -> dict[str, Moves]:
        """The winning moves of each player who starts."""
        found = self._ask(lambda java: java.moves())
        return {
            str(entry.getKey().toString()).capitalize(): Moves(
                tuple(Move(str(m.text()), str(m.to())) for m in entry.getValue().moves()),
                bool(entry.getValue().complete()),
            )
            for entry in found.entrySet()
        }

    def options(self, player: str) -> list[Move]:
        """All moves of a player."""
        return [
            Move(str(option.text()), Position(self._farstar, option.to()))
            for option in self._ask(lambda java: java.options(_player(player)))
        ]

    def move(self, player: str, text: str) -> Position:
        """The position after a move."""
        return self._at(lambda java: java.move(_player(player), text))

    def reply(self, player: str) -> Reply:
        """The move that the engine makes for a player who has one."""
        found = self._ask(lambda java: java.reply(_player(player)))
        to = Position(self._farstar, found.to())
        return Reply(str(found.text()), to, str(found.verdict()), bool(found.wins()))

    def why(self) -> Why:
        """Why that player wins who does."""
        return Why(self._ask(lambda java: java.why()))

    def prove(self) -> Proof:
        """A certificate of who wins, which anybody can check."""
        return Proof(self._farstar, str(self._ask(lambda java: java.prove()).text()))

    def prove_value(self) -> Proof:
        """A certificate of the value."""
        return Proof(self._farstar, str(self._ask(lambda java: java.proveValue()).text()))

    def board(self) -> Picture:
        """The board, as its game draws it."""
        return Picture(self._ask(lambda java: java.board()))

    def tree(self, depth: int = 2) -> Picture:
        """The game tree, some moves deep."""
        return Picture(self._ask(lambda java: java.tree(depth)))

    def thermograph(self) -> Thermograph:
        """The thermograph of the value."""
        return Thermograph(self._ask(lambda java: java.thermograph()))

    def __add__(self, other: Position | Value | int | Fraction | str) -> Position:
        if isinstance(other, Position):
            return self._at(lambda java: java.plus(other._java))
        value = other if isinstance(other, Value) else self._farstar.value(other)
        plain = self._farstar._java.value(str(value))
        return self._at(lambda java: java.plus(plain))

    def __sub__(self, other: Position | Value | int | Fraction | str) -> Position:
        if isinstance(other, Position):
            return self._at(lambda java: java.minus(other._java))
        value = other if isinstance(other, Value) else self._farstar.value(other)
        return self + -value

    def __neg__(self) -> Position:
        return self._at(lambda java: java.negative())

    def _at(self, question) -> Position:
        return Position(self._farstar, self._ask(question))

    def _ask(self, question):
        return _ask(self._java, question)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and bool(self._java.equals(other._java))

    def __hash__(self) -> int:
        return int(self._java.hashCode())

    def __repr__(self) -> str:
        return str(self._java.toString())

    def _repr_svg_(self) -> str | None:
        try:
            return self.board().svg
        except ValueError:
            return None


class Why:
    """A reason in steps; each has its kind, its text and its citation."""

    def __init__(self, java: Any):
        self._java = java
        self.outcome = str(java.outcome().label(False))
        self.steps = [
            Step(str(step.kind().toString()), str(step.text()), str(step.cite()))
            for step in java.steps()
        ]
        self.by = [str(source.sentence()) for source in java.by()]

    def __repr__(self) -> str:
        return str(self._java.toString())

    def _repr_html_(self) -> str:
        steps = "".join(f"<li><pre>{html.escape(step.text)}</pre></li>" for step in self.steps)
        sources = html.escape("; ".join(self.by))
        return f"<p><b>{self.outcome}</b></p><ol>{steps}</ol><p>by {sources}</p>"


@dataclass(frozen=True)
class Step:
    """A step of a reason."""

    kind: str
    text: str
    cite: str


class Proof:
    """A certificate."""

    def __init__(self, farstar: Farstar, text: str):
        self._farstar = farstar
        self.text = text

    def verify(self) -> str:
        """Checks it by the rules of its game, without any search, and gives the sentence that it
        proves."""
        return self._farstar.verify(self.text)

    def save(self, file: str | Path) -> None:
        """Writes it to a file, which ``farstar verify`` reads."""
        Path(file).write_text(self.text, encoding="utf-8")

    def __repr__(self) -> str:
        return self.text


class Picture:
    """A picture, as SVG or PNG."""

    def __init__(self, java: Any):
        self._java = java

    @property
    def svg(self) -> str:
        """As SVG."""
        return str(self._java.svg())

    def png(self, scale: float = 2.0) -> bytes:
        """As PNG, with so many pixels for a unit of the drawing."""
        return bytes(self._java.png(scale))

    def _repr_svg_(self) -> str:
        return self.svg


class Thermograph(Picture):
    """A thermograph."""

    def __init__(self, java: Any):
        super().__init__(java.picture())
        self._thermograph = java

    @property
    def mean(self) -> Fraction:
        """The mean value."""
        return _fraction(self._thermograph.mean())

    @property
    def temperature(self) -> Fraction:
        """The temperature."""
        return _fraction(self._thermograph.temperature())

    def __repr__(self) -> str:
        return str(self._thermograph.value().thermograph().toString())


class Table:
    """A table of answers; ``stopped`` says why there are no more rows, or is None."""

    def __init__(self, java: Any):
        self.columns = [str(name) for name in java.columns()]
        self.rows = [[_cell(cell) for cell in row] for row in java.rows()]
        self.stopped = str(java.stopped().get().toString()) if java.stopped().isPresent() else None

    def to_pandas(self):
        """The table as a frame of pandas."""
        import pandas

        return pandas.DataFrame(self.rows, columns=self.columns)

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterable[list[Any]]:
        return iter(self.rows)

    def __repr__(self) -> str:
        texts = [self.columns, *([("" if c is None else str(c)) for c in row] for row in self.rows)]
        widths = [max(map(len, column)) for column in zip(*texts)]
        return "\n".join("  ".join(c.ljust(w) for c, w in zip(row, widths)).rstrip() for row in texts)

    def _repr_html_(self) -> str:
        def row(cells, tag):
            cells = ("" if cell is None else html.escape(str(cell)) for cell in cells)
            return "<tr>" + "".join(f"<{tag}>{cell}</{tag}>" for cell in cells) + "</tr>"

        body = "".join(row(cells, "td") for cells in self.rows)
        return f"<table><thead>{row(self.columns, 'th')}</thead><tbody>{body}</tbody></table>"


def _cell(cell: Any) -> Any:
    case = str(cell.getClass().getSimpleName())
    if case == "Whole":
        return int(cell.number())
    return None if case == "None" else str(cell.toString())


def _fraction(dyadic: Any) -> Fraction:
    return Fraction(int(str(dyadic.numerator())), 1 << int(dyadic.denominatorExponent()))


def _duration(seconds: float) -> Any:
    return _jvm.java("java.time.Duration").ofMillis(round(seconds * 1000))


def _player(name: str) -> Any:
    return _jvm.java("org.farstar.values.player.Player").valueOf(str(name).upper())


def _ask(asked: Any, question) -> Any:
    """Asks in a thread of its own, so that Ctrl-C ends the question and not the process."""
    if threading.current_thread() is not threading.main_thread():
        with translated():
            return question(asked)
    stop = _jvm.java("org.farstar.Stop")()
    answer: list[Any] = []
    fault: list[BaseException] = []

    def work() -> None:
        try:
            with translated():
                answer.append(question(asked.until(stop)))
        except BaseException as found:  # handed over to the thread that asked
            fault.append(found)

    worker = threading.Thread(target=work, daemon=True)
    worker.start()
    try:
        while worker.is_alive():
            worker.join(0.1)  # Java hands Ctrl-C over, but does not wake who waits
    except KeyboardInterrupt:
        stop.now()
        worker.join()
        raise
    if fault:
        raise fault[0]
    return answer[0]
