package org.farstar.games.heap.octal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Values of heaps by a sparse space (Berlekamp, Conway, Guy, Winning Ways, chapter 4): half of all
 * numbers, closed under addition, which few heaps have as a value. Such heaps and numbers are
 * called rare here, the others common. A common number is the value of a move to two heaps only if
 * one of them is rare. All those are looked at for each heap, and tell the least common number that
 * no option has. This is the value, unless a smaller rare number is missing too; each of these is
 * shown to be there by one pair of heaps that has it, and where none is found all pairs are tried.
 * So nothing is assumed of what is rare but which heaps are so far.
 *
 * <p>The number of tries is what costs. Heaps are worked on in blocks, so that rows of options are
 * contiguous: first all with a rare heap, then those with a few heaps that gave most of the missing
 * numbers among a sample of earlier heaps. What is missing still is looked for by the values that
 * heaps have had most often.
 *
 * <p>Some blocks make a group. While a group gets its values, other threads begin the next one,
 * with the rows of heaps so large that they need no value of the group. Which marks there are in
 * the end does not depend on that, so values are the same with any number of threads.
 *
 * <p>Values are held as {@linkplain Mask#word words}.
 */
final class SparseSpace {
  /** Bytes of the marks of a block, which should stay in the fastest cache. */
  private static final int MARKS = 1 << 14;

  private static final int LEAST_BLOCK = 16;

  /** So many blocks are handed from thread to thread at once. */
  private static final int TOGETHER = 8;

  /** So many earlier heaps tell which rows are useful, more where one in so many is more. */
  private static final int LEAST_SAMPLE = 512;

  private static final int MOST_SAMPLE = 2048;
  private static final int SAMPLED = 1 << 12;

  /** Rows are those of heaps up to about here. */
  private static final int WINDOW = 1 << 13;

  /** Rows are added until they leave one in so many of the missing numbers. */
  private static final int LEFT = 150;

  /** Of each value so many heaps are known by which a missing number may be found. */
  private static final int PLACES = 64;

  /** They are among the first of so many parts: small ones let a period be proved soon. */
  private static final int LOW = 8;

  /** Values may go round with a period up to this for a while. */
  private static final int LONGEST_RHYTHM = 12;

  private static final int RECENT = 1 << 16;

  /** After so many tries of pairs for each heap they are read four at a time. */
  private static final int DEAR = 1 << 10;

  /** Beyond so many, one in this many, rare heaps all pairs are read as fast. */
  private static final int DENSE = 32;

  /** Fewer heaps are marked as fast as read, and more of them may be rare. */
  private static final int FEW = 1 << 16;

  private static final int DENSE_AMONG_FEW = 8;

  private final int[] splits;
  private final boolean[] whole;
  private final boolean halves;

  private int count;

  /** The values of the heaps as words. */
  private char[] words = {};

  /** The values by words, of heaps of both {@linkplain Mask#turn kinds}. */
  private int[][] values = {};

  private boolean useful;

  /** How many words there are, a power of two. */
  private int space;

  private Mask mask = new Mask(1, false, 0);
  private int block;
  private int threads = 1;

  /** The blocks that are worked on; no row has been tried where one has no size. */
  private SparseMarks[] now = {};

  /** The blocks after those: the far rows are tried there while these get their values. */
  private SparseMarks[] next = {};

  /** How many rare heaps there were when the next blocks were begun. */
  private int nextRares;

  private int[] rare = new int[1024];
  private int rares;

  /** Of pairs with one of the smallest rare heaps how many less the other has, and its word. */
  private int[] leastLess = {};

  private int[] leastWord = {};

  private int[] rows = {};

  /** The largest of these heaps since the mask is as it is. */
  private int widest;

  private final Reach reach = new Reach();

  /** With a residue of the heap and a word: values with their residues, the likeliest first. */
  private int[][] likely = {};

  private int[][] places = {};

  /** The words once many pairs of heaps have been tried, else null. */
  private PairWords pairs;

  /** How many pairs of heaps have been tried for numbers that were missing after all rows. */
  private long tries;

  private int dear = DEAR;

  private int rhythm = 1;

  /**
   * @param splits how many may be taken where two heaps may be left
   * @param whole whether this many taken may leave one heap
   * @param halves whether the two may be equal
   */
  SparseSpace(int[] splits, boolean[] whole, boolean halves) {
    this.splits = splits.clone();
    this.whole = whole.clone();
    this.halves = halves;
  }

  /**
   * Chooses the space from the values of the first heaps.
   *
   * @param known the values
   * @param heaps how many there are
   */
  void choose(int[] known, int heaps) {
    count = heaps;
    int most = 0;
    for (int i = 0; i < heaps; i++) {
      most = Math.max(most, known[i]);
    }
    choose(Math.max(space, above(most)), heap -> known[heap]);
  }

  /** Lets pairs be read four at a time after so many tries for each heap. */
  void readPairsAfter(int most) {
    dear = most;
  }

  /** Chooses the space again from the values of the heaps so far. */
  void chooseAgain() {
    chooseAgain(space);
  }

  private void chooseAgain(int larger) {
    int[][] old = values;
    Mask before = mask;
    choose(larger, heap -> old[before.turn(heap)][words[heap]]);
  }

  /** A power of two above a value. */
  private static int above(int value) {
    return Math.max(2 * Long.BYTES, 2 * Integer.highestOneBit(value));
  }

  /**
   * @param valueOf of the heaps in order, each asked twice and the second time before its word is
   *     made again
   */
  private void choose(int larger, IntUnaryOperator valueOf) {
    Mask before = useful ? mask : null;
    pairs = null;
    useful = false;
    space = larger;
    if (space > Character.MAX_VALUE || count <= 2 * LEAST_BLOCK + whole.length) {
      return;
    }
    Mask.Fewest fewest = Mask.fewest(valueOf, count, space, splits);
    if (fewest.rare() > Math.max(Math.min(count, FEW) / DENSE_AMONG_FEW, count / DENSE)) {
      return;
    }
    mask = fewest.mask();
    block = Math.min(Math.max(LEAST_BLOCK, MARKS / space), Math.max(1, count / 4));
    now = marks();
    next = marks();
    values = new int[2][space];
    for (int word = 0; word < space; word++) {
      values[0][word] = mask.value(word, 0, half());
      values[1][word] = mask.value(word, 1, half());
    }
    reserve(count);
    rares = 0;
    for (int i = 0; i < count; i++) {
      put(i, valueOf.applyAsInt(i));
    }
    useful = true;
    if (!mask.equals(before)) {
      forget();
    }
    chooseLeast();
    chooseRows();
    chooseLikely();
  }

  /** Whether few enough heaps are rare by the space that was chosen last to go on by it. */
  boolean isUseful() {
    return useful;
  }

  /** The mask that tells which numbers are rare, while the space is useful. */
  Mask mask() {
    return mask;
  }

  /** How many heaps have values. */
  int count() {
    return count;
  }

  /** The value of a heap that has one, also when the space was outgrown and is of no use now. */
  int value(int heap) {
    return values[mask.turn(heap)][words[heap]];
  }

  /** Lets so many threads work, from when the space is chosen next. */
  void share(int most) {
    threads = most;
  }

  private SparseMarks[] marks() {
    return IntStream.range(0, threads == 1 ? 1 : TOGETHER)
        .mapToObj(i -> new SparseMarks(splits, halves, block, space))
        .toArray(SparseMarks[]::new);
  }

  /** Makes room for the values of so many heaps. */
  void reserve(int heaps) {
    if (heaps > words.length) {
      words = Arrays.copyOf(words, heaps);
    }
  }

  /** The memory of the values and of the marks. */
  long bytes() {
    return (long) Character.BYTES * words.length
        + Stream.of(now, next).flatMap(Arrays::stream).mapToLong(SparseMarks::bytes).sum()
        + (pairs == null ? 0 : pairs.bytes());
  }

  /** Takes the values of the next heaps from elsewhere; the space is to be chosen again then. */
  void append(int[] more) {
    reserve(count + more.length);
    for (int value : more) {
      if (value >= space) {
        chooseAgain(above(value));
        if (!useful) {
          return;
        }
      }
      put(count++, value);
    }
    forget();
  }

  /** Forgets what was needed for the heaps so far. */
  private void forget() {
    reach.restart(count);
    widest = 0;
  }

  /**
   * How far a period must hold to be proved where few heaps are rare, which is to heap {@code from
   * + p + w + k}: no heap above w is rare or was needed for the last p heaps, and k is the most
   * that may be taken. Where w is not known there is no bound.
   *
   * @param last the last heap that counts; those after it can only make w greater
   */
  long checkedAtLeast(int from, int length, int last) {
    if (!useful) {
      return Long.MAX_VALUE;
    }
    int rarest = rares == 0 ? 0 : rare[rares - 1];
    long most = Math.max(Math.max(rarest, widest), reach.above(last - length));
    return from + length + most + whole.length - 1;
  }

  private int half() {
    return space / 2;
  }

  private void put(int heap, int value) {
    words[heap] = (char) mask.word(value, mask.turn(heap), half());
    if (pairs != null) {
      pairs.reserve(words.length);
      pairs.put(words[heap]);
    }
    if (words[heap] < half()) {
      if (rares == rare.length) {
        rare = Arrays.copyOf(rare, 2 * rares);
      }
      rare[rares++] = heap;
    }
  }

  /**
   * Computes the values of the next heaps, some blocks of them or fewer. Meanwhile other threads
   * begin the blocks after them.
   *
   * @param to no value is computed from this heap on
   * @return how many heaps have values now; no more than before where the space had to be chosen
   *     again because it was too small
   */
  int next(int to) {
    int first = count;
    if (first + together() > words.length) {
      reserve(first + together() + first / 2);
    }
    if (next[0].first() != first || end(next) == first || end(next) > to) {
      begin(first, to, rare, rares, 0, 1);
      nextRares = rares;
    }
    SparseMarks[] swap = now;
    now = next;
    next = swap;
    int before = nextRares;
    int then = end(now);
    int[] heaps = rare;
    int known = rares;
    nextRares = known;
    int others = Math.max(1, threads - 1);
    IntStream parts = IntStream.rangeClosed(0, others);
    (threads == 1 ? parts : parts.parallel())
        .forEach(
            part -> {
              if (part == 0) {
                finish(before);
              } else {
                begin(then, to, heaps, known, part - 1, others);
              }
            });
    if (count < then) {
      chooseAgain(2 * space);
    }
    return count;
  }

  /** How many heaps are worked on at once. */
  private int together() {
    return now.length * block;
  }

  /** The heap after some blocks. */
  private static int end(SparseMarks[] blocks) {
    return blocks[0].first() + Stream.of(blocks).mapToInt(SparseMarks::size).sum();
  }

  /** How many of some heaps in order are below a bound. */
  private static int below(int bound, int[] heaps, int many) {
    int j = 0;
    while (j < many && heaps[j] < bound) {
      j++;
    }
    return j;
  }

  /** Rows of heaps from here on need no value of the blocks before those that are begun. */
  private int far() {
    return 2 * together();
  }

  /**
   * Begins every so many-th of the next blocks with the far rows.
   *
   * @param heaps the rare heaps
   * @param known so many of them, those before the blocks that are being finished
   */
  private void begin(int first, int to, int[] heaps, int known, int part, int parts) {
    for (int i = part; i < next.length; i += parts) {
      int from = Math.min(to, first + i * block);
      next[i].begin(from, Math.min(block, to - from));
      next[i].rows(words, heaps, below(far(), heaps, known), known);
      next[i].rows(words, rows, below(far(), rows, rows.length), rows.length);
    }
  }

  /**
   * Computes the values of the blocks worked on, up to the first for which the space is too small.
   *
   * @param known so many rare heaps were known when the blocks were begun
   */
  private void finish(int known) {
    int least = below(LEAST_BLOCK, rare, known);
    int small = below(block, rare, known);
    for (SparseMarks marks : now) {
      int before = rares;
      marks.rows(words, rare, small, below(far(), rare, known));
      marks.rows(words, rare, known, before);
      marks.rows(words, rows, 0, below(far(), rows, rows.length));
      for (int begin = 0; begin < marks.size(); begin += LEAST_BLOCK) {
        int end = Math.min(begin + LEAST_BLOCK, marks.size());
        marks.rows(words, rare, least, small, begin, end);
        for (int i = begin; i < end; i++) {
          int found = find(marks, count, before);
          if (found < 0) {
            return;
          }
          put(count++, found);
        }
      }
    }
  }

  /** The value of a heap whose rows have been marked; -1 where the space is too small for it. */
  private int find(SparseMarks marks, int heap, int before) {
    for (int taken = 1; taken < whole.length; taken++) {
      if (whole[taken]) {
        // As the word of a value of this heap.
        boolean other = mask.turn(heap) != mask.turn(heap - taken);
        marks.mark(heap, words[heap - taken] ^ (other ? half() : 0));
      }
    }
    marks.pairs(words, heap, leastLess, leastWord);
    for (int j = before; j < rares; j++) {
      marks.pair(words, heap, rare[j]);
    }
    int common = marks.unmarked(heap, half(), space);
    if (common == space) {
      return -1;
    }
    int[] own = values[mask.turn(heap)];
    int most = own[common];
    int missing = marks.unmarked(heap, 0, half());
    int largest = 0;
    while (missing < half() && own[missing] < most) {
      int one = one(heap, missing);
      if (one == 0) {
        break;
      }
      largest = Math.max(largest, one);
      marks.mark(heap, missing);
      missing = marks.unmarked(heap, 0, half());
    }
    for (int one = 1; missing < half() && own[missing] < most; one++) {
      if (pairs != null || 2 * one > heap - splits[0]) {
        return own[missing];
      }
      tries++;
      marks.pair(words, heap, one);
      if (marks.has(heap, missing)) {
        missing = marks.unmarked(heap, 0, half());
        largest = Math.max(largest, one);
      }
    }
    if (largest > 0) {
      reach.note(heap, largest);
    }
    return most;
  }

  /** A heap of a pair with a rare word where one is found; 0 where none is. */
  private int one(int heap, int word) {
    int likely = pairs == null ? likely(heap, word) : 0;
    return likely == 0 && isInPairs(heap, word) ? Reach.UNKNOWN : likely;
  }

  /** Whether there is a pair of heaps with a rare word, as far as that is told four at a time. */
  private boolean isInPairs(int heap, int word) {
    if (pairs == null && tries >= (long) dear * heap) {
      pairs = pairs();
    }
    if (pairs == null) {
      return false;
    }
    for (int taken : splits) {
      int rest = heap - taken;
      int last = TakeAndBreak.largestSmaller(rest, halves);
      // Two equal heaps face each other, too, and have the word 0.
      boolean read = halves || word != 0;
      for (int one = 1; one <= last && (!read || one < PairWords.LANES); one++) {
        if ((words[one] ^ words[rest - one]) == word) {
          return true;
        }
      }
      if (read && pairs.find(rest, word, 1, PairWords.end(rest))) {
        return true;
      }
    }
    return false;
  }

  private PairWords pairs() {
    PairWords all = new PairWords();
    all.reserve(words.length);
    for (int heap = 0; heap < count; heap++) {
      all.put(words[heap]);
    }
    return all;
  }

  /** A heap of a pair with a rare word that is found where it is likely; 0 where none is. */
  private int likely(int heap, int word) {
    for (int taken : splits) {
      int rest = heap - taken;
      for (int index : likely[rest % rhythm * half() + word]) {
        int other = index % half() ^ word | half();
        tries += places[index].length;
        for (int one : places[index]) {
          if (one < rest && words[rest - one] == other && (halves || 2 * one != rest)) {
            return one;
          }
        }
      }
    }
    return 0;
  }

  private void chooseLeast() {
    int least = below(LEAST_BLOCK, rare, rares);
    int from = least > 0 && rare[0] == 0 ? 1 : 0;
    leastLess = new int[(least - from) * splits.length];
    leastWord = new int[leastLess.length];
    int many = 0;
    for (int j = from; j < least; j++) {
      for (int taken : splits) {
        leastLess[many] = taken + rare[j];
        leastWord[many++] = words[rare[j]];
      }
    }
  }

  /** Chooses common heaps one after the other, each the one that gives most of what is missing. */
  private void chooseRows() {
    Random random = new Random(count);
    int sample = Math.min(Math.max(LEAST_SAMPLE, count / SAMPLED), MOST_SAMPLE);
    int[] heaps = new int[sample];
    boolean[] missing = new boolean[sample * half()];
    int all = 0;
    for (int i = 0; i < sample; i++) {
      heaps[i] = count - 1 - random.nextInt(count / 4);
      int[] own = values[mask.turn(heaps[i])];
      for (int word = 0; word < half() && own[word] < value(heaps[i]); word++) {
        missing[i * half() + word] = true;
        all++;
      }
    }
    for (int j = 0; j < rares; j++) {
      for (int number : given(rare[j], heaps, missing)) {
        all -= missing[number] ? 1 : 0;
        missing[number] = false;
      }
    }
    int last = Math.min(block + WINDOW, count / 2);
    int[][] given = new int[last][0];
    int[] gains = new int[last];
    // The givers of one number follow those of the number before.
    int[] from = new int[missing.length + 1];
    for (int heap = block; heap < last; heap++) {
      if (words[heap] >= half()) {
        given[heap] = given(heap, heaps, missing);
        gains[heap] = given[heap].length;
        for (int number : given[heap]) {
          from[number + 1]++;
        }
      }
    }
    for (int number = 0; number < missing.length; number++) {
      from[number + 1] += from[number];
    }
    int[] givers = new int[from[missing.length]];
    int[] at = from.clone();
    for (int heap = block; heap < last; heap++) {
      for (int number : given[heap]) {
        givers[at[number]++] = heap;
      }
    }
    List<Integer> chosen = new ArrayList<>();
    int left = all;
    while (left > all / LEFT) {
      int best = block;
      for (int heap = block; heap < last; heap++) {
        best = gains[heap] > gains[best] ? heap : best;
      }
      if (gains[best] == 0) {
        break;
      }
      chosen.add(best);
      for (int number : given[best]) {
        left -= missing[number] ? 1 : 0;
        for (int i = from[number]; missing[number] && i < from[number + 1]; i++) {
          gains[givers[i]]--;
        }
        missing[number] = false;
      }
    }
    rows = chosen.stream().mapToInt(Integer::intValue).sorted().toArray();
    widest = rows.length == 0 ? widest : Math.max(widest, rows[rows.length - 1]);
  }

  /**
   * The missing rare numbers that the moves of some heaps to one heap and another give, as the word
   * and the index of the heap times how many rare words there are.
   */
  private int[] given(int one, int[] heaps, boolean[] missing) {
    int[] given = new int[heaps.length * splits.length];
    int many = 0;
    for (int i = 0; i < heaps.length; i++) {
      for (int taken : splits) {
        int other = heaps[i] - taken - one;
        if (one > 0 && other > 0 && (halves || one != other)) {
          int word = words[one] ^ words[other];
          if (word < half() && missing[i * half() + word]) {
            given[many++] = i * half() + word;
          }
        }
      }
    }
    return Arrays.copyOf(given, many);
  }

  /** Learns which values heaps have, by the rhythm in which most of them come again. */
  private void chooseLikely() {
    int from = Math.max(LONGEST_RHYTHM, count - Math.min(count / 2, RECENT));
    int most = -1;
    for (int lag = 1; lag <= LONGEST_RHYTHM; lag++) {
      int agree = 0;
      for (int i = from; i < count; i++) {
        agree += words[i] == words[i - lag] ? 1 : 0;
      }
      if (agree > most) {
        most = agree;
        rhythm = lag;
      }
    }
    int kinds = rhythm * half();
    int[] times = new int[kinds];
    for (int i = from; i < count; i++) {
      if (words[i] >= half()) {
        times[i % rhythm * half() + words[i] - half()]++;
      }
    }
    int[] known = new int[kinds];
    places = new int[kinds][PLACES];
    for (int i = 1; i < count / LOW; i++) {
      int kind = i % rhythm * half() + words[i] - half();
      if (words[i] >= half() && known[kind] < PLACES) {
        places[kind][known[kind]++] = i;
      }
    }
    for (int kind = 0; kind < kinds; kind++) {
      places[kind] = Arrays.copyOf(places[kind], known[kind]);
    }
    likely = new int[kinds][];
    for (int of = 0; of < kinds; of++) {
      List<int[]> pairs = new ArrayList<>();
      for (int one = 0; one < kinds; one++) {
        int rest = Math.floorMod(of / half() - one / half(), rhythm);
        int other = rest * half() + (one % half() ^ of % half());
        if (places[one].length > 0 && times[other] > 0) {
          pairs.add(new int[] {one, times[other]});
        }
      }
      pairs.sort(Comparator.comparing(pair -> -pair[1]));
      likely[of] = pairs.stream().mapToInt(pair -> pair[0]).toArray();
    }
  }
}
