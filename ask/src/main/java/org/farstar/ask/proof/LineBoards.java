package org.farstar.ask.proof;

import java.util.List;
import java.util.stream.IntStream;
import org.farstar.games.positional.family.Cube;
import org.farstar.games.positional.family.CubeSymmetries;
import org.farstar.games.positional.family.SetFamily;
import org.farstar.games.symmetry.PermutationGroup;
import org.farstar.verify.draw.LineBoard;

/** Families of sets as the checkers see them. */
final class LineBoards {
  private LineBoards() {}

  /**
   * Whether the checker finds symmetries of a family by itself: those of [n]^d, if not too many.
   */
  static boolean symmetric(SetFamily family) {
    return family instanceof Cube cube
        && group(cube).order().longValue() <= LineBoard.MOST_SYMMETRIES;
  }

  /** All of these symmetries, or the identity alone if there are none. */
  static List<int[]> symmetries(SetFamily family) {
    return symmetric(family)
        ? group((Cube) family).elements()
        : List.of(IntStream.range(0, family.points()).toArray());
  }

  private static PermutationGroup group(Cube cube) {
    return PermutationGroup.generatedBy(cube.points(), CubeSymmetries.generators(cube));
  }
}
