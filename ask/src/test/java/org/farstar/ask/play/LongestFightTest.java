package org.farstar.ask.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Searches;
import org.farstar.engine.answer.Analyst;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LongestFightTest {
  private static Sum read(String game, String line, boolean misere) {
    return Catalogue.STANDARD.game(game).read(line, Sources.none(), misere);
  }

  /** All positions that a play from here may reach, against a plain minimax of the moves left. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "nim; 3 2 1; false",
        "nim; 3 2 1; true",
        "nim; 2 2 2; true",
        "domineering; 3x3; false",
        "clobber; xoxo|oxox; false",
        "toads-and-frogs; ttt..ff; false",
        "flipping-coins; 1101011; false",
        "kayles; 6; false",
        "tic-tac-toe; 3^2: X..|.O.|X..; false"
      })
  void isAsLongAsThePlainMinimaxSays(String game, String line, boolean misere) {
    Sum start = read(game, line, misere);
    SumPlay rules = new SumPlay(start);
    int[] compared = {0};
    compare(rules, start, Player.LEFT, 3, compared);
    compare(rules, start, Player.RIGHT, 3, compared);
    assertThat(compared[0]).isPositive();
  }

  private static void compare(
      SumPlay rules, Sum position, Player mover, int depth, int[] compared) {
    if (GamePlay.end(rules, position, mover).isPresent() || depth == 0) {
      return;
    }
    OptionalInt plain = lossIn(rules, position, mover);
    if (plain.isPresent()) {
      compared[0]++;
      LongestFight.Found found =
          LongestFight.of(position, mover, Control.unlimited()).orElseThrow();
      assertThat(found.exact()).isTrue();
      assertThat(found.after() + 1).as("%s, %s", position, mover).isEqualTo(plain.getAsInt());
      assertThat(winIn(rules, found.move().to(), mover.opponent())).hasValue(found.after());
    }
    for (Move<Sum> move : rules.moveList(position, mover)) {
      compare(rules, move.to(), mover.opponent(), depth - 1, compared);
    }
  }

  /** In how many moves the mover loses, delaying; empty where the mover does not lose. */
  private static OptionalInt lossIn(SumPlay rules, Sum position, Player mover) {
    Optional<Result> end = GamePlay.end(rules, position, mover);
    if (end.isPresent()) {
      return end.get() == Result.LOSS ? OptionalInt.of(0) : OptionalInt.empty();
    }
    int most = 0;
    for (Sum option : rules.options(position, mover)) {
      OptionalInt in = winIn(rules, option, mover.opponent());
      if (in.isEmpty()) {
        return OptionalInt.empty();
      }
      most = Math.max(most, in.getAsInt() + 1);
    }
    return OptionalInt.of(most);
  }

  /** In how many moves the mover wins, hurrying; empty where the mover does not win. */
  private static OptionalInt winIn(SumPlay rules, Sum position, Player mover) {
    Optional<Result> end = GamePlay.end(rules, position, mover);
    if (end.isPresent()) {
      return end.get() == Result.WIN ? OptionalInt.of(0) : OptionalInt.empty();
    }
    return rules.options(position, mover).stream()
        .map(option -> lossIn(rules, option, mover.opponent()))
        .filter(OptionalInt::isPresent)
        .mapToInt(in -> in.getAsInt() + 1)
        .min();
  }

  @Test
  void theEngineSaysHowLongItLasts() {
    Sum position = read("nim", "1 2 3", false);
    assertThat(choice(position, Budget.unlimited()).verdict().sentence())
        .startsWith("for want of a winning move")
        .endsWith("; no other lasts longer (5 more moves)");
    assertThat(choice(read("nim", "1 1", false), Budget.unlimited()).verdict().sentence())
        .endsWith("; no other lasts longer (1 more move)");
  }

  @Test
  void aBudgetThatEndsLeavesAMoveThatLastsAtLeastSoLong() {
    Sum position = read("domineering", "6x6", false);
    SumPlay rules = new SumPlay(position);
    Optional<LongestFight.Found> found =
        LongestFight.of(position, Player.LEFT, new Control(Budget.ofPositions(20_000)));
    assertThat(found).isPresent();
    assertThat(found.get().exact()).isFalse();
    assertThat(Verdict.of(Verdict.Kind.LOSES, List.of()).with(found.get()).sentence())
        .matches("for want of a winning move; it lasts at least [0-9]+ more moves?");
    assertThat(rules.moveList(position, Player.LEFT)).contains(found.get().move());
    assertThat(LongestFight.of(position, Player.LEFT, new Control(Budget.ofPositions(1))))
        .isEmpty();
  }

  private static Opponent.Choice choice(Sum position, Budget budget) {
    Control control = new Control(budget);
    return new Opponent(new Analyst(new Workspace()), Searches.of(() -> control, () -> {}))
        .choose(position, Player.LEFT);
  }

  @Test
  void movesThatAreTakenBackAreMadeAgain() {
    GamePlay play = new GamePlay(read("nim", "3", false), Player.LEFT);
    List<Sum> line = List.of(read("nim", "3", false), read("nim", "2", false));
    play.move(line.get(1));
    play.move(read("nim", "1", false));
    assertThat(play.undo(Player.LEFT)).isTrue();
    assertThat(play.position()).isEqualTo(line.get(0));
    assertThat(play.redo(Player.LEFT)).isTrue();
    assertThat(play.position()).isEqualTo(read("nim", "1", false));
    assertThat(play.redo(Player.LEFT)).isFalse();
    assertThat(play.undo(Player.LEFT)).isTrue();
    play.move(line.get(1));
    assertThat(play.redo(Player.LEFT)).isFalse();
    assertThat(play.positions()).isEqualTo(line);
    assertThat(play.starts()).isEqualTo(Player.LEFT);
  }
}
