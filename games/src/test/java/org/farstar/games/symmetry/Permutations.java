package org.farstar.games.symmetry;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Permutations as the slow obvious referee has them: all of them, tried one after the other. */
final class Permutations {
  private Permutations() {}

  static List<int[]> all(int n) {
    List<int[]> all = new ArrayList<>();
    extend(new int[n], 0, all);
    return all;
  }

  private static void extend(int[] map, int next, List<int[]> all) {
    if (next == map.length) {
      all.add(map.clone());
      return;
    }
    for (int image = 0; image < map.length; image++) {
      int wanted = image;
      if (IntStream.range(0, next).noneMatch(i -> map[i] == wanted)) {
        map[next] = image;
        extend(map, next + 1, all);
      }
    }
  }

  static int[] random(int n, Random random) {
    int[] map = IntStream.range(0, n).toArray();
    for (int i = n - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      int kept = map[i];
      map[i] = map[j];
      map[j] = kept;
    }
    return map;
  }

  /** All products of some permutations, by adding products until nothing is new. */
  static Set<String> closure(int n, List<int[]> generators) {
    Set<String> seen = new TreeSet<>();
    List<int[]> found = new ArrayList<>();
    found.add(IntStream.range(0, n).toArray());
    seen.add(Arrays.toString(found.get(0)));
    for (int i = 0; i < found.size(); i++) {
      for (int[] generator : generators) {
        int[] next = new int[n];
        for (int point = 0; point < n; point++) {
          next[point] = generator[found.get(i)[point]];
        }
        if (seen.add(Arrays.toString(next))) {
          found.add(next);
        }
      }
    }
    return seen;
  }

  static Set<String> texts(Collection<int[]> permutations) {
    return permutations.stream()
        .map(Arrays::toString)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  static BigInteger factorial(int n) {
    return IntStream.rangeClosed(1, n)
        .mapToObj(BigInteger::valueOf)
        .reduce(BigInteger.ONE, BigInteger::multiply);
  }
}
