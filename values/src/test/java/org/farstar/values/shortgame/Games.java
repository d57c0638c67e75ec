package org.farstar.values.shortgame;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;

/** Games for tests: all of the first days, and random ones. */
final class Games {
  private Games() {}

  /** All values born by a day, which should be at most 3. */
  static List<ShortGame> bornBy(Universe u, int day) {
    List<ShortGame> games = List.of(u.zero());
    for (int d = 1; d <= day; d++) {
      games = nextDay(u, games);
    }
    return games;
  }

  private static List<ShortGame> nextDay(Universe u, List<ShortGame> games) {
    List<List<ShortGame>> antichains = new ArrayList<>();
    antichains(games, 0, List.of(), antichains);
    Set<ShortGame> next = new LinkedHashSet<>();
    for (List<ShortGame> left : antichains) {
      for (List<ShortGame> right : antichains) {
        next.add(u.of(left, right));
      }
    }
    return List.copyOf(next);
  }

  private static void antichains(
      List<ShortGame> games, int from, List<ShortGame> chosen, List<List<ShortGame>> found) {
    found.add(chosen);
    for (int i = from; i < games.size(); i++) {
      ShortGame g = games.get(i);
      if (chosen.stream().allMatch(h -> h.compare(g) == Relation.CONFUSED)) {
        List<ShortGame> more = new ArrayList<>(chosen);
        more.add(g);
        antichains(games, i + 1, more, found);
      }
    }
  }

  /** A random game of some moves, with numbers, ups and nimbers at the ends. */
  static ShortGame random(Universe u, Random random, int moves) {
    if (moves == 0 || random.nextInt(6) == 0) {
      return leaf(u, random);
    }
    return u.of(randomOptions(u, random, moves), randomOptions(u, random, moves));
  }

  private static Collection<ShortGame> randomOptions(Universe u, Random random, int moves) {
    List<ShortGame> options = new ArrayList<>();
    for (int n = 1 + random.nextInt(2); n > 0; n--) {
      options.add(random(u, random, moves - 1));
    }
    return options;
  }

  private static ShortGame leaf(Universe u, Random random) {
    return switch (random.nextInt(5)) {
      case 0 -> u.star();
      case 1 -> u.up().times(random.nextInt(5) - 2).plus(u.nimber(random.nextInt(4)));
      case 2 -> u.number(org.farstar.values.Dyadic.of(random.nextInt(17) - 8, 2));
      default -> u.integer(random.nextInt(7) - 3);
    };
  }

  /** A random all-small game: both players can move or neither can. */
  static ShortGame randomAllSmall(Universe u, Random random, int moves) {
    if (moves == 0 || random.nextInt(6) == 0) {
      return random.nextBoolean() ? u.zero() : u.nimber(random.nextInt(3));
    }
    List<ShortGame> left = new ArrayList<>();
    List<ShortGame> right = new ArrayList<>();
    for (int n = 1 + random.nextInt(2); n > 0; n--) {
      left.add(randomAllSmall(u, random, moves - 1));
      right.add(randomAllSmall(u, random, moves - 1));
    }
    return u.of(left, right);
  }

  /** A recipe of a random game, which makes it in whatever universe. */
  record Recipe(long seed, int moves) {
    ShortGame in(Universe u) {
      return random(u, new Random(seed), moves);
    }

    ShortGame allSmallIn(Universe u) {
      return randomAllSmall(u, new Random(seed), moves);
    }
  }

  /** Recipes of games of up to four moves. */
  static final class Recipes implements ArbitrarySupplier<Recipe> {
    @Override
    public Arbitrary<Recipe> get() {
      return Arbitraries.longs()
          .flatMap(seed -> Arbitraries.integers().between(0, 4).map(n -> new Recipe(seed, n)))
          .withoutEdgeCases();
    }
  }
}
