package org.farstar.ask.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.input.InputException;
import org.farstar.ask.proof.Prover;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Report;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumText;
import org.farstar.engine.theory.Ask;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values that are no short games, as terms of sums. */
class ValueTermsTest {
  /** What each value leads to, Left's options before the bar. */
  private static final Map<String, String> OPTIONS = new LinkedHashMap<>();

  static {
    for (String line :
        List.of(
            "0 = |",
            "1 = 0 |",
            "-1 = | 0",
            "1/2 = 0 | 1",
            "* = 0 | 0",
            "^ = 0 | *",
            "{1|-1} = 1 | -1",
            "on = on |",
            "off = | off",
            "over = 0 | over",
            "under = under | 0",
            "1over = 1 | 1over",
            "upon = upon | *",
            "{on|off} = on | off",
            "dud = dud | dud")) {
      String[] sides = line.split(" = ");
      OPTIONS.put(sides[0], sides[1]);
    }
  }

  private final Searches searches = Searches.of(Control::unlimited, () -> {});
  private final Desk desk = new Desk(Catalogue.STANDARD, new Workspace(1 << 26), Sources.none());

  private static List<String> options(String value, Player player) {
    String side = (OPTIONS.get(value) + " ").split("\\|", -1)[player.ordinal()].strip();
    return side.isEmpty() ? List.of() : List.of(side.split(" "));
  }

  /** A sum, who is to move, and who wins it: by nothing but the options above. */
  private record Turn(List<String> terms, Player mover) {
    List<Turn> moves() {
      List<Turn> moves = new ArrayList<>();
      for (int i = 0; i < terms.size(); i++) {
        for (String option : options(terms.get(i), mover)) {
          List<String> after = new ArrayList<>(terms);
          after.set(i, option);
          moves.add(new Turn(after, mover.opponent()));
        }
      }
      return moves;
    }
  }

  private static Map<Turn, Result> solved(List<String> terms) {
    Set<Turn> all = new HashSet<>();
    List<Turn> open = new ArrayList<>();
    for (Player player : Player.values()) {
      open.add(new Turn(terms, player));
    }
    while (!open.isEmpty()) {
      Turn turn = open.remove(open.size() - 1);
      if (all.add(turn)) {
        open.addAll(turn.moves());
      }
    }
    Map<Turn, Result> results = new HashMap<>();
    for (int before = -1; before < results.size(); ) {
      before = results.size();
      for (Turn turn : all) {
        List<Turn> moves = turn.moves();
        if (moves.stream().anyMatch(to -> results.get(to) == Result.LOSS)) {
          results.put(turn, Result.WIN);
        } else if (moves.stream().allMatch(to -> results.get(to) == Result.WIN)) {
          results.put(turn, Result.LOSS);
        }
      }
    }
    all.forEach(turn -> results.putIfAbsent(turn, Result.DRAW));
    return results;
  }

  private Sum sum(String text) {
    return Questions.read(SumQuestion.NAME, false, text, desk, searches).sum();
  }

  private Report<OutcomeAnswer> outcome(Sum sum, Method method, Ask ask) {
    return desk.analyst().outcome(sum, method, ask, Control.unlimited());
  }

  private Value value(String text) {
    return desk.analyst()
        .value(sum(text), Method.BEST, Ask.ANSWER, Control.unlimited())
        .first()
        .orElseThrow()
        .value();
  }

