package org.farstar.values.loopy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * The Finite Sides Conjecture says that a sum of stoppers has two sides that are stoppers (A. N.
 * Siegel, Combinatorial Game Theory, VI.4). It is tried on the sums of all stoppers whose canonical
 * forms have few vertices.
 *
 * <p>Canonical forms are told from others by their definition, without the library: no two vertices
 * are equal, and no option is dominated or reversible. In canonical stoppers no cycle has two or
 * three vertices (Siegel, VI.2), so that a form either has no cycle but loops at a vertex, and is a
 * vertex above smaller forms, or has a cycle of four or five.
 */
class FiniteSidesTest {
  /** How many stoppers have a canonical form of exactly so many vertices. */
  private static final List<Integer> COUNTS = List.of(0, 3, 7, 42, 362, 4_652);

  private static final boolean SMALL = "small".equals(System.getProperty("farstar.slow.size"));

  /** A form of a value; its first vertex is the value, and bits are options. */
  private record Form(List<Integer> left, List<Integer> right) {
    int size() {
      return left.size();
    }

    static Form of(int[] left, int[] right) {
      return new Form(IntStream.of(left).boxed().toList(), IntStream.of(right).boxed().toList());
    }

    /** The form that begins with a vertex and goes on in an order that depends on no numbering. */
    Form from(int start) {
      List<Integer> order = new ArrayList<>(List.of(start));
      List<Form> all = new ArrayList<>();
      orders(order, all);
      return all.stream().min(Form::compare).orElseThrow();
    }

    private static int compare(Form a, Form b) {
      for (int v = 0; v < a.size(); v++) {
        int one = Integer.compare(a.left.get(v), b.left.get(v));
        int other = one != 0 ? one : Integer.compare(a.right.get(v), b.right.get(v));
        if (other != 0) {
          return other;
        }
      }
      return 0;
    }

    private void orders(List<Integer> order, List<Form> all) {
      int reached = reached(order.get(0));
      if (order.size() == Integer.bitCount(reached)) {
        int[] names = new int[size()];
        for (int i = 0; i < order.size(); i++) {
          names[order.get(i)] = i;
        }
        all.add(
            of(
                order.stream().mapToInt(v -> renamed(left.get(v), names)).toArray(),
                order.stream().mapToInt(v -> renamed(right.get(v), names)).toArray()));
        return;
      }
      for (int v = 0; v < size(); v++) {
        if ((reached >> v & 1) != 0 && !order.contains(v)) {
          order.add(v);
          orders(order, all);
          order.remove(order.size() - 1);
        }
      }
    }

    private static int renamed(int bits, int[] names) {
      int renamed = 0;
      for (int v = 0; v < names.length; v++) {
        renamed |= (bits >> v & 1) << names[v];
      }
      return renamed;
    }

    /** What can be reached from a vertex. */
    int reached(int start) {
      int seen = 1 << start;
      for (int open = seen; open != 0; ) {
        int v = Integer.numberOfTrailingZeros(open);
        int more = (left.get(v) | right.get(v)) & ~seen;
        seen |= more;
        open = open & open - 1 | more;
      }
      return seen;
    }

    LoopyGame game(Universe universe) {
      LoopyForm.Builder builder = new LoopyForm.Builder(universe);
      for (int v = 0; v < size(); v++) {
        builder.vertex();
      }
      for (int v = 0; v < size(); v++) {
        for (int to = 0; to < size(); to++) {
          if ((left.get(v) >> to & 1) != 0) {
            builder.option(Player.LEFT, v, to);
          }
          if ((right.get(v) >> to & 1) != 0) {
            builder.option(Player.RIGHT, v, to);
          }
        }
      }
      return LoopyGame.of(builder.build(), 0);
    }
  }

  /** Whether no play that alternates goes on for ever. */
  private static boolean isStopper(int[] left, int[] right) {
    int n = left.length;
    long ended = 0;
    for (long before = -1; before != ended; ) {
      before = ended;
      for (int v = 0; v < n; v++) {
        ended |= (left[v] & ~(ended >> n)) == 0 ? 1L << v : 0;
        ended |= (right[v] & ~ended) == 0 ? 1L << n + v : 0;
      }
    }
    return ended == (1L << 2 * n) - 1;
  }

