package org.farstar.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Questions;
import org.farstar.ask.question.Searches;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Standing;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.player.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * What an answer cites does not contradict it: the words of each statement that says who wins are
 * read, and compared with the answer. A statement that says it in words that are not read here is a
 * failure.
 */
class CitedTest {
  private static final Budget BUDGET = Budget.ofPositions(2_000);
  private static final Random RANDOM = new Random(42);

  /** Says something of a condition and its opposite, or of moves and values. */
  private static final String BOTH_WAYS =
      ".*(if and only if|exactly if|is D if e|with a single string hangs on).*";

  /** Orders with blocks of every kind; of each block some elements. */
  private static final List<String> DOMAINS =
      List.of(
          "w + z + 1",
          "1 + w",
          "w + 2",
          "w + w*",
          "w + 1 + w*",
          "2 + z",
          "z + 1",
          "1 + z + w*",
          "w* + w",
          "z + z",
          "w + w",
          "1 + w + 1",
          "w* + 1",
          "1 + w* + w*");

  private static String play(String domain) {
    List<String> elements = new ArrayList<>();
    String[] blocks = domain.split(" \\+ ");
    for (int i = 0; i < blocks.length; i++) {
      boolean finite = blocks[i].matches("\\d+");
      int size = finite ? Integer.parseInt(blocks[i]) : 3;
      for (int e = 1; e <= size; e++) {
        elements.add((i + 1) + ":" + (blocks[i].equals("w*") ? -e : e));
      }
    }
    Collections.shuffle(elements, RANDOM);
    List<String> used = elements.subList(0, RANDOM.nextInt(Math.min(6, elements.size() + 1)));
    return domain + ": " + String.join(" ", used) + " / " + (1 + RANDOM.nextInt(5));
  }

  private static String finite() {
    List<String> elements = new ArrayList<>(List.of("1", "2", "3", "4", "5", "6", "7"));
    Collections.shuffle(elements, RANDOM);
    int used = RANDOM.nextInt(6);
    String sequence = String.join(" ", elements.subList(0, used));
    return "1..7: " + sequence + " / " + (1 + RANDOM.nextInt(7 - used));
  }

  private static String line(String domain) {
    List<String> elements = new ArrayList<>(List.of("1", "2", "3", "4", "5"));
    Collections.shuffle(elements, RANDOM);
    String sequence = String.join(" ", elements.subList(0, RANDOM.nextInt(5)));
    String signed = domain.equals("-N") ? sequence.replaceAll("(\\d)", "-$1") : sequence;
    return domain + ": " + signed + " / " + (1 + RANDOM.nextInt(5));
  }

  private static List<String> positions() throws IOException {
    List<String> positions = new ArrayList<>(StepTest.examplePositions());
    for (MutationSchedule.Group group : MutationSchedule.groups().values()) {
      group.lines().stream()
          .filter(line -> !line.matches("(claim|periods|best|theory|play) .*"))
          .forEach(positions::add);
    }
    for (int i = 0; i < 20; i++) {
      DOMAINS.forEach(domain -> positions.add("transposition " + play(domain)));
      Stream.of("N", "-N", "Z").forEach(each -> positions.add("transposition " + line(each)));
      positions.add("transposition " + finite());
    }
    return positions;
  }

  @Test
  @Timeout(120)
  void noAnswerIsContradictedByWhatItCites() throws IOException {
    List<String> contradictions = new ArrayList<>();
    Set<String> unread = new HashSet<>();
    Set<Statement> read = new HashSet<>();
    for (String line : positions()) {
      Optional<OutcomeAnswer> answer = answer(line);
      if (answer.isEmpty()) {
        continue;
      }
      Set<Statement> cited = new HashSet<>();
      answer.get().by().forEach(by -> cited.addAll(by.statements()));
      for (Statement statement : cited) {
        boolean says = statement.words().matches("(?s).*(?<!who )\\bwins\\b.*");
        if (says
            && statement.standing() != Standing.RULES
            && !statement.words().matches(BOTH_WAYS)) {
          Optional<Boolean> agrees = agrees(statement.words(), answer.get());
          if (agrees.isEmpty()) {
            unread.add(statement.id() + ": " + statement.words());
          } else {
            read.add(statement);
            if (!agrees.get()) {
              contradictions.add(line + ": " + answer.get().outcome() + " by " + statement.words());
            }
          }
        }
      }
    }
    assertThat(unread).as("statements that say who wins in other words").isEmpty();
    assertThat(contradictions).isEmpty();
    assertThat(read).hasSizeGreaterThan(20);
  }

