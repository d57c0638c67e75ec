package org.farstar.games.graph.geography;

import java.util.ArrayList;
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
 * Undirected vertex geography: a position is N if and only if every maximum matching covers the
 * token's vertex. Sums are answered where at most one term is an N-position, since P-positions have
 * the value 0.
 *
 * <p>A matching by Edmonds' algorithm and two alternating forests, nearly linear each, give the
 * winner and all winning moves. Directed vertex geography is PSPACE-hard and left to the search.
 */
final class VertexTheory implements Theory<GeographyPosition> {
  static final String THEOREM = "theorem on undirected vertex geography";

  private static final int TOKEN = 0;

  @Override
  public String cite() {
    return "slides, " + THEOREM;
  }

  private Source source() {
    return new Source.ByTheory(cite());
  }

  @Override
  public Optional<OutcomeAnswer> outcome(
      SumRuleset<GeographyPosition> rules,
      Sum<GeographyPosition> position,
      Ask ask,
      Control control) {
    if (!Geography.isUndirected(Gone.VERTICES, rules, position)) {
      return Optional.empty();
    }
    Meter meter = control.meter();
    try {
      List<Matching> matchings = new ArrayList<>();
      List<Reach> reaches = new ArrayList<>();
      int next = -1;
      for (GeographyPosition term : position.terms()) {
        reaches.add(Reach.of(term));
        matchings.add(new Matching(reaches.get(reaches.size() - 1), meter));
        if (matchings.get(matchings.size() - 1).tokenIsAlwaysCovered()) {
          if (next >= 0) {
            return Optional.empty();
          }
          next = matchings.size() - 1;
        }
      }
      Optional<Map<Player, WinningMoves>> moves =
          ask.moves()
              ? Optional.of(moves(rules, position, next, reaches, matchings))
              : Optional.empty();
      List<Step> reason = new ArrayList<>();
      for (int i = 0; ask.explain() && i < reaches.size(); i++) {
        reason.addAll(new VertexReason(reaches.get(i), matchings.get(i)).steps());
      }
      return Optional.of(
          new OutcomeAnswer(next < 0 ? Outcome.P : Outcome.N, moves, reason, source()));
    } finally {
      meter.settle();
    }
  }

  /** In a sum, a move in a P-position may win too, but which do the theorem does not say. */
  private static Map<Player, WinningMoves> moves(
      SumRuleset<GeographyPosition> rules,
      Sum<GeographyPosition> position,
      int next,
      List<Reach> reaches,
      List<Matching> matchings) {
    MoveCollector<GeographyPosition> winning = new MoveCollector<>(rules, position);
    if (next < 0) {
      return winning.all();
    }
    Reach reach = reaches.get(next);
    for (int slot : matchings.get(next).winningSlots()) {
      winning.add(
          next,
          GraphText.quoted(reach.name(reach.near(slot))),
          position.terms().get(next).after(reach.boardSlot(slot)));
    }
    return position.terms().size() == 1 ? winning.all() : winning.some();
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
