package org.farstar.papers.slides.heap;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import org.farstar.engine.play.Moves;
import org.farstar.engine.play.Play;
import org.farstar.games.heap.takeaway.Limit;
import org.farstar.games.heap.takeaway.TakeAway;
import org.farstar.values.player.Player;

/**
 * A take-away game with any function f on small numbers, by the definitions of the lecture: its
 * moves, the sequence H by its recurrence, representations by trying all sums. It names the game of
 * the catalogue with the same function, and uses nothing of it.
 */
final class SmallTakeAway implements Play<SmallTakeAway.Heap> {
  /** Functions have values up to this number. */
  private static final int MOST = 1 << 20;

  /** The first terms of a random function that its name shows. */
  private static final int NAMED = 12;

  /**
   * A heap and how many may be taken from it now.
   *
   * @param n the size
   * @param cap the most that may be taken, at most n
   */
  record Heap(int n, int cap) {
    Heap {
      cap = Math.min(n, cap);
    }
  }

  private final String name;

  /** f(x) at the index x. */
  private final int[] limits;

  private final List<Integer> sequence = new ArrayList<>(List.of(1));
  private final Optional<TakeAway> product;

  private SmallTakeAway(String name, int size, IntUnaryOperator f) {
    this(name, Optional.of(new TakeAway(Limit.read("f(x)=" + name))), size, f);
  }

  private SmallTakeAway(String name, Optional<TakeAway> product, int size, IntUnaryOperator f) {
    this.name = name;
    this.product = product;
    this.limits = new int[size + 1];
    for (int x = 1; x <= size; x++) {
      limits[x] = Math.min(MOST, f.applyAsInt(x));
    }
    while (sequence.get(sequence.size() - 1) < size) {
      int top = sequence.get(sequence.size() - 1);
      sequence.add(top + sequence.stream().filter(h -> f(h) >= top).findFirst().orElseThrow());
    }
  }

  /** f(x) = x. */
  static SmallTakeAway same(int size) {
    return new SmallTakeAway("x", size, x -> x);
  }

  /** f(x) = 2x. */
  static SmallTakeAway twice(int size) {
    return new SmallTakeAway("2*x", size, x -> 2 * x);
  }

  /**
   * The games of the claims: some with formulas, some with random functions that do not decrease.
   */
  static List<SmallTakeAway> all(int size) {
    List<SmallTakeAway> games = new ArrayList<>();
    games.add(same(size));
    games.add(twice(size));
    games.add(new SmallTakeAway("3*x", size, x -> 3 * x));
    games.add(new SmallTakeAway("5*x", size, x -> 5 * x));
    games.add(new SmallTakeAway("x+1", size, x -> x + 1));
    games.add(new SmallTakeAway("x+7", size, x -> x + 7));
    games.add(new SmallTakeAway("2*x-1", size, x -> 2 * x - 1));
    games.add(new SmallTakeAway("x*x", size, x -> x * x));
    games.add(new SmallTakeAway("x*x-2*x+2", size, x -> x * x - 2 * x + 2));
    for (int seed = 1; seed <= 8; seed++) {
      games.add(random(seed, size));
    }
    return games;
  }

  private static SmallTakeAway random(int seed, int size) {
    Random random = new Random(seed);
    int[] f = new int[size + 1];
    StringBuilder name = new StringBuilder("1.. -> ");
    for (int x = 1; x <= size; x++) {
      f[x] = Math.max(x, f[x - 1]) + Math.max(0, random.nextInt(1 + seed) - seed / 2);
      name.append(x <= NAMED ? f[x] + " " : "");
    }
    return new SmallTakeAway(name + "...", Optional.empty(), size, x -> f[x]);
  }

  @Override
  public void moves(Heap heap, Player player, Moves<Heap> moves) {
    for (int y = 1; y <= heap.cap(); y++) {
      int taken = y;
      moves.add(after(heap.n(), taken), () -> "take " + taken);
    }
  }

  /** What is left after this many are taken from n. */
  Heap after(int n, int taken) {
    return new Heap(n - taken, f(taken));
  }

  @Override
  public boolean impartial() {
    return true;
  }

  /** The function, for messages. */
  @Override
  public String toString() {
    return "f(x) = " + name;
  }

  /** The game of the catalogue with the same function; none for random functions. */
  Optional<TakeAway> product() {
    return product;
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
}
