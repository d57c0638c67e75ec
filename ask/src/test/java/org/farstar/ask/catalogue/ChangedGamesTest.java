package org.farstar.ask.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.farstar.ask.input.InputException;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Question;
import org.farstar.ask.question.Questions;
import org.farstar.ask.question.Searches;
import org.farstar.engine.answer.Analyst;
import org.farstar.engine.answer.Method;
import org.farstar.engine.budget.Control;
import org.farstar.engine.game.Game;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Ending;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.ValueKind;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumText;
import org.farstar.engine.sum.Values;
import org.farstar.engine.theory.Ask;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games whose rules are changed, against the definitions. */
class ChangedGamesTest {
  private static final String POSITIONS =
      """
      clobber; xo.|oxo
      clobber; xxoo|oxox
      domineering; 2x4
      domineering; 3x3
      col; 2x3
      snort; 2x3
      hackenbush; 0b1 1r2 1b3 0r4
      toads-and-frogs; tt..ff
      flipping-coins; 101101
      nogo; 2x2
      """;

  /** A game whose positions have none with the players exchanged. */
  private static final String ONE_SIDED = "flipping-coins";

  private final Catalogue catalogue = Catalogue.STANDARD;
  private final Workspace workspace = new Workspace();
  private final Desk desk = new Desk(catalogue, workspace, Sources.none());

  private Value value(String game, String text) {
    Sum sum = catalogue.game(game).read(text);
    return new Analyst(workspace)
        .value(sum, Method.BEST, Ask.ANSWER, Control.unlimited())
        .first()
        .orElseThrow()
        .value();
  }

  private Question question(String game, boolean misere, String text) {
    return Questions.read(game, misere, text, desk, Searches.of(Control::unlimited, () -> {}));
  }

  private Outcome outcome(Question question, Method method) {
    return new Analyst(workspace)
        .outcome(question.sum(), method, Ask.ANSWER, Control.unlimited())
        .first()
        .orElseThrow()
        .outcome();
  }

  private static <P> Rules<P> rules(Game<P> game) {
    return game.family().standard().orElseThrow().rules();
  }

  /** The least number that is not the value of a move of either player. */
  private static <P> int nimber(Rules<P> rules, P position) {
    Set<Integer> seen = new HashSet<>();
    for (Player player : Player.values()) {
      rules.options(position, player).forEach(option -> seen.add(nimber(rules, option)));
    }
    int least = 0;
    while (seen.contains(least)) {
      least++;
    }
    return least;
  }

  private static <P> int nimber(Rules<P> rules, String text) {
    return nimber(rules, rules.read(text));
  }

  private static <P> ShortGame dicotic(Rules<P> rules, P position, Universe universe) {
    List<ShortGame> left = new ArrayList<>();
    List<ShortGame> right = new ArrayList<>();
    rules.options(position, Player.LEFT).forEach(to -> left.add(dicotic(rules, to, universe)));
    rules.options(position, Player.RIGHT).forEach(to -> right.add(dicotic(rules, to, universe)));
    return left.isEmpty() || right.isEmpty() ? universe.zero() : universe.of(left, right);
  }

