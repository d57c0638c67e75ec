package org.farstar.games.heap.octal;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Meter;
import org.farstar.games.heap.grundy.HeapTable;
import org.farstar.games.heap.grundy.Period;

/**
 * The Grundy values of the heaps of a game of taking and breaking, and the period they fall into;
 * where two equal heaps may not be left, the values alone.
 *
 * <p>The value of a heap takes time proportional to its size times the most that is taken, up to
 * the heap at which a period is proved; where a {@linkplain SparseSpace sparse space} is found,
 * time proportional to the number of heaps that are rare by it, and elsewhere {@linkplain PairScan
 * pairs of heaps} are looked at several at once.
 */
public final class OctalTable extends HeapTable {
  /** Before so many values no period is looked for where no theorem proves one. */
  private static final int NEVER = Integer.MAX_VALUE;

  /** Before so many values no sparse space is looked for. */
  private static final int FIRST_SPACE = 1 << 12;

  private final int places;
  private final boolean halves;

  /**
   * Whether this many taken may leave this many heaps, none of them empty: by taken, then by heaps.
   */
  private final boolean[][] leaves;

  private final SparseSpace space;
  private final PairScan scan;

  /** Whether any move leaves two heaps. */
  private final boolean splits;

  private int nextSpace;

  public OctalTable(TakeAndBreak game) {
    this(game, FIRST_SPACE);
  }

  /** The table of a game up to a heap, or up to that at which a period is proved. */
  static OctalTable to(TakeAndBreak game, int largest) {
    return new OctalTable(game, FIRST_SPACE, largest);
  }

  /**
   * @param firstSpace before so many values no sparse space is looked for; at least 64
   */
  OctalTable(TakeAndBreak game, int firstSpace) {
    this(game, firstSpace, TakeAndBreak.LARGEST);
  }

  private OctalTable(TakeAndBreak game, int firstSpace, int largest) {
    super(1, largest + 1, game.halves() ? 0 : NEVER);
    this.places = game.most();
    this.halves = game.halves();
    this.leaves = new boolean[places + 1][3];
    for (int taken = 0; taken <= places; taken++) {
      for (int heaps = 0; heaps < 3; heaps++) {
        leaves[taken][heaps] = game.allows(taken, heaps);
      }
    }
    this.splits = IntStream.rangeClosed(0, places).anyMatch(taken -> leaves[taken][2]);
    this.space = space(game);
    this.scan = new PairScan(splits(game), whole(game));
    this.nextSpace = firstSpace;
  }

  /** The space of a game, not chosen yet. */
  static SparseSpace space(TakeAndBreak game) {
    return new SparseSpace(splits(game), whole(game), game.halves());
  }

  /** Whether this many taken may leave one heap. */
  private static boolean[] whole(TakeAndBreak game) {
    boolean[] whole = new boolean[game.most() + 1];
    for (int taken = 0; taken <= game.most(); taken++) {
      whole[taken] = game.allows(taken, 1);
    }
    return whole;
  }

  /** How many may be taken where two heaps may be left. */
  static int[] splits(TakeAndBreak game) {
    return IntStream.rangeClosed(0, game.most()).filter(taken -> game.allows(taken, 2)).toArray();
  }

  /** Lets so many threads work, which no value depends on. */
  OctalTable share(int threads) {
    space.share(threads);
    scan.share(threads);
    return this;
  }

  @Override
  protected int some(int[] values, int heap, int to) {
    if (splits && heap >= nextSpace) {
      if (space.isUseful()) {
        space.chooseAgain();
      } else {
        space.choose(values, heap);
      }
      nextSpace *= space.isUseful() ? 4 : 2;
    }
    int last = Math.min(to, nextSpace);
    if (space.isUseful()) {
      return take(values, heap, space.next(last), space::value);
    }
    return splits && halves && scan.takes(values, heap)
        ? take(values, heap, scan.next(last), scan::value)
        : super.some(values, heap, to);
  }

  private static int take(int[] values, int from, int to, IntUnaryOperator value) {
    for (int heap = from; heap < to; heap++) {
      values[heap] = value.applyAsInt(heap);
    }
    return to;
  }

  @Override
  public long bytes() {
    return super.bytes() + space.bytes() + scan.bytes();
  }

  /**
   * The value of a heap of at most {@link TakeAndBreak#LARGEST}.
   *
   * @param meter counts the heaps computed, and may stop the work, which can be taken up again
   */
  public int value(int heap, Meter meter) {
    return value(BigInteger.valueOf(heap), meter).orElseThrow();
  }

  @Override
  protected void options(int[] values, int heap) {
    for (int taken = 0; taken <= Math.min(heap, places); taken++) {
      int rest = heap - taken;
      if (leaves[taken][rest == 0 ? 0 : 1]) {
        see(values[rest], heap);
      }
      if (leaves[taken][2]) {
        int last = TakeAndBreak.largestSmaller(rest, halves);
        for (int one = 1; one <= last; one++) {
          see(values[one] ^ values[rest - one], heap);
        }
      }
    }
  }

  /** By the theorem on all games or by that on sparse ones, whichever asks for less. */
  @Override
  protected Optional<Period> look(int[] values, int first, int last) {
    return halves
        ? Period.find(
            values,
            first,
            last,
            (from, length) ->
                Math.min(checkedAtLeast(from, length), space.checkedAtLeast(from, length, last)))
        : super.look(values, first, last);
  }

  @Override
  protected long checkedAtLeast(int from, int length) {
    return halves ? checkedAtLeast(from, length, places) : NEVER;
  }

  /**
   * The theorem on all games asks for the heaps below 2 from + p + k, and compares each with the
   * one p on.
   */
  static long checkedAtLeast(int from, int length, int places) {
    return 2L * from + 2L * length + places - 1;
  }
}
