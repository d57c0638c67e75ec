package org.farstar.games.order.monotone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.farstar.engine.answer.Analyst;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Report;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.Term;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Reduced;
import org.farstar.engine.theory.Reduction;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.engine.theory.Theory;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.farstar.values.Nimber;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Theories and reductions against the search of boards, which knows of boards only. */
class MonotoneAnswersTest {
  /** A position with its variant. */
  private record Line(Variant<MonotonePosition> variant, MonotonePosition position) {
    static Line read(String text) {
      int colon = text.indexOf(':');
      Variant<MonotonePosition> variant = MonotoneAnswersTest.variant(text.substring(0, colon));
      return new Line(variant, variant.rules().read(text.substring(colon + 1)));
    }

    Rules<MonotonePosition> rules() {
      return variant.rules();
    }
  }

  private static Variant<MonotonePosition> variant(String parameters) {
    return new MonotoneFamily().variant(parameters, Sources.none());
  }

  private static List<String> chains() {
    List<String> lines = new ArrayList<>();
    Random random = new Random(2006);
    for (int a = 2; a <= 4; a++) {
      for (int d = 2; d <= 4; d++) {
        for (String misere : new String[] {"", " misere"}) {
          for (int n = 1; n <= 6; n++) {
            lines.add("a=" + a + " d=" + d + " deck=" + n + misere + " :");
          }
          lines.add("a=" + a + " d=" + d + " deck=7" + misere + ": " + begun(a, d, misere, random));
        }
      }
    }
    lines.add("a=1000 d=3 deck=5 :");
    lines.add("a=900 d=1000 deck=4 misere : 2");
    return lines;
  }

  /** Some moves of a random play that is not over. */
  private static String begun(int a, int d, String misere, Random random) {
    Rules<MonotonePosition> rules = variant("a=" + a + " d=" + d + " deck=7" + misere).rules();
    MonotonePosition position = rules.read("");
    for (int moves = random.nextInt(4); moves > 0; moves--) {
      List<MonotonePosition> options = rules.options(position, Player.LEFT);
      MonotonePosition next = options.get(random.nextInt(options.size()));
      position = rules.verdict(next).isEmpty() ? next : position;
    }
    return rules.write(position);
  }

  private static List<String> otherDecks() {
    List<String> lines = new ArrayList<>();
    for (String misere : new String[] {"", " misere"}) {
      for (String deck : new String[] {"Q", "N", "Z", "q + 1", "2 + 3"}) {
        for (String lengths : new String[] {"a=2 d=2", "a=3 d=2", "a=2 d=4", "a=3 d=3"}) {
          lines.add(lengths + " deck=" + deck + misere + " :");
        }
      }
      lines.add("a=4 d=3 deck=Q" + misere + " :");
      lines.add("a=4 d=3 deck=Q" + misere + " : 1/2 1/3 2");
      lines.add("a=4 d=4 deck=Q" + misere + " : 1/2 1/3 2 1 1/4");
      lines.add("a=4 d=3 deck=Z" + misere + " : 3 -1 4");
      lines.add("a=3 d=3 deck=w + w*" + misere + " : 1:2 2:-2");
      lines.add("a=3 d=3 deck=2 + 3" + misere + " : 2:2 1:1");
      for (String lengths : new String[] {"a=2 d=2", "a=3 d=2", "a=3 d=3", "a=4 d=2"}) {
        lines.add(lengths + " deck=2^2" + misere + " :");
        lines.add(lengths + " deck=2^3" + misere + " : {2}");
      }
      lines.add("a=3 d=3 deck=2^3" + misere + " : {1} {2,3}");
      lines.add("a=4 d=3 deck=2^3" + misere + " : {1} {} {2,3}");
    }
    return lines;
  }

  private static List<String> extended() {
    List<String> lines = new ArrayList<>();
    for (String misere : new String[] {"", " misere"}) {
      lines.add("a=3 d=3 deck=4 extended" + misere + " :");
      lines.add("a=3 d=2 deck=5 extended" + misere + " :");
      lines.add("a=3 d=3 deck=5 extended" + misere + " : 4@2");
      lines.add("a=3 d=4 deck=5 extended" + misere + " : 4@2 3@5");
      lines.add("a=3 d=3 deck=2 + 3 extended" + misere + " : 2:1@2 1:1@5");
    }
    lines.add("a=3 d=3 deck=Q extended :");
    lines.add("a=4 d=3 deck=Q extended :");
    return lines;
  }