  private static Optional<OutcomeAnswer> answer(String line) {
    Desk desk = new Desk(Catalogue.STANDARD, new Workspace(), Sources.none());
    boolean misere = line.startsWith("misere ");
    String[] words = (misere ? line.substring("misere ".length()) : line).split(" ", 2);
    Control reading = new Control(BUDGET);
    Searches searches = Searches.of(() -> reading, () -> {});
    Sum sum = Questions.read(words[0], misere, words[1], desk, searches).sum();
    try {
      return desk.analyst().outcome(sum, Method.THEORY, Ask.ALL, new Control(BUDGET)).first();
    } catch (NotAnsweredException e) {
      return Optional.empty();
    }
  }

  /** What the words say of a winner, as a word that ends them, against the answer. */
  private static Optional<Boolean> agrees(String words, OutcomeAnswer answer) {
    Outcome outcome = answer.outcome();
    String says = words.replaceAll(", (if at least|with l terms|however few).*", "");
    if (says.contains("one pivot: the first player wins; more: Black wins")) {
      boolean one = number(answer, StepKind.PIVOTS, "count") == 1;
      says = one ? "the first player wins" : "Black wins";
    }
    says = says.replaceAll("( if there is a pivot)?\\.$", "");
    if (says.startsWith("A player wins who")) {
      return Optional.of(outcome == Outcome.N || outcome == Outcome.P);
    }
    if (says.matches("The next player wins .*|.* next player wins by eating it")
        || says.endsWith("first player wins")) {
      return Optional.of(outcome == Outcome.N);
    }
    if (says.endsWith("second player wins")) {
      return Optional.of(outcome == Outcome.P);
    }
    if (says.endsWith("Black wins") || says.endsWith("White wins")) {
      Step decided = step(answer, StepKind.THEOREM).orElseThrow();
      String role = decided.data().get("role").toString();
      return Optional.of(says.toLowerCase(java.util.Locale.ROOT).endsWith(role + " wins"));
    }
    if (says.startsWith("Left wins a line")) {
      return Optional.of(outcome == Outcome.L);
    }
    Optional<Boolean> odd = added(says, answer);
    return odd.map(isOdd -> outcome == (isOdd ? Outcome.R : Outcome.L));
  }

  /** Whether the parity that is said to win is odd. */
  private static Optional<Boolean> added(String says, OutcomeAnswer answer) {
    if (!says.contains("who wants the initial parity")
        && !says.contains("who wants this parity")
        && !says.contains("(2) as in (1)(d)")) {
      return Optional.empty();
    }
    long n = number(answer, StepKind.TURNS, "turns");
    long l =
        step(answer, StepKind.S_BLOCKS).isPresent() ? number(answer, StepKind.S_BLOCKS, "end") : 0;
    boolean initial = step(answer, StepKind.TURNS).orElseThrow().data().get("parity").equals("odd");
    long plus = 0;
    if (says.contains("plus n/2 for even n, plus l + (n-1)/2 for odd n")) {
      plus = n % 2 == 0 ? n / 2 : l + (n - 1) / 2;
    } else if (says.contains("plus l + (n-1)/2")) {
      plus = l + (n - 1) / 2;
    } else if (says.contains("plus l wins") || says.contains("(2) as in (1)(d)")) {
      plus = l;
    }
    return Optional.of(initial ^ plus % 2 != 0);
  }

  private static Optional<Step> step(OutcomeAnswer answer, StepKind kind) {
    return answer.reason().stream().filter(step -> step.kind() == kind).findFirst();
  }

  private static long number(OutcomeAnswer answer, StepKind kind, String key) {
    return Long.parseLong(step(answer, kind).orElseThrow().data().get(key).toString());
  }
}
