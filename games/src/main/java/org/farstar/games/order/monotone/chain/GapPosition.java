package org.farstar.games.order.monotone.chain;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A position on {1..n}: how far the play is, and its gaps without dead cards, from the lowest. Made
 * by {@link Gaps}. Immutable.
 */
public final class GapPosition {
  /** How far a play is. */
  public enum Stage {
    /** No deck was named yet. */
    DECKS,
    /** Over: the player to move wins, by a dead card. */
    WON,
    /** Over: the player to move must play a dead card or leave one, and loses. */
    LOST,
    /** Over: all cards are played, and nothing is complete. */
    DRAWN,
    /** A draw is possible; sizes are exact. */
    OPEN,
    /** No draw is possible any more; sizes are cut where they count as large. */
    DECIDED
  }

  private static final int SIZE_BITS = 20;
  private static final int Y_BITS = 5;

  /** Critical lengths up to this one fit. */
  static final int LARGEST = (1 << Y_BITS) - 1;

  private static final int[] NONE = {};

  private final Stage stage;

  /** Each gap in one number, in which x stands above y, and the size is below both. */
  private final int[] gaps;

  private GapPosition(Stage stage, int[] gaps) {
    this.stage = stage;
    this.gaps = gaps;
  }

  /** A position without gaps. */
  static GapPosition of(Stage stage) {
    return new GapPosition(stage, NONE);
  }

  /** The position that a stack has at a depth. */
  static GapPosition of(Stage stage, PositionStack stack, int depth) {
    int[] gaps = new int[stack.count(depth)];
    for (int i = 0; i < gaps.length; i++) {
      gaps[i] = pack(stack.x(depth, i), stack.y(depth, i), stack.size(depth, i));
    }
    return new GapPosition(stage, gaps);
  }

  private static int pack(int x, int y, int size) {
    return (x << Y_BITS | y) << SIZE_BITS | size;
  }

  private static int x(int gap) {
    return gap >>> SIZE_BITS + Y_BITS;
  }

  private static int y(int gap) {
    return gap >>> SIZE_BITS & LARGEST;
  }

  private static int size(int gap) {
    return gap & (1 << SIZE_BITS) - 1;
  }

  /** How far the play is. */
  public Stage stage() {
    return stage;
  }

  /** Whether no draw is possible any more. */
  public boolean decided() {
    return stage == Stage.DECIDED || stage == Stage.LOST;
  }

  /** Whether there is no card but dead ones. */
  public boolean empty() {
    return gaps.length == 0;
  }

  /** The gaps without the dead ones, from the lowest to the highest. */
  public List<ChainGap> gaps() {
    return Arrays.stream(gaps).mapToObj(gap -> new ChainGap(x(gap), y(gap), size(gap))).toList();
  }

  /** Makes this the first position of a stack. */
  void fill(PositionStack stack) {
    stack.clear(0);
    for (int gap : gaps) {
      stack.add(0, x(gap), y(gap), size(gap));
    }
  }

  /** Of this position and its mirror image, with x and y exchanged, the one that is packed. */
  GapPosition normal() {
    int[] mirrored = new int[gaps.length];
    for (int i = 0; i < gaps.length; i++) {
      int gap = gaps[gaps.length - 1 - i];
      mirrored[i] = pack(y(gap), x(gap), size(gap));
    }
    return Arrays.compare(mirrored, gaps) > 0 ? new GapPosition(stage, mirrored) : this;
  }

  /** The gaps as text, {@code x,y,size} each, from the lowest. */
  @Override
  public String toString() {
    return Arrays.stream(gaps)
        .mapToObj(gap -> x(gap) + "," + y(gap) + "," + size(gap))
        .collect(Collectors.joining(" "));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GapPosition that
        && stage == that.stage
        && Arrays.equals(gaps, that.gaps);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(gaps) + stage.ordinal();
  }
}
