package org.farstar.games.heap.unequal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.engine.play.Move;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.games.heap.octal.Octal;
import org.farstar.games.heap.octal.OctalCode;
import org.farstar.games.heap.octal.OctalTable;
import org.farstar.games.heap.octal.TakeAndBreak;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;

class GrundysGameTest extends RulesetContract<Heaps> {
  GrundysGameTest() {
    super(GrundysGame.game(), "0", "4", "3 3 9", "14");
  }

  private static int value(OctalTable table, int heap) {
    return Control.unlimited().metered(meter -> table.value(heap, meter));
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "a", "3|5", "-1", "100000001", "3,5");
  }

  @Test
  void noHeapIsHalved() {
    assertThat(new UnequalSplit().moveList(Heaps.of(8), Player.LEFT).stream().map(Move::text))
        .containsExactly("8 -> 1 7", "8 -> 2 6", "8 -> 3 5");
    assertThat(new UnequalSplit().moveList(Heaps.of(2), Player.LEFT)).isEmpty();
  }

  /** Every move by its text, and none that is no move; of a large heap none is listed. */
  @Test
  void aMoveIsReadFromItsText() {
    for (TakeAndBreak rules : List.of(new UnequalSplit(), new Octal(new OctalCode("4.137")))) {
      Heaps heaps = Heaps.of(1, 5, 5, 9);
      Map<String, Heaps> moves = new TreeMap<>();
      rules.moveList(heaps, Player.LEFT).forEach(move -> moves.put(move.text(), move.to()));
      assertThat(moves).isNotEmpty();
      for (int heap = 0; heap < 12; heap++) {
        for (int one = 0; one < 12; one++) {
          for (int other = 0; other < 12; other++) {
            String text = heap + " -> " + (one == 0 ? "" : one + " ") + other;
            assertThat(Optional.ofNullable(moves.get(text)))
                .as(text)
                .isEqualTo(rules.play(heaps, Player.LEFT, text));
          }
        }
      }
      for (String text : List.of("", "9", "9 -> 0 8", "09 -> 1 8", "9 -> 8 1", "9 -> 1 8 8", "x")) {
        assertThat(rules.play(heaps, Player.LEFT, text)).as(text).isEmpty();
      }
    }
    assertThat(
            new UnequalSplit()
                .play(Heaps.of(100_000_000), Player.LEFT, " 100000000 ->  49999999 50000001"))
        .contains(Heaps.of(49_999_999, 50_000_001));
  }

  /** By the definition, with sets and loops in the place of the table's arrays. */
  @Test
  void theValuesAreTheLeastThatNoOptionHas() {
    OctalTable table = new OctalTable(new UnequalSplit());
    int[] values = new int[400];
    for (int heap = 0; heap < values.length; heap++) {
      TreeSet<Integer> options = new TreeSet<>();
      for (int one = 1; one < heap; one++) {
        if (one != heap - one) {
          options.add(values[one] ^ values[heap - one]);
        }
      }
      while (options.contains(values[heap])) {
        values[heap]++;
      }
      assertThat(value(table, heap)).isEqualTo(values[heap]);
    }
  }

  /** Read in OEIS A002188, whose first term is the value of the empty heap. */
  @Test
  void theValuesAreThoseInPrint() {
    OctalTable table = new OctalTable(new UnequalSplit());
    String values =
        IntStream.rangeClosed(0, 80)
            .mapToObj(heap -> "" + value(table, heap))
            .collect(Collectors.joining());
    assertThat(values)
        .isEqualTo(
            "00010210210213213243043043041231241241241541541541021021521321324324324324324"
                + "3245");
  }

  /** Where values look periodic, no theorem says that they are. */
  @Test
  void noPeriodIsEverProved() {
    OctalTable table = new OctalTable(new UnequalSplit());
    value(table, 3000);
    assertThat(table.proved()).isEmpty();
    assertThat(table.period().filter(period -> period.proved())).isEmpty();
    assertThat(new UnequalSplit().theorem()).isEmpty();
  }
}
