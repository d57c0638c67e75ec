package org.farstar.games.order.monotone.board;

import java.util.ArrayList;
import java.util.List;
import org.farstar.games.order.Domain;
import org.farstar.games.order.Element;
import org.farstar.games.order.OrderType;
import org.farstar.games.order.Segment;

/**
 * The recording sequence of a board on a chain, by double bumping (section 3): some of its cards in
 * ascending order, with their colours, and the free cards in the gaps between them.
 *
 * @param board the board
 * @param elements the recorded cards from the lowest
 * @param colours their colours
 */
public record RecordingSequence(
    MonotonePosition board, List<Element> elements, ColourSequence colours) {
  public RecordingSequence {
    elements = List.copyOf(elements);
  }

  /** The recording sequence of a board, whose deck must be a chain. */
  public static RecordingSequence of(MonotonePosition board) {
    List<RecordingSequence> steps = steps(board);
    return steps.get(steps.size() - 1);
  }

  /** The recording sequences of all beginnings of a board, from the empty one. */
  public static List<RecordingSequence> steps(MonotonePosition board) {
    List<RecordingSequence> steps = new ArrayList<>();
    MonotonePosition begun = MonotonePosition.empty(board.deck());
    RecordingSequence now = new RecordingSequence(begun, List.of(), ColourSequence.EMPTY);
    steps.add(now);
    for (Element card : board.cards()) {
      begun = begun.plus(card);
      now = now.insert(card, begun);
      steps.add(now);
    }
    return steps;
  }

  /** The gap in which a card lies that is not recorded. */
  public int gap(Element card) {
    int gap = 0;
    while (gap < elements.size() && Domain.compare(elements.get(gap), card) < 0) {
      gap++;
    }
    return gap;
  }

  private RecordingSequence insert(Element card, MonotonePosition after) {
    int gap = gap(card);
    int above = colours.nextReddish(gap);
    int below = colours.lastBluish(gap);
    List<Element> kept = new ArrayList<>();
    for (int i = 0; i <= elements.size(); i++) {
      if (i == gap) {
        kept.add(card);
      }
      boolean gone =
          i < elements.size()
              && ((i == above && colours.colours().get(i) == Colour.RED)
                  || (i == below && colours.colours().get(i) == Colour.BLUE));
      if (i < elements.size() && !gone) {
        kept.add(elements.get(i));
      }
    }
    return new RecordingSequence(after, kept, colours.insert(gap));
  }

  private Domain domain() {
    return board.deck().chain().orElseThrow();
  }

  /** The free cards in the gaps, from below the first element to above the last. */
  public List<OrderType> gaps() {
    List<Element> used = new ArrayList<>(board.cards());
    used.sort(Domain::compare);
    List<OrderType> gaps = new ArrayList<>();
    OrderType.Builder gap = new OrderType.Builder();
    int recorded = 0;
    for (int i = 0; i <= used.size(); i++) {
      Element low = i == 0 ? null : used.get(i - 1);
      Element high = i == used.size() ? null : used.get(i);
      for (Segment segment : domain().between(low, high)) {
        gap.add(segment.type());
      }
      if (high == null || (recorded < elements.size() && high.equals(elements.get(recorded)))) {
        gaps.add(gap.build());
        gap = new OrderType.Builder();
        recorded++;
      }
    }
    return gaps;
  }

  /** Three aligned lines: the recorded cards, their colours, and the free cards between them. */
  public String picture() {
    List<OrderType> gaps = gaps();
    StringBuilder cards = new StringBuilder("recorded ");
    StringBuilder letters = new StringBuilder("colours  ");
    StringBuilder free = new StringBuilder("free     ");
    for (int i = 0; i < gaps.size(); i++) {
      free.append(gaps.get(i)).append(' ');
      int width = free.length() - 1;
      pad(cards, width);
      pad(letters, width);
      if (i < elements.size()) {
        String name = board.deck().write(elements.get(i));
        cards.append(' ').append(name).append(' ');
        letters.append(' ').append(colours.colours().get(i).letter()).append(' ');
        int end = Math.max(cards.length(), letters.length());
        pad(cards, end);
        pad(letters, end);
        pad(free, end);
      }
    }
    return cards.toString().stripTrailing()
        + "\n"
        + letters.toString().stripTrailing()
        + "\n"
        + free.toString().stripTrailing();
  }

  private static void pad(StringBuilder line, int width) {
    line.append(" ".repeat(Math.max(0, width - line.length())));
  }
}
