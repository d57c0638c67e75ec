package org.farstar.games.heap.octal;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.function.IntUnaryOperator;

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
 * <p>Values are held as words of a coordinate system: the top bit says that the number is common,
 * the others are its own without the lowest bit of the mask. That map is linear, and keeps the
 * order among the common numbers and among the rare ones.
 */
final class SparseSpace {
  /** Eight marks, read at once. */
  private static final long ALL = 0x0101010101010101L;

  /** Bytes of the marks of a block, which should stay in the fastest cache. */
  private static final int MARKS = 1 << 14;

  private static final int LEAST_BLOCK = 16;

  /** So many earlier heaps tell which rows are useful. */
  private static final int SAMPLE = 512;

  /** Rows are those of heaps up to about here. */
  private static final int WINDOW = 1 << 13;

  /** Rows are added until they leave one in so many of the missing numbers. */
  private static final int LEFT = 50;

  /** Of each value so many heaps are known by which a missing number may be found. */
  private static final int PLACES = 64;

  /** Values may go round with a period up to this for a while. */
  private static final int LONGEST_RHYTHM = 12;

  private static final int RECENT = 1 << 16;

  /** Beyond so many, one in this many, rare heaps the plain recursion is as fast. */
  private static final int DENSE = 8;

  private final int[] splits;
  private final boolean[] whole;
  private final boolean halves;

  private int count;

  /** The values of the heaps as words. */
  private char[] words = {};

  /** The values by words. */
  private int[] values = {};

  private boolean useful;

  /** How many words there are, a power of two. */
  private int space;

  private int mask;
  private int pivot;
  private int block;
  private byte[] marks = {};
  private ByteBuffer eights = ByteBuffer.wrap(marks);
  private int[] rare = new int[1024];
  private int rares;

  private int[] rows = {};
  private int[] rowFrom = new int[1024];
  private int[] rowWord = new int[1024];

  /** With a residue of the heap and a word: values with their residues, the likeliest first. */
  private int[][] likely = {};

  private int[][] places = {};
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

  /** Chooses the space again from the values of the heaps so far. */
  void chooseAgain() {
    chooseAgain(space);
  }

  private void chooseAgain(int larger) {
    int[] old = values;
    choose(larger, heap -> old[words[heap]]);
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
    useful = false;
    space = larger;
    if (space > Character.MAX_VALUE) {
      return;
    }
    int[] times = new int[space];
    for (int i = 0; i < count; i++) {
      times[valueOf.applyAsInt(i)]++;
    }
    mask = maskOf(times);
    pivot = Integer.numberOfTrailingZeros(mask);
    int all = 0;
    for (int value = 0; value < space; value++) {
      all += isRare(value, mask) ? times[value] : 0;
    }
    if (all > count / DENSE) {
      return;
    }
    block = Math.min(Math.max(LEAST_BLOCK, MARKS / space), Math.max(1, count / 4));
    marks = new byte[block * space];
    eights = ByteBuffer.wrap(marks);
    values = new int[space];
    for (int word = 0; word < space; word++) {
      values[word] = valueOf(word);
    }
    reserve(count);
    rares = 0;
    for (int i = 0; i < count; i++) {
      put(i, valueOf.applyAsInt(i));
    }
    useful = true;
    chooseRows();
    chooseLikely();
  }

  /** Whether few enough heaps are rare by the space that was chosen last to go on by it. */
  boolean isUseful() {
    return useful;
  }

  /** How many heaps have values. */
  int count() {
    return count;
  }

  /** The value of a heap that has one, while the space is useful. */
  int value(int heap) {
    return values[words[heap]];
  }

  /** Makes room for the values of so many heaps. */
  void reserve(int heaps) {
    if (heaps > words.length) {
      words = Arrays.copyOf(words, heaps);
    }
  }

  /** The memory of the values and of the marks. */
  long bytes() {
    return (long) Character.BYTES * words.length + marks.length;
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
  }

  /**
   * The mask by which the fewest heaps are rare: those whose value has an even number of its bits.
   *
   * @param heaps how many have each value, a power of two of values
   */
  static int maskOf(int[] heaps) {
    int space = heaps.length;
    long[] times = Arrays.stream(heaps).asLongStream().toArray();
    // The Walsh-Hadamard transform: at a mask, how many more heaps are rare than common.
    for (int half = 1; half < space; half *= 2) {
      for (int from = 0; from < space; from += 2 * half) {
        for (int i = from; i < from + half; i++) {
          long one = times[i];
          long other = times[i + half];
          times[i] = one + other;
          times[i + half] = one - other;
        }
      }
    }
    int best = 1;
    for (int i = 2; i < space; i++) {
      if (times[i] < times[best]) {
        best = i;
      }
    }
    return best;
  }

