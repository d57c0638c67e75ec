package org.farstar.ask.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.input.InputException;
import org.farstar.ask.lesson.Judge;
import org.farstar.ask.play.LongestFight;
import org.farstar.ask.puzzle.Puzzle.Kind;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Worksheet;
import org.farstar.engine.answer.Method;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.FirstMoves;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Puzzles are what they say they are. */
class PuzzlesTest {
  /** The referee asks about smaller positions only. */
  private static final int MOST_POSITIONS = 3_000;

  private final Desk desk = new Desk(Catalogue.STANDARD, new Workspace(64L << 20), Sources.none());
  private final Puzzles puzzles = new Puzzles(desk, Control.unlimited());

  static List<String> games() {
    return Puzzles.games();
  }

  @Test
  void thereAreAtLeastTwelveGames() {
    assertThat(games()).hasSizeGreaterThanOrEqualTo(12).doesNotHaveDuplicates();
    assertThat(Catalogue.STANDARD.ids()).containsAll(games());
  }

  @ParameterizedTest
  @MethodSource("games")
  void ofEveryGameThereIsOne(String game) {
    Puzzle puzzle = puzzles.make("1", Optional.of(game), Optional.empty());
    assertThat(puzzle.question().game()).isEqualTo(game);
    assertThat(puzzle.grade()).isBetween(1, Puzzle.HARDEST);
  }

  /** Of these numbers several moves win as a rule. */
  static List<String> gamesOfMoves() {
    return games().stream().filter(game -> !game.equals("flipping-coins")).toList();
  }

  /** A plain search of all plays finds the one winning move. */
  @ParameterizedTest
  @MethodSource("gamesOfMoves")
  void theOnlyWinningMoveIsTheOnlyOne(String game) {
    Puzzle puzzle = puzzles.make("1", Optional.of(game), Optional.of(Kind.MOVE));
    Sum sum = puzzle.question().sum();
    SumPlay play = new SumPlay(sum);
    Map<String, Result> known = new HashMap<>();
    List<Move<Sum>> moves = FirstMoves.of(play, sum, puzzle.player(), 1000).list();
    assertThat(moves).hasSize(puzzle.tempting() + 1);
    List<String> wins =
        moves.stream()
            .filter(m -> plain(play, m.to(), puzzle.player().opponent(), known) == Result.LOSS)
            .map(Move::text)
            .toList();
    if (known.size() < MOST_POSITIONS) {
      assertThat(wins)
          .isEqualTo(
              new Judge(desk, Control.unlimited(), Method.BEST)
                  .best(puzzle.question(), puzzle.player()))
          .hasSize(1);
    }
  }

  /**
   * What a player gets who is to move, by trying all plays; a draw where it would take too long.
   */
  private static Result plain(SumPlay play, Sum sum, Player mover, Map<String, Result> known) {
    String key = mover + " " + sum;
    Result before = known.get(key);
    if (before != null || known.size() >= MOST_POSITIONS) {
      return before == null ? Result.DRAW : before;
    }
    Optional<Result> judged = play.verdict(sum).map(verdict -> verdict.forMover(mover));
    Result best = judged.orElse(Result.LOSS);
    if (judged.isEmpty()) {
      for (Sum to : play.options(sum, mover)) {
        Result result = plain(play, to, mover.opponent(), known).forOpponent();
        best = result == Result.WIN || best == Result.WIN ? Result.WIN : better(best, result);
      }
    }
    known.put(key, best);
    return best;
  }

  private static Result better(Result a, Result b) {
    return a == Result.DRAW || b == Result.DRAW ? Result.DRAW : a;
  }

  @Test
  void aValueThatIsAskedForIsShortAndRight() {
    for (String seed : List.of("a", "b", "c")) {
      Puzzle puzzle = puzzles.make(seed, Optional.empty(), Optional.of(Kind.WORTH));
      Judge judge = new Judge(desk, Control.unlimited(), Method.BEST);
      String expression = Worksheet.expression(puzzle.question());
      String value = judge.value(expression);
      assertThat(value.length()).isLessThan(8);
      assertThat(judge.worth(expression, value)).isTrue();
    }
  }

