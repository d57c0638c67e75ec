package org.farstar.games.heap.takeaway;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.games.heap.grundy.LoweredHeaps;
import org.farstar.values.player.Player;

/**
 * A take-away game: at most the cap may be taken from the heap, at least 1, and after x are taken
 * the cap is f(x).
 */
public final class TakeAway implements Rules<TakeAwayHeap> {
  private static final Pattern MOVE = Pattern.compile("take ([1-9][0-9]{0,19999})");

  private final Limit limit;

  public TakeAway(Limit limit) {
    this.limit = limit;
  }

  /** The function that limits the answer to a move. */
  public Limit limit() {
    return limit;
  }

  /** Of a large heap only the small moves are handed over. */
  @Override
  public void moves(TakeAwayHeap heap, Player player, Moves<TakeAwayHeap> moves) {
    int most = heap.cap().min(BigInteger.valueOf(LoweredHeaps.LISTED)).intValue();
    for (int i = 1; i <= most; i++) {
      BigInteger taken = BigInteger.valueOf(i);
      moves.add(
          after(heap, taken),
          () -> moveText(taken),
          () -> List.of(List.of(heap.n().subtract(taken).add(BigInteger.ONE).toString())));
    }
  }

  /** The text of a move. */
  static String moveText(BigInteger taken) {
    return "take " + taken;
  }

  /** The position after this many are taken. */
  TakeAwayHeap after(TakeAwayHeap heap, BigInteger taken) {
    return new TakeAwayHeap(heap.n().subtract(taken), limit.at(taken));
  }

  @Override
  public Optional<TakeAwayHeap> play(TakeAwayHeap heap, Player player, String text) {
    Matcher move = MOVE.matcher(text.strip().replaceAll("\\s+", " "));
    if (!move.matches()) {
      return Optional.empty();
    }
    BigInteger taken = new BigInteger(move.group(1));
    return taken.compareTo(heap.cap()) <= 0 ? Optional.of(after(heap, taken)) : Optional.empty();
  }

  @Override
  public Optional<String> unsearchable(TakeAwayHeap heap, boolean exact) {
    return heap.n().compareTo(BigInteger.valueOf(LoweredHeaps.LISTED)) <= 0
        ? Optional.empty()
        : Optional.of(
            "a heap above "
                + LoweredHeaps.LISTED
                + " has too many options to list them all, and no sequence H of moderate length"
                + " reaches it");
  }

  @Override
  public boolean impartial() {
    return true;
  }

  @Override
  public TakeAwayHeap read(String text) {
    return TakeAwayHeap.read(text);
  }

  @Override
  public String write(TakeAwayHeap heap) {
    return heap.toString();
  }

  /** The size of the heap, as far as it fits. */
  @Override
  public OptionalLong rank(TakeAwayHeap heap) {
    return heap.n().bitLength() < Long.SIZE
        ? OptionalLong.of(heap.n().longValue())
        : OptionalLong.empty();
  }
}
