package org.farstar.games.heap.corner;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.budget.Control;
import org.farstar.engine.game.Analyst;
import org.farstar.engine.game.Game;
import org.farstar.engine.rules.PositionText;
import org.farstar.engine.search.NimAlgebra;
import org.farstar.engine.search.ValueSearch;
import org.farstar.engine.theory.Ask;
import org.farstar.games.heap.HeapGames;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;

class WythoffPairsTest {
  private static final Game<Corner> GAME = HeapGames.wythoff();

  @Test
  void formulasAndMexGiveTheSamePairs() {
    int[] first = WythoffPairs.byMex(20_000);
    for (int k = 0; k < first.length; k++) {
      BigInteger at = BigInteger.valueOf(k);
      assertThat(WythoffPairs.a(at).intValue()).isEqualTo(first[k]);
      assertThat(WythoffPairs.b(at).intValue()).isEqualTo(first[k] + k);
      assertThat(WythoffPairs.index(BigInteger.valueOf(first[k]))).isEqualTo(at);
      assertThat(WythoffPairs.index(BigInteger.valueOf(first[k] + k))).isEqualTo(at);
      assertThat(WythoffPairs.partner(BigInteger.valueOf(first[k])).intValue())
          .isEqualTo(first[k] + k);
      assertThat(WythoffPairs.partner(BigInteger.valueOf(first[k] + k)).intValue())
          .isEqualTo(first[k]);
    }
  }

  /** The golden ratio to 50 digits, known from every table, as k is a power of ten. */
  @Test
  void powersOfTenShowTheDigitsOfTheGoldenRatio() {
    assertThat(WythoffPairs.a(BigInteger.TEN.pow(50)))
        .isEqualTo(new BigInteger("161803398874989484820458683436563811772030917980576"));
    // Where doubles end: 2^53 + 1 and beyond.
    assertThat(WythoffPairs.a(BigInteger.TEN.pow(20)))
        .isEqualTo(new BigInteger("161803398874989484820"));
  }

  private static OutcomeAnswer answer(String line) {
    PositionText<Corner> read = PositionText.read(GAME.rules(), line);
    return new Analyst<>(GAME, read.ruleset())
        .outcome(read.position(), Method.THEORY, Ask.ALL, Control.unlimited())
        .first()
        .orElseThrow();
  }

  @Test
  void aThousandDigits() {
    BigInteger k = new BigInteger(3325, new Random(1)).setBit(3324);
    BigInteger a = WythoffPairs.a(k);
    BigInteger b = a.add(k);
    assertThat(k.toString()).hasSizeGreaterThan(1000);
    assertThat(answer(a + " " + b).outcome()).isEqualTo(Outcome.P);
    OutcomeAnswer next = answer(b.add(BigInteger.ONE) + " " + a.add(BigInteger.ONE));
    assertThat(next.outcome()).isEqualTo(Outcome.N);
    List<WinningMove> moves = next.moves().orElseThrow().get(Player.LEFT).moves();
    assertThat(moves).extracting(WinningMove::to).contains(b + " " + a);
    assertThat(moves)
        .allSatisfy(move -> assertThat(answer(move.to()).outcome()).isEqualTo(Outcome.P));
    // The same with a neighbour: one off is no P-position.
    assertThat(answer(a + " " + b.subtract(BigInteger.ONE)).outcome()).isEqualTo(Outcome.N);
  }

  @Test
  void theTableHasTheValuesOfTheSearch() {
    WythoffTable table = new WythoffTable(14, 23, Control.unlimited().meter());
    ValueSearch<Corner, ?> search =
        new ValueSearch<>(GAME.rules(), new NimAlgebra(), Control.unlimited());
    for (int m = 0; m <= 14; m++) {
      for (int n = 0; n <= 23; n++) {
        int value = table.value(m, n);
        String text = value == 0 ? "0" : value == 1 ? "*" : "*" + value;
        assertThat(search.value(Corner.of(m, n))).as("%d %d", m, n).hasToString(text);
      }
    }
  }

  @Test
  void sumsBeyondTheTable() {
    BigInteger k = BigInteger.TEN.pow(60);
    String zero = WythoffPairs.a(k) + " " + WythoffPairs.b(k);
    assertThat(answer(zero + " + 1 2").outcome()).isEqualTo(Outcome.P);
    OutcomeAnswer next = answer("3 4 + " + zero);
    assertThat(next.outcome()).isEqualTo(Outcome.N);
    assertThat(next.moves().orElseThrow().get(Player.LEFT).moves())
        .extracting(WinningMove::text)
        .containsExactlyInAnyOrder("1: 1 2");
  }
}
