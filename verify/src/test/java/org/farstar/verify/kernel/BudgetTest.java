package org.farstar.verify.kernel;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.farstar.verify.RefusedException;
import org.farstar.verify.draw.LineBoard;
import org.farstar.verify.monotone.DecksChecker;
import org.farstar.verify.monotone.WordsChecker;
import org.junit.jupiter.api.Test;

/** Checks that would take minutes end where the budget does, after a thousand questions. */
class BudgetTest {
  private static final class Ended extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private static void ends(Consumer<Runnable> check) {
    int[] asked = new int[1];
    assertThatThrownBy(
            () ->
                check.accept(
                    () -> {
                      if (++asked[0] > 1000) {
                        throw new Ended();
                      }
                    }))
        .isInstanceOf(Ended.class);
  }

  @Test
  void linesThatStandForManyWords() {
    List<String> body = new ArrayList<>();
    for (int i = 0; i < 2000; i++) {
      body.add("0+1 ".repeat(11) + "2");
    }
    ends(checkStop -> WordsChecker.check(25, 13, body, checkStop));
  }

  @Test
  void boardsWithManySymmetries() {
    ends(checkStop -> LineBoard.cube(7, 4, checkStop));
  }

  /** In misère play gaps are alike from C(18, 9) - 1 cards on. */
  @Test
  void gapsOfManyCards() {
    List<String> body = new ArrayList<>();
    for (int n = 1; n < 48_620; n++) {
      body.add("deck " + n + " N");
    }
    body.add("settled 10,10,48619");
    ends(checkStop -> DecksChecker.check(10, 10, true, body, checkStop));
  }

  /** That large gaps are alike is asked of the checker, not of the search. */
  @Test
  void boundsBeyondTheLargest() {
    assertThatThrownBy(() -> DecksChecker.check(900, 900, false, List.of(), () -> {}))
        .isInstanceOf(RefusedException.class)
        .hasMessage("line 6: allowed: critical lengths with a bound up to 1048576");
  }
}
