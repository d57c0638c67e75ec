package org.farstar.games.heap.endnim;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Source;
import org.farstar.engine.answer.Theory;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.answer.WinningMoves;
import org.farstar.engine.budget.Control;
import org.farstar.engine.play.Ending;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.rules.SumRuleset;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Step;
import org.farstar.values.Ordinal;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/** What the paper proves about single rows, and the same with another start for misère play. */
public final class EndNimTheory implements Theory<Row> {
  private static final String PAPER = "end-nim, ";
  private static final String MISERE =
      "end-nim, Propositions 11 and 14 with triple point (1, 1) of the empty row (not in the paper)";

  /** Finite families up to this size are listed size by size. */
  private static final int LISTED = 12;

  @Override
  public String cite() {
    return PAPER + "Observation 9, Propositions 11 and 14";
  }

  @Override
  public Optional<OutcomeAnswer> outcome(
      SumRuleset<Row> rules, Sum<Row> position, Ask ask, Control control) {
    List<Integer> terms = new ArrayList<>();
    for (int i = 0; i < position.terms().size(); i++) {
      if (!position.terms().get(i).isEmpty()) {
        terms.add(i);
      }
    }
    if (terms.size() > 1) {
      return Optional.empty();
    }
    boolean misere = rules.ending() == Ending.LAST_PLAYER_LOSES;
    if (terms.isEmpty()) {
      return Optional.of(nobodyMoves(misere, ask));
    }
    int term = terms.get(0);
    TriplePoints points = new TriplePoints(misere, control);
    RowAnalysis verdict = RowAnalysis.of(position.terms().get(term), points);
    Optional<Map<Player, WinningMoves>> moves =
        ask.moves() ? Optional.of(moves(rules, position, term, verdict)) : Optional.empty();
    List<Step> reason =
        ask.explain() ? new EndNimReason(verdict, points, misere).steps() : List.of();
    return Optional.of(new OutcomeAnswer(verdict.outcome(), moves, reason, by(misere)));
  }

  private Source by(boolean misere) {
    return new Source.ByTheory(misere ? MISERE : cite());
  }

  private OutcomeAnswer nobodyMoves(boolean misere, Ask ask) {
    Map<Player, WinningMoves> none = new EnumMap<>(Player.class);
    for (Player player : Player.values()) {
      none.put(player, WinningMoves.none());
    }
    Outcome outcome = misere ? Outcome.N : Outcome.P;
    Step step = Step.of("empty", "", "No piles: nobody can move, and " + outcome.sentence() + ".");
    return new OutcomeAnswer(
        outcome,
        ask.moves() ? Optional.of(none) : Optional.empty(),
        ask.explain() ? List.of(step) : List.of(),
        by(misere));
  }

  private static Map<Player, WinningMoves> moves(
      SumRuleset<Row> rules, Sum<Row> position, int term, RowAnalysis verdict) {
    Map<Player, WinningMoves> moves = new EnumMap<>(Player.class);
    for (Player player : Player.values()) {
      List<WinningMove> list = new ArrayList<>();
      for (Sizes sizes : verdict.winning(player)) {
        for (Sizes shown : listed(sizes)) {
          Row to = verdict.row().withEnd(player, shown.from());
          list.add(
              new WinningMove(
                  SumRuleset.moveText(position, term, shown.text(player)),
                  rules.write(position.replace(term, List.of(to)))));
        }
      }
      moves.put(player, WinningMoves.all(list));
    }
    return moves;
  }

  /** The sizes one by one where they are few, otherwise as one family. */
  private static List<Sizes> listed(Sizes sizes) {
    Ordinal count = sizes.below().minus(sizes.from());
    if (!count.isFinite() || count.compareTo(Ordinal.of(LISTED)) > 0) {
      return List.of(sizes);
    }
    List<Sizes> list = new ArrayList<>();
    Ordinal next = sizes.from();
    while (sizes.contains(next)) {
      list.add(Sizes.only(next));
      next = next.successor();
    }
    return list;
  }
}
