package org.farstar.engine.proof;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.values.player.Player;

/**
 * Says who wins sums of items in normal play, by one search or by several that share their table.
 * The thread that asked has the answer, and the others stop.
 *
 * <p>Serves one question at a time; what is found stays in the stock.
 */
public final class SumProof {
  private final ItemStock stock;
  private final List<? extends ItemSource<?>> sources;
  private final Control control;
  private final boolean bounded;
  private long visited;

  /**
   * @param sources one for each thread, at least one
   * @param control ends the search when its budget ends
   */
  public SumProof(ItemStock stock, List<? extends ItemSource<?>> sources, Control control) {
    this(stock, sources, control, true);
  }

  /**
   * @param sources one for each thread, at least one
   * @param control ends the search when its budget ends
   * @param bounded whether bounds decide what they can
   */
  public SumProof(
      ItemStock stock, List<? extends ItemSource<?>> sources, Control control, boolean bounded) {
    this.stock = stock;
    this.sources = List.copyOf(sources);
    this.control = control;
    this.bounded = bounded;
  }

  /** How many sums were visited, and positions to value their parts. */
  public long visited() {
    return visited + sources.stream().mapToLong(ItemSource::visited).sum();
  }

  /**
   * Whether a player wins a sum moving first.
   *
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first; what was found is
   *     kept, so that asking again goes on from there
   */
  public boolean wins(ItemSum sum, Player mover) {
    ItemSum root = mover == Player.LEFT ? sum : sum.negative(stock);
    List<ProofSearch<ItemSum>> searches = new ArrayList<>();
    for (ItemSource<?> source : sources) {
      Meter meter = control.meter(stock::bytes);
      SumNodes nodes = new SumNodes(source, stock, bounded, meter);
      searches.add(new ProofSearch<>(nodes, stock.table(), meter, sources.size() > 1));
    }
    List<Thread> helpers = new ArrayList<>();
    for (ProofSearch<ItemSum> search : searches.subList(1, searches.size())) {
      Thread helper = new Thread(() -> help(search, root), "proof");
      helper.setDaemon(true);
      helper.start();
      helpers.add(helper);
    }
    try {
      return searches.get(0).wins(root);
    } finally {
      searches.forEach(ProofSearch::stop);
      helpers.forEach(SumProof::await);
      searches.forEach(search -> visited += search.visited());
    }
  }

  /** What goes wrong here goes wrong in the first search, too, which says so. */
  private static void help(ProofSearch<ItemSum> search, ItemSum root) {
    try {
      search.wins(root);
    } catch (RuntimeException | Error e) {
      return;
    }
  }

  private static void await(Thread helper) {
    try {
      helper.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
