package org.farstar.games.order.monotone.chain;

import java.util.ArrayList;
import java.util.List;
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
  private final Gaps play;

  GapText(int a, int d, long largest, Gaps play) {
    this.a = a;
    this.d = d;
    this.largest = largest;
    this.play = play;
  }

  GapPosition read(String text) {
    Scanner at = new Scanner(text).blanks();
    if (at.atDigit()) {
      long n = at.natural(1, Integer.MAX_VALUE, "a deck of 1 card or more");
      at.blanks().expectEnd("the end behind the size of a deck");
      return play.deck(Math.min(n, largest));
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
    List<ChainGap> gaps = new ArrayList<>();
    int right = a + 1;
    int up = 1;
    while (!at.blanks().atEnd()) {
      int from = at.at();
      int x = (int) at.natural(2, a, "x from 2 to " + a);
      at.expect(",", "x,y=size");
      int y = (int) at.natural(2, d, "y from 2 to " + d);
      at.expect("=", "x,y=size");
      long most = play.largest(stage, x, y);
      long size = at.natural(1, most, "a size from 1 to " + most);
      if (x > right || y < up || x == right && y == up) {
        throw at.seek(from).error("a gap with x no larger and y no smaller than the one before");
      }
      gaps.add(new ChainGap(x, y, size));
      right = x;
      up = y;
    }
    if (gaps.isEmpty()) {
      throw at.error("gaps x,y=size");
    }
    return play.position(gaps, stage == Stage.DECIDED).normal();
  }

  static String write(GapPosition position) {
    StringBuilder text = new StringBuilder(position.stage().name().toLowerCase(Locale.ROOT));
    for (ChainGap gap : position.gaps()) {
      text.append(' ').append(gap.x()).append(',').append(gap.y()).append('=').append(gap.size());
    }
    return text.toString();
  }
}