  /** Whether the vertices of a stopper are unequal and no option is dominated or reversible. */
  private static boolean isCanonical(int[] left, int[] right) {
    int n = left.length;
    // At index a of b, whether a is at least b, and whether Left can begin in a - b and not lose.
    int[] atLeast = new int[n];
    int[] begins = new int[n];
    for (int v = 0; v < n; v++) {
      atLeast[v] = (1 << n) - 1;
      begins[v] = atLeast[v];
    }
    for (boolean changed = true; changed; ) {
      changed = false;
      for (int a = 0; a < n; a++) {
        for (int b = 0; b < n; b++) {
          boolean begin = (right[b] & atLeast[a]) != 0;
          boolean second = (left[b] & ~begins[a]) == 0;
          for (int x = 0; x < n; x++) {
            begin |= (left[a] >> x & atLeast[x] >> b & 1) != 0;
            second &= (right[a] >> x & ~(begins[x] >> b) & 1) == 0;
          }
          if (!begin && (begins[a] >> b & 1) != 0) {
            begins[a] ^= 1 << b;
            changed = true;
          }
          if (!second && (atLeast[a] >> b & 1) != 0) {
            atLeast[a] ^= 1 << b;
            changed = true;
          }
        }
      }
    }
    int[] atMost = new int[n];
    for (int a = 0; a < n; a++) {
      for (int b = 0; b < n; b++) {
        atMost[b] |= (atLeast[a] >> b & 1) << a;
      }
    }
    for (int v = 0; v < n; v++) {
      if ((atLeast[v] & atMost[v]) != 1 << v) {
        return false;
      }
      for (int x = 0; x < n; x++) {
        boolean lefts =
            (left[v] >> x & 1) != 0
                && ((left[v] & atMost[x] & ~(1 << x)) != 0 || (right[x] & atLeast[v]) != 0);
        boolean rights =
            (right[v] >> x & 1) != 0
                && ((right[v] & atLeast[x] & ~(1 << x)) != 0 || (left[x] & atMost[v]) != 0);
        if (lefts || rights) {
          return false;
        }
      }
    }
    return true;
  }

  /** The stoppers by the vertices of their canonical forms. */
  private static final class Stoppers {
    final List<Map<Form, Integer>> bySize = new ArrayList<>(List.of(Map.of()));
    final List<Form> forms = new ArrayList<>();

    /** With each form the numbers of all that can be reached, itself too, in its order. */
    final List<List<Integer>> followers = new ArrayList<>();

    void grow() {
      int n = bySize.size();
      Map<Form, Integer> found = new LinkedHashMap<>();
      for (Set<Integer> below : closed(n - 1)) {
        above(List.copyOf(below), found);
      }
      if (n == 4) {
        cycles(4, 4, found);
      } else if (n == 5) {
        cycles(5, 4, found);
        cycles(5, 5, found);
      }
      bySize.add(found);
      found.forEach(
          (form, number) -> {
            List<Integer> reached = new ArrayList<>();
            for (int v = 0; v < n; v++) {
              reached.add(number(form, v));
            }
            followers.add(reached);
          });
    }

    private int number(Form form, int start) {
      Form part = form.from(start);
      return bySize.get(part.size()).get(part);
    }

    private void add(Form form, Map<Form, Integer> found) {
      if (!found.containsKey(form)) {
        found.put(form, forms.size());
        forms.add(form);
      }
    }

    /** The sets of so many values that have all followers of their members. */
    private Set<Set<Integer>> closed(int size) {
      Set<Set<Integer>> all = new LinkedHashSet<>();
      closed(size, 0, Set.of(), all);
      return all;
    }

