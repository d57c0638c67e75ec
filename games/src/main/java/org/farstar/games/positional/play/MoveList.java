package org.farstar.games.positional.play;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.games.positional.family.SetFamily;
import org.farstar.values.text.NotationException;

/** Positions as lists of moves of one point each, with blanks between. */
final class MoveList {
  private static final Pattern WORD = Pattern.compile("\\S+");

  private MoveList() {}

  /** Finds a point. */
  @FunctionalInterface
  interface Points {
    /**
     * The point of this name.
     *
     * @param text the whole text
     * @param from where the name begins in it
     * @param word the name
     */
    int find(String text, int from, String word);
  }

  /** The position after these moves. */
  static Marks read(String text, PositionalRules rules, Points points) {
    Marks marks = Marks.none(rules.family().points());
    Matcher words = WORD.matcher(text);
    while (words.find()) {
      int at = words.start() + 1;
      String word = words.group();
      int point = points.find(text, words.start(), word);
      if (!marks.free(point)) {
        throw new NotationException(
            text, at, "the point '" + word + "' a second time", "a point without a colour");
      }
      Side turn = rules.turn(marks);
      if (whole(marks, rules)) {
        throw new NotationException(
            text, at, "the move '" + word + "' after the play is over", "the end");
      }
      marks = marks.with(turn, point);
    }
    return marks;
  }

  /** Whether the play is over because somebody has a whole set. */
  private static boolean whole(Marks marks, PositionalRules rules) {
    for (Side side : Side.values()) {
      if (rules.counts(side) && marks.complete(rules.family(), side)) {
        return true;
      }
    }
    return false;
  }

  /** The points of each player in ascending order, as moves in turn. */
  static String write(Marks marks, SetFamily family) {
    List<String> x = new ArrayList<>();
    List<String> o = new ArrayList<>();
    marks.forEach(Side.X, point -> x.add(family.name(point)));
    marks.forEach(Side.O, point -> o.add(family.name(point)));
    List<String> moves = new ArrayList<>();
    for (int i = 0; i < x.size(); i++) {
      moves.add(x.get(i));
      if (i < o.size()) {
        moves.add(o.get(i));
      }
    }
    return String.join(" ", moves);
  }
}
