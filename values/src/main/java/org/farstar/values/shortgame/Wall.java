package org.farstar.values.shortgame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.values.Dyadic;

/**
 * A wall of a thermograph: a continuous, piecewise linear function of the temperature, from -1 up,
 * with dyadic corners and integer slopes.
 *
 * <p>Immutable and exact. {@code equals} is equality of functions.
 */
public final class Wall {

  /**
   * A line that begins at a corner and runs to the next one, the last of them without end.
   *
   * @param temperature where it begins
   * @param value the function there
   * @param slope by how much the function grows as the temperature grows by one
   */
  public record Line(Dyadic temperature, Dyadic value, int slope) {
    Dyadic at(Dyadic t) {
      return value.plus(t.minus(temperature).times(slope));
    }
  }

  /** The temperature at which thermographs begin. */
  public static final Dyadic BOTTOM = Dyadic.of(-1);

  private final List<Line> lines;

  private Wall(List<Line> lines) {
    this.lines = lines;
  }

  /** A wall that is a mast all the way. */
  static Wall mast(Dyadic x) {
    return new Wall(List.of(new Line(BOTTOM, x, 0)));
  }

  /** The lines, from the lowest temperature up, no two neighbours with the same slope. */
  public List<Line> lines() {
    return lines;
  }

  /**
   * The wall at a temperature.
   *
   * @throws IllegalArgumentException below -1
   */
  public Dyadic at(Dyadic temperature) {
    if (temperature.compareTo(BOTTOM) < 0) {
      throw new IllegalArgumentException("thermographs begin at -1, not at " + temperature);
    }
    return lineAt(temperature).at(temperature);
  }

  private Line lineAt(Dyadic t) {
    Line last = lines.get(0);
    for (Line line : lines) {
      if (line.temperature.compareTo(t) > 0) {
        break;
      }
      last = line;
    }
    return last;
  }

  /** This wall with the temperature added, times a slope. */
  public Wall tilted(int slope) {
    Builder b = new Builder();
    for (Line line : lines) {
      b.add(line.temperature, line.value.plus(line.temperature.times(slope)), line.slope + slope);
    }
    return b.wall();
  }

  /** The greater of two walls everywhere, or the lesser. */
  public static Wall best(Wall f, Wall g, boolean greater) {
    Builder b = new Builder();
    List<Dyadic> corners = corners(f, g);
    for (int i = 0; i < corners.size(); i++) {
      Dyadic t = corners.get(i);
      Line a = f.lineAt(t);
      Line c = g.lineAt(t);
      int order = a.at(t).compareTo(c.at(t));
      int slopes = Integer.compare(a.slope, c.slope);
      boolean first = (order != 0 ? order > 0 : slopes > 0) == greater;
      Line now = first ? a : c;
      Line other = first ? c : a;
      b.add(t, now.at(t), now.slope);
      Dyadic cross = crossing(a, c, t);
      boolean within =
          cross != null && (i + 1 == corners.size() || cross.compareTo(corners.get(i + 1)) < 0);
      if (within) {
        b.add(cross, other.at(cross), other.slope);
      }
    }
    return b.wall();
  }

  private static List<Dyadic> corners(Wall f, Wall g) {
    List<Dyadic> all = new ArrayList<>();
    f.lines.forEach(line -> all.add(line.temperature));
    g.lines.forEach(line -> all.add(line.temperature));
    return all.stream().sorted().distinct().toList();
  }

  /** Where two lines cross above t, or null. Slopes differ by at most two, so halves do. */
  private static Dyadic crossing(Line a, Line b, Dyadic t) {
    int closing = b.slope - a.slope;
    if (closing == 0) {
      return null;
    }
    Dyadic gap = a.at(t).minus(b.at(t));
    Dyadic time = gap.dividedBy(Dyadic.of(closing)).orElseThrow();
    return time.signum() > 0 ? t.plus(time) : null;
  }

  /**
   * The least temperature from which on the left scaffold is not above the right one: where the
   * mast begins. The difference never grows, so there is one, or none where the scaffolds end up
   * side by side, which those of short games never do.
   */
  public static Optional<Dyadic> meeting(Wall left, Wall right) {
    List<Dyadic> corners = corners(left, right);
    Dyadic t = BOTTOM;
    for (Dyadic corner : corners) {
      if (left.at(corner).compareTo(right.at(corner)) > 0) {
        t = corner;
      }
    }
    return left.at(t).compareTo(right.at(t)) <= 0
        ? Optional.of(t)
        : Optional.ofNullable(crossing(left.lineAt(t), right.lineAt(t), t));
  }

  /** The least temperature from which on two walls are the same, if there is one. */
  public static Optional<Dyadic> agreement(Wall f, Wall g) {
    List<Dyadic> corners = corners(f, g);
    Dyadic top = corners.get(corners.size() - 1);
    if (f.lineAt(top).slope != g.lineAt(top).slope) {
      return Optional.empty();
    }
    Dyadic from = null;
    for (Dyadic t : corners) {
      // Between corners that agree the walls do, too.
      from = !f.at(t).equals(g.at(t)) ? null : from == null ? t : from;
    }
    return Optional.ofNullable(from);
  }

  /** This wall up to a temperature, and a mast from there. */
  public Wall cappedAt(Dyadic temperature, Dyadic mast) {
    Builder b = new Builder();
    for (Line line : lines) {
      if (line.temperature.compareTo(temperature) < 0) {
        b.add(line.temperature, line.value, line.slope);
      }
    }
    b.add(temperature, mast, 0);
    return b.wall();
  }

  private static final class Builder {
    private final List<Line> lines = new ArrayList<>();

    void add(Dyadic t, Dyadic value, int slope) {
      if (lines.isEmpty() || lines.get(lines.size() - 1).slope != slope) {
        lines.add(new Line(t, value, slope));
      }
    }

    Wall wall() {
      return new Wall(List.copyOf(lines));
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Wall that && lines.equals(that.lines);
  }

  @Override
  public int hashCode() {
    return lines.hashCode();
  }

  /** The corners as {@code (temperature, value)}, from -1 up, the mast understood. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Line line : lines) {
      text.append('(').append(line.temperature).append(", ").append(line.value).append(')');
    }
    return text.toString();
  }
}
