package org.farstar.figures;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.farstar.picture.Drawing;
import org.farstar.values.player.Player;

/**
 * The top of a game tree. Nodes are not shared: a follower that is reached in two ways stands in
 * the tree twice.
 */
final class GameTree {
  /** Trees with more nodes are refused. */
  static final int MOST_NODES = 400;

  /** Without a wish, a tree gets as deep as it stays easy to read, and no deeper. */
  static final int EASY_NODES = 40;

  static final int EASY_DEPTH = 4;

  /**
   * Where a tree comes from.
   *
   * @param <N> what the nodes stand for
   */
  interface Source<N> {
    /** How a node is drawn. */
    Drawing drawing(N node);

    /**
     * The options that are drawn for a node; those that need not be told apart have equal keys and
     * are drawn once.
     *
     * @param most there may be more, but not too many to be listed
     * @throws TreeTooLargeException if there are more
     */
    List<Keyed<N>> options(N node, Player player, int most);

    /** Whether both players have the same options, which are then drawn once. */
    boolean impartial();
  }

  /** An option, and what it has in common with those that are drawn as one. */
  record Keyed<N>(Object key, N node) {}

  /** An edge with how many options it stands for. */
  record Branch(GameTree tree, int copies) {}

  private final Drawing drawing;
  private final Map<Player, List<Branch>> branches = new LinkedHashMap<>();
  private final List<Player> cut = new ArrayList<>();

  private GameTree(Drawing drawing) {
    this.drawing = drawing;
  }

  Drawing drawing() {
    return drawing;
  }

  /** The branches to a player's options; of an impartial game all are Left's. */
  List<Branch> branches(Player player) {
    return branches.getOrDefault(player, List.of());
  }

  /** Whether a player has options that are not drawn. */
  boolean cut(Player player) {
    return cut.contains(player);
  }

  /** Whether options are missing anywhere. */
  boolean cut() {
    return !cut.isEmpty()
        || branches.values().stream().flatMap(List::stream).anyMatch(branch -> branch.tree.cut());
  }

  /** The number of edges on the longest way down. */
  int depth() {
    return branches.values().stream()
        .flatMap(List::stream)
        .mapToInt(branch -> 1 + branch.tree.depth())
        .max()
        .orElse(0);
  }

  int nodes() {
    return 1
        + branches.values().stream()
            .flatMap(List::stream)
            .mapToInt(branch -> branch.tree.nodes())
            .sum();
  }

  /**
   * Grows a tree level by level.
   *
   * @param depth how deep; empty for as deep as it is easy to read
   * @throws TreeTooLargeException if it has more than {@link #MOST_NODES} nodes at this depth
   */
  static <N> GameTree grow(Source<N> source, N root, OptionalInt depth) {
    GameTree tree = new GameTree(source.drawing(root));
    List<Open<N>> level = List.of(new Open<>(tree, root));
    int nodes = 1;
    for (int d = 0; !level.isEmpty(); d++) {
      if (d == depth.orElse(EASY_DEPTH)) {
        level.forEach(open -> open.cut(source));
        break;
      }
      // The first step is drawn in any case.
      int most = depth.isEmpty() && d > 0 ? EASY_NODES : MOST_NODES;
      List<Grown<N>> grown = new ArrayList<>();
      for (Open<N> open : level) {
        nodes += open.options(source, grown, most + 1 - nodes, d);
        if (nodes > most) {
          break;
        }
      }
      if (nodes > most) {
        if (depth.isPresent() || d == 0) {
          throw new TreeTooLargeException(
              "at depth " + (d + 1) + " this tree has more than " + MOST_NODES + " nodes", d);
        }
        level.forEach(open -> open.cut(source));
        break;
      }
      level = grown.stream().map(each -> each.attached(source)).toList();
    }
    return tree;
  }

  /** A node whose options are not looked at yet. */
  private record Open<N>(GameTree tree, N node) {
    private static final int MOST_LISTED = 20_000;

    /** Notes the options without drawing them, and returns how many nodes they are. */
    int options(Source<N> source, List<Grown<N>> grown, int enough, int depth) {
      int count = 0;
      for (Player player : players(source)) {
        Map<Object, Grown<N>> alike = new LinkedHashMap<>();
        for (Keyed<N> option : list(source, player, depth)) {
          alike.computeIfAbsent(
                  option.key, key -> new Grown<>(tree, player, option.node, new int[1]))
              .copies[0]++;
          if (count + alike.size() > enough) {
            return count + alike.size();
          }
        }
        count += alike.size();
        grown.addAll(alike.values());
      }
      return count;
    }

    private List<Keyed<N>> list(Source<N> source, Player player, int depth) {
      try {
        return source.options(node, player, MOST_LISTED);
      } catch (TreeTooLargeException e) {
        throw new TreeTooLargeException(e.getMessage(), depth);
      }
    }

    /** Marks the sides on which there would be more. */
    void cut(Source<N> source) {
      for (Player player : players(source)) {
        boolean more;
        try {
          more = !source.options(node, player, 1).isEmpty();
        } catch (TreeTooLargeException e) {
          more = true;
        }
        if (more) {
          tree.cut.add(player);
        }
      }
    }

    private List<Player> players(Source<N> source) {
      return source.impartial() ? List.of(Player.LEFT) : List.of(Player.values());
    }
  }

  /** An option that will be drawn. */
  private record Grown<N>(GameTree parent, Player player, N node, int[] copies) {
    Open<N> attached(Source<N> source) {
      GameTree tree = new GameTree(source.drawing(node));
      parent
          .branches
          .computeIfAbsent(player, p -> new ArrayList<>())
          .add(new Branch(tree, copies[0]));
      return new Open<>(tree, node);
    }
  }
}
