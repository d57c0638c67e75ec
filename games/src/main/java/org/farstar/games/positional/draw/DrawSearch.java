package org.farstar.games.positional.draw;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.games.positional.family.PairFinder;
import org.farstar.games.positional.family.SetFamily;

/**
 * Searches for a strategy by which O, who moves second, keeps X from every set: replies until the
 * sets that X may still complete have a pairing or a small potential. All moves of X are tried, up
 * to the symmetries of the position, and of larger boards few replies of O, those first that close
 * most sets. What is found holds; where nothing is found O may still hold X.
 *
 * <p>On [7]^3 some 2,000 positions before the last reply have 340 moves of X each; the pairing of a
 * position with a reply is mended for each move, which takes microseconds. Not for threads.
 */
public final class DrawSearch {
  /** So many replies are tried on boards with more points than {@link #SMALL}. */
  private static final int REPLIES_TRIED = 8;

  private static final int SMALL = 40;
  private static final long BYTES_PER_NODE = 6_000;

  /** A position with X to move in which replies are needed, the least of its images. */
  private static final class Node {
    final Stones stones;

    /** With so many replies on the way the search has failed. */
    int failed;

    /** X's moves up to symmetry with their answers, once each has one. */
    List<Answer> answers;

    Node(Stones stones) {
      this.stones = stones;
    }
  }

  /** A reply to a move, and where it leads; {@code then} is null where X is held without more. */
  private record Answer(int move, int reply, Node then) {}

  private final OpenBoard board;
  private final PairFinder pairs;
  private final List<int[]> symmetries;
  private final int mostPositions;
  private final double leastWeight;
  private final Map<Stones, Node> nodes = new HashMap<>();
  private final Meter meter;

  /**
   * @param family the sets
   * @param symmetries permutations of its points that map sets to sets, a whole group
   * @param mostPositions after so many positions the search gives up
   * @param control ends the search
   */
  public DrawSearch(SetFamily family, List<int[]> symmetries, int mostPositions, Control control) {
    this.board = new OpenBoard(family);
    this.pairs = new PairFinder(board, board.points());
    this.symmetries = symmetries;
    this.mostPositions = mostPositions;
    this.leastWeight = Math.scalb(1.0, -family.largest());
    this.meter = control.meter(() -> nodes.size() * BYTES_PER_NODE);
  }

  /**
   * The strategy, a line for each position in which replies are needed, the start first; no line
   * where none is needed, and nothing where none is found.
   *
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  public Optional<List<DrawLine>> find() {
    try {
      if (paired() || board.heldByPotential()) {
        return Optional.of(List.of());
      }
      Node root = node(Stones.NONE);
      for (int most = 1; 2 * most <= board.points() && nodes.size() <= mostPositions; most++) {
        if (hold(root, most)) {
          return Optional.of(lines(root));
        }
      }
      return Optional.empty();
    } finally {
      meter.settle();
    }
  }

  /** Whether there is a pairing of the board as it is. */
  private boolean paired() {
    return 2 * board.open() <= board.free() && pairs.exists();
  }

  private Node node(Stones stones) {
    return nodes.computeIfAbsent(stones.least(symmetries), Node::new);
  }

  /** Whether O holds X with so many replies at most. The board is empty before and after. */
  private boolean hold(Node node, int most) {
    if (node.answers != null || node.failed >= most || nodes.size() > mostPositions) {
      return node.answers != null;
    }
    meter.count();
    List<Answer> answers = new ArrayList<>();
    List<List<Integer>> open = new ArrayList<>();
    boolean held = atOnce(node.stones, most, answers, open);
    for (int i = 0; held && i < answers.size(); i++) {
      Answer answer = answers.get(i);
      if (answer.reply < 0) {
        Answer later = later(node.stones, answer.move, open.get(i), most - 1);
        answers.set(i, later);
        held = later != null;
      }
    }
    if (held) {
      node.answers = answers;
    } else {
      node.failed = most;
    }
    return held;
  }

  /**
   * Finds the replies after which X is held by rule.
   *
   * @param answers is filled with an answer to each move, the reply -1 where more are needed
   * @param open is filled with the replies to try where more are needed
   * @return whether O may hold X with so many replies
   */
  private boolean atOnce(Stones stones, int most, List<Answer> answers, List<List<Integer>> open) {
    IntStream.of(stones.x()).forEach(board::takeX);
    IntStream.of(stones.o()).forEach(board::takeO);
    boolean possible = !hopeless(most);
    if (possible) {
      Map<Integer, int[]> pairings = new HashMap<>();
      LinkedHashSet<Integer> good = new LinkedHashSet<>();
      for (int move : moves(stones)) {
        if (board.takeX(move)) {
          possible = false;
        } else {
          List<Integer> best = List.of();
          int reply = atOnce(move, good, pairings);
          if (reply < 0) {
            best = replies();
            reply = atOnce(move, best, pairings);
          }
          if (reply >= 0) {
            good.add(reply);
          }
          answers.add(new Answer(move, reply, null));
          open.add(best);
          possible = reply >= 0 || most > 1;
        }
        board.backX(move);
        if (!possible) {
          break;
        }
      }
    }
    IntStream.of(stones.x()).forEach(board::backX);
    IntStream.of(stones.o()).forEach(board::backO);
    return possible;
  }

