package org.farstar.games.order.monotone.chain;

import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.memory.Forgetful;
import org.farstar.engine.memory.PackedTable;

/**
 * What searches of chains have found: for games of one convention with critical lengths up to
 * (a,d), all decks together, because a position does not depend on them. The caller owns it and
 * decides how long it lives. Not thread-safe.
 *
 * <p>There are two tables. In the <i>decided</i> one stand positions in which no draw is possible
 * any more; their sizes are cut at {@link GapBounds#tight}. In the <i>open</i> one the sizes are
 * exact, and at most (x-1)(y-1) in a cell (x,y): by Erdős and Szekeres a larger gap excludes a
 * draw.
 */
public final class ChainTables implements Forgetful {
  private final int a;
  private final int d;
  private final Convention convention;
  private final GapBounds bounds;
  private final PositionPacker decidedPacker;
  private final PositionPacker openPacker;
  private final PackedTable decided;
  private final PackedTable open;

  /**
   * @param a one critical length
   * @param d the other one; a game (a,d) and its mirror image (d,a) are one
   * @param convention who wins
   * @param bounds which sizes count as large where no draw is possible
   * @throws org.farstar.engine.budget.SearchStopped where positions are too large to be packed
   */
  ChainTables(int a, int d, Convention convention, GapBounds bounds) {
    this.a = Math.max(a, d);
    this.d = Math.min(a, d);
    this.convention = convention;
    this.bounds = bounds;
    this.decidedPacker = new PositionPacker(this.a, this.d, bounds::at);
    this.openPacker = new PositionPacker(this.a, this.d, (x, y) -> (x - 1L) * (y - 1L));
    this.decided = new PackedTable(decidedPacker.words());
    this.open = new PackedTable(openPacker.words());
  }

  /** Tables for games up to these critical lengths, with the smallest bounds known to be sound. */
  public static ChainTables of(int a, int d, Convention convention) {
    return new ChainTables(a, d, convention, GapBounds.tight(a, d, convention));
  }

  /** Whether positions of games up to these critical lengths can be packed. */
  public static boolean fit(int a, int d, Convention convention) {
    try {
      of(a, d, convention);
      return true;
    } catch (SearchStopped e) {
      return false;
    }
  }

  /** Whether games with these critical lengths belong to these tables. */
  public boolean hold(int otherA, int otherD, Convention other) {
    return other == convention && Math.max(otherA, otherD) <= a && Math.min(otherA, otherD) <= d;
  }

  int a() {
    return a;
  }

  int d() {
    return d;
  }

  Convention convention() {
    return convention;
  }

  GapBounds bounds() {
    return bounds;
  }

  PositionPacker packer(boolean draws) {
    return draws ? openPacker : decidedPacker;
  }

  PackedTable table(boolean draws) {
    return draws ? open : decided;
  }

  /** How many positions are remembered. */
  public long positions() {
    return open.size() + decided.size();
  }

  /** The memory the tables take. */
  @Override
  public long bytes() {
    return open.bytes() + decided.bytes();
  }

  /** Both tables forget about half. */
  @Override
  public void forget() {
    open.forget();
    decided.forget();
  }
}
