package org.farstar.games.heap.takeaway;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import org.farstar.engine.claim.Cases;

/**
 * A take-away game with any function f on small numbers, by the definitions of the lecture: who
 * wins by trying all moves, the sequence H by its recurrence, representations by trying all sums.
 * For claims; knows nothing of the theory it referees.
 */
final class IntGame {
  /** Functions have values up to this number. */
  private static final int MOST = 1 << 20;

  private final String name;
  private final int[] limits;

  /** Whether the next player wins (n, cap), at index n and cap. */
  private final List<boolean[]> wins = new ArrayList<>();

  private final List<Integer> sequence = new ArrayList<>(List.of(1));

  private IntGame(String name, int size, IntUnaryOperator f) {
    this.name = name;
    this.limits = new int[size + 1];
    for (int x = 1; x <= size; x++) {
      limits[x] = Math.min(MOST, f.applyAsInt(x));
    }
    while (sequence.get(sequence.size() - 1) < size) {
      int top = sequence.get(sequence.size() - 1);
      sequence.add(top + sequence.stream().filter(h -> f(h) >= top).findFirst().orElseThrow());
    }
  }

  /**
   * The games of the claims: some with formulas, some with random functions that do not decrease.
   */
  static List<IntGame> all(int size) {
    List<IntGame> games = new ArrayList<>();
    games.add(new IntGame("x", size, x -> x));
    games.add(new IntGame("2*x", size, x -> 2 * x));
    games.add(new IntGame("3*x", size, x -> 3 * x));
    games.add(new IntGame("5*x", size, x -> 5 * x));
    games.add(new IntGame("x+1", size, x -> x + 1));
    games.add(new IntGame("x+7", size, x -> x + 7));
    games.add(new IntGame("2*x-1", size, x -> 2 * x - 1));
    games.add(new IntGame("x*x", size, x -> x * x));
    games.add(new IntGame("x*x-2*x+2", size, x -> x * x - 2 * x + 2));
    for (int seed = 1; seed <= 8; seed++) {
      games.add(random(seed, size));
    }
    return games;
  }

  private static IntGame random(int seed, int size) {
    Random random = new Random(seed);
    int[] f = new int[size + 1];
    StringBuilder name = new StringBuilder("1.. -> ");
    for (int x = 1; x <= size; x++) {
      f[x] = Math.max(x, f[x - 1]) + Math.max(0, random.nextInt(1 + seed) - seed / 2);
      name.append(x <= 12 ? f[x] + " " : "");
    }
    return new IntGame(name + "...", size, x -> f[x]);
  }

  /** The function, for messages. */
  @Override
  public String toString() {
    return "f(x) = " + name;
  }

  /** The largest number it knows f of. */
  int size() {
    return limits.length - 1;
  }

  int f(int x) {
    return limits[x];
  }

  /** H_1, H_2, ... by the recurrence, until one reaches the size of the game. */
  List<Integer> sequence() {
    return sequence;
  }

  /** Whether the next player wins (n, cap), by trying all moves. */
  boolean wins(int n, int cap, Cases cases) {
    while (wins.size() <= n) {
      // Between two checks nothing else would hear that the time is over.
      cases.check(true, () -> "");
      int size = wins.size();
      boolean[] row = new boolean[size + 1];
      for (int c = 1; c <= size; c++) {
        row[c] = row[c - 1] || !wins.get(size - c)[Math.min(f(c), size - c)];
      }
      wins.add(row);
    }
    return wins.get(n)[Math.min(n, cap)];
  }

  /** All ways to write n as a sum of terms, each more than f of the one before; least first. */
  List<List<Integer>> representations(int n) {
    List<List<Integer>> found = new ArrayList<>();
    represent(n, 0, new ArrayList<>(), found);
    return found;
  }

  private void represent(int rest, int from, List<Integer> terms, List<List<Integer>> found) {
    if (rest == 0) {
      found.add(List.copyOf(terms));
      return;
    }
    for (int i = from; i < sequence.size() && sequence.get(i) <= rest; i++) {
      int h = sequence.get(i);
      if (terms.isEmpty() || f(terms.get(terms.size() - 1)) < h) {
        terms.add(h);
        represent(rest - h, i + 1, terms, found);
        terms.remove(terms.size() - 1);
      }
    }
  }

  /** What may be taken from (n, cap) to leave a P-position. */
  TreeSet<Integer> winningMoves(int n, int cap, Cases cases) {
    TreeSet<Integer> moves = new TreeSet<>();
    for (int y = 1; y <= Math.min(n, cap); y++) {
      if (!wins(n - y, f(y), cases)) {
        moves.add(y);
      }
    }
    return moves;
  }
}
