package org.farstar.engine.sum;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;

/**
 * What the solver knows of a sum before it tries a move: its parts with their values, and the rule
 * that decides it, where one does.
 */
final class SumReason {
  /** At most this many parts are listed. */
  private static final int MOST_PARTS = 12;

  private static final String NOT_VALUED = "not valued";

  private final Parts parts;
  private final List<List<String>> rows = new ArrayList<>();
  private int count;

  private SumReason(Parts parts) {
    this.parts = parts;
  }

  /** The step that lists the parts of a sum in the order of its terms. */
  static Step parts(Sum sum, Parts parts) {
    SumReason reason = new SumReason(parts);
    for (Term term : sum.terms()) {
      if (term instanceof Term.Placed<?> placed) {
        reason.add(placed);
      } else {
        reason.add(term.toString(), parts.sumOf(term));
      }
    }
    return reason.step();
  }

  private <P> void add(Term.Placed<P> placed) {
    for (P part : placed.variant().rules().parts(placed.position())) {
      Term.Placed<P> alone = placed.at(part);
      add(alone.toString(), parts.sumOf(alone));
    }
  }

  private void add(String text, PartSum part) {
    count++;
    if (count <= MOST_PARTS) {
      rows.add(List.of(text, value(parts.refreshed(part))));
    }
  }

  private static String value(PartSum part) {
    ShortGame value = part.plain();
    for (Member member : part.members()) {
      ShortGame one = member.part().value();
      if (one == null) {
        return NOT_VALUED;
      }
      value = value.plus(member.swapped() ? one.negate() : one);
    }
    return value.toString();
  }

  private Step step() {
    StringBuilder text = new StringBuilder("The parts of the sum:");
    for (List<String> row : rows) {
      text.append("\n  ").append(row.get(0)).append(": ").append(row.get(1));
    }
    if (count > rows.size()) {
      text.append("\n  and so on, ").append(count).append(" parts in all");
    }
    return Step.of(StepKind.PARTS, "", text.toString()).with("parts", rows).with("count", count);
  }

  /** The step that names the rule by which a player who moves first wins or loses a sum. */
  static Step rule(Sum sum, Player mover, Verdict verdict) {
    String who = sum.impartial() ? "the next player" : SumLook.title(sum, mover);
    String text =
        who
            + " moving first "
            + (verdict.wins() ? "wins" : "loses")
            + "; no move need be tried, since ";
    String capital = Character.toUpperCase(text.charAt(0)) + text.substring(1);
    return Step.of(StepKind.SUM_RULE, "", capital + verdict.clause().get() + ".")
        .with("player", who)
        .with("rule", verdict.rule())
        .with("wins", verdict.wins());
  }
}