    private void closed(int size, int next, Set<Integer> some, Set<Set<Integer>> all) {
      if (some.size() == size) {
        all.add(some);
        return;
      }
      for (int i = next; i < followers.size(); i++) {
        Set<Integer> more = new TreeSet<>(some);
        more.addAll(followers.get(i));
        if (more.size() > some.size() && more.size() <= size) {
          closed(size, i + 1, more, all);
        }
      }
    }

    /** Adds what has all members of a closed set as followers, and no cycle but loops at itself. */
    private void above(List<Integer> below, Map<Form, Integer> found) {
      int n = below.size() + 1;
      int[] left = new int[n];
      int[] right = new int[n];
      for (int v = 1; v < n; v++) {
        Form form = forms.get(below.get(v - 1));
        List<Integer> names = followers.get(below.get(v - 1));
        for (int x = 0; x < form.size(); x++) {
          int to = 1 << 1 + below.indexOf(names.get(x));
          left[v] |= (form.left().get(0) >> x & 1) != 0 ? to : 0;
          right[v] |= (form.right().get(0) >> x & 1) != 0 ? to : 0;
        }
      }
      for (int options = 0; options < 1 << 2 * n; options++) {
        left[0] = options & (1 << n) - 1;
        right[0] = options >> n;
        if ((left[0] & right[0] & 1) == 0) {
          take(left, right, 1, found);
        }
      }
    }

    /** Adds what has a cycle of so many vertices, and at most one vertex outside of it. */
    private void cycles(int n, int length, Map<Form, Integer> found) {
      cycles(n, length, 0, new int[n], new int[n], found);
    }

    /** Chooses the edges between the pairs of vertices one after the other, then the loops. */
    private void cycles(
        int n, int length, int pair, int[] left, int[] right, Map<Form, Integer> found) {
      if (pair == n * n) {
        take(left, right, n, found);
        return;
      }
      int from = pair / n;
      int to = pair % n;
      boolean onCycle = from < length && to < length;
      boolean next = onCycle && to == (from + 1) % length;
      boolean chord = onCycle && length == 5 && to == (from + 2) % length;
      boolean outside = !onCycle && from != to && ((left[to] | right[to]) >> from & 1) == 0;
      for (int kind = next ? 1 : 0; kind < 4; kind++) {
        boolean may = kind == 0 || next || chord || outside || from == to && kind < 3;
        if (may) {
          left[from] |= (kind & 1) << to;
          right[from] |= kind >> 1 << to;
          if (kind == 0 || isStopper(left, right)) {
            cycles(n, length, pair + 1, left, right, found);
          }
          left[from] &= ~(1 << to);
          right[from] &= ~(1 << to);
        }
      }
    }

    /** Adds the values of the first vertices from which all are reached, where all is canonical. */
    private void take(int[] left, int[] right, int starts, Map<Form, Integer> found) {
      Form form = Form.of(left, right);
      int all = (1 << left.length) - 1;
      if (IntStream.range(0, starts).noneMatch(v -> form.reached(v) == all)
          || !isStopper(left, right)
          || !isCanonical(left, right)) {
        return;
      }
      IntStream.range(0, starts)
          .filter(v -> form.reached(v) == all)
          .forEach(v -> add(form.from(v), found));
    }
  }

  private static Stoppers stoppers(int most) {
    Stoppers stoppers = new Stoppers();
    for (int n = 1; n <= most; n++) {
      stoppers.grow();
    }
    assertThat(stoppers.bySize.stream().map(Map::size).toList())
        .isEqualTo(COUNTS.subList(0, most + 1));
    return stoppers;
  }

  /** A form and its game. */
  private record Stopper(Form form, LoopyGame game) {}

  /** The forms as games, of which none becomes smaller; those without an end alone. */
  private static List<Stopper> loopy(Stoppers stoppers) {
    Universe universe = new Universe();
    List<Stopper> loopy = new ArrayList<>();
    for (Form form : stoppers.forms) {
      LoopyGame game = form.game(universe);
      assertThat(game.isStopper()).isTrue();
      assertThat(game.followers()).hasSize(form.size());
      if (!game.isLoopfree()) {
        loopy.add(new Stopper(form, game));
      }
    }
    return loopy;
  }

