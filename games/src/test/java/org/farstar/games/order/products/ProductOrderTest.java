package org.farstar.games.order.products;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import org.farstar.engine.budget.Control;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProductOrderTest {
  private static String text(Random random, int depth) {
    int kind = depth == 0 ? 0 : random.nextInt(4);
    String one = depth == 0 ? "" : text(random, depth - 1);
    return switch (kind) {
      case 1 -> one + " + " + text(random, depth - 1);
      case 2 -> "(" + one + ") x " + List.of("w", "2", "q", "(w + w*)").get(random.nextInt(4));
      case 3 -> "(" + one + ")";
      default -> List.of("1", "2", "7", "w", "w*", "z", "q").get(random.nextInt(7));
    };
  }

  @Test
  void anOrderIsReadBackFromItsText() {
    Random random = new Random(8);
    for (int i = 0; i < 2000; i++) {
      String text = text(random, 3);
      ProductOrder order = ProductOrder.read(text);
      assertThat(ProductOrder.read(order.toString())).as("%s", text).isEqualTo(order);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "w x,       4, 'the end'",
    "w + + 2,   5, '+'",
    "(w + 2,    7, 'the end'",
    "0,         1, '0'",
    "w w,       3, 'w'",
  })
  void whatIsNoOrderIsRefusedInItsPlace(String text, int column, String found) {
    assertThatThrownBy(() -> ProductOrder.read(text))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("column " + column)
        .hasMessageContaining(found);
  }

  private static boolean alike(String one, String other, int turns) {
    return Control.unlimited()
        .metered(
            meter -> {
              OrderTypes types = new OrderTypes(meter);
              return types.of(ProductOrder.read(one), turns)
                  == types.of(ProductOrder.read(other), turns);
            });
  }

  /** By bisection n turns tell 2^n - 2 from 2^n - 1, and no further. */
  @Test
  void turnsTellFiniteChainsApart() {
    for (int turns = 1; turns <= 4; turns++) {
      int cap = (1 << turns) - 1;
      assertThat(alike(cap + "", cap + 5 + "", turns)).isTrue();
      if (cap > 1) {
        assertThat(alike(cap - 1 + "", cap + "", turns)).isFalse();
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "q x q,        q,              4, true",
    "1 x w,        w,              4, true",
    "z x 2,        z + z,          4, true",
    "(w + w*) x 2, w + z + w*,     4, true",
    "w x w,        w + w,          2, true",
    "w x w,        w + w + w + w,  4, false",
    "2 x q,        q,              2, true",
    "2 x q,        q,              3, false",
    "z x q,        z x w,          2, true",
  })
  void turnsTellProductsApart(String one, String other, int turns, boolean expected) {
    assertThat(alike(one, other, turns)).isEqualTo(expected);
  }

  @Test
  void elementsAreCountedAsFarAsNeeded() {
    assertThat(ProductOrder.read("2 x 3").hasAtLeast(6)).isTrue();
    assertThat(ProductOrder.read("2 x 3").hasAtLeast(7)).isFalse();
    assertThat(ProductOrder.read("w x 2").hasAtLeast(1_000_000)).isTrue();
  }
}