  private static <P> ShortGame dicotic(Rules<P> rules, String text, Universe universe) {
    return dicotic(rules, rules.read(text), universe);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', textBlock = POSITIONS)
  void impartialVariantHasTheMovesOfBoth(String game, String text) {
    int expected = nimber(rules(catalogue.game(game)), text);
    assertThat(value("impartial:" + game, text))
        .hasToString(expected == 0 ? "0" : expected == 1 ? "*" : "*" + expected);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', textBlock = POSITIONS)
  void dicoticVariantEndsForBothAtOnce(String game, String text) {
    Universe universe = workspace.universe();
    ShortGame expected = dicotic(rules(catalogue.game(game)), text, universe);
    assertThat(Values.shortGame(value("dicotic:" + game, text), universe)).contains(expected);
  }

  private static <P> ShortGame twisted(Rules<P> rules, P position, Universe universe) {
    List<ShortGame> left = new ArrayList<>();
    List<ShortGame> right = new ArrayList<>();
    rules
        .options(position, Player.LEFT)
        .forEach(to -> left.add(twisted(rules, to, universe).negate()));
    rules
        .options(position, Player.RIGHT)
        .forEach(to -> right.add(twisted(rules, to, universe).negate()));
    return universe.of(left, right);
  }

  private static <P> ShortGame twisted(Rules<P> rules, String text, Universe universe) {
    return twisted(rules, rules.read(text), universe);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', textBlock = POSITIONS)
  void twistedVariantIsTheNegativeAfterEveryMove(String game, String text) {
    if (game.equals(ONE_SIDED)) {
      assertThatThrownBy(() -> catalogue.game("twisted:" + game).read(text))
          .isInstanceOf(NotationException.class)
          .hasMessageContaining("a position of a game whose players cannot be exchanged");
      return;
    }
    Universe universe = workspace.universe();
    ShortGame expected = twisted(rules(catalogue.game(game)), text, universe);
    assertThat(Values.shortGame(value("twisted:" + game, text), universe)).contains(expected);
  }

  @Test
  void variantsAreNamedWhereTheyAreOther() {
    assertThat(catalogue.variantsOf(catalogue.game("clobber")))
        .containsExactly("impartial:clobber", "dicotic:clobber", "twisted:clobber");
    assertThat(catalogue.variantsOf(catalogue.game("nim"))).isEmpty();
    assertThat(catalogue.variantsOf(catalogue.game("connect-four"))).isEmpty();
    assertThat(catalogue.variantsOf(catalogue.game("partizan-euclid")))
        .containsExactly("impartial:partizan-euclid", "dicotic:partizan-euclid");
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', textBlock = POSITIONS)
  void everyMoveIsPlayedByItsText(String game, String text) {
    for (String word :
        List.of("impartial:", "dicotic:", "twisted:", "misere:", "misere:impartial:")) {
      if (!(word.equals("twisted:") && game.equals(ONE_SIDED))) {
        played(rules(catalogue.game(word + game)), text);
      }
    }
  }

  private static <P> void played(Rules<P> rules, String text) {
    P position = rules.read(text);
    assertThat(rules.read(rules.write(position))).isEqualTo(position);
    for (Player player : Player.values()) {
      Set<String> texts = new HashSet<>();
      rules
          .moveList(position, player)
          .forEach(
              move -> {
                assertThat(texts.add(move.text())).as(move.text()).isTrue();
                assertThat(rules.play(position, player, move.text())).contains(move.to());
              });
    }
  }

  @Test
  void nothingIsTakenOverThatHoldsForTheGameAlone() {
    int seen = 0;
    for (Game<?> game : catalogue.all()) {
      if (game.hasMisere()
          && !rules(game).impartial()
          && rules(game).endless().filter(outcome -> outcome != Outcome.D).isEmpty()) {
        seen++;
        for (String word : List.of("impartial:", "dicotic:", "twisted:")) {
          Variant<?> plain = game.family().standard().orElseThrow();
          Variant<?> variant = catalogue.game(word + game.id()).family().standard().orElseThrow();
          assertThat(variant.theories()).isEmpty();
          assertThat(variant.reductions()).isEmpty();
          assertThat(variant.checkers()).isEmpty();
          assertThat(variant.items()).isEmpty();
          assertThat(variant.kind()).isEqualTo(ValueKind.of(variant.rules()));
          assertThat(variant.rules().impartial()).isEqualTo(word.equals("impartial:"));
          assertThat(variant.named(word + game.id()).key())
              .isNotEqualTo(plain.named(game.id()).key());
        }
      }
    }
    assertThat(seen).isGreaterThan(10);
  }

  @Test
  void impartialVariantOfAnImpartialGameIsTheGame() {
    assertThat(value("impartial:kayles", "1000000")).hasToString("*");
  }

  @Test
  void wordsMayStandBeforeWords() {
    Game<?> game = catalogue.game("misere:impartial:clobber");
    assertThat(game.id()).isEqualTo("misere:impartial:clobber");
    assertThat(game.card().title()).isEqualTo("Misère Impartial Clobber");
    assertThat(game.card().examples())
        .isNotEmpty()
        .allSatisfy(each -> assertThat(each.note()).isEqualTo("a position of impartial:clobber"));
    assertThat(rules(game).impartial()).isTrue();
    assertThat(rules(game).ending()).isEqualTo(Ending.LAST_PLAYER_LOSES);
    assertThat(rules(catalogue.game("misere:misere:nim")).ending())
        .isEqualTo(Ending.LAST_PLAYER_WINS);
  }

  /** The text of a sum, as it is printed, is that of the same sum. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "impartial_clobber(\"xo.|oxo\") + dicotic_toads_and_frogs(\"tt.ff\") - domineering(\"2x2\")",
        "impartial_dicotic_clobber(\"xoxo\")",
        "misere_impartial_clobber(\"xoxo\") + misere_kayles(\"3 5\")"
      })
  void sumsOfChangedGamesAreReadBack(String text) {
    Sum sum = question("sum", false, text).sum();
    assertThat(SumText.expression(sum)).contains(text.substring(0, text.indexOf('(')));
    assertThat(SumText.expression(question("sum", false, SumText.expression(sum)).sum()))
        .isEqualTo(SumText.expression(sum));
  }

  @Test
  void misereWordIsMiserePlay() {
    for (String heaps : List.of("1", "2", "1 1", "2 2", "3 5 7", "4 4 4")) {
      assertThat(outcome(question("misere:kayles", false, heaps), Method.BEST))
          .isEqualTo(outcome(question("kayles", true, heaps), Method.SEARCH))
          .isEqualTo(outcome(question("misere:misere:kayles", true, heaps), Method.SEARCH));
    }
  }

  @Test
  void whatIsNoGameOrNoWordIsNamed() {
    assertThatThrownBy(() -> catalogue.game("turned:clobber"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("unknown word 'turned' before a game");
    assertThatThrownBy(() -> catalogue.game("impartial:clobbr"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("unknown game 'clobbr'; nearest: clobber");
    assertThatThrownBy(() -> catalogue.game("misere:connect-four"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("'misere:' is for games that the last move decides");
  }
}
