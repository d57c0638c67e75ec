package org.farstar.values.loopy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.farstar.values.cancel.Cancellation;
import org.farstar.values.loopy.LoopyForm.Spot;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.GameTooLargeException;
import org.farstar.values.shortgame.ShortGame;

/** The sum of two forms: a vertex for each pair of positions that play comes to. */
final class Sum {
  private static final int MOST = 1 << 16;

  private final Rooted one;
  private final Rooted other;
  private final LoopyForm.Builder builder;
  private final Map<Pair, Integer> numbers = new HashMap<>();
  private final List<Pair> open = new ArrayList<>();

  private record Pair(Spot first, Spot second) {}

  Sum(Rooted one, Rooted other) {
    this.one = one;
    this.other = other;
    this.builder = new LoopyForm.Builder(one.form().universe());
  }

  Rooted rooted() {
    boolean stopper = one.isStopper();
    int start = number(new Pair(one.spot(), adopted(other.spot())));
    for (int next = 0; next < open.size(); next++) {
      Pair pair = open.get(next);
      int number = numbers.get(pair);
      for (Player player : Player.values()) {
        // Beside a stopper that is no number nobody needs to move in a number.
        boolean still = stopper && isNumber(pair.second);
        for (Spot spot : one.form().options(pair.first, player)) {
          builder.option(player, number, number(new Pair(spot, pair.second)));
        }
        if (!still) {
          for (Spot spot : other.form().options(pair.second, player)) {
            builder.option(player, number, number(new Pair(pair.first, adopted(spot))));
          }
        }
      }
      Cancellation.check();
    }
    return new Rooted(builder.build(), start);
  }

  private static boolean isNumber(Spot spot) {
    return spot.isShort() && spot.game().isNumber();
  }

  private Spot adopted(Spot spot) {
    return spot.isShort() ? Spot.of(one.form().universe().adopt(spot.game())) : spot;
  }

  private int number(Pair pair) {
    Integer known = numbers.get(pair);
    if (known != null) {
      return known;
    }
    if (numbers.size() == MOST) {
      throw new GameTooLargeException("a sum of loopy games with more than 2^16 positions");
    }
    int number;
    if (pair.first.isShort() && pair.second.isShort()) {
      ShortGame sum = pair.first.game().plus(pair.second.game());
      number = builder.vertex(sum);
    } else {
      number = builder.vertex();
      open.add(pair);
    }
    numbers.put(pair, number);
    return number;
  }
}
