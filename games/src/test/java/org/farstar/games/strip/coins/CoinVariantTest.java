package org.farstar.games.strip.coins;

import static org.assertj.core.api.Assertions.assertThat;

import org.farstar.engine.budget.Control;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.ValueKind;
import org.farstar.engine.search.ValueSearch;
import org.junit.jupiter.api.Test;

/** The rules with other patterns than the paper's. */
class CoinVariantTest extends RulesetContract<CoinLine> {
  CoinVariantTest() {
    super(
        new CoinFamily(),
        variant("left=111,11 right=001"),
        "0",
        "0110111",
        "0011001",
        "110100111010011");
  }

  private static Variant<CoinLine> variant(String parameters) {
    return new CoinFamily().variant(parameters, Sources.none());
  }

  @Test
  void parametersArePrintedInOrderAndOnlyOnce() {
    assertThat(variant(" right=001 left=111,11,111 ").parameters())
        .isEqualTo("left=11,111 right=001");
    assertThat(variant("left=11,111 right=001").parameters()).isEqualTo("left=11,111 right=001");
    assertThat(variant("left=11 right=01").parameters()).isEmpty();
    assertThat(variant("").parameters()).isEmpty();
  }

  @Test
  void equalPatternsMakeAnImpartialGame() {
    assertThat(variant("left=01 right=01").rules().impartial()).isTrue();
    assertThat(variant("").rules().impartial()).isFalse();
  }

  /** A line that is no number still has a value. */
  @Test
  void theKindOfValuesIsThatOfTheVariant() {
    assertThat(variant("").kind()).isEqualTo(ValueKind.NUMBERS);
    assertThat(value("left=111 right=001", "0011001")).isEqualTo("*");
    assertThat(value("left=111", "0110111")).isEqualTo("-15/8");
    assertThat(value("left=01", "011")).isEqualTo("*2");
    assertThat(value("left=01", "0101")).isEqualTo("*");
  }

  private static String value(String parameters, String coins) {
    Variant<CoinLine> variant = variant(parameters);
    return new ValueSearch<>(
            variant.rules(), variant.kind().algebra(new Workspace()), Control.unlimited())
        .value(CoinLine.of(coins))
        .toString();
  }
}
