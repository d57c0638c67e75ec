package org.farstar.games.order.monotone;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.farstar.games.order.Element;
import org.farstar.games.order.OrderDrawing;
import org.farstar.games.order.OrderDrawing.Used;
import org.farstar.games.order.monotone.board.Colour;
import org.farstar.games.order.monotone.board.Deck;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.farstar.games.order.monotone.board.RecordingSequence;
import org.farstar.games.order.monotone.posets.Poset;
import org.farstar.picture.Boards;
import org.farstar.picture.Box;
import org.farstar.picture.Canvas;
import org.farstar.picture.Drawing;
import org.farstar.picture.Ink;
import org.farstar.picture.Mark;
import org.farstar.picture.Shape.Anchor;

/** Boards of monotonic sequence games as drawings, their cards as spots. */
final class MonotoneDrawing {
  /** More cards nobody could see. */
  private static final int MOST_CARDS = 200;

  /** Larger boards of the extended form have too many cells. */
  private static final long MOST_COLUMNS = 12;

  private static final double CELL = Mark.CELL;

  private MonotoneDrawing() {}

  static Optional<Drawing> of(MonotonePosition position, boolean recorded, boolean extended) {
    Deck deck = position.deck();
    if (position.cards().size() > MOST_CARDS) {
      return Optional.empty();
    }
    if (extended) {
      return deck.chain().isPresent() && deck.size().orElse(Long.MAX_VALUE) <= MOST_COLUMNS
          ? Optional.of(square(position, (int) deck.size().getAsLong()))
          : Optional.empty();
    }
    Map<Element, Used> used = new HashMap<>();
    position.cards().forEach(card -> used.put(card, new Used(Ink.BLOCKED, "")));
    if (recorded) {
      RecordingSequence recording = RecordingSequence.of(position);
      for (int i = 0; i < recording.elements().size(); i++) {
        used.put(recording.elements().get(i), used(recording.colours().colours().get(i)));
      }
    }
    Drawing below =
        deck.chain().map(domain -> OrderDrawing.of(domain, used)).orElseGet(() -> poset(position));
    return Optional.of(withRow(position, below));
  }

  private static Used used(Colour colour) {
    Ink ink =
        switch (colour) {
          case RED -> Ink.RIGHT_CELL;
          case BLUE -> Ink.LEFT_CELL;
          case PURPLE -> Ink.EITHER_PIECE;
        };
    return new Used(ink, String.valueOf(colour.letter()));
  }

  private static Drawing poset(MonotonePosition position) {
    Poset poset = Poset.of(position.deck());
    List<String> names = IntStream.range(0, poset.size()).mapToObj(poset::name).toList();
    List<String> laid =
        position.cards().stream().map(position.deck()::write).collect(Collectors.toList());
    return Boards.words(names, name -> laid.contains(name) ? Ink.BLOCKED : Ink.CELL);
  }

  /** The cards as they lie, above the cards that there are. */
  private static Drawing withRow(MonotonePosition position, Drawing deck) {
    String row =
        position.cards().isEmpty()
            ? "no card yet"
            : position.cards().stream()
                .map(position.deck()::write)
                .collect(Collectors.joining("   "));
    Canvas canvas = new Canvas();
    canvas.text(Ink.TEXT, 0, -18, row, 15, Anchor.START);
    return canvas.add(deck, 0, 0, 1).drawing(1);
  }

  /** Columns to the right, cards upwards; a spot is a card and its column, as 4@2. */
  private static Drawing square(MonotonePosition position, int size) {
    Canvas canvas = new Canvas();
    for (int card = 1; card <= size; card++) {
      canvas.text(Ink.FAINT_TEXT, -CELL * 0.1, -card * CELL, "" + card, 10, Anchor.END);
      canvas.text(Ink.FAINT_TEXT, card * CELL, 0, "" + card, 10, Anchor.MIDDLE);
      for (int column = 1; column <= size; column++) {
        Element row = Element.of(1, card);
        Element at = Element.of(1, column);
        int laid = position.cards().indexOf(row);
        boolean here = laid >= 0 && position.columns().get(laid).equals(at);
        boolean barred = laid >= 0 || position.columns().contains(at);
        double x = column * CELL;
        double y = -card * CELL;
        (here ? Mark.STONE : barred ? Mark.BLOCKED : Mark.FREE).draw(canvas, x, y);
        canvas.spot(
            card + "@" + column,
            new Box(x - CELL / 2, y - CELL / 2, x + CELL / 2, y + CELL / 2),
            here ? "card" : barred ? "barred" : "free");
      }
    }
    return canvas.drawing(1);
  }
}
