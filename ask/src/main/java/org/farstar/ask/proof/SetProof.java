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

  /**
   * What was proved of one of the players.
   *
   * @param kind the kind of the certificate
   * @param body its lines
   */
  record Half(String kind, List<String> body) {}

  /**
   * Proves that one of the players does not lose: by the mirror, or by a strategy.
   *
   * @param mover whether it is the player to move
   * @return empty where this player loses
   */
  Optional<Half> half(boolean mover, Workspace workspace, Control control) {
    Side turn = rules.turn(marks);
    Side keeper = mover ? turn : turn.other();
    if (mirrors() && mirrored(Ask.ANSWER, control).filter(keeper::equals).isPresent()) {
      return Optional.of(new Half(Certificate.MIRROR, pairs()));
    }
    LineSearch search = search(workspace, control);
    if (search.attainsWithin(marks, keeper.other(), Long.MAX_VALUE)) {
      return Optional.empty();
    }
    return Optional.of(new Half(Certificate.SETS, strategy(keeper, false, search, control)));
  }

  /** Who has a draw at least by the mirror. */
  private Optional<Side> mirrored(Ask ask, Control control) {
    Side turn = rules.turn(marks);
    return new MirrorTheory((Cube) rules.family())
        .half(marks, ask, control)
        .map(half -> half.possible().contains(Outcome.N) ? turn : turn.other());
  }

  private LineSearch search(Workspace workspace, Control control) {
    return variant.reductions().stream()
        .filter(LineReduction.class::isInstance)
        .map(reduction -> ((LineReduction) reduction).search(workspace, control))
        .findFirst()
        .orElseThrow();
  }

  private Optional<Found> mirror(Control control) {
    if (!mirrors()) {
      return Optional.empty();
    }
    return new MirrorTheory((Cube) rules.family())
        .fact(marks, Ask.ANSWER, control)
        .map(won -> new Found(Certificate.MIRROR, won.outcome(), pairs()));
  }

  private boolean mirrors() {
    return rules.family() instanceof Cube
        && rules.goal() == Goal.MISERE
        && rules.turns().equals(Turns.PLAIN);
  }

  /** Opposite cells. */
  private List<String> pairs() {
    SetFamily cube = rules.family();
    int cells = cube.points();
    return IntStream.range(0, cells / 2)
        .mapToObj(cell -> cube.name(cell) + " " + cube.name(cells - 1 - cell))
        .toList();
  }

  private Found strategies(Won won, Workspace workspace, Control control) {
    List<String> body = new ArrayList<>();
    for (Side side : Side.values()) {
      boolean wins = won == Won.by(side);
      if (wins || won == Won.NOBODY) {
        body.addAll(strategy(side, wins, search(workspace, control), control));
      }
    }
    return new Found(Certificate.SETS, won.outcome(rules.turn(marks)), body);
  }

  private List<String> strategy(Side side, boolean wins, LineSearch search, Control control) {
    List<String> body = new ArrayList<>(List.of(side + (wins ? " wins" : " does not lose")));
    List<int[]> symmetries = LineBoards.symmetries(rules.family());
    body.addAll(new SetStrategy(rules, symmetries, side, wins, search, control).lines(marks));
    return body;
  }
}
