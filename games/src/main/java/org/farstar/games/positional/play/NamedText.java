package org.farstar.games.positional.play;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.games.positional.family.ListedFamily;
import org.farstar.values.text.NotationException;

/**
 * Positions on named points: {@code X=a,b O=c}, with {@code offer=d,e} where two points are on
 * offer; or moves of one point each from the first on, {@code a c b}. Written is the first form;
 * the start is the empty text.
 */
public final class NamedText implements MarksText {
  private static final Pattern WORD = Pattern.compile("\\S+");

  private final ListedFamily family;

  /** The text form of positions of this family. */
  public NamedText(ListedFamily family) {
    this.family = family;
  }

  @Override
  public Marks read(String text, PositionalRules rules) {
    if (!text.contains("=") && !text.isEmpty()) {
      if (!rules.turns().single() || rules.goal().offers()) {
        throw new NotationException(
            text, 1, "'" + text.split("\\s")[0] + "'", "X=, O= with points and commas");
      }
      return MoveList.read(text, rules, this::point);
    }
    Marks marks = Marks.none(family.points());
    List<Integer> offer = new ArrayList<>();
    Matcher words = WORD.matcher(text);
    while (words.find()) {
      String word = words.group();
      int equals = word.indexOf('=');
      String key = equals < 0 ? word : word.substring(0, equals);
      if (equals < 0 || !List.of("X", "O", "offer").contains(key)) {
        throw new NotationException(
            text, words.start() + 1, "'" + word + "'", "X= or O= with points and commas" + more());
      }
      int from = words.start() + equals + 1;
      for (String name : word.substring(equals + 1).split(",", -1)) {
        int point = point(text, from, name);
        boolean taken = !marks.free(point) || offer.contains(point);
        if (taken) {
          throw new NotationException(
              text, from + 1, "the point '" + name + "' a second time", "a point without a colour");
        }
        if (key.equals("offer")) {
          offer.add(point);
        } else {
          marks = marks.with(Side.valueOf(key), point);
        }
        from += name.length() + 1;
      }
    }
    if (!offer.isEmpty() && (offer.size() != 2 || !rules.goal().offers())) {
      throw new NotationException(
          text,
          text.indexOf("offer") + 1,
          offer.size() + " points on offer",
          rules.goal().offers() ? "two points on offer, or none" : "X= and O= in this game");
    }
    MarksText.requirePlayed(marks, rules, text);
    return offer.isEmpty() ? marks : marks.offering(offer.get(0), offer.get(1));
  }

  private static String more() {
    return ", as in X=a,b O=c";
  }

  private int point(String text, int from, String word) {
    int point = family.find(word);
    if (point < 0) {
      throw new NotationException(
          text, from + 1, word.isEmpty() ? "no point" : "'" + word + "'", points());
    }
    return point;
  }

  private String points() {
    int shown = Math.min(12, family.points());
    return "one of the points "
        + String.join(", ", family.names().subList(0, shown))
        + (shown < family.points() ? ", ..." : "");
  }

  @Override
  public String write(Marks marks) {
    List<String> words = new ArrayList<>();
    for (Side side : Side.values()) {
      List<String> names = new ArrayList<>();
      marks.forEach(side, point -> names.add(family.name(point)));
      if (!names.isEmpty()) {
        words.add(side + "=" + String.join(",", names));
      }
    }
    if (marks.offers()) {
      words.add(
          "offer=" + family.name(marks.firstOffered()) + "," + family.name(marks.secondOffered()));
    }
    return String.join(" ", words);
  }
}
