package org.farstar.games.order.monotone.posets;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.farstar.values.text.NotationException;
import org.farstar.values.text.Scanner;

/**
 * The text of a poset. A line names an element, or several from below to above with {@code <}
 * between them; what follows a {@code #} does not count. Elements are numbered as they are met, but
 * none before one that is below it.
 *
 * <pre>
 *   # a square
 *   bottom &lt; left &lt; top
 *   bottom &lt; right &lt; top
 *   alone
 * </pre>
 */
final class PosetText {
  private static final String FORM = "names without blanks, with < between them";

  private final Scanner text;
  private final Map<String, Integer> numbers = new LinkedHashMap<>();
  private final long[] above = new long[Poset.MOST];
  private int line = 1;

  PosetText(String text) {
    this.text = new Scanner(text);
  }

  Poset read() {
    do {
      Scanner content = text.upTo('\n').upTo('#').rest();
      if (!content.atEnd()) {
        line(content);
      }
      line++;
    } while (text.accept('\n'));
    if (numbers.isEmpty()) {
      throw text.error("at least one element");
    }
    return sorted();
  }

  private void line(Scanner at) {
    int low = -1;
    do {
      int place = at.whitespace().at();
      String name = at.takeWhile(c -> c != '<' && !Character.isWhitespace(c));
      if (name.isEmpty()) {
        throw at.atEnd() ? wrong(place, "the end", "a name after <") : wrong(place, "'<'", FORM);
      }
      int high = element(name, place);
      if (low >= 0) {
        below(low, high, place);
      }
      low = high;
    } while (at.whitespace().accept('<'));
    if (!at.atEnd()) {
      throw wrong(at.at(), NotationException.at(at.text(), at.at()), "< or the end of the line");
    }
  }

  private int element(String name, int at) {
    Integer known = numbers.get(name);
    if (known == null && numbers.size() == Poset.MOST) {
      throw wrong(at, "another element '" + name + "'", "at most " + Poset.MOST + " elements");
    }
    numbers.putIfAbsent(name, numbers.size());
    return numbers.get(name);
  }

  private void below(int low, int high, int at) {
    if (low == high || (above[high] >>> low & 1) != 0) {
      List<String> names = new ArrayList<>(numbers.keySet());
      throw wrong(
          at,
          "'" + names.get(low) + " < " + names.get(high) + "'",
          "an order: by the elements before, "
              + (low == high
                  ? "they are the same"
                  : names.get(high) + " is below " + names.get(low)));
    }
    long reached = above[high] | 1L << high;
    for (int i = 0; i < numbers.size(); i++) {
      if (i == low || (above[i] >>> low & 1) != 0) {
        above[i] |= reached;
      }
    }
  }

  private NotationException wrong(int at, String found, String allowed) {
    return text.error(at, found + " in line " + line, allowed);
  }

  /** Takes the first element again and again below which there is none left. */
  private Poset sorted() {
    List<String> names = new ArrayList<>(numbers.keySet());
    List<Integer> order = new ArrayList<>();
    while (order.size() < names.size()) {
      for (int next = 0; next < names.size(); next++) {
        if (!order.contains(next) && lowest(next, order)) {
          order.add(next);
          break;
        }
      }
    }
    long[] sorted = new long[names.size()];
    List<String> sortedNames = new ArrayList<>();
    for (int i = 0; i < sorted.length; i++) {
      sortedNames.add(names.get(order.get(i)));
      for (int j = 0; j < sorted.length; j++) {
        sorted[i] |= (above[order.get(i)] >>> order.get(j) & 1) << j;
      }
    }
    return new Poset(sortedNames, sorted);
  }

  private boolean lowest(int element, List<Integer> taken) {
    for (int i = 0; i < numbers.size(); i++) {
      if (!taken.contains(i) && (above[i] >>> element & 1) != 0) {
        return false;
      }
    }
    return true;
  }
}