  /**
   * Families of stoppers that differ by short games, each with the smallest first.
   *
   * <p>Beside a short game, which comes to an end, a stopper remains a stopper, and its negative
   * takes the short game away again. So whether a sum or its sides are stoppers depends on the
   * families of the two alone.
   */
  private static final class Families {
    final List<List<Stopper>> all = new ArrayList<>();
    final List<Integer> negatives;

    Families(List<Stopper> loopy) {
      Universe universe = loopy.get(0).game().universe();
      Map<String, Integer> numbers = new HashMap<>();
      loopy.forEach(stopper -> numbers.put(stopper.game().toString(), numbers.size()));
      int[] first = IntStream.range(0, loopy.size()).toArray();
      for (String text : List.of("1", "*", "{1|0}", "1/2", "^", "*2")) {
        LoopyGame step = LoopyGame.of(universe.read(text));
        for (int i = 0; i < first.length; i++) {
          Integer other = numbers.get(loopy.get(i).game().plus(step).toString());
          if (other != null) {
            int least = Math.min(first[i], first[other]);
            int most = Math.max(first[i], first[other]);
            Arrays.setAll(first, x -> first[x] == most ? least : first[x]);
          }
        }
      }
      Map<Integer, List<Stopper>> found = new LinkedHashMap<>();
      for (int i = 0; i < first.length; i++) {
        found.computeIfAbsent(first[i], x -> new ArrayList<>()).add(loopy.get(i));
      }
      all.addAll(found.values());
      List<Integer> firsts = List.copyOf(found.keySet());
      negatives =
          all.stream()
              .map(family -> numbers.get(family.get(0).game().negate().toString()))
              .map(negative -> firsts.indexOf(first[negative]))
              .toList();
    }

    /**
     * Tries a part of the sums, and those of the negatives with them.
     *
     * @return how many sums there are in the part, and how many of them are stoppers
     */
    List<Integer> tried(int part, int parts) {
      int sums = 0;
      int stoppers = 0;
      int pair = 0;
      for (int i = 0; i < all.size(); i++) {
        for (int j = 0; j <= i; j++) {
          int many = sums(i, j);
          if (many > 0 && pair++ % parts == part) {
            sums += many;
            stoppers += isStopper(all.get(i), all.get(j)) ? many : 0;
          }
        }
      }
      return List.of(sums, stoppers);
    }

    /** How many sums two families have, and their negatives; 0 if these come first. */
    private int sums(int one, int other) {
      int later = Math.max(negatives.get(one), negatives.get(other));
      int earlier = Math.min(negatives.get(one), negatives.get(other));
      if (later < one || later == one && earlier < other) {
        return 0;
      }
      int size = all.get(one).size();
      int sums = one == other ? size * (size + 1) / 2 : size * all.get(other).size();
      return later == one && earlier == other ? sums : 2 * sums;
    }

    private static boolean isStopper(List<Stopper> ones, List<Stopper> others) {
      return ones.stream().anyMatch(a -> others.stream().anyMatch(b -> ends(a.form(), b.form())))
          || FiniteSidesTest.isStopper(ones.get(0).game(), others.get(0).game());
    }

    /** Random sums of one pair of families have one answer, which their negatives have, too. */
    void compare(int many) {
      Random random = new Random(6);
      for (int i = 0; i < many; i++) {
        List<Stopper> ones = all.get(random.nextInt(all.size()));
        List<Stopper> others = all.get(random.nextInt(all.size()));
        Stopper one = ones.get(random.nextInt(ones.size()));
        Stopper other = others.get(random.nextInt(others.size()));
        boolean stopper = FiniteSidesTest.isStopper(one.game(), other.game());
        assertThat(stopper)
            .isEqualTo(isStopper(ones, others))
            .isEqualTo(FiniteSidesTest.isStopper(one.game().negate(), other.game().negate()));
        assertThat(stopper || !ends(one.form(), other.form())).isTrue();
      }
    }
  }

