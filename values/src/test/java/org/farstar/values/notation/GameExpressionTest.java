package org.farstar.values.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Expressions in games, against the table in {@code expressions.txt}. */
class GameExpressionTest {

  static Stream<Arguments> table() throws IOException {
    try (InputStream in = GameExpressionTest.class.getResourceAsStream("expressions.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> line.split(" => ", 2))
          .map(row -> Arguments.of(row[0], row[1]));
    }
  }

  @ParameterizedTest(name = "{0} is {1}")
  @MethodSource("table")
  void evaluates(String expression, String result) {
    assertThat(Expression.read(expression).evaluate()).hasToString(result);
  }
}
