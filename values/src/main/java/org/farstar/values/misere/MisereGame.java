package org.farstar.values.misere;

import java.util.List;
import java.util.Objects;
import org.farstar.values.Value;

/**
 * An impartial game in misère canonical form: two games are equal if they can replace each other in
 * every sum of impartial games in misère play. Immutable; {@link MisereGames} makes them.
 *
 * <p>The text is that of Winning Ways and of A. N. Siegel's Combinatorial Game Theory, chapter V:
 * {@code 0}, {@code *} and {@code *n} are Nim heaps, {@code *[2# 2 0]} is the game with the options
 * *2#, *2 and 0, the stars within the brackets left out, and {@code *2#} the game whose only option
 * is *2. A text of more than {@value #LONGEST} characters is not made.
 */
public final class MisereGame implements Value {
  /** A longer text is not printed: options that games share stand in it once for each. */
  public static final int LONGEST = 10_000;

  private final List<MisereGame> options;
  private final int birthday;
  private final int heap;
  private final boolean lost;
  private final int hash;

  /** How long the text within brackets is; beyond {@link #LONGEST} any number above it. */
  private final long length;

  /** The greatest option first, and each once; they are what tells it from other games. */
  MisereGame(List<MisereGame> options) {
    this.options = List.copyOf(options);
    this.birthday = options.stream().mapToInt(MisereGame::birthday).max().orElse(-1) + 1;
    boolean nim = options.size() == birthday;
    for (int i = 0; i < options.size(); i++) {
      nim &= options.get(i).heap == options.size() - 1 - i;
    }
    this.heap = nim ? birthday : -1;
    this.lost = !options.isEmpty() && options.stream().noneMatch(option -> option.lost);
    this.length =
        Math.min(
            LONGEST + 1L,
            heap >= 0
                ? String.valueOf(heap).length()
                : options.stream().mapToLong(option -> option.length + 1).sum() + 1);
    this.hash = Objects.hash(MisereGame.class, this.options);
  }

  /** The options, the greatest first, all of them in canonical form. */
  public List<MisereGame> options() {
    return options;
  }

  /** The height of the game tree. */
  public int birthday() {
    return birthday;
  }

  /** Whether the player who moves next loses in misère play: the outcome class is P. */
  public boolean isLost() {
    return lost;
  }

  /** Whether the text is so long that it is told what game it is instead. */
  public boolean isLong() {
    return length > LONGEST;
  }

  /** Whether it is a Nim heap. */
  public boolean isHeap() {
    return heap >= 0;
  }

  /** An order for lists: by birthday, then by the number of options, then by the options. */
  static int order(MisereGame a, MisereGame b) {
    if (a == b) {
      return 0;
    }
    int first = Integer.compare(a.birthday, b.birthday);
    int order = first != 0 ? first : Integer.compare(a.options.size(), b.options.size());
    for (int i = 0; order == 0 && i < a.options.size(); i++) {
      order = order(a.options.get(i), b.options.get(i));
    }
    return order;
  }

  /**
   * Whether it is equal as a value. Games made by one {@link MisereGames} are compared at once,
   * those of two option by option.
   */
  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof MisereGame that
            && hash == that.hash
            && birthday == that.birthday
            && options.equals(that.options);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    if (heap >= 0) {
      return heap == 0 ? "0" : heap == 1 ? "*" : "*" + heap;
    }
    return isLong()
        ? "*[...], born on day " + birthday + " with " + options.size() + " options"
        : "*" + inner();
  }

  /** The text within brackets. */
  private String inner() {
    if (heap >= 0) {
      return String.valueOf(heap);
    }
    if (options.size() == 1) {
      return options.get(0).inner() + "#";
    }
    StringBuilder text = new StringBuilder("[");
    for (MisereGame option : options) {
      text.append(text.length() > 1 ? " " : "").append(option.inner());
    }
    return text.append(']').toString();
  }
}
