package org.farstar.values.shortgame;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.farstar.values.cancel.Cancellation;
import org.farstar.values.player.Player;

/** Followers, birthdays and counts of play. */
final class Census {
  private static final BigInteger MOST_FOLLOWERS = BigInteger.ONE.shiftLeft(24);

  private final Set<ShortGame> others = new HashSet<>();
  private BigInteger greatest = BigInteger.ZERO;
  private BigInteger least = BigInteger.ZERO;

  /** Visits every follower that is no integer; of the integers only the extremes are kept. */
  private Census(ShortGame g) {
    Deque<ShortGame> open = new ArrayDeque<>();
    visit(g, open);
    while (!open.isEmpty()) {
      Cancellation.check();
      ShortGame next = open.pop();
      for (Player player : Player.values()) {
        for (ShortGame option : next.stored(player)) {
          visit(option, open);
        }
      }
    }
  }

  private void visit(ShortGame g, Deque<ShortGame> open) {
    if (g.is(Stops.NUMBER) && g.number.isInteger()) {
      greatest = greatest.max(g.number.numerator());
      least = least.min(g.number.numerator());
    } else if (others.add(g)) {
      open.push(g);
    }
  }

  /** How many values can be reached from g, g among them. */
  static BigInteger followerCount(ShortGame g) {
    Census census = new Census(g);
    return census.integers().add(BigInteger.valueOf(census.others.size()));
  }

  /** 0 is a follower of everything, and so is every integer between it and another. */
  private BigInteger integers() {
    return greatest.subtract(least).add(BigInteger.ONE);
  }

  static List<ShortGame> followers(ShortGame g) {
    Census census = new Census(g);
    if (census.integers().compareTo(MOST_FOLLOWERS) > 0) {
      throw new GameTooLargeException("too many followers to list, at most " + MOST_FOLLOWERS);
    }
    List<ShortGame> integers = new ArrayList<>();
    long last = census.greatest.longValue();
    for (long n = census.least.longValue(); n <= last; n++) {
      integers.add(g.universe.integer(n));
    }
    return Stream.concat(integers.stream(), census.others.stream())
        .sorted(StructuralOrder.INSTANCE)
        .toList();
  }

  /** The length of the longest play, the players not necessarily alternating. */
  static BigInteger birthday(ShortGame g) {
    if (g.isNumberUpStar()) {
      return g.number.birthday().add(BigInteger.valueOf(infinitesimalBirthday(g)));
    }
    Facts facts = g.facts();
    if (facts.birthday == null) {
      Cancellation.check();
      BigInteger latest = BigInteger.ZERO;
      for (Player player : Player.values()) {
        for (ShortGame option : g.stored(player)) {
          latest = latest.max(birthday(option));
        }
      }
      facts.birthday = latest.add(BigInteger.ONE);
    }
    return facts.birthday;
  }

  /** That of n up + *k: the n ups, and the nimber that is left when they are gone. */
  private static long infinitesimalBirthday(ShortGame g) {
    long n = Math.abs(g.ups);
    if (n == 0) {
      return g.nimber;
    }
    int beforeTheLast = g.nimber ^ (n % 2 == 0 ? 1 : 0);
    return beforeTheLast == 1 ? n + 1 : n + (g.nimber ^ (int) (n % 2));
  }

  /** How many plays there are, the players not necessarily alternating, until first a number. */
  static BigInteger stopCount(ShortGame g) {
    if (g.is(Stops.NUMBER)) {
      return BigInteger.ONE;
    }
    Facts facts = g.facts();
    if (facts.stopCount == null) {
      g.checkHeight("the stop count");
      Cancellation.check();
      BigInteger count = BigInteger.ZERO;
      for (Player player : Player.values()) {
        for (ShortGame option : g.stored(player)) {
          count = count.add(stopCount(option));
        }
      }
      facts.stopCount = count;
    }
    return facts.stopCount;
  }
}
