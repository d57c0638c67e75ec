package org.farstar.games.positional.play;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.farstar.engine.play.Codec;
import org.farstar.engine.play.Moves;
import org.farstar.engine.play.VerdictPlay;
import org.farstar.games.positional.family.Cube;
import org.farstar.games.positional.family.SetFamily;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.verify.draw.LineBoard;
import org.farstar.verify.draw.SetGame;
import org.farstar.verify.draw.SetRules;

/**
 * The rules of every positional game: two players colour points in turn, and sets of one colour
 * decide. The points that have colours say whose turn it is, so that both players of the engine
 * have the same moves: an outcome is that of the player to move.
 *
 * <p>The play is over when a set that counts is complete, or when none can be completed any more.
 */
public final class PositionalRules implements SetRules<Marks>, VerdictPlay<Marks> {
  private final SetFamily family;
  private final Goal goal;
  private final Turns turns;
  private final PointGroup group;
  private final MarksText text;

  /**
   * @param family the sets
   * @param goal what they decide
   * @param turns who takes how many points when; one each where points are offered
   * @param group symmetries of the family
   * @param text how positions are written
   */
  public PositionalRules(
      SetFamily family, Goal goal, Turns turns, PointGroup group, MarksText text) {
    if (goal.offers() && !turns.equals(Turns.PLAIN)) {
      throw new IllegalArgumentException("turns of a game in which points are offered");
    }
    this.family = family;
    this.goal = goal;
    this.turns = turns;
    this.group = group;
    this.text = text;
  }

  /** The sets. */
  public SetFamily family() {
    return family;
  }

  /** What they decide. */
  public Goal goal() {
    return goal;
  }

  /** Who takes how many points when. */
  public Turns turns() {
    return turns;
  }

  /** The symmetries that are used. */
  public PointGroup group() {
    return group;
  }

  /** Whose turn it is; empty for numbers of points to which no play leads. */
  public Optional<Side> next(Marks marks) {
    if (!goal.offers()) {
      return turns.next(marks.count(Side.X), marks.count(Side.O), marks.points());
    }
    int x = marks.count(Side.X);
    int o = marks.count(Side.O);
    if (x == o) {
      return Optional.of(marks.offers() ? Side.O : Side.X);
    }
    return o == x + 1 && x + o == marks.points() ? Optional.of(Side.O) : Optional.empty();
  }

  /** Whose turn it is in a position that a play has led to. */
  public Side turn(Marks marks) {
    return next(marks).orElseThrow(() -> new IllegalArgumentException("no play leads to " + marks));
  }

  /** Who has won; empty while the play continues, {@link Won#NOBODY} where it is drawn. */
  public Optional<Won> won(Marks marks) {
    if (marks.offers()) {
      return Optional.empty();
    }
    for (Side side : Side.values()) {
      if (counts(side) && marks.complete(family, side)) {
        return Optional.of(Won.by(goal.avoids() ? side.other() : side));
      }
    }
    for (Side side : Side.values()) {
      if (counts(side) && marks.hopes(family, side)) {
        return Optional.empty();
      }
    }
    Side last = goal.avoids() ? goal.owner() : goal.owner().other();
    return Optional.of(goal.both() ? Won.NOBODY : Won.by(last));
  }

  /** Whether the whole sets of this player count. */
  public boolean counts(Side side) {
    return goal.both() || side == goal.owner();
  }

  @Override
  public Optional<Outcome> verdict(Marks marks) {
    return won(marks).map(won -> won.outcome(turn(marks)));
  }

  @Override
  public void moves(Marks marks, Player player, Moves<Marks> moves) {
    if (won(marks).isPresent()) {
      return;
    }
    if (goal.offers()) {
      offers(marks, moves);
      return;
    }
    Side side = turn(marks);
    if (turns.size(side) == 1) {
      for (int i = 0; i < marks.points(); i++) {
        if (marks.free(i)) {
          int point = i;
          moves.add(marks.with(side, point), () -> family.name(point));
        }
      }
    } else {
      int[] free = marks.freePoints();
      several(marks, side, free, 0, Math.min(free.length, turns.size(side)), "", moves);
    }
  }

  private void several(
      Marks marks, Side side, int[] free, int from, int left, String text, Moves<Marks> moves) {
    if (left == 0) {
      moves.add(marks, () -> text);
      return;
    }
    for (int i = from; i <= free.length - left; i++) {
      String name = (text.isEmpty() ? "" : text + ",") + family.name(free[i]);
      several(marks.with(side, free[i]), side, free, i + 1, left - 1, name, moves);
    }
  }

  private void offers(Marks marks, Moves<Marks> moves) {
    if (marks.offers()) {
      int one = marks.firstOffered();
      int other = marks.secondOffered();
      moves.add(marks.with(Side.O, one).with(Side.X, other), name(one));
      moves.add(marks.with(Side.O, other).with(Side.X, one), name(other));
      return;
    }
    int[] free = marks.freePoints();
    if (free.length == 1) {
      moves.add(marks.with(Side.O, free[0]), name(free[0]));
    }
    for (int i = 0; i < free.length; i++) {
      for (int j = i + 1; j < free.length; j++) {
        String name = family.name(free[i]) + "," + family.name(free[j]);
        moves.add(marks.offering(free[i], free[j]), () -> name);
      }
    }
  }

  private Supplier<String> name(int point) {
    return () -> family.name(point);
  }

  /** The sets as a list, but those of [n]^d, which the checkers find by themselves. */
  @Override
  public Optional<SetGame> setGame(Marks marks, Runnable checkStop) {
    if (goal.offers() || !turns.single()) {
      return Optional.empty();
    }
    LineBoard board =
        family instanceof Cube cube
            ? LineBoard.cube(cube.side(), cube.dimension(), checkStop)
            : LineBoard.of(family.points(), family::name, family.sets(), family::points, checkStop);
    return Optional.of(
        new SetGame(
            board,
            counts(Side.X),
            counts(Side.O),
            goal.avoids(),
            marks.points(Side.X),
            marks.points(Side.O),
            turn(marks) == Side.X));
  }

  @Override
  public Marks representative(Marks marks) {
    return group.least(marks);
  }

  @Override
  public OptionalLong rank(Marks marks) {
    return OptionalLong.of(2L * marks.free() - (marks.offers() ? 1 : 0));
  }

  @Override
  public Codec<Marks> codec(Marks start) {
    return new MarksCodec(start.points(), goal.offers());
  }

  @Override
  public Marks read(String line) {
    return text.read(line, this);
  }

  @Override
  public String write(Marks marks) {
    return text.write(marks);
  }
}
