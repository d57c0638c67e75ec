package org.farstar.games.heap.spawning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpawningTest extends RulesetContract<Heaps> {
  SpawningTest() {
    super(SpawningGame.game(), "0", "1", "4", "5 3");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "a", "10001", "3 -1");
  }

  private static Variant<Heaps> variant(String code) {
    return SpawningGame.game().family().variant(code, Sources.none());
  }

  /** From the tests of CGSuite, GameHeapTest.scala: how many moves a heap of 20 has. */
  @ParameterizedTest
  @CsvSource({
    "1-3, 191",
    "3, 171",
    "1+C, 20",
    "1-3C(5), 11",
    "3C(5), 6",
    "1-5C, 5",
    "3E, 9",
    "4FS, 9",
    "1+S, 2046"
  })
  void aHeapOfTwentyHasAsManyMovesAsInTheOtherProgram(String code, int moves) {
    assertThat(variant(code).rules().moveList(Heaps.of(20), Player.LEFT)).hasSize(moves);
  }

  /** Every set of coins is asked whether it fits, by the sentences of the guide. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "2-4", "1+", "1+C", "2-3C", "1-3C(3)", "2+C(4)", "3E", "2+E", "1+E", "1+S", "4S", "3-5S",
        "1+F", "3F", "1+FS", "4FS", "2-3EF", "3+C(5)E", "1+C(5)S", "2+C(4)F", "2-3,6C", "1C,3E"
      })
  void theSetsAreThoseThatTheSentencesAllow(String code) {
    for (int heap = 1; heap <= 8; heap++) {
      List<String> wanted = new ArrayList<>();
      for (int set = 0; set < 1 << heap - 1; set++) {
        if (fits(set | 1 << heap - 1, code)) {
          List<String> sizes = new ArrayList<>();
          for (int coin = 0; coin < heap - 1; coin++) {
            if ((set >> coin & 1) != 0) {
              sizes.add(String.valueOf(coin + 1));
            }
          }
          wanted.add(sizes.isEmpty() ? "0" : String.join(" ", sizes));
        }
      }
      assertThat(variant(code).rules().moveList(Heaps.of(heap), Player.LEFT))
          .as("%s: %d", code, heap)
          .extracting(move -> move.to().toString())
          .containsExactlyInAnyOrderElementsOf(wanted);
    }
  }

  private static boolean fits(int set, String code) {
    int count = Integer.bitCount(set);
    int low = Integer.numberOfTrailingZeros(set);
    int width = 32 - Integer.numberOfLeadingZeros(set) - low;
    boolean symmetric = Integer.reverse(set) >>> Integer.numberOfLeadingZeros(set) == set >> low;
    boolean any = false;
    for (String kind : code.split(",")) {
      String numbers = kind.replaceAll("[CESF].*", "");
      int least = Integer.parseInt(numbers.replaceAll("[-+].*", ""));
      int most = numbers.endsWith("+") ? 99 : Integer.parseInt(numbers.replaceAll(".*-", ""));
      boolean fits = count >= least && count <= most;
      int near = kind.indexOf("C(");
      fits &= near < 0 || width <= Integer.parseInt(kind.substring(near + 2, kind.indexOf(')')));
      fits &= near >= 0 || !kind.contains("C") || width == count;
      fits &= !kind.contains("S") || symmetric;
      fits &= !kind.contains("F") || low == 0;
      fits &= !kind.contains("E") || equal(set);
      any |= fits;
    }
    return any;
  }

  private static boolean equal(int set) {
    int step = 0;
    int before = -1;
    for (int coin = 0; coin < 31; coin++) {
      if ((set >> coin & 1) != 0) {
        if (before >= 0 && step > 0 && coin - before != step) {
          return false;
        }
        step = before < 0 ? 0 : coin - before;
        before = coin;
      }
    }
    return true;
  }

  @Test
  void aCodeIsReadAsItIsWritten() {
    for (String code : List.of("1-3C(5)", "2-3,6C", "4F", "3+C(5)E", "2FS", "7+S")) {
      assertThat(variant(code).parameters()).isEqualTo(code);
    }
    assertThat(variant("1+FS").parameters()).isEqualTo("sympler");
    assertThat(variant("1+SF").parameters()).isEqualTo("sympler");
    assertThat(variant("mock-turtles").parameters()).isEmpty();
  }

  @Test
  void otherCodesAreRefused() {
    for (String code :
        List.of("0", "3-2", "1-", "1X", "1C(", "1C(0)", "1CC", "1,", "corners", "x")) {
      assertThatThrownBy(() -> variant(code)).as(code).isInstanceOf(NotationException.class);
    }
  }
}
