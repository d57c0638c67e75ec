package org.farstar.values.loopy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.farstar.values.cancel.Cancellation;
import org.farstar.values.loopy.LoopyForm.Spot;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.GameTooLargeException;
import org.farstar.values.shortgame.Universe;

/**
 * The ordinal sum of stoppers, {@code G:H = {G^L, G:H^L | G^R, G:H^R}} for the canonical form of G
 * (Winning Ways, chapter 7; CGT II.2), and its inverse: the game X for which G:X is a given game.
 *
 * <p>For a short game G, G:X is at least G:Y exactly if X is at least Y, since a move in one G is
 * answered by the same move in the other. There is at most one such X then; off:0 and off:off are
 * both off. The positions of X are found from those of the given game: the options of X are the
 * games that belong to the options of G:X. The result is compared with the given game before it is
 * returned.
 *
 * <p>Time grows with the number of followers times that of a comparison, and with two to the power
 * of the largest number of followers that lead to one another.
 */
final class Subordination {
  private static final int MOST = 1 << 12;

  /** Positions that all lead to one another. */
  private static final int MOST_TOGETHER = 10;

  private final LoopyGame base;
  private final LoopyForm form;
  private final Map<Spot, Optional<LoopyGame>> known = new HashMap<>();

  private Subordination(LoopyGame base, LoopyForm form) {
    this.base = base;
    this.form = form;
  }

  /** The ordinal sum of two stoppers in canonical form. */
  static Rooted sum(Rooted base, Rooted other) {
    Universe universe = base.form().universe();
    LoopyForm.Builder builder = new LoopyForm.Builder(universe);
    int[] vertices = base.isShort() ? null : builder.vertices(base.form());
    Map<Spot, Integer> numbers = new LinkedHashMap<>();
    List<Spot> open = new ArrayList<>(List.of(adopted(other.spot(), universe)));
    numbers.put(open.get(0), number(base, open.get(0), builder));
    for (int next = 0; next < open.size(); next++) {
      Spot spot = open.get(next);
      if (base.isShort() && spot.isShort()) {
        continue;
      }
      int vertex = numbers.get(spot);
      for (Player player : Player.values()) {
        for (Spot option : base.form().options(base.spot(), player)) {
          builder.option(
              player,
              vertex,
              option.isShort() ? builder.vertex(option.game()) : vertices[option.vertex()]);
        }
        for (Spot each : other.form().options(spot, player)) {
          Spot option = adopted(each, universe);
          if (!numbers.containsKey(option)) {
            if (numbers.size() == MOST) {
              throw new GameTooLargeException("an ordinal sum with more than 2^12 followers");
            }
            numbers.put(option, number(base, option, builder));
            open.add(option);
          }
          builder.option(player, vertex, numbers.get(option));
        }
      }
      Cancellation.check();
    }
    return new Rooted(builder.build(), numbers.get(open.get(0)));
  }

  private static int number(Rooted base, Spot other, LoopyForm.Builder builder) {
    return base.isShort() && other.isShort()
        ? builder.vertex(base.spot().game().ordinalSum(other.game()))
        : builder.vertex();
  }

  private static Spot adopted(Spot spot, Universe universe) {
    return spot.isShort() ? Spot.of(universe.adopt(spot.game())) : spot;
  }

  /** The game X for which base:X is a game, both stoppers; or nothing if there is none. */
  static Optional<LoopyGame> inverse(LoopyGame base, LoopyGame game) {
    Rooted rooted = game.rooted(Side.ON);
    Subordination inverse = new Subordination(base, rooted.form());
    inverse.solve(rooted.spot());
    return inverse.known.get(rooted.spot());
  }

  private List<Spot> options(Spot spot) {
    List<Spot> options = new ArrayList<>(form.options(spot, Player.LEFT));
    options.addAll(form.options(spot, Player.RIGHT));
    return options;
  }

  private void solve(Spot start) {
    List<Spot> followers = followers(start);
    Map<Spot, Set<Spot>> reach = new HashMap<>();
    for (Spot spot : followers) {
      // What short games lead to is known from their order, by birthdays.
      reach.put(spot, spot.isShort() ? Set.of(spot) : new HashSet<>(followers(spot)));
    }
    List<Spot> order = new ArrayList<>(followers);
    order.sort(
        (a, b) ->
            a.isShort() && b.isShort()
                ? a.game().birthday().compareTo(b.game().birthday())
                : a.isShort() || b.isShort()
                    ? Boolean.compare(b.isShort(), a.isShort())
                    : Integer.compare(reach.get(a).size(), reach.get(b).size()));
    for (Spot spot : order) {
      if (!known.containsKey(spot)) {
        List<Spot> together =
            order.stream()
                .filter(s -> reach.get(spot).contains(s) && reach.get(s).contains(spot))
                .toList();
        solve(together);
      }
    }
  }

  private List<Spot> followers(Spot start) {
    Set<Spot> seen = new HashSet<>(Set.of(start));
    List<Spot> open = new ArrayList<>(seen);
    for (int next = 0; next < open.size(); next++) {
      for (Spot option : options(open.get(next))) {
        if (seen.add(option)) {
          open.add(option);
        }
      }
      if (open.size() > MOST) {
        throw new GameTooLargeException("a game with more than 2^12 followers");
      }
    }
    return open;
  }

  /** Finds the games that belong to positions which lead to one another. */
  private void solve(List<Spot> together) {
    if (together.size() > MOST_TOGETHER) {
      throw new GameTooLargeException(
          "a game with more than " + MOST_TOGETHER + " positions on its cycles");
    }
    Integer[] subsets = new Integer[1 << together.size()];
    Arrays.setAll(subsets, i -> i);
    Arrays.sort(subsets, (a, b) -> Integer.bitCount(b) - Integer.bitCount(a));
    for (int subset : subsets) {
      Cancellation.check();
      if (fits(together, subset)) {
        return;
      }
    }
  }

  /** Whether some of the positions have a game that belongs to them and the others have none. */
  private boolean fits(List<Spot> together, int subset) {
    LoopyForm.Builder builder = new LoopyForm.Builder(base.universe());
    Map<Spot, Integer> numbers = new LinkedHashMap<>();
    for (int i = 0; i < together.size(); i++) {
      if ((subset >> i & 1) == 1) {
        numbers.put(together.get(i), builder.vertex());
      }
    }
    for (Map.Entry<Spot, Integer> each : numbers.entrySet()) {
      for (Player player : Player.values()) {
        for (Spot option : form.options(each.getKey(), player)) {
          if (numbers.containsKey(option)) {
            builder.option(player, each.getValue(), numbers.get(option));
          } else if (!together.contains(option) && known.get(option).isPresent()) {
            builder.option(player, each.getValue(), known.get(option).get().addTo(builder));
          }
        }
      }
    }
    LoopyForm found = builder.build();
    Map<Spot, LoopyGame> games = new HashMap<>();
    for (Map.Entry<Spot, Integer> each : numbers.entrySet()) {
      LoopyGame game = LoopyGame.of(found, each.getValue());
      if (!base.ordinalSum(game).equals(game(each.getKey()))) {
        return false;
      }
      games.put(each.getKey(), game);
    }
    together.forEach(spot -> known.put(spot, Optional.ofNullable(games.get(spot))));
    return true;
  }

  private LoopyGame game(Spot spot) {
    return spot.isShort() ? LoopyGame.of(spot.game()) : LoopyGame.of(form, spot.vertex());
  }
}
