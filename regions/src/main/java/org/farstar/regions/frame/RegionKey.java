package org.farstar.regions.frame;

import org.farstar.regions.board.Board;
import org.farstar.regions.board.Exchange;
import org.farstar.regions.board.Grid;
import org.farstar.regions.board.SignedImages;
import org.farstar.regions.board.SymmetryGroup;
import org.farstar.regions.rules.RegionRules;

/**
 * A region without its place: the same for all of its images, on any board. That is the least of
 * the images in the upper left corner of eight by eight cells, or, where it is longer, of the
 * images that are wider than high, in rows of its own width.
 *
 * <p>The planes are those of a {@link RegionFrame}.
 *
 * @param section 0 in eight by eight cells, otherwise the width
 * @param first the first plane
 * @param second the second plane
 * @param negative whether the region is worth the negative of what the key is worth
 */
public record RegionKey(int section, long first, long second, boolean negative) {

  /** Whether the regions of some rules have keys: all images of a square are images of them. */
  public static boolean serves(RegionRules rules) {
    return rules.symmetry() == SymmetryGroup.SQUARE
        || rules.symmetry() == SymmetryGroup.REFLECTIONS && rules.exchange() == Exchange.AXES;
  }

  /**
   * The key of a region.
   *
   * @param region its cells
   */
  public static RegionKey of(RegionRules rules, Board board, long region) {
    long fill = rules.outside() == 0 ? 0 : -1;
    Grid grid = board.grid();
    Grid box = grid.box(region);
    int corner = grid.corner(region);
    long first = grid.cut((board.first() ^ fill) & region, corner, box);
    long second = grid.cut((board.second() ^ fill) & region, corner, box);
    return of(rules, box, first, second);
  }

  /** The key of a region in a corner of its own box. */
  public static RegionKey of(RegionRules rules, Grid box, long first, long second) {
    long[] images = images(rules, box, first, second);
    int least = SymmetryGroup.least(images);
    boolean negative = least >= plain(rules, box);
    if (box.stride() == Grid.SIDE) {
      return new RegionKey(0, images[least], images[least + 1], negative);
    }
    boolean turned = box.height() > box.width() && rules.exchange() == Exchange.AXES;
    return new RegionKey(
        Math.max(box.width(), box.height()), images[least], images[least + 1], negative ^ turned);
  }

  /**
   * All images that keys are chosen from, those that are worth the negative of the first one last;
   * of a region that is longer than eight cells those with more columns than rows.
   */
  static long[] images(RegionRules rules, Grid box, long first, long second) {
    if (box.stride() == Grid.SIDE) {
      SignedImages signed = new SignedImages(rules.symmetry(), rules.exchange());
      long[] images = new long[signed.size()];
      signed.fill(box, first, second, images);
      return images;
    }
    boolean high = box.height() > box.width();
    SignedImages signed =
        new SignedImages(
            SymmetryGroup.REFLECTIONS,
            rules.exchange() == Exchange.STONES ? Exchange.STONES : Exchange.NONE);
    long[] images = new long[signed.size()];
    signed.fill(
        high ? box.transposed() : box,
        high ? box.transposed(first) : first,
        high ? box.transposed(second) : second,
        images);
    return images;
  }

  /** How many of the planes of the images are worth the same as the first one. */
  private static int plain(RegionRules rules, Grid box) {
    SymmetryGroup symmetry =
        box.stride() == Grid.SIDE ? rules.symmetry() : SymmetryGroup.REFLECTIONS;
    return 2 * symmetry.order();
  }

  /** The region as a board of its own. */
  Board board(RegionRules rules) {
    long cells = first | second;
    Grid grid = section == 0 ? Grid.SQUARE : Grid.of(rows(cells), section);
    long fill = rules.outside() == 0 ? 0 : grid.all();
    return new Board(grid, first ^ fill, second ^ fill);
  }

  private int rows(long cells) {
    return (Long.SIZE - Long.numberOfLeadingZeros(cells) + section - 1) / section;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RegionKey key
        && section == key.section
        && first == key.first
        && second == key.second
        && negative == key.negative;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(first * 31 + second) * 31 + section;
  }
}
