package org.farstar.values.loopy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;

/**
 * A finite game as a graph: each vertex is a short game or has options among the vertices, which
 * may lead back to it. Immutable. Vertices are numbers from 0.
 *
 * <p>A form is no value: different forms may be equal games. {@link LoopyGame#of} has the value.
 */
public final class LoopyForm {
  private static final int[] NONE = {};

  private final Universe universe;
  private final List<ShortGame> shorts;
  private final List<int[]> left;
  private final List<int[]> right;

  private LoopyForm(
      Universe universe, List<ShortGame> shorts, List<int[]> left, List<int[]> right) {
    this.universe = universe;
    this.shorts = shorts;
    this.left = left;
    this.right = right;
  }

  /** Collects the vertices and options of a form. Not safe for several threads. */
  public static final class Builder {
    private final Universe universe;
    private final List<ShortGame> shorts = new ArrayList<>();
    private final List<Set<Integer>> left = new ArrayList<>();
    private final List<Set<Integer>> right = new ArrayList<>();
    private final Map<ShortGame, Integer> known = new HashMap<>();

    /**
     * An empty form.
     *
     * @param universe where its short games live
     */
    public Builder(Universe universe) {
      this.universe = universe;
    }

    /** A new vertex without options, whose number is returned. */
    public int vertex() {
      return add(null);
    }

    /** The vertex of a short game. */
    public int vertex(ShortGame game) {
      return known.computeIfAbsent(universe.adopt(game), this::add);
    }

    /** The start of a loopy game, with all its vertices. */
    public int vertex(LoopyForm form, int start) {
      return vertices(form)[start];
    }

    /** Adds all vertices of a form; the numbers that they get here. */
    int[] vertices(LoopyForm form) {
      int[] numbers = new int[form.size()];
      for (int v = 0; v < form.size(); v++) {
        numbers[v] = form.isShort(v) ? vertex(form.shortGame(v)) : vertex();
      }
      for (int v = 0; v < form.size(); v++) {
        for (Player player : Player.values()) {
          for (int option : form.options(v, player)) {
            option(player, numbers[v], numbers[option]);
          }
        }
      }
      return numbers;
    }

    private int add(ShortGame game) {
      shorts.add(game);
      left.add(new LinkedHashSet<>());
      right.add(new LinkedHashSet<>());
      return shorts.size() - 1;
    }

    /**
     * Lets a player move from one vertex to another.
     *
     * @throws IllegalArgumentException if the first is a short game, whose options are its own
     */
    public Builder option(Player player, int from, int to) {
      if (shorts.get(from) != null) {
        throw new IllegalArgumentException("the short game " + shorts.get(from) + " has options");
      }
      (player == Player.LEFT ? left : right).get(from).add(to);
      return this;
    }

    /** The form; further changes of the builder do not change it. */
    public LoopyForm build() {
      return new LoopyForm(universe, new ArrayList<>(shorts), arrays(left), arrays(right));
    }

    private static List<int[]> arrays(List<Set<Integer>> sets) {
      List<int[]> arrays = new ArrayList<>();
      sets.forEach(set -> arrays.add(set.stream().mapToInt(Integer::intValue).toArray()));
      return arrays;
    }
  }

  /**
   * A vertex, or any short game, which need not be a vertex.
   *
   * @param vertex its number, -1 for a short game
   * @param game the short game, or null
   */
  record Spot(int vertex, ShortGame game) {
    static Spot of(ShortGame game) {
      return new Spot(-1, game);
    }

    boolean isShort() {
      return game != null;
    }
  }

  /** A vertex as a spot, a short game by its value alone. */
  Spot spot(int vertex) {
    return isShort(vertex) ? Spot.of(shorts.get(vertex)) : new Spot(vertex, null);
  }

  /** What a player can move to from a spot. */
  List<Spot> options(Spot spot, Player player) {
    if (spot.isShort()) {
      return spot.game().options(player).stream().map(Spot::of).toList();
    }
    List<Spot> spots = new ArrayList<>();
    for (int option : moves(spot.vertex(), player)) {
      spots.add(spot(option));
    }
    return spots;
  }

  /** Where its short games live. */
  public Universe universe() {
    return universe;
  }

  /** The number of vertices. */
  public int size() {
    return shorts.size();
  }

  /** Whether a vertex is given as a short game, which has no options here. */
  public boolean isShort(int vertex) {
    return shorts.get(vertex) != null;
  }

  /** The short game of a vertex that is one. */
  public ShortGame shortGame(int vertex) {
    return shorts.get(vertex);
  }

  /** The vertices that a player can move to; none from a vertex that is a short game. */
  public int[] options(int vertex, Player player) {
    return isShort(vertex) ? NONE : options(player).get(vertex).clone();
  }

  /** The options, not to be changed. */
  int[] moves(int vertex, Player player) {
    return options(player).get(vertex);
  }

  private List<int[]> options(Player player) {
    return player == Player.LEFT ? left : right;
  }

  /** The same vertices with the players exchanged. */
  public LoopyForm negate() {
    List<ShortGame> negatives = new ArrayList<>();
    shorts.forEach(game -> negatives.add(game == null ? null : game.negate()));
    return new LoopyForm(universe, negatives, right, left);
  }

  /** The vertices that can be reached from the start, in breadth-first order. */
  int[] reachable(int start) {
    boolean[] seen = new boolean[size()];
    int[] order = new int[size()];
    int count = 0;
    order[count++] = start;
    seen[start] = true;
    for (int next = 0; next < count; next++) {
      for (Player player : Player.values()) {
        for (int option : moves(order[next], player)) {
          if (!seen[option]) {
            seen[option] = true;
            order[count++] = option;
          }
        }
      }
    }
    return Arrays.copyOf(order, count);
  }

  /** Whether play from a vertex may never end when the players move by turns. */
  boolean mayAlternateForEver(int start) {
    return new Cycles(this).alternating(start);
  }

  /** Whether some sequence of moves from a vertex, in any order, never ends. */
  boolean isLoopy(int start) {
    return new Cycles(this).any(start);
  }
}
