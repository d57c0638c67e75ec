package org.farstar.engine.item;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.kernel.NodeProof;
import org.farstar.engine.kernel.NodeSpace;
import org.farstar.values.player.Player;

/**
 * Says who wins sums of items in normal play, by one search or by several that share their table:
 * see {@link NodeProof}.
 *
 * <p>Serves one question at a time; what is found stays in the stock.
 */
public final class SumProof {
  private final ItemStock stock;
  private final List<? extends ItemMoves> moves;
  private final KeptSums kept;
  private final Control control;
  private long visited;

  /**
   * @param moves one for each thread, at least one
   * @param kept what outlives the process; null where nothing does
   * @param control ends the search when its budget ends
   */
  public SumProof(
      ItemStock stock, List<? extends ItemMoves> moves, KeptSums kept, Control control) {
    this.stock = stock;
    this.moves = List.copyOf(moves);
    this.kept = kept;
    this.control = control;
  }

  /** How many sums were visited. */
  public long visited() {
    return visited;
  }

  /**
   * Whether a player wins a sum moving first, where about this many nodes are enough to find out.
   *
   * @param most how many nodes each thread may visit
   * @param threads how many of the threads take part, at least 1
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first; what was found is
   *     kept, so that asking again resumes from there
   */
  public Decision wins(ItemSum sum, Player mover, long most, int threads) {
    ItemSum root = mover == Player.LEFT ? sum : sum.negative(stock);
    List<Function<Meter, NodeSpace<ItemSum>>> taking = new ArrayList<>();
    for (ItemMoves of : moves.subList(0, Math.min(threads, moves.size()))) {
      taking.add(meter -> new SumNodes(of, stock, kept, meter));
    }
    NodeProof<ItemSum> proof = new NodeProof<>(stock::table, control, !moves.get(0).counts());
    try {
      return proof.wins(root, taking, most);
    } finally {
      visited += proof.visited();
    }
  }

  /** Why a player who moves first wins or loses a sum; null where no bound says it. */
  public Verdict verdict(ItemSum sum, Player mover) {
    return new SumBounds(stock, moves.get(0).impartial()).verdict(sum, mover);
  }
}