  /** The first reply to a move just made after which X is held by rule, -1 where there is none. */
  private int atOnce(int move, Collection<Integer> replies, Map<Integer, int[]> pairings) {
    for (int reply : replies) {
      if (board.free(reply)) {
        board.takeO(reply);
        int[] pairing =
            pairings.computeIfAbsent(
                reply,
                point -> {
                  board.backX(move);
                  int[] found = paired() ? pairs.owners() : new int[0];
                  board.takeX(move);
                  return found;
                });
        boolean held = pairing.length > 0 && pairs.spares(pairing, move) || board.heldByPotential();
        board.backO(reply);
        if (held) {
          return reply;
        }
      }
    }
    return -1;
  }

  /** An answer after which more replies are needed; null where none is found. */
  private Answer later(Stones stones, int move, List<Integer> replies, int most) {
    for (int more = 1; more <= most; more++) {
      for (int reply : replies) {
        Node then = node(stones.plus(move, reply));
        if (hold(then, more)) {
          return new Answer(move, reply, then);
        }
      }
    }
    return null;
  }

  /** Whether so many replies cannot close enough sets for a pairing or a potential below 1. */
  private boolean hopeless(int most) {
    int largest = 0;
    for (int point = 0; point < board.points(); point++) {
      largest = board.free(point) ? Math.max(largest, board.openThrough(point)) : largest;
    }
    int open = board.open() - most * largest;
    return 2 * open > board.free() - 2 * most && open * leastWeight >= 1;
  }

  /** X's moves, of those that are images of each other the least. */
  private List<Integer> moves(Stones stones) {
    List<int[]> keeping = symmetries.stream().filter(stones::keptBy).toList();
    return IntStream.range(0, board.points())
        .filter(board::free)
        .filter(point -> keeping.stream().allMatch(symmetry -> symmetry[point] >= point))
        .boxed()
        .toList();
  }

  /** The replies to try, the best first: all where X threatens to complete a set. */
  private List<Integer> replies() {
    List<Integer> free = new ArrayList<>();
    List<Integer> forced = new ArrayList<>();
    for (int point = 0; point < board.points(); point++) {
      if (board.free(point)) {
        free.add(point);
        if (board.completes(point)) {
          forced.add(point);
        }
      }
    }
    if (!forced.isEmpty()) {
      return forced;
    }
    Map<Integer, Double> worth = new HashMap<>();
    free.forEach(point -> worth.put(point, board.openThrough(point) + board.weight(point)));
    free.sort(Comparator.comparingDouble(point -> -worth.get(point)));
    return free.subList(
        0, board.points() <= SMALL ? free.size() : Math.min(free.size(), REPLIES_TRIED));
  }

  private static List<DrawLine> lines(Node root) {
    List<DrawLine> lines = new ArrayList<>();
    List<Node> queue = new ArrayList<>(List.of(root));
    Set<Node> seen = new HashSet<>(queue);
    for (int at = 0; at < queue.size(); at++) {
      Node node = queue.get(at);
      Map<Integer, List<Integer>> against = new HashMap<>();
      for (Answer answer : node.answers) {
        against.computeIfAbsent(answer.reply, reply -> new ArrayList<>()).add(answer.move);
        if (answer.then != null && seen.add(answer.then)) {
          queue.add(answer.then);
        }
      }
      List<DrawLine.Reply> replies = new ArrayList<>();
      against.entrySet().stream()
          .sorted(
              Comparator.comparingInt((Map.Entry<Integer, List<Integer>> e) -> -e.getValue().size())
                  .thenComparing(Map.Entry::getKey))
          .forEach(
              e -> replies.add(reply(e.getKey(), replies.isEmpty() ? List.of() : e.getValue())));
      lines.add(new DrawLine(node.stones.x(), node.stones.o(), replies));
    }
    return lines;
  }

  private static DrawLine.Reply reply(int point, List<Integer> against) {
    return new DrawLine.Reply(point, against.stream().mapToInt(Integer::intValue).toArray());
  }
}
