package org.farstar.games.positional;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.engine.rules.Export;
import org.farstar.engine.rules.Family;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.games.positional.family.Cube;
import org.farstar.games.positional.family.CubeSymmetries;
import org.farstar.games.positional.hold.HoldTheory;
import org.farstar.games.positional.hold.MarksChecker;
import org.farstar.games.positional.hold.MirrorTheory;
import org.farstar.games.positional.play.CubeText;
import org.farstar.games.positional.play.Goal;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PointGroup;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Turns;
import org.farstar.games.positional.qubic.DictionaryStep;
import org.farstar.games.positional.qubic.DictionaryTheory;
import org.farstar.games.positional.qubic.Qubic;
import org.farstar.games.positional.qubic.QubicProof;
import org.farstar.games.positional.search.LineReduction;
import org.farstar.games.positional.search.LineSearch;
import org.farstar.games.positional.search.ShortLineTheory;
import org.farstar.games.positional.show.BoardLayout;
import org.farstar.games.positional.show.BoardPicture;
import org.farstar.games.positional.show.PositionalLook;
import org.farstar.values.text.NotationException;

/** Tic-tac-toe on [n]^d, one variant for each board, with normal and with misère play. */
final class TicTacToeFamily implements Family<Marks> {
  private static final Pattern FORM =
      Pattern.compile("\\s*([0-9]{1,9})\\^([0-9]{1,4})(\\s+misere)?\\s*");

  /** Boards up to this size are searched, and their symmetries used. */
  private static final int MOST_SEARCHED = 128;

  /** Boards up to this dimension are turned round for symmetric pairings. */
  private static final int MOST_TURNED = 3;

  @Override
  public Variant<Marks> variant(String parameters, Sources sources) {
    if (parameters.isBlank()) {
      return variant(new Cube(3, 2), false);
    }
    Matcher form = FORM.matcher(parameters);
    if (!form.matches()) {
      throw new NotationException(
          parameters, 1, "'" + parameters.strip() + "'", "a board n^d as in 3^3, or 3^3 misere");
    }
    int n = Integer.parseInt(form.group(1));
    int d = Integer.parseInt(form.group(2));
    String allowed =
        "n and d from 1 on, d up to "
            + Cube.MOST_DIMENSIONS
            + ", at most "
            + Cube.MOST_CELLS
            + " cells and lines";
    if (n < 1 || d < 1 || d > Cube.MOST_DIMENSIONS) {
      throw new NotationException(parameters, form.start(1) + 1, n + "^" + d, allowed);
    }
    if (!Cube.fits(n, d)) {
      BigInteger cells = Cube.cells(n, d);
      throw new NotationException(
          parameters,
          form.start(1) + 1,
          n + "^" + d + " with " + cells + " cells and " + Cube.formula(n, d) + " lines",
          allowed);
    }
    return variant(new Cube(n, d), form.group(3) != null);
  }

  /** The game on a board. */
  static Variant<Marks> variant(Cube cube, boolean misere) {
    PositionalRules rules = rules(cube, misere);
    BoardPicture picture = new BoardPicture(BoardLayout.of(cube), seen(cube));
    Variant<Marks> variant =
        Variant.of(rules)
            .with(new PositionalLook(rules, Optional.of(picture)))
            .with(new MarksChecker(rules));
    variant = variant.with(misere ? new MirrorTheory(cube) : new HoldTheory(rules, picture));
    if (Qubic.is(rules)) {
      variant =
          variant
              .with(new DictionaryTheory(rules))
              .with(new DictionaryStep(rules))
              .with(QubicProof.reduction(rules));
    } else if (LineSearch.applies(rules)) {
      variant = variant.with(new LineReduction(rules));
    } else if (ShortLineTheory.applies(rules)) {
      variant = variant.with(new ShortLineTheory(rules));
    }
    for (Export<Marks> export : Exports.of(rules)) {
      variant = variant.with(export);
    }
    return variant.with(cube + (misere ? " misere" : ""));
  }

  /** The symmetries of the board as it stands on paper, where it is small enough. */
  private static List<int[]> seen(Cube cube) {
    return cube.points() <= BoardPicture.MOST_POINTS && cube.dimension() <= MOST_TURNED
        ? PointGroup.generated(cube.points(), CubeSymmetries.geometric(cube)).others()
        : List.of();
  }

  /** The rules alone. */
  static PositionalRules rules(Cube cube, boolean misere) {
    PointGroup group =
        cube.points() <= MOST_SEARCHED
            ? PointGroup.generated(cube.points(), CubeSymmetries.generators(cube))
            : PointGroup.trivial(cube.points());
    Goal goal = misere ? Goal.MISERE : Goal.MAKER_MAKER;
    return new PositionalRules(cube, goal, Turns.PLAIN, group, new CubeText(cube));
  }
}
