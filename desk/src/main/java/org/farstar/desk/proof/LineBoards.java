package org.farstar.desk.proof;

import java.util.ArrayList;
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

  /** These symmetries, all of them; the identity alone where there are none. */
  static List<int[]> symmetries(SetFamily family) {
    return symmetric(family)
        ? group((Cube) family).elements()
        : List.of(IntStream.range(0, family.points()).toArray());
  }

  private static PermutationGroup group(Cube cube) {
    return PermutationGroup.generatedBy(cube.points(), CubeSymmetries.generators(cube));
  }

  /** The board: of [n]^d the checker finds the lines, too. */
  static LineBoard of(SetFamily family) {
    if (family instanceof Cube cube && symmetric(family)) {
      return LineBoard.cube(cube.side(), cube.dimension());
    }
    List<String> names = IntStream.range(0, family.points()).mapToObj(family::name).toList();
    List<int[]> sets = new ArrayList<>();
    for (int i = 0; i < family.sets(); i++) {
      sets.add(family.points(i));
    }
    return LineBoard.of(names, sets);
  }
}
