package org.farstar.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.farstar.ask.answer.Sentences;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Question;
import org.farstar.ask.question.SumQuestion;
import org.farstar.engine.game.Game;
import org.farstar.engine.rules.Change;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.sum.SumLook;
import org.farstar.front.board.BoardView;
import org.farstar.front.board.SetupView;
import org.farstar.front.json.JsonReader;
import org.farstar.picture.Svg;
import org.farstar.values.player.Outcome;
import org.farstar.web.api.Languages;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The page can say in each of its languages what the engine says in English. */
class EngineWordsTest {
  private static final Pattern GAP = Pattern.compile("\\{(\\w+)}");

  /** What is known where the outcome is not. */
  private static final Set<String> HALF =
      Set.of(
          "the next player",
          "the previous player",
          "{known}; {more}",
          "between {low} and {high}",
          "at least {number}",
          "at most {number}",
          "{player} moving first gets a draw at least",
          "{player} moving second gets a draw at least",
          "{player} gets a draw at least",
          "{player} moving first wins",
          "{player} moving second wins",
          "{player} moving first draws",
          "{player} draws",
          "{player} wins");

  static Stream<Spoken> languages() {
    return Languages.others().stream().map(Spoken::new);
  }

  /** The words for what the engine says, looked up as the page does. */
  static final class Spoken {
    private final String language;
    private final Map<?, ?> words;
    private final Set<String> used = new TreeSet<>();

    Spoken(String language) {
      this.language = language;
      String name = "page/words/" + language + ".engine.json";
      try (InputStream in = Pages.class.getResourceAsStream(name)) {
        words = (Map<?, ?>) JsonReader.read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    }

    Map<?, ?> part(String name) {
      return (Map<?, ?>) words.get(name);
    }

    /** Whether there are words for a text; the first that fit count as used. */
    boolean knows(String text) {
      Map<?, ?> said = part("said");
      if (said.containsKey(text)) {
        used.add(text);
        return true;
      }
      for (Object key : said.keySet()) {
        String english = (String) key;
        Matcher found = pattern(english).matcher(text);
        if (english.contains("{") && found.matches()) {
          used.add(english);
          for (int gap = 1; gap <= found.groupCount(); gap++) {
            knows(found.group(gap));
          }
          return true;
        }
      }
      return false;
    }

    private static Pattern pattern(String english) {
      String[] pieces = GAP.split(english, -1);
      return Pattern.compile(
          Stream.of(pieces).map(Pattern::quote).collect(Collectors.joining("(.+)")));
    }

    @Override
    public String toString() {
      return language;
    }
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyGameIsToldInAsManySentences(Spoken spoken) {
    Set<String> ids = new TreeSet<>(Catalogue.STANDARD.ids());
    ids.add(SumQuestion.NAME);
    assertThat(new TreeSet<>(strings(spoken.part("games").keySet()))).isEqualTo(ids);
    for (String id : ids) {
      Game.Card card =
          id.equals(SumQuestion.NAME) ? SumQuestion.CARD : Catalogue.STANDARD.game(id).card();
      Map<?, ?> own = (Map<?, ?>) spoken.part("games").get(id);
      assertThat(own.get("title")).as(id).asString().isNotBlank();
      assertThat(own.get("goal")).as(id).asString().endsWith(".");
      assertThat((List<?>) own.get("rules"))
          .as(id)
          .hasSameSizeAs(card.rules())
          .allMatch(rule -> ((String) rule).endsWith("."));
      assertThat((List<?>) own.get("notes")).as(id).hasSameSizeAs(card.examples());
    }
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyChangeOfRulesIsTold(Spoken spoken) {
    Map<?, ?> changes = spoken.part("changes");
    assertThat(strings(changes.keySet()))
        .containsExactlyInAnyOrderElementsOf(Stream.of(Change.values()).map(Change::word).toList());
    changes.values().stream()
        .map(each -> (Map<?, ?>) each)
        .forEach(
            change -> {
              assertThat(change.get("title")).asString().contains("{game}");
              assertThat(change.get("rule")).asString().endsWith(".");
            });
  }

  /** A sentence and its translation have the same gaps. */
  @ParameterizedTest
  @MethodSource("languages")
  void nothingIsLostOnTheWay(Spoken spoken) {
    spoken
        .part("said")
        .forEach(
            (english, own) ->
                assertThat(gaps((String) own)).as("" + english).isEqualTo(gaps((String) english)));
  }

  private static Set<String> gaps(String text) {
    return GAP.matcher(text).results().map(MatchResult::group).collect(Collectors.toSet());
  }

  private static List<String> strings(Set<?> keys) {
    return keys.stream().map(String.class::cast).toList();
  }

  /** Players, winners, what stands on boards and setting up: all known, none unused. */
  @ParameterizedTest
  @MethodSource("languages")
  void everythingThatIsSaidIsKnownAndNothingElse(Spoken spoken) {
    Set<String> said = new LinkedHashSet<>();
    for (Game<?> game : Catalogue.STANDARD.all()) {
      for (Game.Example example : game.card().examples()) {
        Question question = Question.read(game, false, example.position(), Sources.none());
        heard(question, said);
      }
    }
    assertThat(said.stream().filter(text -> !spoken.knows(text))).isEmpty();
    Set<String> unused = new TreeSet<>(strings(spoken.part("said").keySet()));
    unused.removeAll(spoken.used);
    unused.removeAll(HALF);
    assertThat(unused).isEmpty();
  }

  private static void heard(Question question, Set<String> said) {
    BoardView view = BoardView.of(question, 0);
    Map<String, Object> data = view.data();
    ((Map<?, ?>) data.get("players")).values().forEach(name -> said.add((String) name));
    if (data.containsKey("mover")) {
      said.add((String) data.get("mover"));
    }
    Pattern.compile("data-state=\"([a-z][a-z-]{2,}[^\"^]*)\"")
        .matcher(Svg.inPage(view.figure()))
        .results()
        .forEach(found -> said.add(found.group(1)));
    List<Outcome> outcomes =
        question.sum().impartial()
            ? List.of(Outcome.N, Outcome.P, Outcome.D)
            : List.of(Outcome.values());
    for (Outcome outcome : outcomes) {
      said.add(
          Sentences.of(
              outcome, question.sum().impartial(), "N", SumLook.winner(question.sum(), outcome)));
    }
    SetupView setup = SetupView.of(question.sum());
    for (int term = 0; term < question.sum().terms().size(); term++) {
      setup
          .hand(term)
          .ifPresent(
              hand -> {
                hand.modes().forEach(mode -> said.addAll(labels(mode.label(), mode.help())));
                hand.tools().forEach(tool -> said.add(tool.label()));
                hand.entry().ifPresent(entry -> said.add(entry.label()));
              });
    }
  }

  /** The only thing that clicks do has no label. */
  private static List<String> labels(String label, String help) {
    return label.isEmpty() ? List.of(help) : List.of(label, help);
  }
}
