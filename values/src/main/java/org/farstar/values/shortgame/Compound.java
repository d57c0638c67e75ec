package org.farstar.values.shortgame;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.farstar.values.cancel.Cancellation;
import org.farstar.values.player.Player;

/**
 * Ways of making one game of the canonical forms of two, besides their sum. All but the product of
 * numbers and of nimbers depend on the forms, so that equal games in other forms may give others
 * (Conway, On Numbers and Games, chapters 1, 6 and 14).
 */
public enum Compound {
  /** Moves are made in both games at once, until one of them has none. */
  CONJUNCTIVE {
    @Override
    void options(Pair pair, Player player, List<ShortGame> found) {
      for (ShortGame x : pair.g().stored(player)) {
        for (ShortGame y : pair.h().stored(player)) {
          found.add(pair.with(x, y));
        }
      }
    }
  },

  /** A move is made in one of the games or in both. */
  SELECTIVE {
    @Override
    void options(Pair pair, Player player, List<ShortGame> found) {
      for (ShortGame x : pair.g().stored(player)) {
        found.add(pair.with(x, pair.h()));
      }
      for (ShortGame y : pair.h().stored(player)) {
        found.add(pair.with(pair.g(), y));
      }
      CONJUNCTIVE.options(pair, player, found);
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
        for (ShortGame x : pair.g().stored(first)) {
          for (ShortGame y : pair.h().stored(second)) {
            ShortGame both = Sums.sum(pair.with(x, pair.h()), pair.with(pair.g(), y));
            found.add(Sums.sum(both, Sums.negative(pair.with(x, y))));
          }
        }
      }
    }
  };

  /** Adds the options of a player. */
  abstract void options(Pair pair, Player player, List<ShortGame> found);

  /**
   * The compound of two games.
   *
   * @throws GameTooLargeException if their forms have too many moves in a row
   */
  public ShortGame of(ShortGame g, ShortGame h) {
    g.checkBirthday("a compound");
    h.checkBirthday("a compound");
    return new Pair(this, g, h, new HashMap<>()).compound();
  }

  /** Two games, with what the compounds of their followers are known to be. */
  record Pair(Compound kind, ShortGame g, ShortGame h, Map<List<ShortGame>, ShortGame> known) {
    ShortGame with(ShortGame x, ShortGame y) {
      return new Pair(kind, x, y, known).compound();
    }

    ShortGame compound() {
      List<ShortGame> key = List.of(g, h);
      ShortGame found = known.get(key);
      if (found == null) {
        Cancellation.check();
        found = g.universe.of(options(Player.LEFT), options(Player.RIGHT));
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