  static Stream<String> lines() {
    return Stream.of(chains(), otherDecks(), extended()).flatMap(List::stream);
  }

  private static OutcomeSearch<MonotonePosition> search(Line line) {
    return new OutcomeSearch<>(line.rules(), OutcomeTable.remembering(), Control.unlimited());
  }

  @Test
  void theSearchOfBoardsAgrees() {
    Set<String> used = new HashSet<>();
    for (String text : lines().toList()) {
      Line line = Line.read(text);
      OutcomeSearch<MonotonePosition> search = search(line);
      Outcome expected = search.outcome(line.position());
      Workspace workspace = new Workspace();
      boolean answered = false;
      for (Theory<MonotonePosition> theory : line.variant().theories()) {
        Optional<Fact<MonotonePosition>> fact =
            theory.fact(line.position(), Ask.ALL, Control.unlimited());
        if (fact.isEmpty()) {
          continue;
        }
        assertThat(fact.map(Fact::outcome)).as(text).contains(expected);
        assertThat(fact.get().proof().statements()).isEqualTo(theory.statements());
        assertThat(fact.get().proof().steps()).hasSize(1);
        used.add(Statement.cite(theory.statements()));
        answered = true;
      }
      for (Reduction<MonotonePosition> reduction : line.variant().reductions()) {
        Optional<Reduced> reduced = reduction.reduce(line.position(), workspace);
        if (reduced.isPresent()) {
          assertThat(reduced.get().outcome(Control.unlimited())).as(text).isEqualTo(expected);
          moves(line, reduction, workspace, search, text);
          used.add(reduction.getClass().getSimpleName());
          answered = true;
        }
      }
      assertThat(answered).as(text).isTrue();
    }
    assertThat(used)
        .containsExactlyInAnyOrder(
            "monotone, Theorem 12",
            "monotone, Section 6, misère play with d = 3",
            "ChainReduction",
            "BlockReduction",
            "DenseReduction",
            "PosetReduction",
            "RookReduction");
  }

  /** The results of all moves, by one table. */
  private static void moves(
      Line line,
      Reduction<MonotonePosition> reduction,
      Workspace workspace,
      OutcomeSearch<MonotonePosition> search,
      String text) {
    for (Move<MonotonePosition> move : line.rules().moveList(line.position(), Player.LEFT)) {
      if (line.rules().verdict(move.to()).isEmpty()) {
        assertThat(
                reduction.reduce(move.to(), workspace).orElseThrow().outcome(Control.unlimited()))
            .as(text + " " + move.text())
            .isEqualTo(search.outcome(move.to()));
      }
    }
  }

  /** Each variant has what holds for it, and nothing else. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "a=3 d=3 deck=9; 0; ChainReduction BlockReduction",
        "a=3 d=3 deck=2 + 3 misere; 1; ChainReduction BlockReduction",
        "a=3 d=3 deck=Q; 0; DenseReduction BlockReduction",
        "a=3 d=3 deck=N misere; 0; BlockReduction",
        "a=3 d=3 deck=2^3; 0; PosetReduction",
        "a=3 d=3 deck=9 extended; 0; RookReduction",
        "a=3 d=3 deck=Q extended; 1; ''",
        "a=3 d=3 deck=Q extended misere; 0; ''",
        "a=3 d=3 deck=N extended; 0; ''",
        "a=3 d=3 deck=2^3 extended; 0; ''"
      })
  void everyVariantHasItsOwn(String parameters, int theories, String reductions) {
    Variant<MonotonePosition> variant = variant(parameters);
    assertThat(variant.theories()).hasSize(theories);
    assertThat(
            String.join(
                " ", variant.reductions().stream().map(r -> r.getClass().getSimpleName()).toList()))
        .isEqualTo(reductions);
  }

  @Test
  void theTheoremSpeaksOfTheEmptyBoardOnly() {
    Line line = Line.read("a=3 d=3 deck=Q extended : 1/2@0");
    assertThat(
            line.variant().theories().get(0).fact(line.position(), Ask.ANSWER, Control.unlimited()))
        .isEmpty();
  }

  /**
   * Grundy values against the least number that no option has, board by board: verdicts exclude the
   * usual search of values.
   */
  @Test
  void grundyValues() {
    int valued = 0;
    for (String text : chains()) {
      Line line = Line.read(text);
      Reduced reduced =
          new ChainReduction((org.farstar.games.order.monotone.board.BasicForm) line.rules())
              .reduce(line.position(), new Workspace())
              .orElseThrow();
      Optional<Value> found = reduced.value(Control.unlimited());
      if (text.contains("misere")) {
        assertThat(found).as(text).isEmpty();
        continue;
      }
      OptionalInt expected = slow(line.rules(), line.position(), new HashMap<>());
      assertThat(found)
          .as(text)
          .isEqualTo(
              expected.isEmpty() ? Optional.empty() : Optional.of(new Nimber(expected.getAsInt())));
      valued += found.isPresent() ? 1 : 0;
    }
    assertThat(valued).isGreaterThan(15);
  }

