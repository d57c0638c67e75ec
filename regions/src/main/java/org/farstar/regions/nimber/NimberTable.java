package org.farstar.regions.nimber;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.farstar.engine.memory.Forgetful;
import org.farstar.engine.memory.KeptKeys;
import org.farstar.engine.memory.KeptResults;
import org.farstar.engine.memory.SharedTable;
import org.farstar.regions.board.Grid;

/**
 * What is known of the nimbers that regions are worth, in one packed table for each frame. A
 * question of {@link NimberNodes} is known by the region and its nimber. The region has an entry of
 * its own, under {@link #REGION} in place of a nimber: what it is worth, or some nimbers that it is
 * not worth, and which it was asked about last. That entry is read whenever the region is met. The
 * other questions, which are most, are not looked up: their numbers are older than what was found
 * since, and mislead.
 *
 * <p>Safe for threads. Forgotten results are searched again.
 */
public final class NimberTable implements Forgetful {
  /** Stands where a question has its nimber. */
  static final int REGION = -1;

  private static final long EXACT = Long.MIN_VALUE;

  /** Set in every entry without a nimber, so that the entry is not 0. */
  private static final long EXCLUDING = 1L << 62;

  private static final int SHIFT = SharedTable.EFFORT_BITS;

  private static final long EFFORT = (1L << SHIFT) - 1;

  /** Of the nimbers that a region is not worth those below are remembered. */
  private static final int NIMBERS = 48;

  private static final long ALL = (1L << NIMBERS) - 1;

  /** Where one more than the nimber is that was asked about last, or 0 if there is none. */
  private static final int ASKED_SHIFT = SHIFT + NIMBERS;

  private static final long MOST_ASKED = (1L << 62 - ASKED_SHIFT) - 1;

  /** Where the nimber of a question is next to a plane that leaves room for it. */
  private static final int NIMBER_SHIFT = Long.SIZE - Byte.SIZE;

  private final int words;
  private final long bytes;
  private final Function<Grid, KeptKeys> keeping;
  private final Map<Grid, SharedTable> tables = new ConcurrentHashMap<>();
  private final Map<Grid, KeptKeys> kept = new ConcurrentHashMap<>();

  /**
   * @param words how many planes tell regions of a frame apart, 1 or 2
   * @param bytes how much memory each frame may take, about
   * @param keeping what outlives the process; gives null where nothing does
   */
  NimberTable(int words, long bytes, Function<Grid, KeptKeys> keeping) {
    this.words = words;
    this.bytes = bytes;
    this.keeping = keeping;
  }

  /** How many longs the key of a question has. */
  int words(Grid frame) {
    return words == 1 && frame.all() >>> NIMBER_SHIFT == 0 ? 1 : words + 1;
  }

  /**
   * Writes the key of a question.
   *
   * @param nimber its nimber, or {@link #REGION}
   */
  static void key(long first, long second, int nimber, long[] key) {
    key[0] = first;
    if (key.length == 1) {
      key[0] |= (long) nimber << NIMBER_SHIFT;
    } else {
      // Where there is one plane, this is written over.
      key[1] = second;
      key[key.length - 1] = nimber;
    }
  }

  /** The table of a frame. */
  SharedTable of(Grid frame) {
    return tables.computeIfAbsent(frame, this::made);
  }

  private SharedTable made(Grid frame) {
    int longs = words(frame);
    SharedTable table =
        new SharedTable(longs, Math.max(2, bytes / SharedTable.bytesPerEntry(longs)));
    KeptKeys questions = kept(frame);
    if (questions != null) {
      long[] key = new long[longs];
      questions.forEach(
          (first, second, nimber, entry) -> {
            if (entry.content() == KeptResults.LOST && nimber >= 0) {
              key(first, second, REGION, key);
              table.put(key, exact((int) nimber, 1L << entry.effort()));
            }
          });
    }
    return table;
  }

  /**
   * What outlives the process of the questions about the regions of a frame, by planes and nimber;
   * null where nothing does.
   */
  KeptKeys kept(Grid frame) {
    return kept.computeIfAbsent(frame, keeping);
  }

  /**
   * An entry for a region that is worth a nimber.
   *
   * @param visited how many positions it took
   */
  static long exact(int nimber, long visited) {
    return EXACT | (long) nimber << SHIFT | effort(visited);
  }

  /**
   * The entry of a region of which no more is known than nimbers that it is not worth.
   *
   * @param entry what was known of it before, 0 where nothing was
   * @param nimbers more of them, a bit for each
   * @param visited how many positions that took
   */
  static long excluding(long entry, long nimbers, long visited) {
    return EXCLUDING
        | entry & ~EFFORT
        | (nimbers & ALL) << SHIFT
        | Math.max(entry & EFFORT, effort(visited));
  }

  /**
   * The entry of such a region that is asked about a nimber now.
   *
   * @param entry what is known of it, 0 where nothing is
   */
  static long asking(long entry, int nimber) {
    return EXCLUDING | entry & ~(MOST_ASKED << ASKED_SHIFT) | asked(nimber) << ASKED_SHIFT;
  }

  private static long asked(int nimber) {
    return Math.min(nimber + 1L, MOST_ASKED);
  }

  private static long effort(long visited) {
    return Long.SIZE - 1L - Long.numberOfLeadingZeros(visited + 1);
  }

  /** Whether an entry has the nimber. */
  static boolean isExact(long entry) {
    return entry < 0;
  }

  /** The nimber of an entry that has it. */
  static int nimber(long entry) {
    return (int) (entry >>> SHIFT) & 0xFF;
  }

  /** The nimbers that a region is not worth, as far as an entry without its nimber says. */
  static long excluded(long entry) {
    return entry >>> SHIFT & ALL;
  }

  /** Whether a region with this entry, which has no nimber, was last asked about another one. */
  static boolean isNew(long entry, int nimber) {
    return (entry >>> ASKED_SHIFT & MOST_ASKED) != asked(nimber);
  }

  /** A nimber among others; none where there is no bit for it. */
  static long bit(int nimber) {
    return nimber < Long.SIZE ? 1L << nimber : 0;
  }

  /** Whether a nimber is among some. */
  static boolean has(long nimbers, int nimber) {
    return (nimbers & bit(nimber)) != 0;
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