  /** Another desk, and one that has answered other questions, make the same puzzle of a date. */
  @Test
  void theSameDateIsTheSameForEverybody() {
    Puzzles other =
        new Puzzles(
            new Desk(Catalogue.STANDARD, new Workspace(16L << 20), Sources.none()),
            Control.unlimited());
    StringBuilder days = new StringBuilder();
    for (int day = 1; day <= 4; day++) {
      String seed = "2026-12-0" + day;
      Puzzle puzzle = puzzles.make(seed, Optional.empty(), Optional.empty());
      Puzzle again = other.make(seed, Optional.empty(), Optional.empty());
      assertThat(again.question().text()).isEqualTo(puzzle.question().text());
      assertThat(again.grade()).isEqualTo(puzzle.grade());
      days.append(puzzle.question().game()).append(' ').append(puzzle.question().text());
      days.append(' ').append(puzzle.kind().word()).append(' ').append(puzzle.grade()).append('\n');
    }
    assertThat(days.toString()).isEqualTo(DAYS);
  }

  /** What was found first; it must not change, as two classes may compare their puzzles. */
  private static final String DAYS =
      """
      domineering .....|...#.|##.#. wins 2
      hackenbush 0r4 0b6 0r8 worth 2
      kayles 1 1 1 2 move 3
      tic-tac-toe 3^2: ..X|X..|.O. wins 4
      """;

  /** A clock by which a second passes whenever it is asked. */
  private static Control slow() {
    AtomicLong now = new AtomicLong();
    return Control.by(() -> now.addAndGet(1_000_000_000L), Budget.unlimited(), progress -> {});
  }

  /** The grade counts positions and no time: a slow machine gives the same. */
  @ParameterizedTest
  @MethodSource("games")
  void aSlowMachineGivesTheSameGrade(String game) {
    for (Kind kind : List.of(Kind.MOVE, Kind.WINS)) {
      if (kind == Kind.MOVE && !gamesOfMoves().contains(game)) {
        continue;
      }
      Puzzle puzzle = puzzles.make("1", Optional.of(game), Optional.of(kind));
      Puzzle late = new Puzzles(desk, slow()).make("1", Optional.of(game), Optional.of(kind));
      assertThat(late.question().text()).isEqualTo(puzzle.question().text());
      assertThat(List.of(late.grade(), late.tempting(), late.depth()))
          .isEqualTo(List.of(puzzle.grade(), puzzle.tempting(), puzzle.depth()));
    }
  }

  /** By that clock a search that has a second ends before it has found anything. */
  @Test
  void aSlowMachineStopsWhatIsTimed() {
    Sum sum = puzzles.make("1", Optional.of("nim"), Optional.of(Kind.MOVE)).question().sum();
    assertThat(LongestFight.of(sum, Player.LEFT, Control.unlimited())).isPresent();
    assertThat(LongestFight.of(sum, Player.LEFT, slow())).isEmpty();
  }

  @Test
  void seedsDiffer() {
    Set<String> seen = new TreeSet<>();
    IntStream.range(0, 20)
        .mapToObj(i -> puzzles.make("n" + i, Optional.of("nim"), Optional.of(Kind.MOVE)))
        .forEach(puzzle -> seen.add(puzzle.question().text()));
    assertThat(seen).hasSizeGreaterThan(12);
  }

  @Test
  void gradesGrowWithWhatTemptsAndWithTheDepth() {
    assertThat(Puzzle.grade(1, 1)).isEqualTo(1);
    assertThat(Puzzle.grade(3, 1)).isEqualTo(2);
    assertThat(Puzzle.grade(7, 5)).isEqualTo(3);
    assertThat(Puzzle.grade(30, 9)).isEqualTo(5);
  }

  @Test
  void whatThereIsNoPuzzleOfIsRefused() {
    assertThatThrownBy(() -> puzzles.make("1", Optional.of("chess"), Optional.empty()))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("found 'chess', allowed: nim, ");
    assertThatThrownBy(() -> puzzles.make("1", Optional.of("tic-tac-toe"), Optional.of(Kind.WORTH)))
        .hasMessage("there is no puzzle 'worth' of tic-tac-toe");
  }
}
