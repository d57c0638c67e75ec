package org.farstar.values.loopy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;

/**
 * A form with its start.
 *
 * @param form the graph
 * @param start the vertex where play begins
 */
record Rooted(LoopyForm form, int start) {

  /** A short game. */
  static Rooted of(ShortGame game) {
    LoopyForm.Builder builder = new LoopyForm.Builder(game.universe());
    int start = builder.vertex(game);
    return new Rooted(builder.build(), start);
  }

  /** Whether the start is given as a short game. */
  boolean isShort() {
    return form.isShort(start);
  }

  LoopyForm.Spot spot() {
    return form.spot(start);
  }

  boolean isStopper() {
    return !form.mayAlternateForEver(start);
  }

  Rooted negate() {
    return new Rooted(form.negate(), start);
  }

  /** The form as a text, which tells it from others with the same numbers. */
  String signature() {
    StringBuilder text = new StringBuilder();
    for (int v = 0; v < form.size(); v++) {
      text.append(form.isShort(v) ? form.shortGame(v) : "");
      for (Player player : Player.values()) {
        int[] options = form.moves(v, player).clone();
        Arrays.sort(options);
        text.append(Arrays.toString(options));
      }
    }
    return text.toString();
  }

  /** Only what can be reached, vertices whose options are all short games being short games. */
  Rooted tidy() {
    int[] order = form.reachable(start);
    ShortGame[] shorts = new ShortGame[form.size()];
    for (int vertex : order) {
      shorts[vertex] = form.shortGame(vertex);
    }
    for (boolean changed = true; changed; ) {
      changed = false;
      for (int i = order.length - 1; i >= 0; i--) {
        int vertex = order[i];
        if (shorts[vertex] == null && allShort(vertex, shorts)) {
          shorts[vertex] =
              form.universe()
                  .of(
                      games(form.moves(vertex, Player.LEFT), shorts),
                      games(form.moves(vertex, Player.RIGHT), shorts));
          changed = true;
        }
      }
    }
    return copy(shorts);
  }

  private boolean allShort(int vertex, ShortGame[] shorts) {
    for (Player player : Player.values()) {
      for (int option : form.moves(vertex, player)) {
        if (shorts[option] == null) {
          return false;
        }
      }
    }
    return true;
  }

  private static List<ShortGame> games(int[] vertices, ShortGame[] shorts) {
    List<ShortGame> games = new ArrayList<>();
    for (int vertex : vertices) {
      games.add(shorts[vertex]);
    }
    return games;
  }

  /** The part that is reached where some vertices are short games. */
  private Rooted copy(ShortGame[] shorts) {
    LoopyForm.Builder builder = new LoopyForm.Builder(form.universe());
    int[] numbers = new int[form.size()];
    Arrays.fill(numbers, -1);
    List<Integer> open = new ArrayList<>();
    int root = number(start, shorts, numbers, builder, open);
    for (int next = 0; next < open.size(); next++) {
      int vertex = open.get(next);
      for (Player player : Player.values()) {
        for (int option : form.moves(vertex, player)) {
          builder.option(player, numbers[vertex], number(option, shorts, numbers, builder, open));
        }
      }
    }
    return new Rooted(builder.build(), root);
  }

  private static int number(
      int vertex,
      ShortGame[] shorts,
      int[] numbers,
      LoopyForm.Builder builder,
      List<Integer> open) {
    if (numbers[vertex] < 0) {
      if (shorts[vertex] != null) {
        numbers[vertex] = builder.vertex(shorts[vertex]);
      } else {
        numbers[vertex] = builder.vertex();
        open.add(vertex);
      }
    }
    return numbers[vertex];
  }
}
