package org.farstar.engine.item;

import java.util.List;
import org.farstar.engine.memory.ForgettingTable;
import org.farstar.engine.memory.KeptResults;
import org.farstar.engine.memory.KeptResults.Digest;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;

/**
 * Results of sums of items that outlive the process. The number of an item means nothing in another
 * one, so an item is known by the SHA-256 of its name, a value by that of its options, and a sum by
 * the sum of these. Safe for threads.
 */
public final class KeptSums {
  private static final int MOST_VALUES = 1 << 16;

  private final KeptResults results;
  private final Digest zero;
  private final ForgettingTable<ShortGame, Digest> values = new ForgettingTable<>(MOST_VALUES);

  /**
   * @param results where they are kept
   * @param universe where values live
   */
  public KeptSums(KeptResults results, Universe universe) {
    this.results = results;
    this.zero = of(universe.zero());
  }

  /** What is kept of a sum with Left to move, as {@link KeptResults#content} has it. */
  long content(ItemSum sum, ItemMoves moves) {
    Digest digest = digest(sum, moves);
    return digest == null ? 0 : results.content(digest);
  }

  /** Keeps what is known of a sum with Left to move, as long as there is room. */
  void keep(ItemSum sum, ItemMoves moves, KeptResults.Entry entry) {
    Digest digest = digest(sum, moves);
    if (digest != null) {
      results.record(digest, entry);
    }
  }

  /** Tells the items of a sum, when they are met first, who wins them alone. */
  void meet(ItemSum sum, ItemMoves moves) {
    for (int i = 0; i < sum.size(); i++) {
      Item item = sum.item(i);
      if (item.digest(false) == null && !item.isValue()) {
        learn(item, false, moves);
        learn(item, true, moves);
      }
    }
  }

  private void learn(Item item, boolean swapped, ItemMoves moves) {
    Digest digest = digest(item, swapped && !item.isOwnNegative(), moves);
    long content = digest == null ? 0 : results.content(digest.plus(zero));
    if (content < 0) {
      item.learn(swapped ? Player.RIGHT : Player.LEFT, content == KeptResults.WON);
    }
  }

  /** What a value is known by in every process. */
  public Digest digest(Plain plain) {
    Digest digest = plain.digest();
    if (digest == null) {
      digest = of(plain.value());
      plain.digest(digest);
    }
    return digest;
  }

  /** What a sum is known by in every process; null where an item has no name. */
  private Digest digest(ItemSum sum, ItemMoves moves) {
    Digest digest = digest(sum.plain());
    for (int i = 0; i < sum.size() && digest != null; i++) {
      Digest known = digest(sum.item(i), sum.swapped(i), moves);
      digest = known == null ? null : digest.plus(known);
    }
    return digest;
  }

  private Digest digest(Item item, boolean swapped, ItemMoves moves) {
    Digest known = item.digest(swapped);
    if (known == null) {
      known = of(item, swapped, moves);
      item.digest(swapped, known);
    }
    return known;
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
