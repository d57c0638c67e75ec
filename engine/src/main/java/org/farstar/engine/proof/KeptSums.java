package org.farstar.engine.proof;

import java.util.List;
import org.farstar.engine.memory.BoundedTable;
import org.farstar.engine.memory.KeptResults;
import org.farstar.engine.memory.KeptResults.Digest;
import org.farstar.values.shortgame.ShortGame;

/**
 * Results of sums of items that outlive the process. The number of an item means nothing in another
 * one, so an item is known by the SHA-256 of its name, a value by that of its options, and a sum by
 * the sum of these. Safe for threads.
 */
public final class KeptSums {
  /** What took fewer positions than two to this power is found again sooner than it is read. */
  private static final int LEAST_EFFORT = 3;

  private static final int MOST_VALUES = 1 << 16;

  private final KeptResults results;
  private final BoundedTable<ShortGame, Digest> values = new BoundedTable<>(MOST_VALUES);

  /**
   * @param results where they are kept
   */
  public KeptSums(KeptResults results) {
    this.results = results;
  }

  /** What is kept of a sum with Left to move, as {@link KeptResults#content} has it. */
  long content(ItemSum sum, ItemMoves moves) {
    Digest digest = digest(sum, moves);
    return digest == null ? 0 : results.content(digest);
  }

  /** Keeps what is known of a sum with Left to move, if it is worth it. */
  void keep(ItemSum sum, ItemMoves moves, KeptResults.Entry entry) {
    if (entry.effort() >= LEAST_EFFORT) {
      Digest digest = digest(sum, moves);
      if (digest != null) {
        results.record(digest, entry);
      }
    }
  }

  /** What a sum is known by in every process; null where an item has no name. */
  private Digest digest(ItemSum sum, ItemMoves moves) {
    Digest digest = sum.plain().digest();
    if (digest == null) {
      digest = of(sum.plain().value());
      sum.plain().digest(digest);
    }
    for (int i = 0; i < sum.size() && digest != null; i++) {
      Item item = sum.item(i);
      boolean swapped = sum.swapped(i);
      Digest known = item.digest(swapped);
      if (known == null) {
        known = of(item, swapped, moves);
        item.digest(swapped, known);
      }
      digest = known == null ? null : digest.plus(known);
    }
    return digest;
  }

  private Digest of(Item item, boolean swapped, ItemMoves moves) {
    if (item instanceof ValueItem value) {
      return of(swapped ? value.value().negate() : value.value());
    }
    String name = moves.name(item);
    return name == null ? null : Digest.of(List.of(name, swapped ? "exchanged" : "as it is"));
  }

  private Digest of(ShortGame value) {
    Digest known = values.get(value);
    if (known == null) {
      known =
          Digest.of(
              value.isNumberUpStar()
                  ? List.of("value", value.toString())
                  : List.of("value", all(value.leftOptions()), all(value.rightOptions())));
      values.put(value, known);
    }
    return known;
  }

  private String all(List<ShortGame> options) {
    return options.stream().map(this::of).reduce(Digest::plus).map(Digest::toString).orElse("");
  }
}
