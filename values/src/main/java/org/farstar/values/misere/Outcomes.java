package org.farstar.values.misere;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.farstar.values.cancel.Cancellation;

/**
 * The outcomes of sums of generators, found by the rules and remembered. A sum is held as how often
 * each generator occurs in it, eight generators to a word, so that a move is an addition. Sums
 * without the newest part have their outcomes from the last quotient.
 */
final class Outcomes {
  private static final int PER_WORD = 8;
  private static final int BITS = Long.SIZE / PER_WORD;
  private static final long FIELD = (1L << BITS) - 1;

  /** The bits that are set where a generator occurs more than 127 times. */
  private static final long TOO_OFTEN = 0x8080808080808080L;

  private static final byte LOST = 1;
  private static final byte WON = 2;

  private final List<Integer> generators;
  private final int newest;
  private final int words;
  private final Predicate<int[]> known;
  private final long most;
  private final Runnable giveUp;

  /** For each generator what a move in it adds to a sum. */
  private final long[][][] moves;

  /** The sums that are known, at places by their hash, and whether they are lost. */
  private long[] sums;

  private byte[] states;
  private int size;

  /** The sums from the one that was asked for to the one looked at. */
  private long[] line;

  /**
   * @param generators the first is *, and * + * is 0 in misère play, too
   * @param newest the generator that is the newest part
   * @param moves the options of the generators at their numbers, written with generators
   * @param known whether a sum without the newest part is lost, by how often each generator occurs
   * @param most how many outcomes may be asked for
   * @param giveUp throws; run where more are asked for, or more than 127 parts are alike
   */
  Outcomes(
      List<Integer> generators,
      int newest,
      List<List<Parts>> moves,
      Predicate<int[]> known,
      long most,
      Runnable giveUp) {
    this.generators = List.copyOf(generators);
    this.newest = generators.indexOf(newest);
    this.words = (generators.size() + PER_WORD - 1) / PER_WORD;
    this.known = known;
    this.most = most;
    this.giveUp = giveUp;
    this.moves = new long[generators.size()][][];
    for (int g = 0; g < this.moves.length; g++) {
      List<Parts> options = moves.get(generators.get(g));
      this.moves[g] = new long[options.size()][words];
      for (int i = 0; i < options.size(); i++) {
        add(options.get(i), this.moves[g][i]);
        this.moves[g][i][g / PER_WORD] -= unit(g);
      }
    }
    this.states = new byte[64];
    this.sums = new long[states.length * words];
    this.line = new long[64 * words];
  }

  private static long unit(int g) {
    return 1L << BITS * (g % PER_WORD);
  }

  private void add(Parts sum, long[] to) {
    for (int i = 0; i < sum.size(); i++) {
      int g = generators.indexOf(sum.at(i));
      to[g / PER_WORD] += unit(g);
      if ((to[g / PER_WORD] & TOO_OFTEN) != 0) {
        giveUp.run();
      }
    }
  }

  /** Whether a sum is lost beside another. */
  boolean isLost(Parts sum, Parts beside) {
    Arrays.fill(line, 0, words, 0);
    add(sum, line);
    add(beside, line);
    return lost(0);
  }

  /** How often a generator occurs in the sum at a place of the line. */
  private int times(int at, int g) {
    return (int) (line[at + g / PER_WORD] >>> BITS * (g % PER_WORD) & FIELD);
  }

  private boolean lost(int at) {
    line[at] &= ~FIELD | 1;
    if (times(at, newest) == 0) {
      int[] times = new int[generators.size()];
      for (int g = 0; g < times.length; g++) {
        times[g] = times(at, g);
      }
      return known.test(times);
    }
    int place = place(line, at);
    if (states[place] == 0) {
      Cancellation.check((long) states.length * (words * Long.BYTES + 1));
      if (size >= most) {
        giveUp.run();
      }
      byte state = byMoves(at) ? LOST : WON;
      if (4L * (size + 1) > 3L * states.length) {
        grow();
      }
      place = place(line, at);
      put(place, state, line, at);
      size++;
    }
    return states[place] == LOST;
  }

  private boolean byMoves(int at) {
    int next = at + words;
    if (next + words > line.length) {
      line = Arrays.copyOf(line, 2 * line.length);
    }
    boolean any = false;
    // Moves in the newest part first: they lead to sums that are known or nearly so.
    for (int g = moves.length - 1; g >= 0; g--) {
      if (times(at, g) > 0) {
        for (long[] move : moves[g]) {
          any = true;
          for (int w = 0; w < words; w++) {
            line[next + w] = line[at + w] + move[w];
            if ((line[next + w] & TOO_OFTEN) != 0) {
              giveUp.run();
            }
          }
          if (lost(next)) {
            return false;
          }
        }
      }
    }
    return any;
  }

  /** Where a sum is, or a free place for it. */
  private int place(long[] from, int at) {
    long hash = 0;
    for (int w = 0; w < words; w++) {
      hash = (hash ^ from[at + w]) * 0x9E3779B97F4A7C15L;
      hash ^= hash >>> 32;
    }
    int place = (int) hash & states.length - 1;
    while (states[place] != 0
        && !Arrays.equals(sums, place * words, (place + 1) * words, from, at, at + words)) {
      place = place + 1 & states.length - 1;
    }
    return place;
  }

  private void put(int place, byte state, long[] from, int at) {
    states[place] = state;
    System.arraycopy(from, at, sums, place * words, words);
  }

  private void grow() {
    long[] before = sums;
    byte[] statesBefore = states;
    states = new byte[2 * statesBefore.length];
    sums = new long[2 * before.length];
    for (int i = 0; i < statesBefore.length; i++) {
      if (statesBefore[i] != 0) {
        put(place(before, i * words), statesBefore[i], before, i * words);
      }
    }
  }
}
