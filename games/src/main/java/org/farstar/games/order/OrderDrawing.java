package org.farstar.games.order;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.picture.Box;
import org.farstar.picture.Canvas;
import org.farstar.picture.Drawing;
import org.farstar.picture.Ink;
import org.farstar.picture.Mark;
import org.farstar.picture.Shape.Anchor;
import org.farstar.picture.Shape.Face;
import org.farstar.picture.TextWidth;
import org.farstar.values.text.NotationException;

/**
 * A linear order as a row of cells from its least element on. Elements in use have inks of their
 * own; long stretches that are free are their first and last few elements with dots between, dense
 * ones a single gap. A spot is an element or a stretch, named as in the texts of moves.
 */
public final class OrderDrawing {
  /** Of a free stretch of more elements some are left out. */
  private static final long MOST_FREE = 30;

  private static final int SHOWN = 5;
  private static final double HIGH = Mark.CELL;
  private static final double LABEL = 12;
  private static final double PAD = 6;
  private static final double ROW = 780;
  private static final String DOTS = "\u2026";

  private OrderDrawing() {}

  /** A used element, or elements that are free. */
  private record Piece(String name, Optional<Element> used, Optional<Segment> free, int block) {}

  /**
   * How a used element is drawn.
   *
   * @param ink its cell
   * @param letter what stands below it; may be empty
   */
  public record Used(Ink ink, String letter) {}

  /**
   * The drawing.
   *
   * @param used the elements in use
   */
  public static Drawing of(Domain domain, Map<Element, Used> used) {
    Canvas canvas = new Canvas();
    double x = 0;
    double y = 0;
    double line = HIGH + (used.values().stream().allMatch(u -> u.letter.isEmpty()) ? 6 : 18);
    int block = 0;
    for (Piece piece : pieces(domain, used.keySet())) {
      if (!domain.plain() && piece.block != block) {
        x = block == 0 ? 0 : x + HIGH * 0.6;
        block = piece.block;
        String name = domain.blocks().get(block - 1) + ":";
        x += TextWidth.of(name, Face.PLAIN) * LABEL + PAD;
        canvas.text(Ink.FAINT_TEXT, x - PAD, y, name, LABEL, Anchor.END);
      }
      double width = width(domain, piece);
      if (x > 0 && x + width > ROW) {
        x = 0;
        y += line;
      }
      draw(canvas, domain, piece, piece.used.map(used::get), new Box(x, y, x + width, y));
      x += width;
    }
    return canvas.drawing(1);
  }

  private static void draw(Canvas canvas, Domain domain, Piece piece, Optional<Used> used, Box at) {
    String label = label(domain, piece);
    boolean dots = label.equals(DOTS);
    double middle = (at.left() + at.right()) / 2;
    if (dots) {
      canvas.line(Ink.GUIDE, at.left(), at.top(), at.right(), at.top());
    } else {
      Ink ink = used.map(Used::ink).orElse(Ink.CELL);
      canvas.rectangle(ink, at.left(), at.top() - HIGH / 2, at.width(), HIGH);
    }
    boolean light = used.filter(u -> u.ink.equals(Ink.EITHER_PIECE)).isPresent();
    Ink text = light ? Ink.TEXT_ON_LIGHT : Ink.TEXT;
    canvas.text(dots ? Ink.FAINT_TEXT : text, middle, at.top(), label, LABEL, Anchor.MIDDLE);
    used.filter(u -> !u.letter.isEmpty())
        .ifPresent(
            u ->
                canvas.text(
                    Ink.FAINT_TEXT, middle, at.top() + HIGH / 2 + 8, u.letter, 10, Anchor.MIDDLE));
    canvas.spot(
        piece.name,
        new Box(at.left(), at.top() - HIGH / 2, at.right(), at.top() + HIGH / 2),
        used.map(u -> "taken " + u.letter).map(String::strip).orElse("free"));
  }

