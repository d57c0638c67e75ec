package org.farstar.figures;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.play.FirstMoves;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumLook;
import org.farstar.engine.sum.SumPlay;
import org.farstar.picture.Boards;
import org.farstar.picture.Box;
import org.farstar.picture.Drawing;
import org.farstar.picture.Film;
import org.farstar.picture.Ink;
import org.farstar.picture.Point;
import org.farstar.picture.Shape;
import org.farstar.picture.Shape.Anchor;
import org.farstar.picture.Spot;
import org.farstar.values.player.Player;

/**
 * A play as a film: its positions one after the other, each with the move that is made next, marked
 * where a player points at it and written below in the colour of the player. A bar at the bottom
 * grows with the play. The cost is that of listing the moves of every position.
 */
public final class PlayFilm {
  /** Among so many moves of a position that which was made is looked for, to mark it. */
  private static final int MOST_MOVES = 5_000;

  private static final double MARGIN = 12;
  private static final double LABEL = 15;
  private static final double AROUND = 2;
  private static final double BAR = 3;
  private static final double MARK = 3;

  private final SumPlay rules;
  private final boolean impartial;
  private final List<Drawing> boards = new ArrayList<>();
  private final List<Point> corners = new ArrayList<>();

  private PlayFilm(Sum start) {
    this.rules = new SumPlay(start);
    this.impartial = start.impartial();
  }

  /**
   * A move that was made.
   *
   * @param mover who made it
   * @param text the move
   * @param to the position after it
   */
  public record Made(Player mover, String text, Sum to) {}

  /**
   * The film of a play.
   *
   * @param title a few words
   * @param start the position before the first move
   * @param moves in their order; there may be none
   */
  public static Film of(String title, Sum start, List<Made> moves) {
    return new PlayFilm(start).film(title, start, moves);
  }

  private Film film(String title, Sum start, List<Made> moves) {
    List<Sum> positions = new ArrayList<>(List.of(start));
    moves.forEach(made -> positions.add(made.to));
    positions.forEach(this::place);
    List<Shape.Text> labels = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      labels.add(label(i + 1, moves.get(i)));
    }
    Box all = covered();
    double wide = labels.stream().mapToDouble(Shape.Text::width).reduce(all.width(), Math::max);
    double width = wide + 2 * MARGIN;
    double foot = all.height() + 2 * MARGIN;
    double height = foot + LABEL + MARGIN + BAR;
    List<Film.Frame> frames = new ArrayList<>();
    for (int i = 0; i < positions.size(); i++) {
      double x = corners.get(i).x() - all.left() + (width - all.width()) / 2;
      double y = corners.get(i).y() - all.top() + MARGIN;
      List<Shape> now = new ArrayList<>();
      boards.get(i).shapes().forEach(shape -> now.add(shape.moved(x, y, 1)));
      double done = moves.isEmpty() ? width : width * i / moves.size();
      now.add(new Shape.Rectangle(Ink.POINT, 0, height - BAR, done, BAR, 0));
      List<Shape> later = new ArrayList<>();
      if (i < moves.size()) {
        Made made = moves.get(i);
        pointedAt(positions.get(i), made, boards.get(i))
            .forEach(box -> later.add(mark(box, made.mover).moved(x, y, 1)));
        later.add(labels.get(i).moved(width / 2, foot + LABEL, 1));
      }
      frames.add(new Film.Frame(now, later));
    }
    return new Film(title, said(moves), width, height, frames);
  }

  /** Puts a position where its places lie over the same places of the one before it. */
  private void place(Sum position) {
    Drawing board =
        SumLook.drawing(position).orElseGet(() -> Boards.text(SumLook.picture(position)));
    Point corner = new Point(0, 0);
    if (!boards.isEmpty()) {
      int last = boards.size() - 1;
      corner = over(boards.get(last), corners.get(last), board);
    }
    boards.add(board);
    corners.add(corner);
  }

  /** Where drawings share no place, the lower left corners lie one over the other. */
  private static Point over(Drawing before, Point at, Drawing board) {
    for (Spot old : before.spots()) {
      for (Spot spot : board.spots()) {
        if (spot.name().equals(old.name())) {
          return new Point(
              at.x() + old.area().left() - spot.area().left(),
              at.y() + old.area().bottom() - spot.area().bottom());
        }
      }
    }
    return new Point(at.x(), at.y() + before.height() - board.height());
  }

  private Box covered() {
    Box all = null;
    for (int i = 0; i < boards.size(); i++) {
      Point at = corners.get(i);
      Drawing board = boards.get(i);
      Box box = new Box(at.x(), at.y(), at.x() + board.width(), at.y() + board.height());
      all = all == null ? box : all.with(box);
    }
    return all;
  }

  private Shape.Text label(int number, Made made) {
    Ink ink = impartial ? Ink.TEXT : made.mover == Player.LEFT ? Ink.LEFT_TEXT : Ink.RIGHT_TEXT;
    String text = number + ".  " + made.text;
    return new Shape.Text(ink, 0, 0, text, LABEL, Anchor.MIDDLE, Shape.Face.BOLD);
  }

  private Shape mark(Box box, Player mover) {
    Ink side = impartial ? Ink.MAST : mover == Player.LEFT ? Ink.LEFT_WALL : Ink.RIGHT_WALL;
    Ink ink = Ink.line(side.role(), side.stroke(), MARK, "");
    return new Shape.Rectangle(
        ink,
        box.left() - AROUND,
        box.top() - AROUND,
        box.width() + 2 * AROUND,
        box.height() + 2 * AROUND,
        2 * AROUND);
  }

  private List<Box> pointedAt(Sum position, Made made, Drawing board) {
    Optional<List<String>> way =
        FirstMoves.of(rules, position, made.mover, MOST_MOVES).list().stream()
            .filter(move -> move.text().equals(made.text))
            .findFirst()
            .flatMap(move -> SumLook.pointed(position, move).ways().stream().findFirst());
    return board.spots().stream()
        .filter(spot -> way.isPresent() && way.get().contains(spot.name()))
        .map(Spot::area)
        .toList();
  }

  private String said(List<Made> moves) {
    StringBuilder said = new StringBuilder();
    for (int i = 0; i < moves.size(); i++) {
      said.append(i == 0 ? "" : ", ").append(i + 1).append(". ");
      said.append(impartial ? "" : moves.get(i).mover.title() + " ").append(moves.get(i).text);
    }
    return said.toString();
  }
}
