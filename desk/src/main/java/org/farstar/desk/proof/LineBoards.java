package org.farstar.desk.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.farstar.games.positional.family.Cube;
import org.farstar.games.positional.family.CubeSymmetries;
import org.farstar.games.positional.family.SetFamily;
import org.farstar.games.positional.play.PointGroup;
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
        && PermutationGroup.generatedBy(cube.points(), CubeSymmetries.generators(cube))
                .order()
                .longValue()
            <= LineBoard.MOST_SYMMETRIES;
  }

  /** These symmetries. */
  static PointGroup group(SetFamily family) {
    return symmetric(family)
        ? PointGroup.generated(family.points(), CubeSymmetries.generators((Cube) family))
        : PointGroup.trivial(family.points());
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