  /** Empty where a play can end in a draw. */
  private static OptionalInt slow(
      Rules<MonotonePosition> rules,
      MonotonePosition position,
      Map<MonotonePosition, OptionalInt> known) {
    OptionalInt found = known.get(position);
    if (found != null) {
      return found;
    }
    Optional<Outcome> verdict = rules.verdict(position);
    OptionalInt value = OptionalInt.of(0);
    if (verdict.isPresent()) {
      value = verdict.get() == Outcome.D ? OptionalInt.empty() : value;
    } else {
      BitSet options = new BitSet();
      boolean drawn = false;
      for (MonotonePosition option : rules.options(position, Player.LEFT)) {
        OptionalInt after = slow(rules, option, known);
        drawn |= after.isEmpty();
        after.ifPresent(options::set);
      }
      value = drawn ? OptionalInt.empty() : OptionalInt.of(options.nextClearBit(0));
    }
    known.put(position, value);
    return value;
  }

  private static List<Step> reason(String text, Outcome outcome) {
    Line line = Line.read(text);
    Workspace workspace = new Workspace();
    Reduction<MonotonePosition> reduction = line.variant().reductions().get(0);
    assertThat(
            reduction.reduce(line.position(), workspace).orElseThrow().outcome(Control.unlimited()))
        .isEqualTo(outcome);
    return reduction.reason(line.position(), outcome, workspace, Control.unlimited());
  }

  /** The winning moves of a long chain take a search each, the length of the game another. */
  @Test
  void aBudgetStopsAReason() {
    Line line = Line.read("a=6 d=4 deck=1000000 misere :");
    Workspace workspace = new Workspace();
    Reduction<MonotonePosition> reduction = line.variant().reductions().get(0);
    Outcome outcome =
        reduction.reduce(line.position(), workspace).orElseThrow().outcome(Control.unlimited());
    Control cancelled = Control.unlimited();
    cancelled.cancel();
    Map<StopReason, Control> controls =
        Map.of(
            StopReason.POSITIONS, new Control(Budget.ofPositions(10)),
            StopReason.TIME, new Control(Budget.ofTime(Duration.ZERO)),
            StopReason.CANCELLED, cancelled);
    controls.forEach(
        (stop, control) ->
            assertThatThrownBy(() -> reduction.reason(line.position(), outcome, workspace, control))
                .isInstanceOfSatisfying(
                    SearchStopped.class, e -> assertThat(e.reason()).isEqualTo(stop)));
  }

  @Test
  void anAnswerOutlivesABudgetThatEndsInItsReason() {
    Line line = Line.read("a=6 d=4 deck=1000000 misere :");
    Report<OutcomeAnswer> report =
        new Analyst(new Workspace())
            .outcome(
                Sum.of(new Term.Placed<>(line.variant(), line.position())),
                Method.BEST,
                new Ask(false, true),
                new Control(Budget.ofPositions(6_000)));
    assertThat(report.first().orElseThrow().outcome()).isEqualTo(Outcome.N);
    assertThat(report.first().orElseThrow().reason()).isEmpty();
    assertThat(report.unfinished().orElseThrow().reason()).isEqualTo(StopReason.POSITIONS);
  }

