package org.farstar.games.order.monotone.dense;

import java.util.BitSet;
import java.util.function.IntConsumer;

/**
 * The moves of {@link DiagramBox}es of every size at once, as a relation between words of equal
 * length that a finite automaton reads letter by letter.
 *
 * <p>A move changes {@code 1 0^j} into {@code 0^j 1}, where j = 1 unless a 1 stands further on; or
 * {@code 1^m 0} into {@code 0 1^m} with m from 2 on, where a 0 stands before. So the words that
 * have a move into a regular language are a regular language again, and whether a language is a set
 * of lost words can be decided for words of all lengths.
 */
public final class MoveRelation {
  /** The same so far, no 0 met; or one met. */
  private static final int BEFORE = 0;

  private static final int BEFORE_AFTER_ZERO = 1;

  /** A 1 has left its place and has passed no 0; or some. */
  private static final int ONE_MOVES = 2;

  private static final int ONE_MOVED_FAR = 3;

  /** The first of two or more 1s has become the 0 that moves up; one more 1 was met. */
  private static final int ZERO_MOVES = 4;

  private static final int ZERO_MOVED_FAR = 5;

  /** The same from here on, after a 1 is met; or at once. */
  private static final int ONE_WANTED = 6;

  private static final int AFTER = 7;

  private static final int STATES = 8;

  private MoveRelation() {}

  /** The words from which a move leads into a language. */
  public static RegularLanguage into(RegularLanguage target) {
    BitSet starts = new BitSet();
    starts.set(state(0, BEFORE));
    return RegularLanguage.of(
        starts,
        new RegularLanguage.Reader() {
          @Override
          public void next(int state, int letter, IntConsumer to) {
            for (int written = 0; written < 2; written++) {
              int after = target.next(state / STATES, written);
              moves(state % STATES, letter, written, phase -> to.accept(state(after, phase)));
            }
          }

          @Override
          public boolean ends(int state) {
            return state % STATES == AFTER && target.ends(state / STATES);
          }
        });
  }

  private static int state(int target, int phase) {
    return target * STATES + phase;
  }

  private static void moves(int phase, int read, int written, IntConsumer to) {
    boolean same = read == written;
    boolean leaves = read == 1 && written == 0;
    boolean arrives = read == 0 && written == 1;
    switch (phase) {
      case BEFORE, BEFORE_AFTER_ZERO -> {
        if (same) {
          to.accept(read == 0 ? BEFORE_AFTER_ZERO : phase);
        } else if (leaves) {
          to.accept(ONE_MOVES);
          if (phase == BEFORE_AFTER_ZERO) {
            to.accept(ZERO_MOVES);
          }
        }
      }
      case ONE_MOVES, ONE_MOVED_FAR -> {
        if (arrives) {
          to.accept(phase == ONE_MOVES ? AFTER : ONE_WANTED);
        } else if (same && read == 0) {
          to.accept(ONE_MOVED_FAR);
        }
      }
      case ZERO_MOVES, ZERO_MOVED_FAR -> {
        if (arrives && phase == ZERO_MOVED_FAR) {
          to.accept(AFTER);
        } else if (same && read == 1) {
          to.accept(ZERO_MOVED_FAR);
        }
      }
      default -> {
        if (same) {
          to.accept(phase == ONE_WANTED && read == 1 ? AFTER : phase);
        }
      }
    }
  }
}
