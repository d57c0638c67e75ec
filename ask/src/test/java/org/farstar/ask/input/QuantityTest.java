package org.farstar.ask.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.OptionalLong;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuantityTest {
  @ParameterizedTest
  @CsvSource({
    "TIME, 500ms, 500",
    "TIME, 0.5s, 500",
    "TIME, 2m, 120000",
    "TIME, 1H, 3600000",
    "TIME, 1.0001ms, 2",
    "COUNT, 250000, 250000",
    "COUNT, 500k, 500000",
    "COUNT, 10M, 10000000",
    "COUNT, 2G, 2000000000",
    "SIZE, 4g, 4294967296",
    "SIZE, 512m, 536870912",
    "SIZE, 1.5k, 1536"
  })
  void readsNumbersWithUnits(Quantity quantity, String text, long number) {
    assertThat(quantity.read(text)).isEqualTo(number);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "TIME; 1; a time such as 500ms, 30s, 2m or 1h",
        "TIME; 5.s; a time such as 500ms, 30s, 2m or 1h",
        "TIME; 99999999999999h; a time such as 500ms, 30s, 2m or 1h",
        "COUNT; .5k; a number such as 250000, 500k, 10M or 2G",
        "COUNT; -1; a number such as 250000, 500k, 10M or 2G",
        "SIZE; 4 gb; a size such as 512m or 4g"
      })
  void saysWhatIsAllowed(Quantity quantity, String text, String allowed) {
    assertThatThrownBy(() -> quantity.read(text))
        .isInstanceOf(NotationException.class)
        .hasMessage("column 1: found '" + text + "', allowed: " + allowed);
  }

  @Test
  void moreMemoryThanThereIsIsNotGiven() {
    long most = Limits.memory(OptionalLong.empty());
    assertThat(Limits.memory(OptionalLong.of(Long.MAX_VALUE))).isEqualTo(most);
    assertThat(Limits.memory(OptionalLong.of(5))).isEqualTo(5);
    assertThat(most).isLessThan(Runtime.getRuntime().maxMemory());
    assertThat(Limits.threads()).isGreaterThanOrEqualTo(64);
  }
}
