package org.farstar.picture;

import org.farstar.picture.Shape.Anchor;
import org.farstar.picture.Shape.Face;

/**
 * What is drawn for one symbol of a board or a row. The marks that many games share stand here; a
 * ruleset may add its own as a lambda.
 */
@FunctionalInterface
public interface Mark {
  /** How wide and high a cell is. */
  double CELL = 28;

  /** Draws the mark about the middle of its cell. */
  void draw(Canvas canvas, double x, double y);

  /** Nothing at all. */
  Mark NOTHING = (canvas, x, y) -> {};

  /** A free cell. */
  Mark FREE = cell(Ink.CELL);

  /** A cell that is taken or was never there. */
  Mark BLOCKED = cell(Ink.BLOCKED);

  /** A cell for Left alone. */
  Mark LEFT_CELL = cell(Ink.LEFT_CELL).and(letter("L", Ink.LEFT_TEXT));

  /** A cell for Right alone. */
  Mark RIGHT_CELL = cell(Ink.RIGHT_CELL).and(letter("R", Ink.RIGHT_TEXT));

  /** Left's piece on a cell. */
  Mark LEFT_PIECE = FREE.and(disc(Ink.LEFT_PIECE));

  /** Right's piece on a cell. */
  Mark RIGHT_PIECE = FREE.and(disc(Ink.RIGHT_PIECE));

  /** A piece on a cell that belongs to nobody. */
  Mark STONE = FREE.and(disc(Ink.STONE));

  /** Left's queen on a cell. */
  Mark LEFT_QUEEN = FREE.and(crown(Ink.LEFT_PIECE));

  /** Right's queen on a cell. */
  Mark RIGHT_QUEEN = FREE.and(crown(Ink.RIGHT_PIECE));

  /** A cell that is blocked for good by something shot or put there. */
  Mark CROSSED =
      cell(Ink.CROSSED_CELL)
          .and(
              (canvas, x, y) -> {
                double arm = CELL * 0.24;
                canvas.line(Ink.BURNT, x - arm, y - arm, x + arm, y + arm);
                canvas.line(Ink.BURNT, x - arm, y + arm, x + arm, y - arm);
              });

  /** This mark with another above it. */
  default Mark and(Mark above) {
    return (canvas, x, y) -> {
      draw(canvas, x, y);
      above.draw(canvas, x, y);
    };
  }

  /** A cell. */
  static Mark cell(Ink ink) {
    return (canvas, x, y) -> canvas.rectangle(ink, x - CELL / 2, y - CELL / 2, CELL, CELL);
  }

  /** A round piece. */
  static Mark disc(Ink ink) {
    return (canvas, x, y) -> canvas.circle(ink, x, y, CELL * 0.36);
  }

  /** A round piece with a letter on it. */
  static Mark disc(Ink ink, String letter, Ink letterInk) {
    return disc(ink).and(letter(letter, letterInk));
  }

  /** A letter or a short word. */
  static Mark letter(String text, Ink ink) {
    double size = text.length() == 1 ? 13 : text.length() == 2 ? 12 : 10;
    return (canvas, x, y) -> canvas.text(ink, x, y, text, size, Anchor.MIDDLE, Face.PLAIN);
  }

  /** A piece that walks to one side: a triangle on a disc. */
  static Mark walker(Ink ink, boolean toTheRight) {
    double tip = toTheRight ? CELL * 0.22 : -CELL * 0.22;
    double back = -tip * 0.6;
    return disc(ink)
        .and(
            (canvas, x, y) ->
                canvas.path(
                    toTheRight ? Ink.TEXT_ON_DARK : Ink.TEXT_ON_LIGHT,
                    true,
                    x + tip,
                    y,
                    x + back,
                    y - CELL * 0.17,
                    x + back,
                    y + CELL * 0.17));
  }

  /** A domino that stands on edge, taller than a cell. */
  static Mark domino(Ink ink) {
    return (canvas, x, y) -> {
      double foot = y + CELL / 2;
      canvas.line(Ink.AXIS, x - CELL / 2, foot, x + CELL / 2, foot);
      canvas.add(
          new Shape.Rectangle(ink, x - CELL * 0.22, foot - CELL * 1.5, CELL * 0.44, CELL * 1.5, 2));
    };
  }

  /** A crown, as chess queens wear it. */
  static Mark crown(Ink ink) {
    double u = CELL / 20;
    return (canvas, x, y) ->
        canvas.path(
            ink, true, x - 5 * u, y + 6 * u, x - 7 * u, y - 4 * u, x - 3 * u, y, x, y - 7 * u,
            x + 3 * u, y, x + 7 * u, y - 4 * u, x + 5 * u, y + 6 * u);
  }
}
