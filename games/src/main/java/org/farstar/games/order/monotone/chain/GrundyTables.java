package org.farstar.games.order.monotone.chain;

import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.memory.Forgetful;
import org.farstar.engine.memory.PackedTable;

/**
 * What searches for Grundy values of chains have found: for normal games with critical lengths up
 * to (a,d), all decks together. The caller owns it and decides how long it lives. Not thread-safe.
 *
 * <p>Positions in which a card completes a subsequence have a table of their own: how many such
 * cards there are does not matter.
 */
public final class GrundyTables implements Forgetful {
  private final int a;
  private final int d;
  private final GapBounds bounds;
  private final PositionPacker packer;
  private final PackedTable without;
  private final PackedTable with;

  /**
   * @param a one critical length
   * @param d the other one
   * @param bounds from which sizes on gaps count as large; must keep Grundy values
   * @throws SearchStopped where positions are too large to be packed
   */
  GrundyTables(int a, int d, GapBounds bounds) {
    this.a = Math.max(a, d);
    this.d = Math.min(a, d);
    this.bounds = bounds;
    this.packer = new PositionPacker(this.a, this.d, bounds::at);
    this.without = new PackedTable(packer.words());
    this.with = new PackedTable(packer.words());
  }

  /** Tables for games up to these critical lengths, with the bound of the paper. */
  public static GrundyTables of(int a, int d) {
    return new GrundyTables(a, d, GapBounds.paper(a, d));
  }

  /** Whether positions of games up to these critical lengths can be packed. */
  public static boolean fit(int a, int d) {
    try {
      of(a, d);
      return true;
    } catch (SearchStopped e) {
      return false;
    }
  }

  int a() {
    return a;
  }

  int d() {
    return d;
  }

  GapBounds bounds() {
    return bounds;
  }

  PositionPacker packer() {
    return packer;
  }

  /** The table of the positions with, or without, a card that completes a subsequence. */
  PackedTable table(boolean dead) {
    return dead ? with : without;
  }

  /** The memory the tables take. */
  @Override
  public long bytes() {
    return without.bytes() + with.bytes();
  }

  /** Both tables forget about half. */
  @Override
  public void forget() {
    without.forget();
    with.forget();
  }
}
