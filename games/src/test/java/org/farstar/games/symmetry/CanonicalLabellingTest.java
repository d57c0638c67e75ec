package org.farstar.games.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.farstar.games.graph.core.Graph;
import org.farstar.games.graph.core.NumberNames;

/** Symmetries and canonical labellings, against all permutations of the vertices. */
class CanonicalLabellingTest {
  private static Graph random(boolean directed, int n, Random random) {
    double density = random.nextDouble();
    long[] rows = new long[n];
    for (int v = 0; v < n; v++) {
      for (int w = 0; w < n; w++) {
        if (v != w && (directed || v < w) && random.nextDouble() < density) {
          rows[v] |= 1L << w;
          rows[w] |= directed ? 0 : 1L << v;
        }
      }
    }
    return Graph.ofRows(directed, rows);
  }

  private static Graph renamed(Graph graph, int[] map) {
    long[] rows = new long[map.length];
    for (int v = 0; v < map.length; v++) {
      for (int w = 0; w < map.length; w++) {
        rows[map[v]] |= (graph.row(v) >>> w & 1) << map[w];
      }
    }
    return Graph.ofRows(graph.directed(), rows);
  }

  private static int[] renamed(int[] colours, int[] map) {
    int[] renamed = new int[colours.length];
    for (int v = 0; v < map.length; v++) {
      renamed[map[v]] = colours[v];
    }
    return renamed;
  }

  /** The isomorphisms that keep colours, by trying all maps. */
  private static List<int[]> isomorphisms(Graph one, int[] colours, Graph other, int[] itsColours) {
    return Permutations.all(colours.length).stream()
        .filter(map -> Arrays.equals(renamed(colours, map), itsColours))
        .filter(map -> renamed(one, map).sameUpToNames(other))
        .toList();
  }

  @Property(tries = 400)
  void symmetriesAndIsomorphisms(
      @ForAll @IntRange(max = 6) int n,
      @ForAll boolean directed,
      @ForAll @IntRange(min = 1, max = 3) int most,
      @ForAll long seed) {
    Random random = new Random(seed);
    Graph graph = random(directed, n, random);
    int[] colours = random.ints(n, 0, most).toArray();
    CanonicalLabelling labelling = CanonicalLabelling.of(graph, colours);
    PermutationGroup symmetries = labelling.symmetries();
    List<int[]> expected = isomorphisms(graph, colours, graph, colours);
    assertThat(Permutations.texts(symmetries.elements())).isEqualTo(Permutations.texts(expected));
    assertThat(symmetries.order()).isEqualTo(expected.size());
    assertThat(Permutations.closure(n, symmetries.generators()))
        .isEqualTo(Permutations.texts(expected));

    int[] map = Permutations.random(n, random);
    Graph image = renamed(graph, map);
    int[] itsColours = renamed(colours, map);
    CanonicalLabelling ofImage = CanonicalLabelling.of(image, itsColours);
    assertThat(renamed(image, ofImage.places())).isEqualTo(renamed(graph, labelling.places()));
    int[] found = labelling.to(ofImage).orElseThrow();
    assertThat(renamed(graph, found)).isEqualTo(image);
    assertThat(renamed(colours, found)).isEqualTo(itsColours);
  }

  @Property(tries = 300)
  void graphsThatDifferStayDifferent(
      @ForAll @IntRange(min = 1, max = 5) int n, @ForAll boolean directed, @ForAll long seed) {
    Random random = new Random(seed);
    Graph one = random(directed, n, random);
    Graph other = random(directed, n, random);
    int[] colours = random.ints(n, 0, 2).toArray();
    int[] itsColours = random.ints(n, 0, 2).toArray();
    Optional<int[]> found =
        CanonicalLabelling.of(one, colours).to(CanonicalLabelling.of(other, itsColours));
    assertThat(found.isPresent())
        .isEqualTo(!isomorphisms(one, colours, other, itsColours).isEmpty());
  }

  /** Loops, parallel edges and the colours of edges count. */
  @Property(tries = 200)
  void multigraphs(@ForAll @IntRange(min = 1, max = 5) int n, @ForAll long seed) {
    Random random = new Random(seed);
    List<int[]> edges = new ArrayList<>();
    for (int e = random.nextInt(2 * n); e >= 0; e--) {
      int v = random.nextInt(n);
      int w = random.nextInt(n);
      edges.add(new int[] {Math.min(v, w), Math.max(v, w), random.nextInt(2)});
    }
    Set<String> expected = new HashSet<>();
    List<String> given = sorted(edges, PermutationGroup.identity(n));
    for (int[] map : Permutations.all(n)) {
      if (sorted(edges, map).equals(given)) {
        expected.add(Arrays.toString(map));
      }
    }
    CanonicalLabelling labelling = CanonicalLabelling.of(coloured(n, edges));
    assertThat(Permutations.texts(labelling.symmetries().elements())).isEqualTo(expected);
  }

