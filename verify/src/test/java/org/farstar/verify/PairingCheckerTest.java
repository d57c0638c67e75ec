package org.farstar.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PairingCheckerTest {
  /** A pairing of the 5 x 5 board: twelve lines, twelve pairs, one cell left over. */
  private static final List<String> FIVE =
      List.of(
          "1,1 1,2", "1,3 5,3", "1,4 5,4", "1,5 5,5", "2,1 3,1", "2,2 3,2", "2,3 2,5", "2,4 4,2",
          "3,3 4,4", "3,4 3,5", "4,1 4,5", "5,1 5,2");

  private static void refuses(String position, List<String> body, String message) {
    assertThatThrownBy(() -> PairingChecker.check(position, body, () -> {}))
        .isInstanceOf(RefusedException.class)
        .hasMessage(message);
  }

  @Test
  void aLineWithoutAPairIsNoticed() {
    refuses("2^1:", List.of(), "the line from 1 to 2 has no pair");
    refuses("3^2:", List.of("1,1 1,3"), "the line from 1,1 to 3,1 has no pair");
    List<String> pairs = new ArrayList<>(List.of("1 2"));
    assertThat(PairingChecker.check("3^1:", pairs, () -> {}))
        .isEqualTo(new PairingChecker.Verified(1, 1));
  }

  @Test
  void everyPairIsNeeded() {
    assertThat(PairingChecker.check("5^2:", FIVE, () -> {}))
        .isEqualTo(new PairingChecker.Verified(12, 12));
    for (int i = 0; i < FIVE.size(); i++) {
      List<String> fewer = new ArrayList<>(FIVE);
      String cell = fewer.remove(i).substring(0, 3);
      assertThatThrownBy(() -> PairingChecker.check("5^2:", fewer, () -> {}))
          .isInstanceOf(RefusedException.class)
          .hasMessageMatching("the line from .* to .* has no pair");
      // The cell that is left over is in the fourth row and the third column.
      List<String> changed = new ArrayList<>(FIVE);
      changed.set(i, cell + " 4,3");
      boolean serves = cell.equals("4,1") || cell.equals("1,3");
      if (!serves) {
        assertThatThrownBy(() -> PairingChecker.check("5^2:", changed, () -> {}))
            .isInstanceOf(RefusedException.class);
      }
    }
  }

  @Test
  void aLineMayHaveAnotherPair() {
    List<String> pairs = new ArrayList<>(FIVE);
    pairs.set(1, "1,3 4,3");
    assertThat(PairingChecker.check("5^2:", pairs, () -> {}).pairs()).isEqualTo(12);
    pairs.add("5,3 5,3");
    refuses("5^2:", pairs, "line 23: the cell 5,3 is in two pairs");
  }

  @Test
  void saysWhatIsWrong() {
    refuses("5^2", FIVE, "line 6: found 'position 5^2', allowed: an empty board, as in 5^2:");
    refuses("1^2:", FIVE, "line 6: a board of 2 to 100000000 cells is allowed");
    refuses("999^9:", FIVE, "line 6: a board of 2 to 100000000 cells is allowed");
    refuses("5^2:", List.of("1,1"), "line 11: found '1,1', allowed: two cells");
    refuses("5^2:", List.of("1,1 1,6"), "line 11: found '1,6', allowed: 2 numbers from 1 to 5");
    refuses("5^2:", List.of("1,1 1"), "line 11: found '1', allowed: 2 numbers from 1 to 5");
    refuses("5^2:", List.of("1,1 1,1"), "line 11: the cell 1,1 is in two pairs");
    refuses("5^2:", List.of("1,1 1,2", "1,3 1,1"), "line 12: the cell 1,1 is in two pairs");
  }
}
