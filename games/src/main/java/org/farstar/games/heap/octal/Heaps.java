package org.farstar.games.heap.octal;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.farstar.values.text.NotationException;

/**
 * Some heaps, in any order; immutable.
 *
 * @param sizes the sizes, none of them 0, the least first
 */
public record Heaps(List<Integer> sizes) {
  /** No heap is larger. */
  public static final int LARGEST = 100_000_000;

  /** Heaps of these sizes; a size of 0 is no heap. */
  static Heaps of(int... sizes) {
    return new Heaps(Arrays.stream(sizes).filter(n -> n > 0).sorted().boxed().toList());
  }

  /** These heaps with two others, or one where the other is 0, in the place of one. */
  Heaps with(int index, int one, int other) {
    return of(
        IntStream.concat(
                IntStream.range(0, sizes.size()).filter(i -> i != index).map(sizes::get),
                IntStream.of(one, other))
            .toArray());
  }

  static Heaps read(String text) {
    int[] sizes = new int[text.length() / 2 + 1];
    int n = 0;
    for (int i = 0; i <= text.length(); i++) {
      int start = i;
      while (i < text.length() && text.charAt(i) >= '0' && text.charAt(i) <= '9') {
        i++;
      }
      String digits = text.substring(start, i);
      boolean gap = i == text.length() || text.charAt(i) == ' ' || text.charAt(i) == '|';
      if (!gap || digits.isEmpty()) {
        throw new NotationException(
            text, i + 1, NotationException.at(text, i), "the sizes of heaps with blanks between");
      }
      if (digits.length() > 9 || Integer.parseInt(digits) > LARGEST) {
        throw new NotationException(text, start + 1, digits, "a heap of at most " + LARGEST);
      }
      sizes[n++] = Integer.parseInt(digits);
    }
    return of(Arrays.copyOf(sizes, n));
  }

  @Override
  public String toString() {
    return sizes.isEmpty()
        ? "0"
        : sizes.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }
}
