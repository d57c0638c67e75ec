package org.farstar.games.order.monotone.chain;

import java.util.Locale;
import org.farstar.games.order.monotone.chain.GapPosition.Stage;
import org.farstar.values.text.Scanner;

/**
 * Positions of {@link GapRules} as text: {@code decks} before a deck is named; a number for a deck;
 * {@code open} or {@code decided} and gaps {@code x,y=size} from the lowest; {@code won}, {@code
 * lost} and {@code drawn} where the play is over.
 */
final class GapText {
  private static final String ALLOWED =
      "decks, a size, 'open' or 'decided' with gaps x,y=size, won, lost or drawn";

  private final int a;
  private final int d;
  private final long largest;
  private final GapTools tools;

  GapText(int a, int d, long largest, GapTools tools) {
    this.a = a;
    this.d = d;
    this.largest = largest;
    this.tools = tools;
  }

  GapPosition read(String text) {
    Scanner at = new Scanner(text).blanks();
    if (at.atDigit()) {
      long n = at.natural(1, Integer.MAX_VALUE, "a deck of 1 card or more");
      at.blanks().expectEnd("the end behind the size of a deck");
      tools.deck(Math.min(n, largest));
      return tools.position();
    }
    for (Stage stage : Stage.values()) {
      if (at.accept(stage.name().toLowerCase(Locale.ROOT))) {
        return stage == Stage.OPEN || stage == Stage.DECIDED ? gaps(at, stage) : ended(at, stage);
      }
    }
    throw at.error(ALLOWED);
  }

  private static GapPosition ended(Scanner at, Stage stage) {
    at.blanks().expectEnd(ALLOWED);
    return GapPosition.of(stage);
  }

  private GapPosition gaps(Scanner at, Stage stage) {
    PositionStack stack = tools.stack(stage);
    stack.clear(0);
    int right = a + 1;
    int up = 1;
    boolean none = true;
    while (!at.blanks().atEnd()) {
      int from = at.at();
      int x = (int) at.natural(2, a, "x from 2 to " + a);
      at.expect(",", "x,y=size");
      int y = (int) at.natural(2, d, "y from 2 to " + d);
      at.expect("=", "x,y=size");
      long most = tools.largest(stage, x, y);
      long size = at.natural(1, most, "a size from 1 to " + most);
      if (x > right || y < up || x == right && y == up) {
        throw at.seek(from).error("a gap with x no larger and y no smaller than the one before");
      }
      stack.add(0, x, y, size);
      right = x;
      up = y;
      none = false;
    }
    if (none) {
      throw at.error("gaps x,y=size");
    }
    tools.pack(stage);
    return tools.position();
  }

  static String write(GapPosition position, GapTools tools) {
    Stage stage = position.stage();
    StringBuilder text = new StringBuilder(stage.name().toLowerCase(Locale.ROOT));
    if (stage == Stage.OPEN || stage == Stage.DECIDED) {
      PositionStack stack = tools.unpacked(stage, position.low(), position.high());
      for (int gap = 0; gap < stack.count(0); gap++) {
        text.append(' ').append(stack.x(0, gap)).append(',').append(stack.y(0, gap));
        text.append('=').append(stack.size(0, gap));
      }
    }
    return text.toString();
  }
}
