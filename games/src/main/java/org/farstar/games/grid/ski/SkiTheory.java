package org.farstar.games.grid.ski;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Digits;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.engine.theory.Theory;
import org.farstar.games.strip.Herd;
import org.farstar.values.Dyadic;
import org.farstar.values.Nimber;

/**
 * Values of single rows, if their skiers are one player's, or at most one place is free between
 * those of both, or each player has one; and of a jumper who meets one enemy. Linear in the size.
 */
final class SkiTheory implements Theory<String> {
  @Override
  public List<Statement> statements() {
    return List.of(SkiStatements.ROWS, SkiStatements.MEETING);
  }

  @Override
  public Optional<Fact<String>> fact(String slope, Ask ask, Control control) {
    return slope.indexOf('|') < 0
        ? row(slope)
        : Meeting.of(slope).map(meeting -> Fact.worth(meeting.value(), proof(slope, meeting)));
  }

  private static Optional<Fact<String>> row(String row) {
    Herd herd = herd(row);
    Dyadic free = herd.free();
    if (herd.between() > 1) {
      Nimber heap = new Nimber(herd.between());
      return herd.lefts() == 1 && herd.rights() == 1
          ? Optional.of(herd.fact(row, SkiStatements.ROWS, "heap", heap, heap))
          : Optional.empty();
    }
    return Optional.of(
        herd.between() == 1
            ? herd.fact(row, SkiStatements.ROWS, "one", herd.place(Dyadic.ZERO), herd.place(free))
            : herd.fact(row, SkiStatements.ROWS, "none", Dyadic.ZERO, free));
  }

  /** The skiers of a row; those of one player alone also leave it, one after the other. */
  private static Herd herd(String row) {
    Herd herd = Herd.of(row, 'l', 'r');
    long lefts = herd.lefts();
    long rights = herd.rights();
    return new Herd(
        herd.lefts(),
        herd.rights(),
        herd.between(),
        herd.left() + (rights == 0 ? lefts * (lefts + 1) / 2 : 0),
        herd.right() + (lefts == 0 ? rights * (rights + 1) / 2 : 0));
  }

  private static Proof proof(String slope, Meeting meeting) {
    return Proof.by(SkiStatements.MEETING)
        .because(
            () ->
                List.of(
                    Step.of(StepKind.MEETING, SkiStatements.MEETING)
                        .with("slope", slope)
                        .with("player", meeting.player().title())
                        .with("apart", meeting.apart())
                        .with("without", Digits.shown(meeting.without()))
                        .with("value", Digits.shown(meeting.value()))));
  }
}
