package org.farstar.games.heap.corner;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.play.Moves;
import org.farstar.games.heap.grundy.LoweredHeaps;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;
import org.farstar.verify.heap.HeapSum;
import org.farstar.verify.heap.HeapSumRules;

/**
 * A chip on the point (m, n): a move lowers one coordinate, and where the chip is a queen it may
 * lower both by the same number. A move is written as the point it leads to.
 */
public final class CornerRules implements HeapSumRules<Corner> {
  private final boolean queen;

  private CornerRules(boolean queen) {
    this.queen = queen;
  }

  /** The lecture's Game 2: one coordinate at a time, two heaps of Nim. */
  public static CornerRules rook() {
    return new CornerRules(false);
  }

  /** The lecture's Game 2a, Wythoff's game: or both by the same number. */
  public static CornerRules wythoff() {
    return new CornerRules(true);
  }

  /** A rook is Nim with two heaps. */
  @Override
  public Optional<HeapSum> heapSum(Corner at) {
    return Optional.of(new HeapSum(queen ? HeapSum.WYTHOFF : HeapSum.NIM, List.of(at.m(), at.n())));
  }

  /** Of a far point only the short moves are handed over. */
  @Override
  public void moves(Corner at, Player player, Moves<Corner> moves) {
    for (int i = 1; reaches(at.m(), i); i++) {
      add(new Corner(at.m().subtract(BigInteger.valueOf(i)), at.n()), moves);
    }
    for (int i = 1; reaches(at.n(), i); i++) {
      add(new Corner(at.m(), at.n().subtract(BigInteger.valueOf(i))), moves);
    }
    for (int i = 1; queen && reaches(at.least(), i); i++) {
      add(at.back(BigInteger.valueOf(i)), moves);
    }
  }

  private static boolean reaches(BigInteger coordinate, int steps) {
    return steps <= LoweredHeaps.LISTED && coordinate.compareTo(BigInteger.valueOf(steps)) >= 0;
  }

  private static void add(Corner to, Moves<Corner> moves) {
    moves.add(to, to::toString);
  }

  @Override
  public Optional<Corner> play(Corner at, Player player, String text) {
    Corner to;
    try {
      to = Corner.read(text.strip());
    } catch (NotationException e) {
      return Optional.empty();
    }
    BigInteger first = at.m().subtract(to.m());
    BigInteger second = at.n().subtract(to.n());
    boolean towards = first.signum() >= 0 && second.signum() >= 0 && !to.equals(at);
    boolean straight = first.signum() == 0 || second.signum() == 0;
    return towards && (straight || (queen && first.equals(second)))
        ? Optional.of(to)
        : Optional.empty();
  }

  @Override
  public Optional<String> unsearchable(Corner at, boolean exact) {
    return at.most().compareTo(BigInteger.valueOf(LoweredHeaps.LISTED)) <= 0
        ? Optional.empty()
        : Optional.of(
            "a coordinate above " + LoweredHeaps.LISTED + " has too many options to list them all");
  }

  @Override
  public boolean impartial() {
    return true;
  }

  /** The coordinates may be exchanged. */
  @Override
  public Corner representative(Corner at) {
    return at.m().compareTo(at.n()) <= 0 ? at : new Corner(at.n(), at.m());
  }

  @Override
  public Corner read(String text) {
    return Corner.read(text);
  }

  @Override
  public String write(Corner at) {
    return at.toString();
  }

  /** The sum of the coordinates, as far as it fits. */
  @Override
  public OptionalLong rank(Corner at) {
    BigInteger sum = at.m().add(at.n());
    return sum.bitLength() < Long.SIZE ? OptionalLong.of(sum.longValue()) : OptionalLong.empty();
  }
}
