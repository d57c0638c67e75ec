package org.farstar.regions.nimber;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.farstar.engine.memory.Forgetful;
import org.farstar.engine.memory.SharedTable;
import org.farstar.regions.board.Grid;

/**
 * What is known of the nimbers that regions are worth, in one packed table for each frame. A region
 * has one entry: its nimber, or some that it is not worth, and the two numbers of the question that
 * was asked last, whether it is worth some nimber (see {@link NimberSearch}).
 *
 * <p>Safe for threads. What is forgotten is found out again.
 */
public final class NimberTable implements Forgetful {
  /** The number of what cannot be shown; larger than every other. */
  static final int NEVER = (1 << 18) - 1;

  private static final long EXACT = Long.MIN_VALUE;
  private static final long ASKED = 1L << 62;

  /** Of the nimbers that a region is not worth, those below this one are remembered. */
  private static final int NIMBERS = 16;

  private static final int MASK_SHIFT = SharedTable.EFFORT_BITS;
  private static final int TARGET_SHIFT = MASK_SHIFT + NIMBERS;
  private static final int MOVER_SHIFT = TARGET_SHIFT + 4;
  private static final int NUMBER_BITS = 18;
  private static final int OTHER_SHIFT = MOVER_SHIFT + NUMBER_BITS;

  private final int words;
  private final long most;
  private final Function<Grid, KeptNimbers> keeping;
  private final Map<Grid, SharedTable> tables = new ConcurrentHashMap<>();
  private final Map<Grid, KeptNimbers> kept = new ConcurrentHashMap<>();

  /**
   * @param words how many longs tell regions of a frame apart, 1 or 2
   * @param bytes how much memory each frame may take, about
   * @param keeping what outlives the process; gives null where nothing does
   */
  NimberTable(int words, long bytes, Function<Grid, KeptNimbers> keeping) {
    this.words = words;
    this.most = Math.max(2, bytes / SharedTable.bytesPerEntry(words));
    this.keeping = keeping;
  }

  /** How many longs a key has. */
  int words() {
    return words;
  }

  /** The table of a frame. */
  SharedTable of(Grid frame) {
    return tables.computeIfAbsent(frame, this::made);
  }

  private SharedTable made(Grid frame) {
    SharedTable table = new SharedTable(words, most);
    KeptNimbers nimbers = kept(frame);
    if (nimbers != null) {
      nimbers.fill(table, words);
    }
    return table;
  }

  /** What outlives the process of the regions of a frame; null where nothing does. */
  KeptNimbers kept(Grid frame) {
    return kept.computeIfAbsent(frame, keeping);
  }

  /** An entry for a region that is worth a nimber. */
  static long exact(int nimber, long effort) {
    return EXACT | (long) nimber << MASK_SHIFT | effort;
  }

  /** An entry for a region of which no more is known than nimbers that it is not worth. */
  static long excluding(long nimbers, long effort) {
    // One bit is always set, lest the entry be none.
    return ASKED | masked(nimbers) | (NIMBERS - 1L) << TARGET_SHIFT | effort;
  }

  /**
   * An entry with the numbers of a question.
   *
   * @param nimbers those that the region is not worth, a bit for each
   * @param target the nimber that was asked about
   * @param mover what showing takes that it is not worth that one
   * @param other what showing takes that it is
   */
  static long asked(long nimbers, int target, int mover, int other, long effort) {
    return target >= NIMBERS - 1
        ? excluding(nimbers, effort)
        : ASKED
            | masked(nimbers)
            | (long) target << TARGET_SHIFT
            | (long) mover << MOVER_SHIFT
            | (long) other << OTHER_SHIFT
            | effort;
  }

  private static long masked(long nimbers) {
    return (nimbers & (1L << NIMBERS) - 1) << MASK_SHIFT;
  }

  /** The logarithm to base 2 of the positions that an entry took. */
  static int effort(long entry) {
    return (int) entry & (1 << MASK_SHIFT) - 1;
  }

  /** What an entry says beside its effort, as a number that is at least 1. */
  static long content(long entry) {
    return isExact(entry) ? 2L * nimber(entry) + 1 : entry >>> MASK_SHIFT << 1;
  }

  /** The entry of such a number. */
  static long entry(long content, long effort) {
    return (content & 1) != 0
        ? exact((int) (content >>> 1), effort)
        : content >>> 1 << MASK_SHIFT | effort;
  }

  /** Whether an entry has the nimber. */
  static boolean isExact(long entry) {
    return entry < 0;
  }

  /** The nimber of an entry that has it. */
  static int nimber(long entry) {
    return (int) (entry >>> MASK_SHIFT) & 0xFF;
  }

  /** The nimbers that a region is not worth, as far as an entry without its nimber says. */
  static long excluded(long entry) {
    return entry >>> MASK_SHIFT & (1L << NIMBERS) - 1;
  }

  /** Whether an entry without the nimber has the numbers of a question. */
  static boolean asks(long entry, int target) {
    return entry != 0
        && target < NIMBERS - 1
        && (int) (entry >>> TARGET_SHIFT & NIMBERS - 1) == target;
  }

  /** The first number of the question of an entry. */
  static int mover(long entry) {
    return (int) (entry >>> MOVER_SHIFT) & NEVER;
  }

  /** The second number of it. */
  static int other(long entry) {
    return (int) (entry >>> OTHER_SHIFT) & NEVER;
  }

  @Override
  public long bytes() {
    return tables.values().stream().mapToLong(SharedTable::bytes).sum();
  }

  @Override
  public void forget() {
    tables.values().forEach(SharedTable::forget);
  }
}
