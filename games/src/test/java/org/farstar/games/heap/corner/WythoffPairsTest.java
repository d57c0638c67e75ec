package org.farstar.games.heap.corner;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.farstar.engine.budget.Control;
import org.farstar.engine.game.Game;
import org.farstar.engine.play.Move;
import org.farstar.engine.search.NimAlgebra;
import org.farstar.engine.search.ValueSearch;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.PartMoves;
import org.farstar.games.heap.grundy.Facts;
import org.farstar.games.heap.grundy.GrowingTable;
import org.farstar.values.Nimber;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;

class WythoffPairsTest {
  private static final Game<Corner> GAME = CornerGame.wythoff();

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

  private static Fact<Corner> fact(String point) {
    return Facts.of(GAME, point).single();
  }

  private static List<String> winning(String point) {
    return fact(point).winning().orElseThrow().moves(Player.LEFT, Nimber.ZERO).moves().stream()
        .map(Move::text)
        .toList();
  }

  @Test
  void aThousandDigits() {
    BigInteger k = new BigInteger(3325, new Random(1)).setBit(3324);
    BigInteger a = WythoffPairs.a(k);
    BigInteger b = a.add(k);
    assertThat(k.toString()).hasSizeGreaterThan(1000);
    assertThat(fact(a + " " + b).outcome()).isEqualTo(Outcome.P);
    String next = b.add(BigInteger.ONE) + " " + a.add(BigInteger.ONE);
    assertThat(fact(next).outcome()).isEqualTo(Outcome.N);
    assertThat(fact(next).value()).isEmpty();
    assertThat(winning(next)).contains(b + " " + a);
    assertThat(winning(next))
        .allSatisfy(point -> assertThat(fact(point).outcome()).isEqualTo(Outcome.P));
    // The same with a neighbour: one off is no P-position.
    assertThat(fact(a + " " + b.subtract(BigInteger.ONE)).outcome()).isEqualTo(Outcome.N);
  }

  @Test
  void theTableHasTheValuesOfTheSearch() {
    WythoffTable table = Control.unlimited().metered(meter -> new WythoffTable(14, 23, meter));
    ValueSearch<Corner, ?> search =
        new ValueSearch<>(CornerRules.wythoff(), new NimAlgebra(), Control.unlimited());
    for (int m = 0; m <= 14; m++) {
      for (int n = 0; n <= 23; n++) {
        int value = table.value(m, n);
        String text = value == 0 ? "0" : value == 1 ? "*" : "*" + value;
        assertThat(search.value(Corner.of(m, n))).as("%d %d", m, n).hasToString(text);
      }
    }
  }

  /** Beyond the table a P-position is worth 0, but its options of another value are not known. */
  @Test
  void pointsBeyondTheTable() {
    BigInteger k = BigInteger.TEN.pow(60);
    Fact<Corner> zero = fact(WythoffPairs.a(k) + " " + WythoffPairs.b(k));
    assertThat(zero.value()).contains(Nimber.ZERO);
    PartMoves<Corner> beside = zero.winning().orElseThrow().moves(Player.LEFT, new Nimber(3));
    assertThat(beside.moves()).isEmpty();
    assertThat(beside.total()).isEmpty();
    assertThat(zero.winning().orElseThrow().moves(Player.LEFT, Nimber.ZERO))
        .isEqualTo(PartMoves.none());
  }

  @Test
  void aTableGrowsWithThePointsThatAreAskedFor() {
    GrowingTable<WythoffTable> values =
        new GrowingTable<>(
            WythoffTable.LARGEST, (most, meter) -> new WythoffTable(most[0], most[1], meter));
    WythoffTable table = Control.unlimited().metered(meter -> new WythoffTable(30, 41, meter));
    for (Corner at :
        List.of(Corner.of(2, 3), Corner.of(9, 2), Corner.of(4, 4), Corner.of(41, 30))) {
      assertThat(WythoffTheory.value(at, values, Control.unlimited()))
          .contains(BigInteger.valueOf(table.value(at.least().intValue(), at.most().intValue())));
    }
    assertThat(
            WythoffTheory.value(
                Corner.of(1, WythoffTable.LARGEST + 1), values, Control.unlimited()))
        .isEmpty();
  }
}
