package org.farstar.values.misere;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The genus of an impartial game G (Winning Ways, chapter 13): its Grundy value, and the misère
 * Grundy values of G, G + *2, G + *2 + *2 and so on, of which the last two listed repeat for ever.
 * The misère Grundy value of a game without options is 1, that of any other game the mex of those
 * of its options.
 *
 * @param grundy the Grundy value
 * @param misere at least two misère Grundy values, no more than are needed
 */
public record Genus(int grundy, List<Integer> misere) {
  /**
   * @throws IllegalArgumentException if there are fewer than two misère values
   */
  public Genus {
    misere = List.copyOf(misere);
    if (misere.size() < 2) {
      throw new IllegalArgumentException("a genus lists at least two values");
    }
  }

  /** The misère Grundy value of the game beside this many games *2. */
  public int misere(int twos) {
    int last = misere.size() - 1;
    return misere.get(twos <= last ? twos : last - (twos - last) % 2);
  }

  /** Whether some sum of Nim heaps has it: 0^120, 1^031, or n followed by n and n + *2. */
  public boolean isNim() {
    return equals(grundy < 2 && misere(0) != grundy ? fickle(grundy) : firm(grundy));
  }

  private static Genus fickle(int grundy) {
    return new Genus(grundy, List.of(1 - grundy, grundy == 0 ? 2 : 3, grundy));
  }

  private static Genus firm(int grundy) {
    return new Genus(grundy, List.of(grundy, grundy ^ 2));
  }

  /** As the field writes it, {@code 0^120}; with commas where a number has two digits. */
  @Override
  public String toString() {
    boolean digits = misere.stream().allMatch(value -> value < 10);
    String values =
        misere.stream().map(String::valueOf).collect(Collectors.joining(digits ? "" : ","));
    return grundy + "^" + (digits ? values : "{" + values + "}");
  }
}
