package org.farstar.checks;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Questions;
import org.farstar.ask.question.Searches;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Referee;
import org.farstar.engine.answer.Report;
import org.farstar.engine.answer.Source;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.search.NoSuchValueException;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Step;
import org.farstar.values.player.Player;

/**
 * What answers the positions get: whether theory and search agree about outcomes, winning moves and
 * values, what the referee says of the reason, and the reason itself.
 */
public final class MutantJudge {
  private static final Budget BUDGET = Budget.ofPositions(3_000);

  private final Desk desk = new Desk(Catalogue.STANDARD, new Workspace(), Sources.none());

  private MutantJudge() {}

  /**
   * The answers to some lines, each a game and a position.
   *
   * @return what is found wrong, after the word {@code refuted}, or the answers
   */
  public static String of(List<String> lines) {
    StringBuilder text = new StringBuilder();
    MutantJudge judge = new MutantJudge();
    for (String line : lines) {
      Optional<String> fault;
      try {
        fault = judge.answer(line, text);
      } catch (RuntimeException | LinkageError e) {
        fault = Optional.of(e.toString());
      }
      if (fault.isPresent()) {
        return "refuted: " + line + ": " + fault.get();
      }
    }
    return text.toString();
  }

  private Optional<String> answer(String line, StringBuilder text) {
    boolean misere = line.startsWith("misere ");
    boolean theory = line.startsWith("theory ");
    String[] words = line.substring(misere || theory ? 7 : 0).split(" ", 2);
    Control reading = new Control(BUDGET);
    Sum sum =
        Questions.read(words[0], misere, words[1], desk, Searches.of(() -> reading, () -> {}))
            .sum();
    text.append(line).append('\n');
    if (theory) {
      return refereed(sum, text);
    }
    Report<OutcomeAnswer> both =
        asked(() -> desk.analyst().outcome(sum, Method.BOTH, Ask.ALL, new Control(BUDGET)));
    if (both.fault().isPresent()) {
      return both.fault();
    }
    if (!both.agree()) {
      return Optional.of("theory and search differ about who wins");
    }
    if (!asked(() -> desk.analyst().value(sum, Method.BOTH, Ask.ANSWER, new Control(BUDGET)))
        .agree()) {
      return Optional.of("theory and search differ about the value");
    }
    both.first().ifPresent(answer -> write(answer, text));
    boolean alike = !List.of("end-nim", "transposition").contains(words[0]);
    if (both.answers().size() > 1 && alike) {
      for (Player player : Player.values()) {
        List<String> searched = moves(both.answers().get(1), player);
        if (!searched.isEmpty() && !searched.containsAll(moves(both.answers().get(0), player))) {
          return Optional.of("a move that theory gives does not win by search");
        }
      }
    }
    return Optional.empty();
  }

  /** An answer of the theory alone, to positions beyond a search. */
  private Optional<String> refereed(Sum sum, StringBuilder text) {
    Optional<OutcomeAnswer> answer =
        asked(() -> desk.analyst().outcome(sum, Method.THEORY, Ask.ALL, new Control(BUDGET)))
            .first();
    answer.ifPresent(found -> write(found, text));
    return answer.flatMap(
        found ->
            Referee.faults(
                    sum, found, desk.analyst().searches(() -> new Control(Budget.ofPositions(100))))
                .stream()
                .findFirst());
  }

  private static <A> Report<A> asked(Supplier<Report<A>> question) {
    try {
      return question.get();
    } catch (NotAnsweredException | NoSuchValueException e) {
      return new Report<>(List.of(), Optional.empty(), true);
    }
  }

  private static List<String> moves(OutcomeAnswer answer, Player player) {
    return answer
        .moves()
        .map(all -> all.get(player))
        .map(found -> found.moves().stream().map(WinningMove::text).sorted().toList())
        .orElse(List.of());
  }

  private static void write(OutcomeAnswer answer, StringBuilder text) {
    text.append("  ").append(answer.outcome());
    for (Player player : Player.values()) {
      text.append(' ').append(moves(answer, player));
    }
    if (answer.by().get(0) instanceof Source.ByTheory theory) {
      text.append("; ").append(theory.sentence());
    }
    text.append('\n');
    for (Step step : answer.reason()) {
      text.append(
          (step.text() + (step.cite().isEmpty() ? "" : "\n[" + step.cite() + "]")).indent(4));
    }
  }
}
