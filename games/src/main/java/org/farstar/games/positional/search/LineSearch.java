package org.farstar.games.positional.search;

import java.util.Objects;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.search.ProofSearch;
import org.farstar.engine.theory.Step;
import org.farstar.games.positional.family.SetFamily;
import org.farstar.games.positional.play.Goal;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;
import org.farstar.games.positional.play.Turns;
import org.farstar.games.positional.play.Won;
import org.farstar.games.positional.qubic.Qubic;
import org.farstar.games.positional.qubic.QubicProof;

/**
 * Who wins a positional game in which nothing is offered, on at most 128 points: by proof numbers
 * over packed positions, one question for each player whom whole sets may make win. Least images
 * under the symmetries meet in the tables, which belong to a workspace and are bounded. Not
 * thread-safe.
 */
public final class LineSearch {
  private static final int MEMORY_SHARE = 12;

  /** So many positions are visited before the search for Qubic has its first turn. */
  private static final long FIRST_EFFORT = 500;

  private static final int GROWTH = 2;

  /** How many times as many positions it has. */
  private static final int QUBIC_SHARE = 12;

  private final PositionalRules rules;
  private final Workspace workspace;
  private final Meter meter;
  private final Sets sets;
  private final Images images;

  /** The search for wins of X on [4]^3; null on other boards. */
  private final QubicProof qubic;

  /**
   * @param rules rules to which the search {@linkplain #applies applies}
   * @param workspace owns the tables
   * @param control stops the search when its budget ends
   */
  public LineSearch(PositionalRules rules, Workspace workspace, Control control) {
    if (!applies(rules)) {
      throw new IllegalArgumentException("no packed search of these rules");
    }
    this.rules = rules;
    this.workspace = workspace;
    this.meter = control.meter();
    Key shared = new Key(rules.family(), rules.goal(), rules.turns(), null);
    Packed packed = workspace.table(shared, () -> new Packed(rules));
    this.sets = packed.sets;
    this.images = packed.images;
    this.qubic =
        Qubic.is(rules)
            ? new QubicProof(
                workspace.table(QubicProof.Memory.class, QubicProof.Memory::new), control)
            : null;
  }

  /** Whether the search serves these rules. */
  public static boolean applies(PositionalRules rules) {
    return !rules.goal().offers()
        && rules.family().points() <= Bits.MOST
        && rules.family().sets() <= Sets.MOST;
  }

  /** Names what a workspace keeps: the tables of an attacker, without one the packed sets. */
  private record Key(SetFamily family, Goal goal, Turns turns, Side attacker) {}

  private record Packed(Sets sets, Images images) {
    Packed(PositionalRules rules) {
      this(new Sets(rules.family()), new Images(rules.group()));
    }
  }

  /** How many positions were visited. */
  public long visited() {
    return meter.visited() + (qubic == null ? 0 : qubic.visited());
  }

  /**
   * Who wins with best play.
   *
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  public Won won(Marks marks) {
    Goal goal = rules.goal();
    try {
      if (!goal.both()) {
        Side attacker = goal.avoids() ? goal.owner().other() : goal.owner();
        return Won.by(attains(marks, attacker) ? attacker : attacker.other());
      }
      Side first = rules.turn(marks);
      if (attains(marks, first)) {
        return Won.by(first);
      }
      // The player who moves second does not win from the start, by strategy stealing.
      boolean stolen = !goal.avoids() && rules.turns().single() && marks.free() == marks.points();
      return !stolen && attains(marks, first.other()) ? Won.by(first.other()) : Won.NOBODY;
    } finally {
      meter.settle();
    }
  }

  /**
   * Whether this player can force a whole set, of the own points, or where whole sets lose, of the
   * opponent's; before the other does, where both players' sets count.
   */
  private boolean attains(Marks marks, Side attacker) {
    return decided(Bits.of(marks, attacker, rules.turn(marks)), attacker);
  }

  /**
   * Whether that is found within so many positions, where one point is taken in a turn and whole
   * sets win.
   */
  public boolean attainsWithin(Marks marks, Side attacker, long most) {
    if (!rules.turns().single() || rules.goal().avoids()) {
      throw new IllegalArgumentException("not a game of lines that win");
    }
    try {
      Bits root = Bits.of(marks, attacker, rules.turn(marks));
      LineTable<Bits> table = table(attacker);
      LineGraph graph = new LineGraph(sets, images, rules.goal().both(), table, meter);
      Boolean moverWins = new ProofSearch<>(graph, table.numbers()).prove(root, most);
      return moverWins != null && moverWins == root.attacks();
    } finally {
      meter.settle();
    }
  }

  /** Whether the attacker can force that in a position as he sees it. */
  boolean attains(Bits root, Side attacker) {
    try {
      return decided(root, attacker);
    } finally {
      meter.settle();
    }
  }

  private boolean decided(Bits root, Side attacker) {
    boolean lines = rules.turns().single() && !rules.goal().avoids();
    Boolean moverWins = lines ? line(root, attacker) : turn(root, attacker);
    return Objects.requireNonNull(moverWins) == root.attacks();
  }

  private Boolean line(Bits root, Side attacker) {
    LineTable<Bits> table = table(attacker);
    LineGraph graph = new LineGraph(sets, images, rules.goal().both(), table, meter);
    ProofSearch<Bits> search = new ProofSearch<>(graph, table.numbers());
    boolean helped = qubic != null && attacker == Side.X;
    for (long effort = FIRST_EFFORT; ; effort *= GROWTH) {
      Boolean moverWins = search.prove(root, helped ? effort : Long.MAX_VALUE);
      if (moverWins != null) {
        return moverWins;
      }
      // The search for Qubic has more turns: where X wins it is by far the quicker one.
      Boolean wins = qubic.wins(root.a(), root.d(), root.attacks(), QUBIC_SHARE * effort);
      if (Boolean.TRUE.equals(wins)) {
        graph.learn(images.least(root), root.attacks());
        return root.attacks();
      }
      helped = wins == null;
    }
  }

  /**
   * A play by which somebody wins who has been found to: the moves of the winner are proved, those
   * of the loser resist. Empty where no set decides, or no move is at hand.
   */
  Optional<Step> line(Marks marks, Won won) {
    Goal goal = rules.goal();
    boolean lines = rules.turns().single() && !goal.avoids() && won != Won.NOBODY;
    Side winner = won == Won.X ? Side.X : Side.O;
    if (!lines || !rules.counts(winner)) {
      return Optional.empty();
    }
    try {
      LineTable<Bits> table = table(winner);
      LineGraph graph = new LineGraph(sets, images, goal.both(), table, meter);
      Optional<QubicProof> proof = Optional.ofNullable(winner == Side.X ? qubic : null);
      return new WinningLine(sets, images, graph, table, proof, goal.both())
          .step(rules, marks, winner);
    } finally {
      meter.settle();
    }
  }

  private Boolean turn(Bits root, Side attacker) {
    LineTable<Turn> table = table(attacker);
    TurnGraph graph = new TurnGraph(sets, images, rules, attacker, table, meter);
    Turn start = new Turn(root, rules.turns().size(root.attacks() ? attacker : attacker.other()));
    return new ProofSearch<>(graph, table.numbers()).prove(start, Long.MAX_VALUE);
  }

  private <N> LineTable<N> table(Side attacker) {
    return workspace.table(
        new Key(rules.family(), rules.goal(), rules.turns(), attacker),
        () -> new LineTable<>(workspace.memoryBytes() / MEMORY_SHARE));
  }
}
