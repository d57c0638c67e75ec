package org.farstar.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.farstar.engine.answer.Analyst;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.budget.Control;
import org.farstar.engine.game.Game;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.theory.Ask;
import org.farstar.games.strip.toads.ToadsAndFrogsGame;
import org.farstar.values.player.Outcome;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Positions with their values: as a text states them, as other programs test them, or computed. */
public class KnownValuesTest {
  private static final String WEIGHT = "atomic weight ";

  private static final Map<String, Game<?>> GAMES = new HashMap<>();

  /** The kinds of sources, with the words of the guide for them. */
  private static final Map<String, String> KINDS =
      Map.of(
          "read", "read in a book, a paper, an encyclopedia or a page",
          "program", "read in the published tests of another program",
          "computed", "computed, and confirmed by a program that shares nothing with it");

  /** One line of the table. */
  record Known(String game, String position, String value, String source) {
    String kind() {
      return source.substring(0, Math.max(0, source.indexOf(": ")));
    }

    boolean impartial() {
      return find(game).read(position).impartial();
    }

    @Override
    public String toString() {
      return game + " " + position + " = " + value + " (" + source + ")";
    }
  }

  private static Game<?> find(String id) {
    return GAMES.computeIfAbsent(id, any -> Games.find(any).orElseThrow());
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
    Game<?> game = find(known.game());
    if (known.value().startsWith("outcome ")) {
      assertThat("outcome " + outcome(game, known.position()))
          .as(known.toString())
          .isEqualTo(known.value());
    } else if (known.value().startsWith(WEIGHT)) {
      Universe universe = new Universe();
      assertThat(universe.read(value(game, known.position())).atomicWeight())
          .as(known.toString())
          .isEqualTo(universe.read(known.value().substring(WEIGHT.length())));
    } else if (known.value().matches(".*(on|over).*")) {
      assertThat(value(game, known.position())).as(known.toString()).isEqualTo(known.value());
    } else {
      Universe universe = new Universe();
      assertThat(universe.read(value(game, known.position())))
          .as(known.toString())
          .isEqualTo(universe.read(known.value()));
    }
  }

  private static Outcome outcome(Game<?> game, String text) {
    return new Analyst(new Workspace())
        .outcome(game.read(text), Method.BEST, Ask.ANSWER, Control.unlimited())
        .first()
        .orElseThrow()
        .outcome();
  }

  private static String value(Game<?> game, String text) {
    ValueAnswer answer =
        new Analyst(new Workspace())
            .value(game.read(text), Method.BEST, Ask.ANSWER, Control.unlimited())
            .first()
            .orElseThrow();
    return answer.value().toString();
  }

  @Test
  void everyRowNamesAKindOfSourceAndTheSource() {
    assertThat(known())
        .allSatisfy(
            row -> {
              assertThat(row.kind()).as(row.toString()).isIn(KINDS.keySet());
              assertThat(row.source()).hasSizeGreaterThan(row.kind().length() + 10);
            });
  }

  @Test
  void noPositionIsListedTwiceForTheSame() {
    assertThat(
            known().stream()
                .map(row -> row.game() + row.position() + row.value().startsWith("outcome ")))
        .doesNotHaveDuplicates();
  }

  /** Of one ruleset a single value is published where it can be read. */
  @Test
  void ofEveryRulesetFiveAreKnownAndPublished() {
    assertThat(Games.ids()).filteredOn(id -> count(id, KINDS.keySet()) < 5).isEmpty();
    assertThat(Games.ids())
        .filteredOn(id -> count(id, Set.of("read", "program")) < 5)
        .containsExactly(ToadsAndFrogsGame.BACKSLIDING);
  }

  private static long count(String game, Set<String> kinds) {
    return known().stream()
        .filter(row -> row.game().equals(game) && kinds.contains(row.kind()))
        .count();
  }

  @Test
  void threeHundredAreFromTextsAndManyOfThemPartizan() {
    assertThat(count("read", true) + count("read", false)).isGreaterThanOrEqualTo(300);
    assertThat(count("read", false)).isGreaterThanOrEqualTo(120);
    assertThat(count("program", false)).isGreaterThanOrEqualTo(200);
  }

  @Test
  void theGuideStatesHowManyOfEachKindThereAre() throws IOException {
    String guide = Files.readString(Path.of("../docs/rulesets.md"));
    assertThat(KINDS)
        .allSatisfy(
            (kind, words) ->
                assertThat(guide)
                    .contains(
                        "| " + words + " | " + count(kind, true) + " | " + count(kind, false)));
  }

  private static long count(String kind, boolean impartial) {
    return known().stream()
        .filter(row -> row.kind().equals(kind) && row.impartial() == impartial)
        .count();
  }
}
