package org.farstar.engine.item;

import java.math.BigInteger;
import org.farstar.engine.memory.KeptResults;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.values.shortgame.ShortGame;

/**
 * A value as a part of sums, most often a number with ups and stars: the same object for the same
 * value as long as the {@link ItemStock} remembers it.
 */
public final class Plain {
  private static final BigInteger MOST_FOLLOWERS = BigInteger.valueOf(1 << 15);

  private final ShortGame value;
  private final int id;
  private final boolean winsLeft;
  private final boolean winsRight;
  private final long low;
  private final long high;
  private final boolean small;
  private final long ups;
  private volatile Plain negative;
  private volatile Plain[] options;
  private volatile KeptResults.Digest digest;

  /** How many followers it has, 0 until somebody asks. */
  private volatile int followers;

  Plain(ShortGame value, int id) {
    this.value = value;
    this.id = id;
    Outcome outcome = value.outcome();
    this.winsLeft = outcome.forMover(Player.LEFT) == Result.WIN;
    this.winsRight = outcome.forMover(Player.RIGHT) == Result.WIN;
    this.small = value.isNumberUpStar() && value.isAllSmall();
    this.ups = small ? value.atomicWeight().asNumber().orElseThrow().floor().longValueExact() : 0;
    this.low = ItemLimits.low(value.mean());
    this.high = ItemLimits.high(value.mean());
  }

  /** The value. */
  public ShortGame value() {
    return value;
  }

  /** What it is known by in every process; null until it was told. */
  KeptResults.Digest digest() {
    return digest;
  }

  void digest(KeptResults.Digest made) {
    digest = made;
  }

  /** A number that no other value of the stock has. */
  public int id() {
    return id;
  }

  /** Whether a player wins it moving first. */
  public boolean wins(Player mover) {
    return mover == Player.LEFT ? winsLeft : winsRight;
  }

  /** Whether it is 0. */
  public boolean isZero() {
    return value.isZero();
  }

  /**
   * About how long it takes to add it to something: the number of its followers, 2 for numbers with
   * ups and stars. The time for a sum of two goes with the product.
   */
  public int weight() {
    if (followers == 0) {
      followers = value.isNumberUpStar() ? 2 : value.followerCount().min(MOST_FOLLOWERS).intValue();
    }
    return followers;
  }

  /** Whether it is ups and a star alone, so that its number is 0. */
  boolean isAllSmall() {
    return small;
  }

  /** How many ups it has, where its number is 0. */
  long ups() {
    return ups;
  }

  /** Its number, rounded down as in {@link ItemLimits}. */
  long low() {
    return low;
  }

  /** Its number, rounded up. */
  long high() {
    return high;
  }

  /** The value with the players exchanged. */
  public Plain negative(ItemStock stock) {
    if (negative == null) {
      negative = stock.plain(value.negate());
    }
    return negative;
  }

  /** Left's canonical options. */
  public Plain[] options(ItemStock stock) {
    if (options == null) {
      options = value.leftOptions().stream().map(stock::plain).toArray(Plain[]::new);
    }
    return options;
  }
}
