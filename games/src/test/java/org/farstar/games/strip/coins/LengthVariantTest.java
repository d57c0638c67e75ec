package org.farstar.games.strip.coins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.farstar.engine.budget.Control;
import org.junit.jupiter.api.Test;

class LengthVariantTest {
  @Test
  void theParametersAreThoseOfTheGame() {
    assertThat(new LengthVariant(0b1100, 0b100).parameters()).isEqualTo("left=11,111 right=01");
    assertThat(LengthVariant.text(0b101100)).isEqualTo("2,3,5");
  }

  /** Values beyond the finest scale are found with a coarser one. */
  @Test
  void largeNumbersAreNotTakenForOthers() {
    LengthVariant four = new LengthVariant(1 << 4, 1 << 2);
    assertThat(four.closed(30)).isTrue();
    assertThat(four.firstFlaw(14, Control.unlimited())).isEmpty();
  }

  @Test
  void theFirstLineThatIsNoNumber() {
    LengthVariant three = new LengthVariant(1 << 3, 1 << 3);
    assertThat(three.closed(30)).isFalse();
    assertThat(three.firstFlaw(10, Control.unlimited()).orElseThrow().text())
        .isEqualTo("0011001 = {0.0|0.0}");
    assertThatThrownBy(() -> three.firstFlaw(17, Control.unlimited()))
        .hasMessage("lines of 17 coins, of at most 16");
  }
}
