package org.farstar.values.shortgame;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.farstar.values.cancel.Cancellation;
import org.farstar.values.player.Player;

/**
 * Ways of making one game of the forms of two, canonical ones or others, besides their sum. All but
 * the product of numbers and of nimbers depend on the forms, so that equal games in other forms may
 * give others (Conway, On Numbers and Games, chapters 1, 6 and 14).
 */
public enum Compound {
  /** Moves are made in both games at once, until one of them has none. */
  CONJUNCTIVE {
    @Override
    void options(Pair pair, Player player, List<ShortGame> found) {
      for (GameForm x : pair.g().options(player)) {
        for (GameForm y : pair.h().options(player)) {
          found.add(pair.with(x, y));
        }
      }
    }
  },

  /** A move is made in one of the games or in both. */
  SELECTIVE {
    @Override
    void options(Pair pair, Player player, List<ShortGame> found) {
      for (GameForm x : pair.g().options(player)) {
        found.add(pair.with(x, pair.h()));
      }
      for (GameForm y : pair.h().options(player)) {
        found.add(pair.with(pair.g(), y));
      }
      CONJUNCTIVE.options(pair, player, found);
    }
  },

  /** A move is made in one of the games, until one of them has ended: neither player can move. */
  DIMINISHED_DISJUNCTIVE {
    @Override
    void options(Pair pair, Player player, List<ShortGame> found) {
      if (!hasEnded(pair.g()) && !hasEnded(pair.h())) {
        pair.g().options(player).forEach(x -> found.add(pair.with(x, pair.h())));
        pair.h().options(player).forEach(y -> found.add(pair.with(pair.g(), y)));
      }
    }
  },

  /** Moves are made in both games at once, and in the other one alone when one has ended. */
  CONTINUED_CONJUNCTIVE {
    @Override
    void options(Pair pair, Player player, List<ShortGame> found) {
      if (hasEnded(pair.g())) {
        pair.h().options(player).forEach(y -> found.add(pair.with(pair.g(), y)));
      } else if (hasEnded(pair.h())) {
        pair.g().options(player).forEach(x -> found.add(pair.with(x, pair.h())));
      } else {
        CONJUNCTIVE.options(pair, player, found);
      }
    }
  },

  /** A move is made in one of the games or in both, until one of them has ended. */
  SHORTENED_SELECTIVE {
    @Override
    void options(Pair pair, Player player, List<ShortGame> found) {
      if (!hasEnded(pair.g()) && !hasEnded(pair.h())) {
        SELECTIVE.options(pair, player, found);
      }
    }
  },

  /**
   * Conway's product, whose options are xh + gy - xy: of numbers it is the product, of nimbers the
   * nim product.
   */
  CONWAY_PRODUCT {
    @Override
    void options(Pair pair, Player player, List<ShortGame> found) {
      for (Player first : Player.values()) {
        Player second = player == Player.LEFT ? first : first.opponent();
        for (GameForm x : pair.g().options(first)) {
          for (GameForm y : pair.h().options(second)) {
            ShortGame both = Sums.sum(pair.with(x, pair.h()), pair.with(pair.g(), y));
            found.add(Sums.sum(both, Sums.negative(pair.with(x, y))));
          }
        }
      }
    }
  };

  private static boolean hasEnded(GameForm game) {
    return game.options(Player.LEFT).isEmpty() && game.options(Player.RIGHT).isEmpty();
  }

  /** Adds the options of a player. */
  abstract void options(Pair pair, Player player, List<ShortGame> found);

  /**
   * The compound of two games.
   *
   * @throws GameTooLargeException if their forms have too many moves in a row
   */
  public ShortGame of(ShortGame g, ShortGame h) {
    return of(GameForm.of(g), GameForm.of(h), g.universe);
  }

  /** The compound of two forms. */
  public ShortGame of(GameForm g, GameForm h, Universe universe) {
    g.checkBirthday("a compound");
    h.checkBirthday("a compound");
    return new Pair(this, g, h, universe, new HashMap<>()).compound();
  }

  /** Two games, with what the compounds of their followers are known to be. */
  record Pair(
      Compound kind,
      GameForm g,
      GameForm h,
      Universe universe,
      Map<List<GameForm>, ShortGame> known) {
    ShortGame with(GameForm x, GameForm y) {
      return new Pair(kind, x, y, universe, known).compound();
    }

    ShortGame compound() {
      List<GameForm> key = List.of(g, h);
      ShortGame found = known.get(key);
      if (found == null) {
        Cancellation.check();
        found = universe.of(options(Player.LEFT), options(Player.RIGHT));
        known.put(key, found);
      }
      return found;
    }

    private List<ShortGame> options(Player player) {
      List<ShortGame> options = new ArrayList<>();
      kind.options(this, player, options);
      return options;
    }
  }
}
