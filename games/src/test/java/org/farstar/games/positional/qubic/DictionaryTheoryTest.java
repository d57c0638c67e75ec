package org.farstar.games.positional.qubic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.farstar.engine.budget.Control;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.games.positional.QubicGame;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;
import org.farstar.values.player.Outcome;
import org.farstar.verify.qubic.DictionaryChecker;
import org.farstar.verify.qubic.DictionaryChecker.Start;
import org.farstar.verify.qubic.Entry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DictionaryTheoryTest {
  private static final PositionalRules RULES =
      (PositionalRules) QubicGame.game().family().variant("", Sources.none()).rules();
  private static final DictionaryTheory THEORY = new DictionaryTheory(RULES);

  private static final int LATEST = 200;

  private static Optional<Outcome> outcome(Marks marks) {
    return THEORY.fact(marks, Ask.ANSWER, Control.unlimited()).map(Fact::outcome);
  }

  private static Marks marks(long x, long o) {
    Marks marks = RULES.read("");
    for (int cell = 0; cell < Cube64.CELLS; cell++) {
      if ((x >>> cell & 1) != 0) {
        marks = marks.with(Side.X, cell);
      } else if ((o >>> cell & 1) != 0) {
        marks = marks.with(Side.O, cell);
      }
    }
    return marks;
  }

  /** The corner cells and those in the middle are images of each other; X begins in one of them. */
  @ParameterizedTest
  @CsvSource({
    "'', N",
    "'1,1,1', P",
    "'4,1,4', P",
    "'2,3,2', P",
    "'1,1,1 4,4,4', N",
    "'1,1,2', ",
    "'1,1,2 1,1,1', "
  })
  void theFirstMoves(String moves, Outcome outcome) {
    assertThat(outcome(RULES.read(moves))).isEqualTo(Optional.ofNullable(outcome));
  }

  @Test
  void everyPositionOfTheDictionaryUnderSomeSymmetry() {
    Random random = new Random(7);
    for (Entry entry : ShippedDictionary.entries()) {
      int g = random.nextInt(Cube64.SYMMETRIES);
      long x = Cube64.image(g, entry.x());
      long o = Cube64.image(g, entry.o());
      long move = Cube64.image(g, 1L << entry.move());
      assertThat(outcome(marks(x, o))).contains(Outcome.N);
      assertThat(outcome(marks(x | move, o))).contains(Outcome.P);
      assertThat(outcome(marks(o, x | move))).as("the players exchanged").isEmpty();
    }
  }

  /** Of late positions the checker, which knows the rules alone, sees that X wins. */
  @Test
  void theCheckerSeesTheSame() {
    List<Entry> shipped = ShippedDictionary.entries();
    shipped.stream()
        .sorted(Comparator.comparing(entry -> -Long.bitCount(entry.x())))
        .limit(LATEST)
        .forEach(
            entry -> {
              long x = entry.x() | 1L << entry.move();
              assertThat(outcome(marks(x, entry.o()))).contains(Outcome.P);
              Start start = new Start(x, entry.o(), false);
              assertThat(DictionaryChecker.check(shipped, start, () -> {}).needed()).isNotNull();
            });
  }
}
