package org.farstar.engine.kernel;

import org.farstar.engine.memory.KeptResults;
import org.farstar.engine.memory.SharedTable;

/**
 * What the table has of a node in an {@link ProofSearch}: its proof and its disproof number, and
 * whether a thread is at it.
 *
 * <pre>
 *   | busy | disproof number, 26 bits | proof number, 26 bits | effort, 6 bits |
 *     58     57                     32  31                  6   5            0
 * </pre>
 *
 * <p>The effort is the logarithm to base 2 of the positions it took. No entry is 0.
 */
public final class ProofEntry {
  private static final int NUMBER_BITS = 26;

  /** The number of what cannot be proved. */
  static final int NEVER = (1 << NUMBER_BITS) - 1;

  /** The largest number of what may still be proved. */
  static final int MOST = NEVER - 1;

  private static final int REFUTE_SHIFT = SharedTable.EFFORT_BITS + NUMBER_BITS;
  private static final int BUSY_SHIFT = REFUTE_SHIFT + NUMBER_BITS;
  private static final int EFFORT = (1 << SharedTable.EFFORT_BITS) - 1;

  /** What an entry that was kept counts for in the table. */
  private static final int KEPT_EFFORT = 8;

  /** A win of the mover that took no effort. */
  public static final long WON = of(0, NEVER, 0, 1);

  /** A loss of the mover that took no effort. */
  public static final long LOST = of(NEVER, 0, 0, 1);

  private ProofEntry() {}

  /**
   * @param busy whether a thread is at the node, 1 or 0
   * @param positions how many it took
   */
  static long of(int prove, int refute, int busy, long positions) {
    return (long) busy << BUSY_SHIFT
        | (long) refute << REFUTE_SHIFT
        | (long) prove << SharedTable.EFFORT_BITS
        | effort(positions);
  }

  /** The entry of a result. */
  static long of(boolean wins, long positions) {
    return wins ? of(0, NEVER, 0, positions) : of(NEVER, 0, 0, positions);
  }

  /** The entry of a result that took no effort, or 0 if there is none. */
  static long of(Decision decision) {
    return decision == Decision.UNKNOWN ? 0 : decision == Decision.WIN ? WON : LOST;
  }

  private static int effort(long positions) {
    return Long.SIZE - 1 - Long.numberOfLeadingZeros(positions | 1);
  }

  static int prove(long entry) {
    return (int) (entry >>> SharedTable.EFFORT_BITS) & NEVER;
  }

  static int refute(long entry) {
    return (int) (entry >>> REFUTE_SHIFT) & NEVER;
  }

  /** 1 where a thread is at the node, otherwise 0. */
  static long busy(long entry) {
    return entry >>> BUSY_SHIFT;
  }

  /** What an entry says of the mover. */
  public static Decision decision(long entry) {
    return solved(entry) ? Decision.of(prove(entry) == 0) : Decision.UNKNOWN;
  }

  /** Whether an entry says who wins. */
  static boolean solved(long entry) {
    return entry != 0 && (prove(entry) == 0 || refute(entry) == 0);
  }

  /** An entry as it outlives the process. */
  static KeptResults.Entry kept(long entry) {
    return new KeptResults.Entry(content(entry), (int) entry & EFFORT);
  }

  /**
   * Numbers as they outlive the process.
   *
   * @param positions how many they took
   */
  static KeptResults.Entry kept(long entry, long positions) {
    return new KeptResults.Entry(content(entry), effort(positions));
  }

  /** What was kept says of the mover. */
  static Decision decisionOfKept(long content) {
    return content >= 0 ? Decision.UNKNOWN : Decision.of(content == KeptResults.WON);
  }

  private static long content(long entry) {
    if (prove(entry) == 0) {
      return KeptResults.WON;
    }
    return refute(entry) == 0
        ? KeptResults.LOST
        : (long) prove(entry) << Integer.SIZE | refute(entry);
  }

  /**
   * The entry of what was kept.
   *
   * @param effort the logarithm to base 2 of the positions it took
   */
  public static long ofKept(long content, int effort) {
    return ofKept(content) & ~(long) EFFORT | effort;
  }

  /** The entry of what was kept. */
  static long ofKept(long content) {
    int prove = content == KeptResults.WON ? 0 : NEVER;
    int refute = content == KeptResults.WON ? NEVER : 0;
    return content < 0
        ? of(prove, refute, 0, KEPT_EFFORT)
        : of(number(content >>> Integer.SIZE), number(content), 0, KEPT_EFFORT);
  }

  private static int number(long kept) {
    return (int) Math.max(1, Math.min(MOST, kept & 0xFFFF_FFFFL));
  }
}