  @Test
  void theReasonOfABoardWithAPast() {
    List<Step> reason = reason("a=5 d=3 deck=20 misere : 7 3 12", Outcome.P);
    assertThat(reason)
        .extracting(step -> step.kind().word())
        .containsExactly("bumping", "gaps", "result", "length");
    assertThat(reason.get(0).data()).containsEntry("colours", List.of("P", "PB", "PP"));
    assertThat(reason.get(1).data()).containsEntry("gaps", List.of("2", "7", "8"));
    assertThat(reason.get(1).cite()).isEqualTo("Proposition 6");
    assertThat(reason.get(3).data()).containsEntry("length", 5);
  }

  /** The paper's deck of a million: classes of cards, with texts that name them. */
  @Test
  void aMillionCards() {
    List<Step> reason = reason("a=4 d=4 deck=1000000 :", Outcome.N);
    assertThat(reason.get(1).kind()).isEqualTo(StepKind.RESULT);
    assertThat(reason.get(1).data().get("moves"))
        .asInstanceOf(org.assertj.core.api.InstanceOfAssertFactories.list(String.class))
        .contains("40..999961");
    assertThat(reason.get(1).text()).startsWith("The next player wins by ").endsWith(" more.");
  }

  @Test
  void otherReasons() {
    assertThat(reason("a=3 d=3 deck=4 :", Outcome.D))
        .extracting(Step::text)
        .contains("Neither player can force a win before the deck is used up.");
    assertThat(reason("a=5 d=4 deck=Q : 1/2 1/3", Outcome.N))
        .extracting(Step::text)
        .contains("The next player wins by (1/2,..).");
    assertThat(reason("a=3 d=3 deck=2^3 : {1}", Outcome.N))
        .extracting(Step::text)
        .containsExactly(
            """
            Free cards that can still be part of a critical subsequence: 7.
              {} ends an ascending subsequence of 1 of 3, a descending one of 2 of 3
              {1,2} ends an ascending subsequence of 2 of 3, a descending one of 1 of 3
              {1,3} ends an ascending subsequence of 2 of 3, a descending one of 1 of 3
              {1,2,3} ends an ascending subsequence of 2 of 3, a descending one of 1 of 3""",
            "The next player wins.");
  }

  /** One table serves a play; asking again costs nothing, and another workspace knows nothing. */
  @Test
  void tablesBelongToTheWorkspace() {
    Workspace workspace = new Workspace();
    Line line = Line.read("a=5 d=4 deck=20 misere :");
    Reduction<MonotonePosition> reduction = line.variant().reductions().get(0);
    assertThat(visited(reduction, line, workspace)).isPositive();
    assertThat(visited(reduction, line, workspace)).isZero();
    assertThat(visited(reduction, line, new Workspace())).isPositive();
  }

  private static long visited(
      Reduction<MonotonePosition> reduction, Line line, Workspace workspace) {
    Reduced reduced = reduction.reduce(line.position(), workspace).orElseThrow();
    assertThat(reduced.outcome(Control.unlimited())).isEqualTo(Outcome.N);
    return reduced.visited();
  }

  /**
   * Positions that two longs do not hold, and boxes that no long holds, are searched all the same.
   */
  @ParameterizedTest
  @ValueSource(strings = {"a=40 d=2 deck=44 :", "a=60 d=2 deck=Q misere :", "a=64 d=2 deck=Q :"})
  void whatCannotBePackedIsSearched(String text) {
    Line line = Line.read(text);
    List<Reduction<MonotonePosition>> reductions = line.variant().reductions();
    Outcome outcome =
        reductions.stream()
            .flatMap(reduction -> reduction.reduce(line.position(), new Workspace()).stream())
            .findFirst()
            .orElseThrow()
            .outcome(Control.unlimited());
    assertThat(outcome).isEqualTo(text.contains("misere") ? Outcome.N : Outcome.P);
  }

  @ParameterizedTest
  @ValueSource(strings = {"2^6", "2^x", "2^"})
  void refusesOtherPowers(String deck) {
    assertThatThrownBy(() -> variant("a=3 d=3 deck=" + deck))
        .hasMessage("column 14: found '" + deck + "', allowed: 2^k with k from 0 to 5");
  }
}
