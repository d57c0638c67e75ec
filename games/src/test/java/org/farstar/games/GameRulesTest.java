package org.farstar.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.farstar.engine.game.Game;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What people are told of every game before they play it. */
class GameRulesTest {
  static Stream<Game<?>> games() {
    return Games.all().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void theRulesAreThreeSentences(Game<?> game) {
    List<String> rules = game.card().rules();
    assertThat(rules).as(game.id()).hasSize(3).doesNotHaveDuplicates();
    assertThat(rules)
        .as(game.id())
        .allMatch(sentence -> sentence.matches("[A-Z][^.?!]*\\."))
        .allMatch(sentence -> sentence.length() <= 240);
    assertThat(rules.get(2)).as("who wins %s", game.id()).containsPattern("wins|loses");
  }

  /** In misère play those win who lose in normal play. */
  @ParameterizedTest
  @MethodSource("games")
  void theGoalOfMiserePlayIsAnother(Game<?> game) {
    assertThat(game.card().goal(false)).isEqualTo(game.card().goal());
    if (game.hasMisere()) {
      assertThat(game.card().goal(true))
          .as(game.id())
          .isEqualTo(game.card().goal().replaceFirst(" loses", " wins"))
          .containsPattern("(cannot (move|cut)|has no word) wins");
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void thereArePositionsToTry(Game<?> game) {
    assertThat(game.card().examples()).as(game.id()).isNotEmpty();
    assertThat(game.card().examples())
        .as(game.id())
        .allMatch(example -> !example.note().isBlank())
        .extracting(Game.Example::position)
        .doesNotHaveDuplicates();
  }

  /** A publication with its year, a chapter of a book, a lecture, a program; or made up here. */
  @ParameterizedTest
  @MethodSource("games")
  void everyPositionToTryHasASource(Game<?> game) {
    for (Game.Example example : game.card().examples()) {
      if (!example.source().equals(Game.Example.OWN)) {
        assertThat(example.source())
            .as(game.id() + " " + example.position())
            .containsPattern(
                "\\([0-9]{4}\\)$|\\(lecture slides\\), |^Duffy, Kolpin and Wolfe, "
                    + "|Winning Ways, ch\\. [0-9]|cgsuite\\.org|github\\.com/");
      }
    }
  }
}