  @Test
  void sumsOfStoppersAreWonAsTheirGraphsSay() {
    Random random = new Random(11);
    List<String> names = List.copyOf(OPTIONS.keySet());
    for (int i = 0; i < 150; i++) {
      List<String> terms = new ArrayList<>();
      for (int j = 2 + random.nextInt(2); j > 0; j--) {
        terms.add(names.get(random.nextInt(names.size())));
      }
      String text = String.join(" + ", terms.stream().map(term -> "(" + term + ")").toList());
      Map<Turn, Result> results = solved(terms);
      Outcome expected =
          Outcome.of(
              results.get(new Turn(terms, Player.LEFT)),
              results.get(new Turn(terms, Player.RIGHT)));
      Sum sum = sum(text);
      for (Method method : List.of(Method.BEST, Method.SEARCH)) {
        OutcomeAnswer answer = outcome(sum, method, Ask.MOVES).first().orElseThrow();
        assertThat(answer.outcome()).as("%s by %s", text, method).isEqualTo(expected);
        for (Player player : Player.values()) {
          Turn turn = new Turn(terms, player);
          List<String> winning = new ArrayList<>();
          for (int term = 0; term < terms.size(); term++) {
            for (String option : options(terms.get(term), player)) {
              List<String> after = new ArrayList<>(terms);
              after.set(term, option);
              if (results.get(new Turn(after, player.opponent())) == Result.LOSS) {
                winning.add((term + 1) + ": " + option);
              }
            }
          }
          assertThat(answer.moves().orElseThrow().get(player).moves())
              .extracting(WinningMove::text)
              .as("%s, %s first", text, turn.mover())
              .containsExactlyInAnyOrderElementsOf(winning);
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "backsliding_toads_and_frogs(\"tt.ff\") + over; L; over",
        "nim(\"3\") - over; R; under",
        "over - over; D; over & under",
        "over - over + *2; D; over & under",
        "clobber(\"xo.|oxo\") + on; L; on",
        "nim(\"3\") + dud; D; dud",
        "nim(\"3\") + inf{0,1}; D; inf{2,3}",
        "nim(\"1\") + inf{0,1}; N; inf{0,1}"
      })
  void stopperBesidePositions(String text, Outcome outcome, String value) {
    Sum sum = sum(text);
    for (Method method : List.of(Method.BEST, Method.SEARCH)) {
      assertThat(outcome(sum, method, Ask.ANSWER).first().orElseThrow().outcome())
          .as("%s by %s", text, method)
          .isEqualTo(outcome);
    }
    assertThat(value(text)).hasToString(value);
    assertThat(SumText.write(sum(SumText.write(sum)))).isEqualTo(SumText.write(sum));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "domineering(\"2x2\") + inf{0}; beside impartial games and nimbers only",
        "nim(\"3\") + (on & 0); 'eval' adds it"
      })
  void whatHasNoMovesIsRefused(String text, String message) {
    assertThatThrownBy(() -> sum(text))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(message);
  }

  @Test
  void noCertificateHasOneAsATerm() {
    Question question =
        Questions.read(SumQuestion.NAME, false, "nim(\"3\") - over", desk, searches);
    assertThatThrownBy(() -> new Prover(desk).outcome(question, Control.unlimited()))
        .isInstanceOf(InputException.class)
        .hasMessage("no certificate has '-over' as a term; 'outcome' says who wins the sum");
  }

  /** A number that is not dyadic is as its near neighbours, of which a search knows. */
  @Test
  void numbersBesideGamesAreAsTheirNeighbours() {
    Random random = new Random(13);
    List<String> games =
        List.of(
            "domineering(\"2x2\")",
            "domineering(\"2x3\")",
            "clobber(\"xo|ox\")",
            "clobber(\"xxo\")",
            "toppling_dominoes(\"LRRL\")",
            "nim(\"2\")",
            "(1/4)",
            "over",
            "on",
            "{2||1|0}",
            "backsliding_toads_and_frogs(\"tt.ff\")");
    for (int i = 0; i < 40; i++) {
      String text =
          games.get(random.nextInt(games.size()))
              + (random.nextBoolean() ? " + " : " - ")
              + games.get(random.nextInt(games.size()));
      for (List<String> numbers :
          List.of(
              List.of("1/3", "21/64", "11/32"),
              List.of("-7/3", "-149/64", "-75/32"),
              List.of("w", "20", "30"))) {
        OutcomeAnswer answer =
            outcome(sum(text + " + " + numbers.get(0)), Method.BEST, Ask.MOVES)
                .first()
                .orElseThrow();
        for (String near : numbers.subList(1, 3)) {
          OutcomeAnswer searched =
              outcome(sum(text + " + " + near), Method.SEARCH, Ask.MOVES).first().orElseThrow();
          assertThat(answer.outcome()).as(text + " + " + numbers).isEqualTo(searched.outcome());
          for (Player player : Player.values()) {
            assertThat(answer.moves().orElseThrow().get(player).moves())
                .extracting(WinningMove::text)
                .as(text + " + " + numbers)
                .containsExactlyInAnyOrderElementsOf(
                    searched.moves().orElseThrow().get(player).moves().stream()
                        .map(WinningMove::text)
                        .filter(move -> !move.startsWith("3: "))
                        .toList());
          }
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "nim(\"3\") + *(w); N; *(w+3)",
        "nim(\"3\") + *(w) + *(w+3); P; 0",
        "impartial_clobber(\"xo\") + *(w^2) - *(w^2+1); P; 0",
        "1/3 + 1/3 - 1/2; L; 1/6",
        "1/3 + 1/3 - 2/3; P; 0",
        "domineering(\"1x2\") + 1/3; R; -2/3"
      })
  void infiniteValuesAreAdded(String text, Outcome outcome, String value) {
    assertThat(outcome(sum(text), Method.BEST, Ask.ANSWER).first().orElseThrow().outcome())
        .isEqualTo(outcome);
    assertThat(value(text)).hasToString(value);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "domineering(\"2x2\") + *(w); is added only to impartial games with nim-values",
        "*(w) + 1/3; has infinitely many options"
      })
  void whatIsNotKnownIsSaid(String text, String message) {
    assertThatThrownBy(() -> outcome(sum(text), Method.BEST, Ask.ANSWER))
        .isInstanceOf(NotAnsweredException.class)
        .hasMessageContaining(message);
  }

  /** The referee finds no fault with the reason of a sum that is searched. */
  @Test
  void saysWhy() {
    for (String text :
        List.of(
            "backsliding_toads_and_frogs(\"tt.ff\") - over", "nim(\"2\") + over", "over + dud")) {
      Report<OutcomeAnswer> report = outcome(sum(text), Method.BOTH, Ask.ALL);
      assertThat(report.fault()).as(text).isEqualTo(Optional.empty());
      assertThat(report.agree()).as(text).isTrue();
      assertThat(report.first().orElseThrow().reason()).as(text).isNotEmpty();
    }
  }
}
