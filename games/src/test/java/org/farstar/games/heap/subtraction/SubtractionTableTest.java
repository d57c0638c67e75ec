package org.farstar.games.heap.subtraction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Optional;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.farstar.engine.budget.Control;
import org.farstar.engine.game.Game;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.sum.SumText;
import org.farstar.games.heap.grundy.Facts;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.games.heap.grundy.Period;
import org.farstar.values.Nimber;
import org.farstar.values.text.NotationException;

class SubtractionTableTest {
  private static final Game<Heaps> GAME = SubtractionGame.game();

  private static SubtractionTable table(int heaps, int... set) {
    SubtractionTable table = new SubtractionTable(SubtractionSet.of(set));
    Control.unlimited().metered(meter -> table.value(BigInteger.valueOf(heaps), meter));
    return table;
  }

  /** The shortest period and pre-period of enough values, by comparing everything. */
  @Property(tries = 300)
  void aProvedPeriodIsTheShortestFromTheFirstHeap(@ForAll @IntRange(min = 1, max = 1023) int bits) {
    int[] set =
        java.util.stream.IntStream.rangeClosed(1, 10)
            .filter(i -> (bits >> (i - 1) & 1) == 1)
            .toArray();
    SubtractionTable table = table(20_000, set);
    Period period = table.period().orElseThrow();
    assertThat(period.proved()).isTrue();
    int[] values = new int[1_500];
    for (int n = 0; n < values.length; n++) {
      java.util.BitSet met = new java.util.BitSet();
      for (int s : set) {
        if (s <= n) {
          met.set(values[n - s]);
        }
      }
      values[n] = met.nextClearBit(0);
    }
    int last = 500;
    int length = 1;
    while (!repeats(values, last, length)) {
      length++;
    }
    int from = last;
    while (from > 0 && values[from - 1] == values[from - 1 + length]) {
      from--;
    }
    assertThat(period.length()).as("set %s", SubtractionSet.of(set)).isEqualTo(length);
    assertThat(period.from()).isEqualTo(from);
    for (int n = 0; n < values.length; n++) {
      BigInteger heap = BigInteger.valueOf(n);
      Optional<Integer> value = Control.unlimited().metered(meter -> table.value(heap, meter));
      assertThat(value).contains(values[n]);
    }
  }

  private static boolean repeats(int[] values, int from, int length) {
    for (int n = from; n + length < values.length; n++) {
      if (values[n] != values[n + length]) {
        return false;
      }
    }
    return true;
  }

  @Example
  void periodsInPrint() {
    // Winning Ways, chapter 4: {2,4,7} has values 0 0 1 1 2 2 0 3 1 0 2, then 1 0 2 for ever.
    Period odd = table(1000, 2, 4, 7).period().orElseThrow();
    assertThat(odd.length()).isEqualTo(3);
    assertThat(odd.from()).isEqualTo(8);
    Period symmetric = table(1000, 2, 5, 7).period().orElseThrow();
    assertThat(symmetric.proved()).isTrue();
    assertThat(symmetric.length()).isEqualTo(22);
  }

  /** A window shorter than the largest number proves nothing, and the answer says so. */
  @Example
  void seenSoFarIsNotProved() {
    Optional<Period> seen = table(58, 1, 60).period();
    assertThat(seen.orElseThrow().length()).isEqualTo(2);
    assertThat(seen.orElseThrow().proved()).isFalse();
    assertThat(seen.get().sentence()).contains("seen so far").contains("proves nothing");
    Period proved = table(5_000, 1, 60).period().orElseThrow();
    assertThat(proved.length()).isEqualTo(61);
    assertThat(proved.proved()).isTrue();
    assertThat(proved.sentence()).contains("proved: checked to heap");
  }

  @Example
  void largeNumbersAndSets() {
    Period sparse = table(4_000_000, 100_000).period().orElseThrow();
    assertThat(sparse.length()).isEqualTo(200_000);
    assertThat(sparse.from()).isZero();
    BigInteger huge = BigInteger.TEN.pow(1000);
    assertThat(value("{2,5,7}: " + huge))
        .isEqualTo(value("{2,5,7}: " + huge.mod(BigInteger.valueOf(22))));
    assertThat(value("{1,2,3,4}: " + huge.add(BigInteger.valueOf(3)) + " 1")).isEqualTo("*2");
  }

  private static String value(String line) {
    return Nimber.of(Facts.of(GAME, line).value()).toString();
  }

  @Example
  void errorsNameThePlace() {
    refused("{1,2,-3}: 5", 6, "-3");
    refused("{1,0}: 5", 4, "0");
    refused("{1,2,1}: 5", 6, "a second 1");
    refused("{}: 5", 2, "'}'");
    refused("{1,2: 5", 5, "':'");
    refused("1,2}: 5", 1, "'1'");
    refused("{1 2}: 5", 4, "'2'");
    refused("{1} 2: 5", 5, "'2'");
    refused("{2000000}: 5", 2, "2000000");
    refused("{1,2}: 5 -7", 10, "-7");
    refused("{1,2}: 5 x", 10, "'x'");
    refused("{1,2}:", 7, "the end");
    refused("{1,2}: 3 + -4", 12, "-4");
  }

  private static void refused(String text, int column, String found) {
    assertThatThrownBy(() -> SumText.read(GAME.family(), GAME.id(), text, Sources.none(), false))
        .isInstanceOfSatisfying(
            NotationException.class,
            e -> {
              assertThat(e.column()).as(text).isEqualTo(column);
              assertThat(e.found()).as(text).isEqualTo(found);
            });
  }
}
