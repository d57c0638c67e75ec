package org.farstar.games.positional.draw;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.kernel.NodeSpace;
import org.farstar.games.positional.family.PackedSets;
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

  private final PackedSets sets;

  /** The sets open to X in the position that is looked at, and those after some moves in it. */
  private final PackedSets.Open open;

  private final PackedSets.Open after;

  /** The points of both players in that position, as bits. */
  private final long[] x;

  private final long[] o;
  private final List<int[]> symmetries;
  private final double leastWeight;
  private final Map<Stones, Place> places = new HashMap<>();

  DrawNodes(SetFamily family, List<int[]> symmetries) {
    this.sets = new PackedSets(family);
    this.open = sets.view();
    this.after = sets.view();
    this.x = new long[sets.words()];
    this.o = new long[sets.words()];
    this.symmetries = symmetries;
    this.leastWeight = Math.scalb(1.0, -family.largest());
  }

  int points() {
    return sets.points();
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
    after.look(x, o);
    return after.paired(new PairFinder(after, sets.points())) || after.heldByPotential(true);
  }

  private static void flip(long[] points, int point) {
    points[point / Long.SIZE] ^= 1L << point;
  }

  private boolean free(int point) {
    return ((x[point / Long.SIZE] | o[point / Long.SIZE]) >>> point & 1) == 0;
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
    IntStream.of(place.stones.x()).forEach(point -> flip(x, point));
    IntStream.of(place.stones.o()).forEach(point -> flip(o, point));
    open.look(x, o);
    boolean possible = !hopeless(most);
    if (possible && place.answers == null) {
      List<Answer> answers = new ArrayList<>();
      possible = answered(place, most, answers);
      place.answers = possible ? answers : null;
    }
    Arrays.fill(x, 0);
    Arrays.fill(o, 0);
    return possible && (most > 1 || place.answers.stream().allMatch(answer -> answer.reply >= 0));
  }

  /** Finds the replies after which X is held by rule; stops where X certainly is not held. */
  private boolean answered(Place place, int most, List<Answer> answers) {
    Map<Integer, Replied> replied = new HashMap<>();
    Set<Integer> good = new LinkedHashSet<>();
    for (int move : moves(place.stones)) {
      if ((open.wins(move / Long.SIZE) >>> move & 1) != 0) {
        return false;
      }
      List<Integer> tried = List.of();
      int reply = atOnce(move, good, replied);
      if (reply < 0) {
        tried = replies(move);
        reply = atOnce(move, tried, replied);
      }
      if (reply >= 0) {
        good.add(reply);
      }
      answers.add(new Answer(move, reply, tried));
      if (reply < 0 && most == 1) {
        return false;
      }
    }
    return true;
  }

  /** The board after a reply of O, before the move of X that it answers, with its pairing. */
  private final class Replied {
    private final PairFinder pairs;
    private final int[] owners;

    Replied() {
      PackedSets.Open view = sets.view();
      view.look(x, o);
      pairs = new PairFinder(view, sets.points());
      owners = view.paired(pairs) ? pairs.owners() : new int[0];
    }

    /** Whether there is a pairing without the point of a move, which closes no set. */
    boolean spares(int move) {
      return owners.length > 0 && pairs.spares(owners, move);
    }
  }

  /** The first reply to a move after which X is held by rule, or -1 if there is none. */
  private int atOnce(int move, Collection<Integer> replies, Map<Integer, Replied> replied) {
    for (int reply : replies) {
      if (reply == move) {
        continue;
      }
      flip(o, reply);
      boolean held = replied.computeIfAbsent(reply, point -> new Replied()).spares(move);
      if (!held) {
        flip(x, move);
        after.look(x, o);
        held = after.heldByPotential(true);
        flip(x, move);
      }
      flip(o, reply);
      if (held) {
        return reply;
      }
    }
    return -1;
  }

  /** Whether this many replies cannot close enough sets for a pairing or a potential below 1. */
  private boolean hopeless(int most) {
    int largest = IntStream.of(open.degrees()).max().orElse(0);
    int left = open.sets() - most * largest;
    int free = sets.points() - bits(x) - bits(o);
    return 2 * left > free - 2 * most && left * leastWeight >= 1;
  }

  private static int bits(long[] points) {
    return LongStream.of(points).mapToInt(Long::bitCount).sum();
  }

  /** X's moves, of those that are images of each other the least. */
  private List<Integer> moves(Stones stones) {
    List<int[]> keeping = symmetries.stream().filter(stones::keptBy).toList();
    return IntStream.range(0, sets.points())
        .filter(this::free)
        .filter(point -> keeping.stream().allMatch(symmetry -> symmetry[point] >= point))
        .boxed()
        .toList();
  }

  /** The replies to a move that are to be tried, the best first: all that answer a threat. */
  private List<Integer> replies(int move) {
    flip(x, move);
    after.look(x, o);
    boolean forced = after.wins() > 0;
    List<Integer> replies =
        IntStream.range(0, sets.points())
            .filter(forced ? p -> (after.wins(p / Long.SIZE) >>> p & 1) != 0 : this::free)
            .boxed()
            .collect(Collectors.toCollection(ArrayList::new));
    flip(x, move);
    if (forced) {
      return replies;
    }
    int[] degrees = after.degrees();
    long[] weights = after.weigh();
    replies.sort(
        Comparator.comparingLong(point -> -(degrees[point] * PackedSets.ONE + weights[point])));
    return replies.subList(
        0, sets.points() <= SMALL ? replies.size() : Math.min(replies.size(), REPLIES_TRIED));
  }
}