  /** Whether a value is rare by a mask. */
  static boolean isRare(int value, int mask) {
    return (Integer.bitCount(value & mask) & 1) == 0;
  }

  private int half() {
    return space / 2;
  }

  private int word(int value) {
    int low = value & ((1 << pivot) - 1);
    int high = value >>> (pivot + 1);
    return low | high << pivot | (isRare(value, mask) ? 0 : half());
  }

  private int valueOf(int word) {
    int bits = word & (half() - 1);
    int low = bits & ((1 << pivot) - 1);
    int without = low | bits >>> pivot << (pivot + 1);
    return isRare(without, mask) == word < half() ? without : without | 1 << pivot;
  }

  private void put(int heap, int value) {
    words[heap] = (char) word(value);
    if (words[heap] < half()) {
      if (rares == rare.length) {
        rare = Arrays.copyOf(rare, 2 * rares);
      }
      rare[rares++] = heap;
    }
  }

  /**
   * Computes the values of the next heaps, a block of them or fewer.
   *
   * @param to no value is computed from this heap on
   * @return how many heaps have values now; no more than before where the space had to be chosen
   *     again because it was too small
   */
  int next(int to) {
    int first = count;
    int size = Math.min(block, to - first);
    if (first + size > words.length) {
      reserve(first + size + first / 2);
    }
    Arrays.fill(marks, (byte) 0);
    int small = 0;
    while (small < rares && rare[small] < block) {
      small++;
    }
    int before = rares;
    mark(rare, small, before, first, size);
    mark(rows, 0, rows.length, first, size);
    for (int i = 0; i < size; i++) {
      int found = find(first + i, i * space, small, before);
      if (found < 0) {
        chooseAgain(2 * space);
        return count;
      }
      put(first + i, found);
      count++;
    }
    return count;
  }

  /** Marks what the heaps of a block may become that leave one of these heaps, in rows. */
  private void mark(int[] heaps, int from, int to, int first, int size) {
    int plain = 0;
    for (int j = from; j < to; j++) {
      for (int taken : splits) {
        int start = first - taken - heaps[j];
        int equal = halves ? -1 : 2 * heaps[j] + taken - first;
        if (start < 1 || equal >= 0 && equal < size) {
          int word = words[heaps[j]];
          for (int i = Math.max(0, 1 - start); i < size; i++) {
            if (i != equal) {
              marks[i * space + (words[start + i] ^ word)] = 1;
            }
          }
        } else {
          if (plain == rowFrom.length) {
            rowFrom = Arrays.copyOf(rowFrom, 2 * plain);
            rowWord = Arrays.copyOf(rowWord, 2 * plain);
          }
          rowFrom[plain] = start;
          rowWord[plain++] = words[heaps[j]];
        }
      }
    }
    int j = 0;
    for (; j + 4 <= plain; j += 4) {
      four(marks, words, rowFrom, rowWord, j, size, space);
    }
    for (; j < plain; j++) {
      one(marks, words, rowFrom[j], rowWord[j], size, space);
    }
  }

  private static void one(byte[] marks, char[] words, int from, int word, int size, int space) {
    for (int i = 0, at = 0; i < size; i++, at += space) {
      marks[at + (words[from + i] ^ word)] = 1;
    }
  }

  /** Four rows at once, which takes two thirds of the time. */
  private static void four(
      byte[] marks, char[] words, int[] from, int[] word, int j, int size, int space) {
    int from0 = from[j];
    int from1 = from[j + 1];
    int from2 = from[j + 2];
    int from3 = from[j + 3];
    int word0 = word[j];
    int word1 = word[j + 1];
    int word2 = word[j + 2];
    int word3 = word[j + 3];
    for (int i = 0, at = 0; i < size; i++, at += space) {
      marks[at + (words[from0 + i] ^ word0)] = 1;
      marks[at + (words[from1 + i] ^ word1)] = 1;
      marks[at + (words[from2 + i] ^ word2)] = 1;
      marks[at + (words[from3 + i] ^ word3)] = 1;
    }
  }