  /** Whether no play of a sum that alternates goes on for ever, so that the sum is a stopper. */
  private static boolean ends(Form one, Form other) {
    int n = other.size();
    int[] left = new int[one.size() * n];
    int[] right = new int[left.length];
    for (int v = 0; v < left.length; v++) {
      left[v] = other.left().get(v % n) << v / n * n;
      right[v] = other.right().get(v % n) << v / n * n;
      for (int x = 0; x < one.size(); x++) {
        left[v] |= (one.left().get(v / n) >> x & 1) << x * n + v % n;
        right[v] |= (one.right().get(v / n) >> x & 1) << x * n + v % n;
      }
    }
    return isStopper(left, right);
  }

  /** Every graph of three vertices is worth one of them, or has no value that is a stopper. */
  @Test
  void theStoppersAreThoseOfAllSmallGraphs() {
    Universe universe = new Universe();
    Set<LoopyGame> stoppers = new HashSet<>();
    stoppers(3).forms.forEach(form -> stoppers.add(form.game(universe)));
    assertThat(stoppers).hasSize(3 + 7 + 42);
    Set<Form> forms = new HashSet<>();
    for (int bits = 0; bits < 1 << 18; bits++) {
      int[] left = {bits & 7, bits >> 3 & 7, bits >> 6 & 7};
      int[] right = {bits >> 9 & 7, bits >> 12 & 7, bits >> 15};
      if (isStopper(left, right)) {
        forms.add(Form.of(left, right).from(0));
      }
    }
    Set<LoopyGame> found = new HashSet<>();
    forms.forEach(form -> found.add(form.game(universe)));
    assertThat(found).isEqualTo(stoppers);
  }

  /** A sum with a short game is a stopper, since the short game ends. */
  @Test
  void sumsOfStoppersOfThreeVerticesHaveTwoSides() {
    List<Stopper> loopy = loopy(stoppers(3));
    assertThat(loopy).hasSize(35);
    int stoppers = 0;
    for (int i = 0; i < loopy.size(); i++) {
      for (int j = 0; j <= i; j++) {
        stoppers += isStopper(loopy.get(i).game(), loopy.get(j).game()) ? 1 : 0;
      }
    }
    assertThat(stoppers).isEqualTo(35 * 36 / 2 - 70);
    assertThat(new Families(loopy).tried(0, 1)).containsExactly(35 * 36 / 2, stoppers);
  }

  /** All sums of those of four vertices. */
  @Tag("slow")
  @Test
  void sumsOfStoppersOfFourVerticesHaveTwoSides() {
    List<Stopper> loopy = loopy(stoppers(4));
    assertThat(loopy).hasSize(311);
    assertThat(new Families(loopy).tried(0, 1)).containsExactly(311 * 312 / 2, 45_321);
  }

  /**
   * Sums of those of five vertices, at the small size of four: one part of a hundred, or that of
   * the property, {@code 3/8} or {@code 1/1} for all.
   */
  @Tag("slow")
  @Test
  @Timeout(value = 2, unit = TimeUnit.HOURS)
  void sumsOfStoppersOfFiveVerticesHaveTwoSides() {
    String name = System.getProperty("farstar.finite.sides.part", "1/100");
    int[] part = Arrays.stream(name.split("/")).mapToInt(Integer::parseInt).toArray();
    List<Stopper> loopy = loopy(stoppers(SMALL ? 4 : 5));
    Families families = new Families(loopy);
    families.compare(SMALL ? 300 : 3_000);
    List<Integer> found = families.tried(part[0] - 1, part[1]);
    System.out.println("sums, and stoppers among them, in part " + name + ": " + found);
    if (part[1] == 1) {
      int all = loopy.size() * (loopy.size() + 1) / 2;
      assertThat(found).containsExactly(all, SMALL ? 45_321 : 8_051_435);
    }
  }

  /** Whether the sum is a stopper; if not, it has two sides that are. */
  private static boolean isStopper(LoopyGame one, LoopyGame other) {
    LoopyGame sum = one.plus(other);
    assertThat(sum.isStopper() || sum.isStopperSided()).as("%s + %s", one, other).isTrue();
    return sum.isStopper();
  }
}
