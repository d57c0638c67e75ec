package org.farstar.verify.monotone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OrderTest {
  private static Order order(String text) {
    return text.equals("0") ? Order.NONE : Order.read(text).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "2+3, 5",
    "3+w, w",
    "w*+3, w*",
    "w*+w, z",
    "w*+3+w, z",
    "w+3, w+3",
    "w+w*, w+w*",
    "w+1+w, w+w",
    "z+2+z, z+2+z",
    "q+q, q",
    "q+1+q, q",
    "q+2+q, q+2+q",
    "q+1+1+q, q+2+q",
    "q+1+w, q+w",
    "w+q, w+q",
    "q+1+q+1+q, q"
  })
  void blocksAreJoined(String text, String joined) {
    assertThat(order(text)).hasToString(joined).isEqualTo(order(joined));
  }

  /** However a sum is put together it has one normal form. */
  @Test
  void sumsAreAssociative() {
    List<Order> orders = new ArrayList<>();
    for (String text : "0 1 2 w w* z q q+1 1+q 1+q+1 w+1 w+w* 2+w* q+2".split(" ")) {
      orders.add(order(text));
    }
    for (Order one : orders) {
      for (Order two : orders) {
        for (Order three : orders) {
          Order sum = one.plus(two).plus(three);
          assertThat(sum).isEqualTo(one.plus(two.plus(three)));
          if (!sum.isEmpty()) {
            assertThat(order(sum.toString())).isEqualTo(sum);
          }
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0", "01", "w+", "+w", "w +w", "a", "-1", "w**", "12345678901234"})
  void readsNothingElse(String text) {
    assertThat(Order.read(text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"7, 3, 3", "2, 3, 2", "q+5+q, 1, q", "q+5+q, 2, q+2+q", "w+4+w*, 2, w+2+w*"})
  void finiteBlocksAreCut(String text, long most, String cut) {
    assertThat(order(text).cut(most)).hasToString(cut);
  }

  @Test
  void countsItsElements() {
    assertThat(order("2+3").size()).contains(5L);
    assertThat(Order.NONE.size()).contains(0L);
    assertThat(List.of("w", "q", "w+3", "1+q").stream().map(OrderTest::order).map(Order::size))
        .containsOnly(Optional.empty());
  }

  @ParameterizedTest
  @CsvSource({
    "3, 0|2 1|1 2|0",
    "w, 0|w 1|w 2|w",
    "w*, w*|0 w*|1",
    "z, w*|w",
    "q, q|q",
    "1+q, 0|q 1+q|q",
    "w+w*, 0|w+w* 1|w+w* 2|w+w* w+w*|0 w+w*|1",
    "q+2, q|q+2 q|1 q+1|0"
  })
  void choicesLeaveTwoParts(String text, String choices) {
    List<String> found = new ArrayList<>();
    order(text)
        .anyChoice(
            2,
            1,
            (below, above) -> {
              found.add(below + "|" + above);
              return false;
            });
    assertThat(String.join(" ", found)).isEqualTo(choices);
  }
}
