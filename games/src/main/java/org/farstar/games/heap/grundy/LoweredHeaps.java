package org.farstar.games.heap.grundy;

import java.math.BigInteger;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.engine.play.Moves;
import org.farstar.values.player.Player;

/** Games in which a move lowers one heap; which sizes it may be lowered to is all that differs. */
public abstract class LoweredHeaps extends HeapRules {
  /** Of a heap with more options than these only the first ones are handed over. */
  public static final int LISTED = 1 << 20;

  private static final Pattern MOVE = Pattern.compile("([0-9]{1,20000}) -> ([0-9]{1,20000})");

  /** The rules. */
  public LoweredHeaps() {}

  /** Hands over what a heap may be lowered to, the least taken first, {@link #LISTED} at most. */
  protected abstract void rests(BigInteger heap, Consumer<BigInteger> rests);

  /** Whether a heap may be lowered to this size, which is smaller. */
  protected abstract boolean lowers(BigInteger heap, BigInteger rest);

  /** Whether every option of this heap is listed. */
  protected boolean listed(BigInteger heap) {
    return heap.bitLength() <= Integer.SIZE && heap.longValue() <= LISTED;
  }

  @Override
  public void moves(Heaps heaps, Player player, Moves<Heaps> moves) {
    heaps.eachSize(
        (heap, index) ->
            rests(
                heap,
                rest ->
                    moves.add(
                        heaps.with(index, rest),
                        () -> moveText(heap, rest),
                        () -> heaps.spots(heap, rest.add(BigInteger.ONE)))));
  }

  /** The text of the move that lowers a heap. */
  private static String moveText(BigInteger heap, BigInteger rest) {
    return heap + " -> " + rest;
  }

  /** Hands over the move that lowers a heap that stands alone. */
  public static void add(BigInteger heap, BigInteger rest, Moves<Heaps> moves) {
    moves.add(Heaps.of(rest), () -> moveText(heap, rest));
  }

  @Override
  public Optional<Heaps> play(Heaps heaps, Player player, String text) {
    Matcher move = MOVE.matcher(text.strip().replaceAll("\\s+", " "));
    if (!move.matches()) {
      return Optional.empty();
    }
    BigInteger heap = new BigInteger(move.group(1));
    BigInteger rest = new BigInteger(move.group(2));
    int index = heaps.sizes().indexOf(heap);
    return index >= 0 && rest.compareTo(heap) < 0 && lowers(heap, rest)
        ? Optional.of(heaps.with(index, rest))
        : Optional.empty();
  }

  @Override
  public Optional<String> unsearchable(Heaps heaps, boolean exact) {
    return listed(heaps.largest())
        ? Optional.empty()
        : Optional.of("a heap above " + LISTED + " has too many options to list them all");
  }

  /** How many there are in all heaps together, as far as it fits. */
  @Override
  public OptionalLong rank(Heaps heaps) {
    BigInteger total = heaps.sizes().stream().reduce(BigInteger.ZERO, BigInteger::add);
    return total.bitLength() < Long.SIZE
        ? OptionalLong.of(total.longValue())
        : OptionalLong.empty();
  }
}