  private static String label(Domain domain, Piece piece) {
    boolean one = piece.used.isPresent() || single(piece.free.get());
    return one ? piece.name.substring(piece.name.indexOf(':') + 1) : DOTS;
  }

  private static double width(Domain domain, Piece piece) {
    String label = label(domain, piece);
    return label.equals(DOTS)
        ? HIGH * 1.6
        : Math.max(HIGH, TextWidth.of(label, Face.PLAIN) * LABEL + 2 * PAD);
  }

  private static boolean single(Segment segment) {
    return !segment.dense() && segment.from() == segment.to();
  }

  private static List<Piece> pieces(Domain domain, Collection<Element> used) {
    List<Element> sorted = used.stream().sorted(Domain::compare).toList();
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i <= sorted.size(); i++) {
      Element low = i == 0 ? null : sorted.get(i - 1);
      Element high = i == sorted.size() ? null : sorted.get(i);
      domain.between(low, high).forEach(free -> add(domain, free, pieces));
      if (high != null) {
        pieces.add(
            new Piece(domain.write(high), Optional.of(high), Optional.empty(), high.block()));
      }
    }
    return pieces;
  }

  private static void add(Domain domain, Segment free, List<Piece> pieces) {
    boolean low = !free.dense() && free.from() != Long.MIN_VALUE;
    boolean high = !free.dense() && free.to() != Long.MAX_VALUE;
    if (low && high && free.to() - free.from() < MOST_FREE) {
      places(domain, free, free.from(), free.to(), pieces);
      return;
    }
    boolean both = !free.dense() && !low && !high;
    if (low) {
      places(domain, free, free.from(), free.from() + SHOWN - 1, pieces);
    }
    Segment rest = free;
    if (both) {
      piece(domain, free.part(Long.MIN_VALUE, -SHOWN), pieces);
      places(domain, free, 1 - SHOWN, SHOWN - 1, pieces);
      rest = free.part(SHOWN, Long.MAX_VALUE);
    } else if (!free.dense()) {
      rest =
          free.part(
              low ? free.from() + SHOWN : Long.MIN_VALUE,
              high ? free.to() - SHOWN : Long.MAX_VALUE);
    }
    piece(domain, rest, pieces);
    if (high) {
      places(domain, free, free.to() - SHOWN + 1, free.to(), pieces);
    }
  }

  private static void places(Domain domain, Segment free, long from, long to, List<Piece> pieces) {
    for (long place = from; place <= to; place++) {
      piece(domain, free.part(place, place), pieces);
    }
  }

  private static void piece(Domain domain, Segment free, List<Piece> pieces) {
    pieces.add(new Piece(free.write(domain), Optional.empty(), Optional.of(free), free.block()));
  }

  /**
   * The spot of an element: its own, or that of the stretch in which it lies.
   *
   * @param used the elements in use
   * @param drawing where its spots stand
   * @param element as a move names it; may be a stretch of elements that are alike
   */
  public static List<String> pointsAt(
      Domain domain, Collection<Element> used, Drawing drawing, String element) {
    if (drawing.spots().stream().anyMatch(spot -> spot.name().equals(element))) {
      return List.of(element);
    }
    Element found;
    try {
      found = domain.readElement(oneOf(element));
    } catch (NotationException e) {
      return List.of();
    }
    return pieces(domain, used).stream()
        .filter(piece -> piece.free.filter(free -> free.holds(found)).isPresent())
        .map(Piece::name)
        .limit(1)
        .toList();
  }

  /** An end of a stretch such as {@code 2:..-16}; an element as it is. */
  private static String oneOf(String stretch) {
    int dots = stretch.indexOf("..");
    int colon = stretch.indexOf(':') + 1;
    if (dots < 0) {
      return stretch;
    }
    return dots > colon
        ? stretch.substring(0, dots)
        : stretch.substring(0, colon) + stretch.substring(dots + 2);
  }
}
