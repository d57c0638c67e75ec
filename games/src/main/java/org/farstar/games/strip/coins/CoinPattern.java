package org.farstar.games.strip.coins;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import org.farstar.values.text.Scanner;

/**
 * What a player must find in the line to turn it over: a subsequence of coins, for instance {@code
 * 01} for a head and a tail somewhere to its right. It ends with a tail, so that turning it over
 * lowers the line's number and every play ends.
 *
 * @param coins zeros and ones, the last a one
 */
record CoinPattern(String coins) {
  /** More coins at a time would not fit in any line that a search can handle. */
  private static final int LONGEST = 16;

  /** Whether a character is a coin, 0 or 1. */
  static boolean isCoin(int c) {
    return c == '0' || c == '1';
  }

  /** Reads patterns separated by commas; they are sorted, each once. */
  static List<CoinPattern> readAll(Scanner at) {
    List<CoinPattern> patterns = new ArrayList<>();
    do {
      patterns.add(read(at.upTo(',')));
    } while (at.accept(','));
    patterns.sort((a, b) -> Arrays.compare(a.coins.toCharArray(), b.coins.toCharArray()));
    return patterns.stream().distinct().toList();
  }

  private static CoinPattern read(Scanner word) {
    String coins = word.takeWhile(CoinPattern::isCoin);
    word.expectEnd("a pattern of 0 and 1");
    if (!coins.endsWith("1") || coins.length() > LONGEST) {
      throw word.stretchError("a pattern that ends with 1, of at most " + LONGEST + " coins");
    }
    return new CoinPattern(coins);
  }

  /** Hands over the places, counted from 1, of every subsequence of the line that matches. */
  void matches(CoinLine line, Consumer<int[]> found) {
    matches(line, new int[coins.length()], 0, 1, found);
  }

  private void matches(CoinLine line, int[] places, int matched, int from, Consumer<int[]> found) {
    if (matched == places.length) {
      found.accept(places.clone());
      return;
    }
    int last = line.length() - (places.length - 1 - matched);
    for (int i = from; i <= last; i++) {
      if (line.tail(i) == (coins.charAt(matched) == '1')) {
        places[matched] = i;
        matches(line, places, matched + 1, i + 1, found);
      }
    }
  }

  static String write(List<CoinPattern> patterns) {
    return String.join(",", patterns.stream().map(CoinPattern::coins).toList());
  }

  static List<CoinPattern> of(String coins) {
    return Collections.singletonList(new CoinPattern(coins));
  }

  // Written out: what is generated for a record costs a process just started 10 ms (decision 8).
  @Override
  public boolean equals(Object other) {
    return other instanceof CoinPattern that && coins.equals(that.coins);
  }

  @Override
  public int hashCode() {
    return coins.hashCode();
  }
}
