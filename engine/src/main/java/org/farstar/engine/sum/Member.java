package org.farstar.engine.sum;

import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;

/**
 * A part as it stands in a sum: as it is, or with the players exchanged.
 *
 * @param part the part
 * @param swapped whether the players are exchanged
 */
record Member(Part part, boolean swapped) implements Comparable<Member> {
  /** Parts that are their own negatives are never swapped. */
  static Member of(Part part, boolean swapped) {
    return new Member(part, swapped && !part.isOwnNegative());
  }

  /** The negative. */
  Member negative() {
    return of(part, !swapped);
  }

  /** Different for different members. */
  int code() {
    return part.id() << 1 | (swapped ? 1 : 0);
  }

  /** Who moves in the part when this player moves in the sum. */
  Player mover(Player player) {
    return swapped ? player.opponent() : player;
  }

  /** Whether a player who moves first wins the member alone; null where that is not known. */
  Boolean wins(Player player) {
    return part.wins(mover(player));
  }

  /** The stop when this player moves first; for a valued part. */
  Dyadic stop(Player player) {
    ShortGame value = part.value();
    Dyadic stop = mover(player) == Player.LEFT ? value.leftStop() : value.rightStop();
    return swapped ? stop.negate() : stop;
  }

  /** The mean value; for a valued part. */
  Dyadic mean() {
    Dyadic mean = ((ValuePart) part).mean();
    return swapped ? mean.negate() : mean;
  }

  /** What it is worth; null as long as that is not known. */
  ShortGame value() {
    ShortGame value = part.value();
    return value == null || !swapped ? value : value.negate();
  }

  @Override
  public int compareTo(Member other) {
    return Integer.compare(code(), other.code());
  }

  // Written out: what is generated for a record costs a process just started 10 ms (decision 8).
  @Override
  public boolean equals(Object other) {
    return other instanceof Member that && code() == that.code();
  }

  @Override
  public int hashCode() {
    return code();
  }
}
