package org.farstar.games.graph.strings;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.farstar.engine.rules.Look;
import org.farstar.engine.setup.Setup;
import org.farstar.picture.Box;
import org.farstar.picture.Canvas;
import org.farstar.picture.Drawing;
import org.farstar.picture.GraphDrawing;
import org.farstar.picture.Ink;
import org.farstar.picture.Point;

/** Coins as dots and strings as lines that may be cut; boards of boxes as they are printed. */
final class StringsLook implements Look<Strings> {
  private static final double SIDE = 44;
  private static final double DOT = 3.5;
  private static final double NEAR = 10;

  /** The spot of one of the strings of a name, counted from 1. */
  static String spot(Strand strand, int copy) {
    return copy == 1 ? strand.name() : strand.name() + " copy " + copy;
  }

  /** The name of the strings that a spot belongs to. */
  static String name(String spot) {
    int copy = spot.indexOf(" copy ");
    return copy < 0 ? spot : spot.substring(0, copy);
  }

  @Override
  public String picture(Strings strings) {
    return strings.board().isEmpty() ? strings.toString() : printed(strings);
  }

  private static String printed(Strings strings) {
    BoxBoard board = strings.board().orElseThrow();
    Set<String> drawn = strings.drawn().stream().map(Strand::name).collect(Collectors.toSet());
    StringBuilder text = new StringBuilder();
    for (int row = 0; row <= board.rows(); row++) {
      text.append(row == 0 ? "" : "\n");
      for (int column = 0; column <= board.columns(); column++) {
        boolean line = drawn.contains(name(row, column, row, column + 1));
        text.append('+').append(column == board.columns() ? "" : line ? "---" : "   ");
      }
      if (row < board.rows()) {
        StringBuilder below = new StringBuilder();
        for (int column = 0; column <= board.columns(); column++) {
          below.append(drawn.contains(name(row, column, row + 1, column)) ? "|   " : "    ");
        }
        text.append('\n').append(below.toString().stripTrailing());
      }
    }
    return text.toString();
  }

  private static String name(int row, int column, int toRow, int toColumn) {
    return BoxBoard.dot(row, column) + "-" + BoxBoard.dot(toRow, toColumn);
  }

  /** Empty where a graph has more coins than anybody could tell apart. */
  @Override
  public Optional<Drawing> drawing(Strings strings) {
    return strings.board().isPresent()
        ? Optional.of(boxes(strings, strings.board().get()))
        : graph(strings);
  }

  private static Drawing boxes(Strings strings, BoxBoard board) {
    Canvas canvas = new Canvas();
    Set<Integer> left = strings.coins();
    for (int box = 1; box <= board.rows() * board.columns(); box++) {
      if (!left.contains(box)) {
        double x = (box - 1) % board.columns() * SIDE;
        double y = (box - 1) / board.columns() * SIDE;
        canvas.rectangle(Ink.GROUND, x, y, SIDE, SIDE);
      }
    }
    Set<Strand> open = new HashSet<>(strings.strands());
    for (Strand line : board.lines()) {
      Point from = place(line.name().substring(0, line.name().indexOf('-')));
      Point to = place(line.name().substring(line.name().indexOf('-') + 1));
      boolean drawn = !open.contains(line);
      canvas.line(drawn ? Ink.MAST : Ink.GUIDE, from.x(), from.y(), to.x(), to.y());
      double wide = from.y() == to.y() ? SIDE / 2 - NEAR / 2 : NEAR;
      double high = from.y() == to.y() ? NEAR : SIDE / 2 - NEAR / 2;
      double x = (from.x() + to.x()) / 2;
      double y = (from.y() + to.y()) / 2;
      canvas.spot(
          line.name(), new Box(x - wide, y - high, x + wide, y + high), drawn ? "drawn" : "string");
    }
    for (int row = 0; row <= board.rows(); row++) {
      for (int column = 0; column <= board.columns(); column++) {
        canvas.circle(Ink.POINT, column * SIDE, row * SIDE, DOT);
      }
    }
    return canvas.drawing(NEAR);
  }

  /** The place of a dot by its name. */
  private static Point place(String dot) {
    return new Point((dot.charAt(0) - 'a') * SIDE, (Integer.parseInt(dot.substring(1)) - 1) * SIDE);
  }

  private static Optional<Drawing> graph(Strings strings) {
    List<Integer> coins = List.copyOf(strings.coins());
    List<GraphDrawing.Vertex> dots = new ArrayList<>();
    coins.forEach(c -> dots.add(new GraphDrawing.Vertex("" + c, Ink.VERTEX, Ink.TEXT)));
    List<GraphDrawing.Edge> lines = new ArrayList<>();
    List<String> names = new ArrayList<>();
    Map<Strand, Integer> copies = new HashMap<>();
    for (Strand strand : strings.strands()) {
      // A string to the ground has a foot of its own.
      int low = strand.low() == 0 ? dots.size() : coins.indexOf(strand.low());
      if (strand.low() == 0) {
        dots.add(GraphDrawing.Vertex.foot());
      }
      int high = strand.high() == 0 ? dots.size() : coins.indexOf(strand.high());
      if (strand.high() == 0) {
        dots.add(GraphDrawing.Vertex.foot());
      }
      lines.add(new GraphDrawing.Edge(low, high, Ink.GRAPH_EDGE, false));
      names.add(spot(strand, copies.merge(strand, 1, Integer::sum)));
    }
    return dots.size() > GraphDrawing.MOST_VERTICES
        ? Optional.empty()
        : Optional.of(GraphDrawing.of(dots, lines, names));
  }

  /** A turn is over with the first string that completes no coin. */
  @Override
  public boolean lastEnds() {
    return true;
  }

  @Override
  public Setup setup() {
    return scene -> Optional.of(StringsSetup.hand(Strings.read(scene.text()), scene.line()));
  }
}
