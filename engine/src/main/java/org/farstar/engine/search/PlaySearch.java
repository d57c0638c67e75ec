package org.farstar.engine.search;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.kernel.NodeProof;
import org.farstar.engine.kernel.NodeSpace;
import org.farstar.engine.kernel.Schedule;
import org.farstar.engine.memory.Measured;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Play;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * Decides who wins any play that ends, by proof numbers and depth first in turns: for normal play,
 * misère play and verdicts. Where there may be draws, it asks first whether the player to move
 * wins, then whether the opponent does.
 *
 * <p>Its tables forget old entries when they are full. For one thread.
 *
 * @param <P> the positions
 */
public final class PlaySearch<P> implements OutcomeSolver<P> {
  private static final int MEMORY_SHARE = 4;

  private final Play<P> rules;
  private final Function<Meter, NodeSpace<PlayNodes.Node<P>>> space;
  private final PlayNodes<P> nodes;
  private final NodeProof<PlayNodes.Node<P>> proof;

  /** What searches of the same play share; owned by a workspace. */
  public static final class Tables<P> implements Measured {
    private final PlayNodes.Tables<P> nodes;

    /**
     * @param bytes how much memory they may take together, about
     */
    public Tables(long bytes) {
      this(new PlayNodes.Tables<>(bytes, null));
    }

    private Tables(PlayNodes.Tables<P> nodes) {
      this.nodes = nodes;
    }

    /** Tables that take their share of a workspace. */
    public static <P> Tables<P> in(Workspace workspace) {
      return new Tables<>(
          new PlayNodes.Tables<>(
              workspace.memoryBytes() / MEMORY_SHARE, workspace.kept().orElse(null)));
    }

    @Override
    public long bytes() {
      return nodes.bytes();
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
    this.nodes = new PlayNodes<>(rules, known, tables.nodes, null);
    this.space = meter -> new PlayNodes<>(rules, known, tables.nodes, meter);
    this.proof = new NodeProof<>(() -> tables.nodes.entries, control, true);
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
    return proof.visited();
  }

  @Override
  public Result result(P position, Player mover) {
    return result(position, mover, EnumSet.allOf(Result.class));
  }

  @Override
  public Result result(P position, Player mover, Set<Result> possible) {
    if (rules.ending() != Ending.VERDICT) {
      possible.remove(Result.DRAW);
    }
    if (possible.size() > 1 && possible.contains(Result.WIN)) {
      narrow(possible, wins(nodes.node(position, mover, false)), Result.WIN);
    }
    if (possible.size() > 1) {
      narrow(possible, !wins(nodes.node(position, mover, true)), Result.LOSS);
    }
    return possible.iterator().next();
  }

  /** What is still possible where one result is found to be the result, or not to be. */
  private static void narrow(Set<Result> possible, boolean is, Result result) {
    if (is) {
      possible.retainAll(Set.of(result));
    } else {
      possible.remove(result);
    }
  }

  private boolean wins(PlayNodes.Node<P> node) {
    return Schedule.PLAYS.wins(
            Long.MAX_VALUE,
            proof::visited,
            1,
            (most, threads) -> proof.wins(node, List.of(space), most))
        == Decision.WIN;
  }
}
