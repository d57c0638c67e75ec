package org.farstar.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.farstar.engine.answer.Ask;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.budget.Control;
import org.farstar.engine.game.Analyst;
import org.farstar.engine.game.Game;
import org.farstar.engine.game.Method;
import org.farstar.engine.rules.PositionText;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Positions with their values: from print, recalled from it, or found in two ways. */
class KnownValuesTest {
  private static final Map<String, Game<?>> GAMES = new HashMap<>();

  /** One line of the table. */
  record Known(String game, String position, String value, String source) {
    @Override
    public String toString() {
      return game + " " + position + " = " + value + " (" + source + ")";
    }
  }

  static List<Known> known() {
    try (BufferedReader table =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(
                    KnownValuesTest.class.getResourceAsStream("known-values.tsv")),
                StandardCharsets.UTF_8))) {
      return table
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t", -1))
          .map(f -> new Known(f[0], f[1], f[2], f[3]))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("known")
  void isWorthWhatTheTableSays(Known known) {
    Game<?> game = GAMES.computeIfAbsent(known.game(), id -> Games.find(id).orElseThrow());
    Universe universe = new Universe();
    assertThat(universe.parse(value(game, known.position())))
        .as(known.toString())
        .isEqualTo(universe.parse(known.value()));
  }

  private static <P> String value(Game<P> game, String text) {
    PositionText<P> line = PositionText.read(game.rules(), text);
    ValueAnswer answer =
        new Analyst<>(game, line.ruleset())
            .value(line.position(), Method.BEST, Ask.ANSWER, Control.unlimited())
            .first()
            .orElseThrow();
    return answer.value().toString();
  }

  @Test
  void threeHundredPositionsAreFromPrint() {
    List<Known> known = known();
    Stream<String> printed =
        known.stream().map(Known::source).filter(source -> source.startsWith("OEIS A"));
    assertThat(printed.count()).isGreaterThanOrEqualTo(300);
    assertThat(known).doesNotHaveDuplicates();
  }
}
