package org.farstar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.farstar.ask.input.InputException;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Moves;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.values.text.NotationException;
import org.farstar.verify.RefusedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The front door: its answers against what the definitions give, its limits, and its faults. */
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class FarstarTest {
  /** Takes longer than any test waits. */
  private static final String LONG = "10x10";

  private final Farstar farstar = Farstar.open(256L << 20);

  @TempDir Path folder;

  private Position domineering(String text) {
    return farstar.game("domineering").position(text);
  }

  @Test
  void aPositionSaysWhoWinsAndWhatItIsWorth() {
    Position board = domineering("..|..");
    assertThat(board.outcome()).isEqualTo(Outcome.N);
    assertThat(board.value()).hasToString("+-1");
    assertThat(board.text()).isEqualTo("..|..");
    assertThat(domineering("...|...").value()).hasToString("{2|-1/2}");
  }

  @Test
  void theAnswerIsTheSameByTheoremAndBySearchAndByBoth() {
    Ruleset coins = farstar.game("flipping-coins");
    for (String line : List.of("1", "10", "1011", "100110")) {
      Outcome usual = coins.position(line).outcome();
      for (Method method : Method.values()) {
        assertThat(coins.by(method).position(line).outcome()).as(line).isEqualTo(usual);
      }
    }
    assertThat(coins.by(Method.THEORY).position("1011").why().by().get(0).sentence())
        .startsWith("flipping-coins");
  }

  /**
   * After a winning move the player who made it wins moving second; after any other he does not.
   */
  @Test
  void theWinningMovesAreThoseThatWin() {
    Position board = domineering("...|..#");
    for (Player player : Player.values()) {
      List<String> winning =
          board.moves(player).moves().stream().map(WinningMove::text).sorted().toList();
      List<String> found =
          board.options(player).stream()
              .filter(option -> option.to().outcome().movingSecond(player) == Result.WIN)
              .map(Position.Option::text)
              .sorted()
              .toList();
      assertThat(winning).isEqualTo(found);
      assertThat(board.outcome().forMover(player) == Result.WIN).isEqualTo(!found.isEmpty());
    }
  }

  @Test
  void sumsOfPositionsAndValuesAddTheirValues() {
    Position a = domineering("..|..");
    Position b = farstar.game("toads-and-frogs").position("tt.ff");
    assertThat(a.plus(b).value()).isEqualTo(farstar.value("+-1 + toads_and_frogs(\"tt.ff\")"));
    assertThat(a.plus(farstar.value("^")).outcome()).isEqualTo(Outcome.N);
    assertThat(a.minus(a).outcome()).isEqualTo(Outcome.P);
    assertThat(domineering("...").negative().value()).isEqualTo(farstar.value("1"));
    assertThat(farstar.sum("domineering(\"..|..\") - 1 + ^*").value())
        .isEqualTo(a.plus(farstar.value("-1")).plus(farstar.value("^*")).value());
    assertThat(a.plus(b)).isEqualTo(a.plus(b)).hasSameHashCodeAs(a.plus(b)).isNotEqualTo(a);
  }

  /** However it was found: a search finds short games, theorems find numbers and nimbers. */
  @Test
  void equalValuesAreEqualObjects() {
    assertThat(domineering("..").value()).isEqualTo(Dyadic.of(-1)).isEqualTo(farstar.value("-1"));
    assertThat(farstar.game("nim").position("1 2 3").value())
        .isEqualTo(domineering("1x1").value())
        .isEqualTo(farstar.value("* + *"));
    assertThat(farstar.sum("nim(\"3\") + 0").value())
        .isEqualTo(farstar.game("nim").position("3").value())
        .isEqualTo(farstar.value("*3"))
        .isEqualTo(farstar.game("cram").position("2x3").plus(farstar.value("*2")).value());
  }

  @Test
  void positionsOfTwoFarstarsAreNotAdded() {
    Position other = Farstar.open().game("nim").position("3");
    assertThatThrownBy(() -> domineering("2x2").plus(other))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aPlayNeedsNoNotation() {
    Position countdown =
        farstar.position(
            (Integer n, Player player, Moves<Integer> moves) -> {
              int taken = player == Player.LEFT ? 1 : 2;
              if (taken <= n) {
                moves.add(n - taken, () -> "take " + taken);
              }
            },
            5);
    assertThat(countdown.value()).hasToString("{1|0}");
    assertThat(countdown.move(Player.RIGHT, "take 2").value()).hasToString("0");
    assertThat(countdown.moves(Player.LEFT).moves())
        .extracting(WinningMove::text)
        .containsExactly("take 1");
    assertThat(countdown).hasToString("5");
  }

  @Test
  void gamesAreReadFromFiles() throws Exception {
    Files.writeString(
        folder.resolve("Countdown.java"),
        """
        import org.farstar.engine.play.Moves;
        import org.farstar.engine.rules.Rules;
        import org.farstar.values.player.Player;

        public class Countdown implements Rules<Integer> {
          @Override
          public void moves(Integer n, Player player, Moves<Integer> moves) {
            int taken = player == Player.LEFT ? 1 : 2;
            if (taken <= n) {
              moves.add(n - taken, () -> "take " + taken);
            }
          }

          @Override
          public Integer read(String text) {
            return Integer.valueOf(text);
          }

          @Override
          public String write(Integer n) {
            return n.toString();
          }
        }
        """);
    Farstar here = Farstar.open(new Workspace(64L << 20), folder);
    assertThat(here.game("Countdown.java").position("5").value()).hasToString("{1|0}");
  }

  @Test
  void thermographsBoardsAndTreesAreDrawn() {
    Position board = domineering("...|...");
    Thermograph thermograph = board.thermograph();
    assertThat(thermograph.mean()).isEqualTo(Dyadic.read("3/4"));
    assertThat(thermograph.temperature()).isEqualTo(Dyadic.read("5/4"));
    assertThat(thermograph.svg()).startsWith("<svg").contains("temperature 5/4");
    assertThat(board.board().svg()).startsWith("<svg").contains("Domineering");
    assertThat(board.tree(1).svg()).contains("depth 1");
  }

  @Test
  void whatIsProvedIsVerifiedAndNothingElse() {
    Proof proof = domineering("2x2").prove();
    assertThat(Proof.verify(proof.text()).sentence()).contains("domineering", "..|..");
    assertThat(farstar.verify(proof.text())).isEqualTo(proof.verify());
    assertThat(domineering("2x2").proveValue().verify().sentence()).contains("+-1");
    String forged = proof.text().replace("outcome N", "outcome P");
    assertThat(forged).isNotEqualTo(proof.text());
    assertThatThrownBy(() -> Proof.verify(forged)).isInstanceOf(RefusedException.class);
  }

  @Test
  void tablesHaveColumnsAndRowsAndSayWhenTheyAreCutOff() {
    Map<String, String> ranges = Map.of("a", "1..2", "b", "1..3");
    Table table = farstar.game("domineering").table("{a}x{b}", ranges);
    assertThat(table.stopped()).isEmpty();
    assertThat(table.columns()).startsWith("a", "b");
    assertThat(table.column("a")).containsExactly("1", "1", "1", "2", "2", "2");
    Table cut =
        Farstar.open().game("domineering").within(Budget.ofPositions(2)).table("{a}x{b}", ranges);
    assertThat(cut.rows().size()).isLessThan(6);
    assertThat(cut.stopped()).contains(StopReason.POSITIONS);
  }

  @Test
  void aSolveAnswersFromItsFolder() {
    Position start = farstar.game("domineering").position("3x3");
    Solved solved = start.solve(folder.resolve("solve"));
    assertThat(solved.outcome(start)).isEqualTo(start.outcome());
    for (Position.Option option : start.options(Player.LEFT)) {
      assertThat(solved.outcome(option.to())).isEqualTo(option.to().outcome());
    }
    assertThat(start.solve(folder.resolve("solve")).positions()).isEqualTo(solved.positions());
  }

  @Test
  void theOpponentWinsWhatCanBeWon() {
    Position start = farstar.game("nim").position("3 4 5");
    Match match = start.match(Player.LEFT);
    while (match.result(Player.LEFT).isEmpty()) {
      if (match.mover() == Player.LEFT) {
        assertThat(match.reply().wins()).isTrue();
      } else {
        match.move(match.position().options(Player.RIGHT).get(0).text());
      }
    }
    assertThat(match.result(Player.LEFT)).contains(Result.WIN);
    while (match.undo()) {
      assertThat(match.result(Player.LEFT)).isEmpty();
    }
    assertThat(match.position()).isEqualTo(start);
  }

  @Test
  void aLimitEndsAQuestionAndSaysWhatIsKnown() {
    Position board = domineering(LONG).by(Method.SEARCH).within(Budget.ofPositions(10));
    assertThatThrownBy(board::outcome)
        .isInstanceOfSatisfying(
            UnfinishedException.class,
            e -> {
              assertThat(e.reason()).isEqualTo(StopReason.POSITIONS);
              assertThat(e.possible()).isNotEmpty();
            })
        .hasMessageStartingWith("the number of positions is used up");
    assertThatThrownBy(domineering(LONG).within(Duration.ofMillis(50))::value)
        .isInstanceOfSatisfying(
            UnfinishedException.class, e -> assertThat(e.reason()).isEqualTo(StopReason.TIME));
  }

  @Test
  void anAnswerWithBoundsIsASetOfClasses() {
    Position misere = Farstar.open().game("tic-tac-toe").position("4^3 misere:");
    OutcomeSet possible = misere.within(Budget.ofPositions(20)).possible();
    assertThat(possible).isEqualTo(OutcomeSet.of(Outcome.P, Outcome.D)).hasToString("P or D");
    assertThat(OutcomeSet.read("P or D")).contains(possible);
    Position small = Farstar.open().game("tic-tac-toe").position("3^2:");
    assertThat(small.possible()).containsExactly(Outcome.D);
  }

  /** One thread searches, another waits for its turn: both are ended by the same stop. */
  @Test
  void aStopEndsWhatRunsAndWhatWaits() throws Exception {
    Stop stop = new Stop();
    CountDownLatch searching = new CountDownLatch(1);
    Position board = domineering(LONG).until(stop).listener(progress -> searching.countDown());
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      List<Future<StopReason>> both = new ArrayList<>();
      for (int i = 0; i < 2; i++) {
        both.add(threads.submit(() -> reason(board)));
      }
      assertThat(searching.await(60, TimeUnit.SECONDS)).isTrue();
      stop.now();
      for (Future<StopReason> each : both) {
        assertThat(each.get(60, TimeUnit.SECONDS)).isEqualTo(StopReason.CANCELLED);
      }
    } finally {
      threads.shutdownNow();
    }
    assertThat(stop.stopped()).isTrue();
    assertThat(reason(board)).isEqualTo(StopReason.CANCELLED);
    assertThat(domineering("2x2").outcome()).isEqualTo(Outcome.N);
  }

  private static StopReason reason(Position board) {
    try {
      board.value();
      return null;
    } catch (UnfinishedException e) {
      return e.reason();
    }
  }

  @Test
  void severalThreadsMayAskAtOnce() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Future<String>> found = new ArrayList<>();
      for (int i = 0; i < 24; i++) {
        String size = 2 + i % 3 + "x" + (2 + i / 3 % 3);
        found.add(threads.submit(() -> size + "=" + domineering(size).value()));
      }
      Farstar alone = Farstar.open();
      for (Future<String> each : found) {
        String size = each.get().split("=")[0];
        assertThat(each.get())
            .isEqualTo(size + "=" + alone.game("domineering").position(size).value());
      }
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void misereIsAskedForByTheRuleset() {
    assertThat(farstar.game("nim").misere().position("1 1 1").outcome()).isEqualTo(Outcome.P);
    assertThat(farstar.game("nim").position("1 1 1").outcome()).isEqualTo(Outcome.N);
    assertThatThrownBy(farstar.game("tic-tac-toe")::misere).isInstanceOf(InputException.class);
  }

  @Test
  void faultsSayWhereAndWhat() {
    assertThatThrownBy(() -> farstar.game("domineerin"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("domineering");
    assertThatThrownBy(() -> domineering("..|x."))
        .isInstanceOfSatisfying(
            NotationException.class, e -> assertThat(e.getMessage()).contains("x"));
    assertThatThrownBy(() -> farstar.value("{1|")).isInstanceOf(NotationException.class);
    assertThatThrownBy(() -> farstar.value("1 < 2")).isInstanceOf(InputException.class);
    assertThatThrownBy(() -> domineering("2x2").move(Player.LEFT, "up"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("'up'");
    assertThatThrownBy(() -> domineering("4x4").by(Method.THEORY).value())
        .isInstanceOf(NotAnsweredException.class);
    assertThatThrownBy(() -> farstar.threads(0)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aPlayMayBeGivenByFunctions() {
    ListedPlay<Integer> play =
        new ListedPlay<>(
            true,
            (n, player) ->
                Stream.of(1, 2, 3)
                    .filter(k -> k <= n)
                    .map(k -> new ListedPlay.Option<>("take " + k, n - k))
                    .toList(),
            List::of);
    Position position = Farstar.open().position(play, 7);
    assertThat(position.value()).hasToString("*3");
    assertThat(position.moves(Player.LEFT).moves()).extracting("text").containsExactly("take 3");
  }

  @Test
  void namesStandForWhatWasFoundBefore() {
    Farstar farstar = Farstar.open();
    var names = Map.of("x", farstar.evaluate("{2|-1}"));
    assertThat(farstar.evaluate("x - x == 0 ", names)).hasToString("true");
    assertThat(farstar.evaluate("x + ^", names)).hasToString("{2^|-1^}");
  }
}
