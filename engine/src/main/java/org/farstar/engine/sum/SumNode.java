package org.farstar.engine.sum;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.memory.KeptResults;
import org.farstar.values.player.Player;

/** A sum with the player who is to move. */
final class SumNode {
  final PartSum sum;
  final Player mover;
  private final boolean joinNegatives;
  private Key key;
  private KeptResults.Digest digest;

  /**
   * @param joinNegatives whether a sum and its negative are known by one key
   */
  SumNode(PartSum sum, Player mover, boolean joinNegatives) {
    this.sum = sum;
    this.mover = mover;
    this.joinNegatives = joinNegatives;
  }

  /** What it is known by in every process. */
  KeptResults.Digest digest() {
    if (digest == null) {
      List<String> words = new ArrayList<>();
      for (Member member : sum.members()) {
        words.add(member.part().words(member.swapped()));
      }
      words.sort(null);
      words.add(0, sum.plain().toString());
      words.add(0, mover.title());
      digest = KeptResults.Digest.of(words);
    }
    return digest;
  }

  /** What tables know it by: a sum with Left to move is its negative with Right to move. */
  record Key(PartSum.Key sum, Player mover) {
    // Written out: what a record compares itself by is made when it is first asked for, and slow.
    @Override
    public boolean equals(Object other) {
      return other instanceof Key that && mover == that.mover && sum.equals(that.sum);
    }

    @Override
    public int hashCode() {
      return 31 * sum.hashCode() + mover.ordinal();
    }
  }

  Key key() {
    if (key == null) {
      PartSum.Key own = sum.key();
      PartSum.Key negative = joinNegatives ? sum.negative().key() : own;
      key = own.precedes(negative) ? new Key(own, mover) : new Key(negative, mover.opponent());
    }
    return key;
  }
}