  private void mark(int heap, int one, int base) {
    for (int taken : splits) {
      int other = heap - taken - one;
      if (one > 0 && other > 0 && (halves || one != other)) {
        marks[base + (words[one] ^ words[other])] = 1;
      }
    }
  }

  /** The value of a heap whose row has been marked; -1 where the space is too small for it. */
  private int find(int heap, int base, int small, int before) {
    for (int taken = 1; taken < whole.length; taken++) {
      if (whole[taken]) {
        marks[base + words[heap - taken]] = 1;
      }
    }
    for (int j = 0; j < small; j++) {
      mark(heap, rare[j], base);
    }
    for (int j = before; j < rares; j++) {
      mark(heap, rare[j], base);
    }
    int common = unmarked(base + half(), base + space) - base;
    if (common == space) {
      return -1;
    }
    int most = values[common];
    int missing = unmarked(base, base + half()) - base;
    while (missing < half() && values[missing] < most && isLikely(heap, missing)) {
      marks[base + missing] = 1;
      missing = unmarked(base, base + half()) - base;
    }
    for (int one = 1; missing < half() && values[missing] < most; one++) {
      if (2 * one > heap - splits[0]) {
        return values[missing];
      }
      mark(heap, one, base);
      if (marks[base + missing] != 0) {
        missing = unmarked(base, base + half()) - base;
      }
    }
    return most;
  }

  /** The first place without a mark, or the end. */
  private int unmarked(int from, int to) {
    for (int i = from; i < to; i += Long.BYTES) {
      if (eights.getLong(i) != ALL) {
        int at = i;
        while (marks[at] != 0) {
          at++;
        }
        return at;
      }
    }
    return to;
  }

  /** Whether a pair of heaps with a rare value is found where it is likely. */
  private boolean isLikely(int heap, int word) {
    for (int taken : splits) {
      int rest = heap - taken;
      for (int index : likely[rest % rhythm * half() + word]) {
        int other = index % half() ^ word | half();
        for (int one : places[index]) {
          if (one < rest && words[rest - one] == other && (halves || 2 * one != rest)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Chooses common heaps one after the other, each the one that gives most of what is missing. */
  private void chooseRows() {
    Random random = new Random(count);
    int[] heaps = new int[SAMPLE];
    for (int i = 0; i < SAMPLE; i++) {
      heaps[i] = count - 1 - random.nextInt(count / 4);
    }
    boolean[] missing = new boolean[SAMPLE * half()];
    int all = 0;
    for (int i = 0; i < SAMPLE; i++) {
      for (int word = 0; word < half() && values[word] < value(heaps[i]); word++) {
        missing[i * half() + word] = true;
        all++;
      }
    }
    for (int j = 0; j < rares; j++) {
      all -= gain(rare[j], heaps, missing, true);
    }
    record Row(int heap, int gain) {}
    PriorityQueue<Row> queue = new PriorityQueue<>(Comparator.comparing(row -> -row.gain()));
    int last = Math.min(block + WINDOW, count / 2);
    for (int heap = block; heap < last; heap++) {
      if (words[heap] >= half()) {
        queue.add(new Row(heap, gain(heap, heaps, missing, false)));
      }
    }
    List<Integer> chosen = new ArrayList<>();
    int left = all;
    while (left > all / LEFT && !queue.isEmpty() && queue.peek().gain() > 0) {
      int heap = queue.remove().heap();
      int gain = gain(heap, heaps, missing, false);
      if (queue.isEmpty() || gain >= queue.peek().gain()) {
        left -= gain(heap, heaps, missing, true);
        chosen.add(heap);
      } else {
        queue.add(new Row(heap, gain));
      }
    }
    rows = chosen.stream().mapToInt(Integer::intValue).toArray();
  }

  /** How many missing numbers the moves to a heap and another one give. */
  private int gain(int one, int[] heaps, boolean[] missing, boolean take) {
    int gain = 0;
    for (int i = 0; i < heaps.length; i++) {
      for (int taken : splits) {
        int other = heaps[i] - taken - one;
        if (one > 0 && other > 0 && (halves || one != other)) {
          int word = words[one] ^ words[other];
          if (word < half() && missing[i * half() + word]) {
            gain++;
            missing[i * half() + word] &= !take;
          }
        }
      }
    }
    return gain;
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
    for (int i = 1; i < count / 2; i++) {
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
