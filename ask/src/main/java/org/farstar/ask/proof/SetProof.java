package org.farstar.ask.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.Term;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.games.positional.family.Cube;
import org.farstar.games.positional.family.SetFamily;
import org.farstar.games.positional.hold.MirrorTheory;
import org.farstar.games.positional.play.Goal;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;
import org.farstar.games.positional.play.Turns;
import org.farstar.games.positional.play.Won;
import org.farstar.games.positional.search.LineReduction;
import org.farstar.games.positional.search.LineSearch;
import org.farstar.games.positional.search.SetStrategy;
import org.farstar.values.player.Outcome;
import org.farstar.verify.Certificate;

/** Positional games with one point in a turn that the packed search or the mirror decides. */
final class SetProof {
  /** A first player who wins on an empty board is looked for within this many positions. */
  private static final long SHORT = 50_000;

  private final Variant<?> variant;
  private final PositionalRules rules;
  private final Marks marks;

  private SetProof(Term.Placed<?> term) {
    this.variant = term.variant();
    this.rules = (PositionalRules) variant.rules();
    this.marks = (Marks) term.position();
  }

  /**
   * What was proved.
   *
   * @param kind the kind of the certificate
   * @param outcome for the player to move
   * @param body the lines of the certificate
   */
  record Found(String kind, Outcome outcome, List<String> body) {}

  /** The position of a sum, where it is one that continues. */
  static Optional<SetProof> of(Sum sum) {
    return sum.position()
        .filter(term -> !term.swapped() && term.variant().rules() instanceof PositionalRules)
        .map(SetProof::new)
        .filter(SetProof::serves);
  }

  private boolean serves() {
    SetFamily family = rules.family();
    boolean side = !(family instanceof Cube cube) || cube.side() > 1;
    // A point of that name would be taken for the word before O's points.
    return side
        && SetStrategy.applies(rules)
        && rules.won(marks).isEmpty()
        && IntStream.range(0, family.points()).noneMatch(p -> family.name(p).equals("o"));
  }

  /** Proves that the first player wins on an empty board by whole sets, where that is soon seen. */
  Optional<Found> soon(Workspace workspace, Control control) {
    Side first = rules.turn(marks);
    return !rules.goal().avoids()
            && rules.counts(first)
            && marks.free() == marks.points()
            && search(workspace, control).attainsWithin(marks, first, SHORT)
        ? Optional.of(strategies(Won.by(first), workspace, control))
        : Optional.empty();
  }

  /** Proves who wins. */
  Found find(Workspace workspace, Control control) {
    return mirror(control)
        .orElseGet(() -> strategies(search(workspace, control).won(marks), workspace, control));
  }

  private LineSearch search(Workspace workspace, Control control) {
    return variant.reductions().stream()
        .filter(LineReduction.class::isInstance)
        .map(reduction -> ((LineReduction) reduction).search(workspace, control))
        .findFirst()
        .orElseThrow();
  }

  private Optional<Found> mirror(Control control) {
    if (!(rules.family() instanceof Cube cube)
        || rules.goal() != Goal.MISERE
        || !rules.turns().equals(Turns.PLAIN)) {
      return Optional.empty();
    }
    Optional<Fact<Marks>> fact = new MirrorTheory(cube).fact(marks, new Ask(false, false), control);
    int cells = cube.points();
    return fact.map(
        won ->
            new Found(
                Certificate.MIRROR,
                won.outcome(),
                IntStream.range(0, cells / 2)
                    .mapToObj(cell -> cube.name(cell) + " " + cube.name(cells - 1 - cell))
                    .toList()));
  }

  private Found strategies(Won won, Workspace workspace, Control control) {
    List<String> body = new ArrayList<>();
    for (Side side : Side.values()) {
      boolean wins = won == Won.by(side);
      if (wins || won == Won.NOBODY) {
        body.add(side + (wins ? " wins" : " does not lose"));
        body.addAll(
            new SetStrategy(
                    rules,
                    LineBoards.symmetries(rules.family()),
                    side,
                    wins,
                    search(workspace, control),
                    control)
                .lines(marks));
      }
    }
    return new Found(Certificate.SETS, won.outcome(rules.turn(marks)), body);
  }
}
