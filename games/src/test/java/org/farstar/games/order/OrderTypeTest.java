package org.farstar.games.order;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.farstar.engine.budget.SearchStopped;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OrderTypeTest {
  private static OrderType order(String text) {
    return text.equals("0") ? OrderType.EMPTY : Domain.read(text).type();
  }

  @ParameterizedTest
  @CsvSource({
    "2 + 3, 5",
    "3 + w, w",
    "w* + 3, w*",
    "w* + w, z",
    "w* + 2 + 1 + w, z",
    "w + w*, w + w*",
    "w + 3, w + 3",
    "3 + w*, 3 + w*",
    "w + 2 + w, w + w",
    "z + 1 + z, z + 1 + z",
    "w* + z + w, w* + z + w",
    "q + q, q",
    "q + 1 + q, q",
    "q + 2 + q, q + 2 + q",
    "q + 1, q + 1",
    "q + 1 + q + 1 + q, q",
    "1 + q + w* + 2, 1 + q + w*"
  })
  void isKeptInNormalForm(String text, String normal) {
    assertThat(order(text)).hasToString(normal);
  }

  @Test
  void knowsItsEnds() {
    assertThat(order("w + w*")).matches(OrderType::hasLeast).matches(OrderType::hasGreatest);
    assertThat(order("w* + w").hasLeast()).isFalse();
    assertThat(order("q + 1").hasGreatest()).isTrue();
    assertThat(order("q + 1").hasLeast()).isFalse();
    assertThat(OrderType.EMPTY.hasLeast()).isFalse();
    assertThat(order("3 + z").withoutLeast()).isEqualTo(order("2 + z"));
    assertThat(order("1 + z").withoutLeast()).isEqualTo(order("z"));
    assertThat(order("z + w*").withoutGreatest()).isEqualTo(order("z + w*"));
    assertThat(order("1").withoutGreatest()).isEqualTo(OrderType.EMPTY);
    assertThatThrownBy(() -> order("z").withoutLeast()).hasMessage("z has no least element");
  }

  @Test
  void splitsAtEveryPlaceOfAShortChain() {
    assertThat(texts(order("3").splits(7))).containsExactly("0|2 [0,0]", "1|1 [1,1]", "2|0 [2,2]");
  }

  @Test
  void splitsPutAlikePlacesTogether() {
    assertThat(texts(order("9").splits(1))).containsExactly("0|8 [0,0]", "1|7 [1,7]", "8|0 [8,8]");
    assertThat(texts(order("4").splits(0))).containsExactly("0|3 [0,3]");
    assertThat(texts(order("w").splits(2))).containsExactly("0|w [0,0]", "1|w [1,1]", "2|w [2,..]");
    assertThat(texts(order("w*").splits(1))).containsExactly("w*|1 [..,-2]", "w*|0 [-1,-1]");
    assertThat(texts(order("z").splits(3))).containsExactly("w*|w [..,..]");
    assertThat(texts(order("q").splits(3))).containsExactly("q|q [..,..]");
    assertThat(texts(order("w + w*").splits(0)))
        .containsExactly("0|w + w* [0,..]", "w + w*|0 [..,-1]");
  }

  private static List<String> texts(List<OrderType.Split> splits) {
    return splits.stream()
        .map(
            split ->
                split.left()
                    + "|"
                    + split.right()
                    + " ["
                    + (split.from() == Long.MIN_VALUE ? ".." : split.from())
                    + ","
                    + (split.to() == Long.MAX_VALUE ? ".." : split.to())
                    + "]")
        .toList();
  }

  @Test
  void stopsWhereNobodyCouldUseTheSplits() {
    assertThatThrownBy(() -> order("w").splits(EhrenfeuchtFraisse.cap(40)))
        .isInstanceOf(SearchStopped.class);
    assertThat(order("5").splits(EhrenfeuchtFraisse.cap(100))).hasSize(5);
  }

  @Property
  void sumsAreAssociative(
      @ForAll("orders") OrderType a, @ForAll("orders") OrderType b, @ForAll("orders") OrderType c) {
    assertThat(a.plus(b).plus(c)).isEqualTo(a.plus(b.plus(c)));
    assertThat(a.plus(OrderType.EMPTY)).isEqualTo(a);
    assertThat(OrderType.EMPTY.plus(a)).isEqualTo(a);
  }

  /** Both sides of a split and one element between them are the whole again. */
  @Property
  void splitsAddUp(@ForAll("orders") OrderType order) {
    for (OrderType.Split split : order.splits(3)) {
      assertThat(split.left().plus(OrderType.chain(1)).plus(split.right())).isEqualTo(order);
    }
  }

  @Property
  void aNormalFormReadsBack(@ForAll("orders") OrderType order) {
    if (!order.isEmpty()) {
      assertThat(order(order.toString())).isEqualTo(order);
    }
  }

  @Provide
  Arbitrary<OrderType> orders() {
    return Arbitraries.of("1", "2", "5", "w", "w*", "z", "q")
        .list()
        .ofMaxSize(5)
        .map(blocks -> blocks.isEmpty() ? "0" : blocks.stream().collect(Collectors.joining("+")))
        .map(OrderTypeTest::order);
  }

  @Test
  void capsFiniteBlocksOnly() {
    List<String> capped = new ArrayList<>();
    for (String text : List.of("9", "2", "w + 9", "9 + z + 3")) {
      capped.add(order(text).capped(3).toString());
    }
    assertThat(capped).containsExactly("3", "2", "w + 3", "3 + z + 3");
  }
}