  private static List<String> sorted(List<int[]> edges, int[] map) {
    return edges.stream()
        .map(e -> new int[] {map[e[0]], map[e[1]], e[2]})
        .map(e -> Math.min(e[0], e[1]) + "-" + Math.max(e[0], e[1]) + " " + e[2])
        .sorted()
        .toList();
  }

  private static Graph coloured(int n, List<int[]> edges) {
    List<int[]> sorted = edges.stream().sorted(Arrays::compare).toList();
    byte[] colours = new byte[sorted.size()];
    for (int e = 0; e < colours.length; e++) {
      colours[e] = (byte) sorted.get(e)[2];
    }
    return Graph.coloured(
        new NumberNames(IntStream.range(0, n).toArray()),
        sorted.stream().mapToInt(e -> e[0]).toArray(),
        sorted.stream().mapToInt(e -> e[1]).toArray(),
        colours);
  }

  private static PermutationGroup symmetries(int n, List<int[]> edges) {
    return CanonicalLabelling.of(Graph.of(false, n, edges.toArray(int[][]::new))).symmetries();
  }

  /** The graph of points and sets: its symmetries move points as those of the family do. */
  private static PermutationGroup ofFamily(int points, List<int[]> sets) {
    List<int[]> edges = new ArrayList<>();
    for (int set = 0; set < sets.size(); set++) {
      for (int point : sets.get(set)) {
        edges.add(new int[] {point, points + set});
      }
    }
    int[] colours = new int[points + sets.size()];
    Arrays.fill(colours, points, colours.length, 1);
    Graph graph = Graph.of(false, colours.length, edges.toArray(int[][]::new));
    return CanonicalLabelling.of(graph, colours).symmetries();
  }

  @Example
  void knownGroups() {
    assertThat(CanonicalLabelling.of(Graph.ofRows(false, new long[62])).symmetries().order())
        .isEqualTo(Permutations.factorial(62));
    List<int[]> petersen = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      petersen.add(new int[] {i, (i + 1) % 5});
      petersen.add(new int[] {i, i + 5});
      petersen.add(new int[] {i + 5, (i + 2) % 5 + 5});
    }
    assertThat(symmetries(10, petersen).order()).isEqualTo(120);
    for (int k = 1; k <= 7; k++) {
      List<int[]> cube = new ArrayList<>();
      for (int v = 0; v < 1 << k; v++) {
        for (int bit = 0; bit < k; bit++) {
          if ((v >>> bit & 1) == 0) {
            cube.add(new int[] {v, v | 1 << bit});
          }
        }
      }
      assertThat(symmetries(1 << k, cube).order())
          .isEqualTo(Permutations.factorial(k).shiftLeft(k));
    }
    List<int[]> fano =
        IntStream.range(0, 7).mapToObj(i -> new int[] {i, (i + 1) % 7, (i + 3) % 7}).toList();
    assertThat(ofFamily(7, fano).order()).isEqualTo(168);
  }

  /** Two graphs that refinement alone does not tell apart. */
  @Example
  void stronglyRegularGraphs() {
    List<int[]> rook = new ArrayList<>();
    List<int[]> shrikhande = new ArrayList<>();
    for (int v = 0; v < 16; v++) {
      for (int w = 0; w < v; w++) {
        boolean line = v / 4 == w / 4 || v % 4 == w % 4;
        int step = (v / 4 - w / 4 & 3) * 4 + (v % 4 - w % 4 & 3);
        if (line) {
          rook.add(new int[] {w, v});
        }
        if (Set.of(1, 3, 4, 12, 5, 15).contains(step)) {
          shrikhande.add(new int[] {w, v});
        }
      }
    }
    assertThat(symmetries(16, rook).order()).isEqualTo(1152);
    assertThat(symmetries(16, shrikhande).order()).isEqualTo(192);
    CanonicalLabelling one = CanonicalLabelling.of(Graph.of(false, 16, rook.toArray(int[][]::new)));
    CanonicalLabelling other =
        CanonicalLabelling.of(Graph.of(false, 16, shrikhande.toArray(int[][]::new)));
    assertThat(one.to(other)).isEmpty();
  }

  /** The 76 lines of a cube of 4 x 4 x 4 points have 192 symmetries, four for each of the cube. */
  @Example
  void linesOfTheCube() {
    List<int[]> lines = new ArrayList<>();
    for (int direction = 14; direction < 27; direction++) {
      int[] step = {direction / 9 - 1, direction / 3 % 3 - 1, direction % 3 - 1};
      for (int from = 0; from < 64; from++) {
        int[] line = new int[4];
        boolean inside = true;
        for (int i = 0; i < 4; i++) {
          int x = (from >> 4) + i * step[0];
          int y = (from >> 2 & 3) + i * step[1];
          int z = (from & 3) + i * step[2];
          inside &= Math.min(x, Math.min(y, z)) >= 0 && Math.max(x, Math.max(y, z)) < 4;
          line[i] = x * 16 + y * 4 + z;
        }
        if (inside) {
          lines.add(line);
        }
      }
    }
    assertThat(lines).hasSize(76);
    assertThat(ofFamily(64, lines).order()).isEqualTo(192);
  }
}
