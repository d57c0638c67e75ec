package org.farstar.games.order.monotone.posets;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.farstar.values.text.NotationException;

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

  private final String text;
  private final Map<String, Integer> numbers = new LinkedHashMap<>();
  private final long[] above = new long[Poset.MOST];
  private int line = 1;

  PosetText(String text) {
    this.text = text;
  }

  Poset read() {
    int at = 0;
    for (String content : text.split("\n", -1)) {
      line(at, content.replaceFirst("#.*", ""));
      at += content.length() + 1;
      line++;
    }
    if (numbers.isEmpty()) {
      throw new NotationException(text, text.length() + 1, "the end", "at least one element");
    }
    return sorted();
  }

  private void line(int start, String content) {
    int low = -1;
    boolean wantsName = true;
    int at = 0;
    while (true) {
      while (at < content.length() && Character.isWhitespace(content.charAt(at))) {
        at++;
      }
      if (at == content.length()) {
        break;
      }
      if (!wantsName) {
        if (content.charAt(at) != '<') {
          throw wrong(start + at, NotationException.at(content, at), "< or the end of the line");
        }
        at++;
        wantsName = true;
        continue;
      }
      int from = at;
      while (at < content.length()
          && content.charAt(at) != '<'
          && !Character.isWhitespace(content.charAt(at))) {
        at++;
      }
      if (from == at) {
        throw wrong(start + at, NotationException.at(content, at), FORM);
      }
      int high = element(content.substring(from, at), start + from);
      if (low >= 0) {
        below(low, high, start + from);
      }
      low = high;
      wantsName = false;
    }
    if (wantsName && low >= 0) {
      throw wrong(start + content.stripTrailing().length(), "the end", "a name after <");
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
          "an order: by what stands before, "
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
    return new NotationException(text, at + 1, found + " in line " + line, allowed);
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
