package org.farstar.games.strip.coins;

import static org.assertj.core.api.Assertions.assertThat;

import org.farstar.engine.contract.RulesetContract;
import org.junit.jupiter.api.Test;

/** The rules with other patterns than the paper's. */
class CoinVariantTest extends RulesetContract<CoinLine> {
  CoinVariantTest() {
    super(
        new FlippingCoins().variant("left=111,11 right=001"),
        "0",
        "0110111",
        "0011001",
        "110100111010011");
  }

  @Test
  void parametersArePrintedInOrderAndOnlyOnce() {
    assertThat(new FlippingCoins().variant(" right=001 left=111,11,111 ").parameters())
        .isEqualTo("left=11,111 right=001");
    assertThat(new FlippingCoins().variant("left=11 right=01").parameters()).isEmpty();
    assertThat(new FlippingCoins().variant("").parameters()).isEmpty();
  }

  @Test
  void equalPatternsMakeAnImpartialGame() {
    assertThat(new FlippingCoins().variant("left=01 right=01").impartial()).isTrue();
    assertThat(new FlippingCoins().impartial()).isFalse();
  }
}
