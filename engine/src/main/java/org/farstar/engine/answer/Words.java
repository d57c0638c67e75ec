package org.farstar.engine.answer;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A word in commuting generators, as {@code ab^2}: each generator with its exponent, which is not
 * 0.
 *
 * @param exponents the exponents by the names of the generators
 */
record Words(Map<String, Integer> exponents) {
  private static final Pattern POWER = Pattern.compile("([a-z][0-9]*)(?:\\^([0-9]{1,9}))?");

  /** No reduction of a word takes more steps, unless the relations lead nowhere. */
  private static final int MOST_STEPS = 100_000;

  /** Reads a product of powers; 1 is the empty word. */
  static Words read(String text) {
    Map<String, Integer> exponents = new TreeMap<>();
    Matcher power = POWER.matcher(text);
    while (power.find()) {
      int exponent = power.group(2) == null ? 1 : Integer.parseInt(power.group(2));
      exponents.merge(power.group(1), exponent, Integer::sum);
    }
    return new Words(exponents);
  }

  /**
   * What is left when each relation {@code ab = c} is used from left to right as often as it can
   * be.
   *
   * @throws IllegalArgumentException if that does not end
   */
  Words reduced(List<String> relations) {
    Words word = this;
    int steps = 0;
    for (int i = 0; i < relations.size(); i++) {
      String[] sides = relations.get(i).split("=", 2);
      Words from = read(sides[0]);
      if (word.contains(from)) {
        word = word.replaced(from, read(sides[1]));
        i = -1;
      }
      if (++steps > MOST_STEPS) {
        throw new IllegalArgumentException("relations that do not shorten " + this);
      }
    }
    return word;
  }

  private boolean contains(Words other) {
    return !other.exponents.isEmpty()
        && other.exponents.entrySet().stream()
            .allMatch(each -> exponents.getOrDefault(each.getKey(), 0) >= each.getValue());
  }

  private Words replaced(Words from, Words to) {
    Map<String, Integer> left = new TreeMap<>(exponents);
    from.exponents.forEach((name, count) -> left.merge(name, -count, Integer::sum));
    to.exponents.forEach((name, count) -> left.merge(name, count, Integer::sum));
    left.values().removeIf(count -> count == 0);
    return new Words(left);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    exponents.forEach((name, count) -> text.append(name).append(count > 1 ? "^" + count : ""));
    return text.isEmpty() ? "1" : text.toString();
  }
}
