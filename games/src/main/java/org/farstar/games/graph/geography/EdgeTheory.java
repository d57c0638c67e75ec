package org.farstar.games.graph.geography;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Source;
import org.farstar.engine.answer.Theory;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.answer.WinningMoves;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.rules.SumRuleset;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Step;
import org.farstar.games.graph.board.Gone;
import org.farstar.games.graph.board.GraphText;
import org.farstar.games.graph.board.MoveCollector;
import org.farstar.values.Nimber;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * Undirected edge geography: on bipartite graphs by linear algebra over GF(2), on others by even
 * kernels where they are found. Sums are answered where at most one term is an N-position.
 *
 * <p>Where it is silent, and for arcs, the game is PSPACE-hard and left to the search. See {@link
 * Bipartite} and {@link EvenKernel} for time and memory.
 */
final class EdgeTheory implements Theory<GeographyPosition> {
  static final String BIPARTITE = "lemma on bipartite edge geography";
  static final String KERNEL = "lemma on even kernels";

  private static final String PAPER = "slides, ";
  private static final int SHOWN = 40;

  @Override
  public String cite() {
    return PAPER + BIPARTITE + ", " + KERNEL;
  }

  @Override
  public Optional<OutcomeAnswer> outcome(
      SumRuleset<GeographyPosition> rules,
      Sum<GeographyPosition> position,
      Ask ask,
      Control control) {
    if (!Geography.isUndirected(Gone.EDGES, rules, position)) {
      return Optional.empty();
    }
    Meter meter = control.meter();
    try {
      return answer(rules, position, ask, meter);
    } finally {
      meter.settle();
    }
  }

  private Optional<OutcomeAnswer> answer(
      SumRuleset<GeographyPosition> rules, Sum<GeographyPosition> position, Ask ask, Meter meter) {
    List<EdgeVerdict> verdicts = new ArrayList<>();
    int next = -1;
    for (GeographyPosition term : position.terms()) {
      EdgeVerdict verdict = EdgeVerdict.of(term, ask.beyondTheAnswer(), meter);
      if (verdict.outcome().isEmpty() || (verdict.outcome().get() == Outcome.N && next >= 0)) {
        return Optional.empty();
      }
      next = verdict.outcome().get() == Outcome.N ? verdicts.size() : next;
      verdicts.add(verdict);
    }
    Optional<Map<Player, WinningMoves>> moves =
        ask.moves() ? Optional.of(moves(rules, position, next, verdicts)) : Optional.empty();
    List<Step> reason =
        ask.explain() ? verdicts.stream().map(EdgeTheory::step).toList() : List.of();
    boolean exact = verdicts.stream().allMatch(verdict -> verdict.bipartite().isPresent());
    Source source = new Source.ByTheory(PAPER + (exact ? BIPARTITE : KERNEL));
    return Optional.of(new OutcomeAnswer(next < 0 ? Outcome.P : Outcome.N, moves, reason, source));
  }

  private static Map<Player, WinningMoves> moves(
      SumRuleset<GeographyPosition> rules,
      Sum<GeographyPosition> position,
      int next,
      List<EdgeVerdict> verdicts) {
    MoveCollector<GeographyPosition> winning = new MoveCollector<>(rules, position);
    if (next < 0) {
      return winning.all();
    }
    Reach reach = verdicts.get(next).reach();
    for (int slot : verdicts.get(next).winning()) {
      winning.add(
          next,
          GraphText.quoted(reach.name(reach.near(slot))),
          position.terms().get(next).after(reach.boardSlot(slot)));
    }
    boolean all = position.terms().size() == 1 && verdicts.get(next).complete();
    return all ? winning.all() : winning.some();
  }

  private static Step step(EdgeVerdict verdict) {
    Reach reach = verdict.reach();
    String token = GraphText.quoted(reach.name(0));
    String end =
        verdict.outcome().orElseThrow() == Outcome.P
            ? token + " is a P-position."
            : token + " is an N-position.";
    if (verdict.kernel().isPresent()) {
      List<String> names = names(reach, verdict.kernel().get());
      int size = verdict.kernel().get().length;
      String text =
          (verdict.bipartite().isPresent() && size > 1
                  ? "The rows of these vertices add up to 0 over GF(2), so they are an even kernel: "
                  : "An even kernel: ")
              + String.join(" ", names)
              + (size > SHOWN ? " ... (" + size + " vertices)" : "")
              + ". Every move leaves it, and the answer is a move back into it. So "
              + end;
      return Step.of("kernel", KERNEL, text).with("kernel", names).with("size", size);
    }
    if (verdict.bipartite().isPresent()) {
      Bipartite matrix = verdict.bipartite().get();
      String text =
          "In the matrix of "
              + matrix.rows()
              + " rows and "
              + matrix.columns()
              + " columns over GF(2), the row of "
              + token
              + " is not in the span of the others. So "
              + end;
      return Step.of("span", BIPARTITE, text)
          .with("rows", matrix.rows())
          .with("columns", matrix.columns());
    }
    int[] to = verdict.winning().stream().mapToInt(reach::near).toArray();
    String text =
        to.length > 0
            ? "A move to "
                + String.join(" or ", names(reach, to))
                + " leads to a P-position, in which an even kernel is found. So "
                + end
            : "Every move leads to an N-position of a bipartite graph. So " + end;
    return Step.of("moves", KERNEL, text).with("to", names(reach, to));
  }

  private static List<String> names(Reach reach, int[] vertices) {
    return Arrays.stream(vertices)
        .limit(SHOWN)
        .mapToObj(v -> GraphText.quoted(reach.name(v)))
        .toList();
  }

  /** Only of P-positions the value is known: it is 0. */
  @Override
  public Optional<ValueAnswer> value(
      SumRuleset<GeographyPosition> rules,
      Sum<GeographyPosition> position,
      Ask ask,
      Control control) {
    return outcome(rules, position, new Ask(false, ask.explain()), control)
        .filter(answer -> answer.outcome() == Outcome.P)
        .map(answer -> new ValueAnswer(new Nimber(0), Outcome.P, answer.reason(), answer.by()));
  }
}
