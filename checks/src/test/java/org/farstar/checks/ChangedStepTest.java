package org.farstar.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Questions;
import org.farstar.ask.question.Searches;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Referee;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Step;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A reason with one datum changed is refuted: whatever a step states, the referee checks. What is
 * as true after the change stands in {@link #AS_TRUE}, with the reason.
 */
class ChangedStepTest {
  private static final Budget BUDGET = Budget.ofPositions(3_000);
  private static final Budget SHORT = Budget.ofPositions(300);

  /** Of each group of positions so many. */
  private static final int EACH = 4;

  private static final String ORDER = "The order of what is listed says nothing.";
  private static final String SOME = "Some are listed, and fewer are some, too.";

  /** The changes after which a step may still be true. */
  private static final Map<String, String> AS_TRUE = new LinkedHashMap<>();

  static {
    for (String list :
        List.of(
            "KERNEL.kernel",
            "LENGTHS.cards",
            "MATCHING.edges",
            "MATCHING.free",
            "MOVES.to",
            "NUMBERING.vertices",
            "PAIRING.pairs",
            "POTENTIAL.weights",
            "REPLIES.replies",
            "RESULT.moves",
            "START.answers",
            "SUM.values",
            "TOTAL.values",
            "THREATS.plays",
            "QUOTIENT.heaps",
            "UNPAIRED.list",
            "ZEROS.zero",
            "ZEROS.others")) {
      AS_TRUE.put(list + ", two exchanged", ORDER);
    }
    AS_TRUE.put("MOVES.to, one less", SOME);
    AS_TRUE.put("RESULT.moves, one less", SOME);
    AS_TRUE.put("MATCHING.free, an entry", "Of many free vertices any forty may be listed.");
    AS_TRUE.put("KEPT.positions, two exchanged", ORDER);
    AS_TRUE.put("LENGTH.moves, an entry", "Another best play is as good an example.");
    AS_TRUE.put("LENGTH.moves, two exchanged", "Another best play is as good an example.");
    AS_TRUE.put(
        "PAIRING.symmetries",
        "Where pairs are listed it is 1; the number that there are is as true. Of a board whose"
            + " pairs are drawn the picture is checked.");
    AS_TRUE.put("PERIOD.checked", "How far the values were computed is no matter of the game.");
    for (String list : List.of("QUOTIENT.relations", "QUOTIENT.lost")) {
      for (String how : List.of("an entry", "one less", "one twice", "two exchanged")) {
        AS_TRUE.put(
            list + ", " + how,
            "Not checked: quotients are not computed again, and a search says who wins.");
      }
    }
    AS_TRUE.put("SUM_RULE.about", "A bound that is attained is a bound.");
    AS_TRUE.put("SUM_RULE.rule", "Another rule may decide the same sum.");
    AS_TRUE.put("UNPAIRED.points", "Sets that are not listed are not counted again.");
    AS_TRUE.put("UNPAIRED.sets", "Sets that are not listed are not counted again.");
    AS_TRUE.put("WINNING_MOVES.player", "In a row that is its own mirror image both have them.");
  }

  /** What else stands on boards that are too large to be checked in full. */
  private static final Map<String, String> TOO_LARGE =
      Map.of("RESULT.length", "How long a play takes is found out where the search is short.");

  /** Short searches, each made once. */
  private record Kept(
      Referee.Searches search,
      Map<Sum, Optional<Outcome>> outcomes,
      Map<Sum, Optional<Value>> values)
      implements Referee.Searches {
    @Override
    public Optional<Outcome> outcome(Sum sum) {
      return outcomes.computeIfAbsent(sum, search::outcome);
    }

    @Override
    public Optional<Value> value(Sum sum) {
      return values.computeIfAbsent(sum, search::value);
    }

    @Override
    public Universe universe() {
      return search.universe();
    }
  }

  /** What became of the changes: how many there were, and an example of each that stood. */
  private final Map<String, Integer> tried = new TreeMap<>();

  private final Map<String, String> stood = new TreeMap<>();

  private static List<String> positions(int each) throws IOException {
    Set<String> positions = new TreeSet<>(StepTest.examplePositions());
    for (MutationSchedule.Group group : MutationSchedule.groups().values()) {
      List<String> lines =
          group.lines().stream().filter(line -> !line.matches("(claim|periods|play) .*")).toList();
      int stride = Math.max(1, lines.size() / each);
      for (int i = 0; i < lines.size(); i += stride) {
        positions.add(lines.get(i));
      }
    }
    return List.copyOf(positions);
  }

  @Test
  @Timeout(120)
  void aChangedDatumIsRefuted() throws IOException {
    List<String> positions = new ArrayList<>(positions(EACH));
    // Large boards take most of the time.
    positions.removeIf(line -> line.matches("(theory|best) (tic-tac-toe|positional|monotone) .*"));
    positions.forEach(this::change);
    assertThat(tried.values().stream().mapToInt(count -> count).sum()).isGreaterThan(3_000);
    assertThat(unexplained()).isEmpty();
  }

  @Test
  @Tag("slow")
  @Timeout(1800)
  void aChangedDatumOfAnyPositionIsRefuted() throws IOException {
    boolean small = System.getProperty("farstar.slow.size", "").equals("small");
    List<String> positions = new ArrayList<>(positions(small ? EACH : Integer.MAX_VALUE));
    positions.forEach(this::change);
    Map<String, String> unexplained = unexplained();
    unexplained.keySet().removeAll(TOO_LARGE.keySet());
    assertThat(unexplained).isEmpty();
    if (!small) {
      Set<String> unused = new TreeSet<>(AS_TRUE.keySet());
      unused.removeAll(stood.keySet());
      assertThat(unused).as("reasons for changes that are refuted").isEmpty();
    }
  }

  private Map<String, String> unexplained() {
    Map<String, String> left = new TreeMap<>(stood);
    left.keySet().removeAll(AS_TRUE.keySet());
    return left;
  }

  private void change(String line) {
    Desk desk = new Desk(Catalogue.STANDARD, new Workspace(), Sources.none());
    String how =
        List.of("misere ", "theory ", "best ").stream()
            .filter(line::startsWith)
            .findFirst()
            .orElse("");
    String[] words = line.substring(how.length()).split(" ", 2);
    Control reading = new Control(BUDGET);
    Searches searches = Searches.of(() -> reading, () -> {});
    Sum sum = Questions.read(words[0], how.equals("misere "), words[1], desk, searches).sum();
    Optional<OutcomeAnswer> answered;
    try {
      answered = desk.analyst().outcome(sum, Method.BEST, Ask.ALL, new Control(BUDGET)).first();
    } catch (NotAnsweredException e) {
      return;
    }
    // Where the budget ends first, theories may have said half: no outcome, and no steps to change.
    if (answered.isEmpty()) {
      return;
    }
    OutcomeAnswer answer = answered.get();
    Kept kept =
        new Kept(
            desk.analyst().searches(() -> new Control(SHORT)), new HashMap<>(), new HashMap<>());
    assertThat(Referee.faults(sum, answer, kept)).as(line).isEmpty();
    for (int i = 0; i < answer.reason().size(); i++) {
      for (ChangedSteps.Changed changed : ChangedSteps.of(answer.reason().get(i))) {
        List<Step> steps = new ArrayList<>(answer.reason());
        steps.set(i, changed.step());
        tried.merge(changed.change(), 1, Integer::sum);
        OutcomeAnswer other =
            new OutcomeAnswer(answer.outcome(), answer.moves(), steps, answer.by());
        if (Referee.faults(sum, other, kept).isEmpty()) {
          stood.putIfAbsent(
              changed.change(),
              line + ": " + answer.reason().get(i).data() + " as " + changed.step().data());
        }
      }
    }
  }
}
