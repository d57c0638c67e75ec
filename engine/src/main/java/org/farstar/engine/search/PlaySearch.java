package org.farstar.engine.search;

import java.util.Optional;
import java.util.function.Function;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.memory.BoundedTable;
import org.farstar.engine.memory.Measured;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Play;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * Decides who wins any play that ends, by proof numbers and depth first in turns, each time with
 * four times the effort: see {@link ProofSearch} and {@link DepthFirst}. For normal play, misère
 * play and verdicts; where there may be draws, it asks first whether the player to move wins, then
 * whether the opponent does.
 *
 * <p>Its tables forget old entries when they are full. For one thread.
 *
 * @param <P> the positions
 */
public final class PlaySearch<P> implements OutcomeSolver<P> {
  private static final long FIRST_EFFORT = 500;
  private static final int GROWTH = 4;

  /** A map node, a question and a small position; estimated, rounded up. */
  private static final long BYTES_PER_ENTRY = 240;

  private static final int MEMORY_SHARE = 4;

  private final Play<P> rules;
  private final PlayGraph<P> graph;
  private final Tables<P> tables;
  private final Meter meter;

  /** What searches of the same play share; owned by a workspace. */
  public static final class Tables<P> implements Measured {
    private final BoundedTable<PlayGraph.Node<P>, Boolean> results;
    private final ProofNumbers numbers;

    /**
     * @param bytes how much memory they may take together, about
     */
    public Tables(long bytes) {
      this.results =
          new BoundedTable<>(Math.max(1 << 10, bytes / 2 / BYTES_PER_ENTRY), BYTES_PER_ENTRY);
      this.numbers = new ProofNumbers(bytes / 2);
    }

    /** Tables that take their share of a workspace. */
    public static <P> Tables<P> in(Workspace workspace) {
      return new Tables<>(workspace.memoryBytes() / MEMORY_SHARE);
    }

    @Override
    public long bytes() {
      return results.bytes() + numbers.bytes();
    }
  }

  /**
   * @param rules the rules
   * @param tables where results are remembered
   * @param known outcomes of some positions that need no search; never of a play that ends by a
   *     verdict
   * @param control stops the search when its budget ends
   */
  public PlaySearch(
      Play<P> rules, Tables<P> tables, Function<P, Optional<Outcome>> known, Control control) {
    this.rules = rules;
    this.tables = tables;
    this.meter = control.meter();
    this.graph = new PlayGraph<>(rules, known::apply, tables.results, meter);
  }

  /** A search that knows of no position before. */
  public PlaySearch(Play<P> rules, Tables<P> tables, Control control) {
    this(rules, tables, position -> Optional.empty(), control);
  }

  @Override
  public Play<P> rules() {
    return rules;
  }

  @Override
  public long visited() {
    return meter.visited();
  }

  @Override
  public Result result(P position, Player mover) {
    try {
      if (wins(graph.node(position, mover, false))) {
        return Result.WIN;
      }
      boolean draws = rules.ending() == Ending.VERDICT && wins(graph.node(position, mover, true));
      return draws ? Result.DRAW : Result.LOSS;
    } finally {
      meter.settle();
    }
  }

  private boolean wins(PlayGraph.Node<P> node) {
    ProofSearch<PlayGraph.Node<P>> byProof = new ProofSearch<>(graph, tables.numbers);
    DepthFirst<PlayGraph.Node<P>> byDepth = new DepthFirst<>(graph);
    for (long effort = FIRST_EFFORT; ; effort *= GROWTH) {
      Boolean found = byProof.prove(node, effort);
      if (found == null) {
        found = byDepth.prove(node, effort);
      }
      if (found != null) {
        return found;
      }
    }
  }
}
