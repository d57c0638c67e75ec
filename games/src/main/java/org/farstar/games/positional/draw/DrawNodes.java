package org.farstar.games.positional.draw;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.kernel.NodeSpace;
import org.farstar.games.positional.family.PairFinder;
import org.farstar.games.positional.family.SetFamily;

/**
 * The questions by which a {@link DrawSearch} finds out whether O holds X. They are asked depth
 * first, those with fewer replies first; what is decided by a rule is no question. Not for threads.
 */
final class DrawNodes implements NodeSpace<DrawNodes.Node> {
  private static final int WORDS = 2;

  /** So many replies are tried on boards with more points than {@link #SMALL}. */
  private static final int REPLIES_TRIED = 8;

  private static final int SMALL = 40;
  private static final long BYTES_PER_PLACE = 6_000;

  /** A position with X to move in which replies are needed, the least of its images. */
  static final class Place {
    final Stones stones;
    final int number;

    /** X's moves up to symmetry with what is known of their answers; null until they are found. */
    List<Answer> answers;

    /** Whether X is held. */
    boolean held;

    Place(Stones stones, int number) {
      this.stones = stones;
      this.number = number;
    }
  }

  /** A move of X, the reply after which X is held by rule or -1, and else the replies to try. */
  static final class Answer {
    final int move;
    final int reply;
    final List<Integer> tried;

    /** Where the replies to try lead; null until that is asked for. */
    List<Place> places;

    Answer(int move, int reply, List<Integer> tried) {
      this.move = move;
      this.reply = reply;
      this.tried = tried;
    }
  }

  /**
   * A question: does whoever moves get what he wants, X a set, or O that X gets none, where O has
   * so many replies at most that are not followed by a rule?
   *
   * @param answer the move of X that O is to reply to; null where X is to move
   */
  record Node(Place place, Answer answer, int most) {}

  private final OpenBoard board;
  private final PairFinder pairs;
  private final List<int[]> symmetries;
  private final double leastWeight;
  private final Map<Stones, Place> places = new HashMap<>();

  DrawNodes(SetFamily family, List<int[]> symmetries) {
    this.board = new OpenBoard(family);
    this.pairs = new PairFinder(board, board.points());
    this.symmetries = symmetries;
    this.leastWeight = Math.scalb(1.0, -family.largest());
  }

  int points() {
    return board.points();
  }

  /** How many positions were met. */
  int size() {
    return places.size();
  }

  long bytes() {
    return places.size() * BYTES_PER_PLACE;
  }

  /** Whether X is held by rule from the start. */
  boolean heldAtOnce() {
    return paired() || board.heldByPotential();
  }

  /** Whether there is a pairing of the board as it is. */
  private boolean paired() {
    return 2 * board.open() <= board.free() && pairs.exists();
  }

  /** The position of an image that is in the table. */
  Place place(Stones stones) {
    return places.computeIfAbsent(
        stones.least(symmetries), least -> new Place(least, places.size()));
  }

  @Override
  public int words() {
    return WORDS;
  }

  @Override
  public void key(Node node, long[] key) {
    key[0] = node.place.number;
    key[1] = (long) node.most << Integer.SIZE | (node.answer == null ? 0 : node.answer.move + 1);
  }

  @Override
  public Decision known(Node node) {
    return node.answer == null && node.place.held ? Decision.LOSS : Decision.UNKNOWN;
  }

  @Override
  public Decision decided(Node node) {
    boolean wins = node.answer == null && !mayHold(node.place, node.most);
    return wins ? Decision.WIN : Decision.UNKNOWN;
  }

  /** For O the positions after each reply with one more reply, then with two more, and so on. */
  @Override
  public List<Node> options(Node node) {
    List<Node> options = new ArrayList<>();
    if (node.answer == null) {
      for (Answer answer : node.place.answers) {
        if (answer.reply < 0) {
          options.add(new Node(node.place, answer, node.most - 1));
        }
      }
      return options;
    }
    List<Place> then = then(node.place, node.answer);
    for (int most = 1; most <= node.most; most++) {
      for (Place place : then) {
        options.add(new Node(place, null, most));
      }
    }
    return options;
  }

  /** Where the replies lead that are to be tried. */
  List<Place> then(Place place, Answer answer) {
    if (answer.places == null) {
      answer.places =
          answer.tried.stream().map(reply -> place(place.stones.plus(answer.move, reply))).toList();
    }
    return answer.places;
  }

  @Override
  public void learn(Node node, boolean wins) {
    node.place.held |= node.answer == null && !wins;
  }

  /** Whether O may hold X with this many replies, as far as the rules say. The board is empty. */
  private boolean mayHold(Place place, int most) {
    IntStream.of(place.stones.x()).forEach(board::takeX);
    IntStream.of(place.stones.o()).forEach(board::takeO);
    boolean possible = !hopeless(most);
    if (possible && place.answers == null) {
      List<Answer> answers = new ArrayList<>();
      possible = answered(place, most, answers);
      place.answers = possible ? answers : null;
    }
    IntStream.of(place.stones.x()).forEach(board::backX);
    IntStream.of(place.stones.o()).forEach(board::backO);
    return possible && (most > 1 || place.answers.stream().allMatch(answer -> answer.reply >= 0));
  }

  /** Finds the replies after which X is held by rule; stops where X certainly is not held. */
  private boolean answered(Place place, int most, List<Answer> answers) {
    Map<Integer, int[]> pairings = new HashMap<>();
    Set<Integer> good = new LinkedHashSet<>();
    boolean possible = true;
    for (int move : moves(place.stones)) {
      if (board.takeX(move)) {
        possible = false;
      } else {
        List<Integer> tried = List.of();
        int reply = atOnce(move, good, pairings);
        if (reply < 0) {
          tried = replies();
          reply = atOnce(move, tried, pairings);
        }
        if (reply >= 0) {
          good.add(reply);
        }
        answers.add(new Answer(move, reply, tried));
        possible = reply >= 0 || most > 1;
      }
      board.backX(move);
      if (!possible) {
        return false;
      }
    }
    return true;
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

  /** Whether this many replies cannot close enough sets for a pairing or a potential below 1. */
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
}
