package org.farstar.games.recomputed;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Games of heaps and of cakes, written from their rules. */
final class PlainHeaps {
  private PlainHeaps() {}

  /** What a move leaves of one heap, or of one side of a cake: the sizes of the new ones. */
  @FunctionalInterface
  private interface Leaves {
    List<List<Integer>> of(int size);
  }

  /** All ways to write a number as a sum of some parts, largest part first. */
  private static List<List<Integer>> splits(int sum, int parts, int largest) {
    if (parts == 0) {
      return sum == 0 ? List.of(List.of()) : List.of();
    }
    List<List<Integer>> all = new ArrayList<>();
    for (int one = Math.min(largest, sum); one >= 1; one--) {
      for (List<Integer> rest : splits(sum - one, parts - 1, one)) {
        List<Integer> split = new ArrayList<>(List.of(one));
        split.addAll(rest);
        all.add(split);
      }
    }
    return all;
  }

  private static List<List<Integer>> splits(int sum, int parts) {
    return sum < 0 ? List.of() : splits(sum, parts, sum);
  }

  private static Leaves all(Leaves... leaves) {
    return n -> Arrays.stream(leaves).flatMap(each -> each.of(n).stream()).toList();
  }

  /** Take some and leave the rest in so many heaps. */
  private static Leaves taking(int taken, int heaps) {
    return n -> splits(n - taken, heaps);
  }

  /** A set of numbers, {1,3} or all but {2}; what is left may stay or, by the rules, be split. */
  private static Leaves set(String text, boolean split) {
    boolean but = text.startsWith("but");
    List<Integer> numbers =
        Stream.of(text.replaceAll("[^0-9,]", "").split(",")).map(Integer::parseInt).toList();
    return n -> {
      List<List<Integer>> left = new ArrayList<>();
      for (int taken = 1; taken <= n; taken++) {
        if (numbers.contains(taken) != but) {
          for (int heaps = 0; heaps <= (split ? 2 : 1); heaps++) {
            left.addAll(splits(n - taken, heaps));
          }
        }
      }
      return left;
    };
  }

  /** The codes that the table uses. */
  private static Leaves code(String code) {
    return switch (code) {
      case "0.8" -> taking(1, 3);
      case "4.9" -> all(taking(0, 2), taking(1, 0), taking(1, 3));
      case "8.2" -> all(taking(0, 3), taking(1, 1));
      case "0.7" -> all(taking(1, 0), taking(1, 1), taking(1, 2));
      case "4.0" -> taking(0, 2);
      case "4!.3" ->
          all(
              n -> splits(n, 2).stream().filter(s -> !s.get(0).equals(s.get(1))).toList(),
              taking(1, 0),
              taking(1, 1));
      case "80.0" -> taking(-1, 3);
      case "0.*" ->
          n -> {
            List<List<Integer>> left = new ArrayList<>();
            for (int heaps = 0; heaps < n; heaps++) {
              left.addAll(splits(n - 1, heaps));
            }
            return left;
          };
      case "{2+}=.0" -> PlainHeaps::equal;
      default ->
          code.startsWith("split ")
              ? set(code.substring("split ".length()), true)
              : set(code, false);
    };
  }

  private static List<List<Integer>> equal(int size) {
    List<List<Integer>> cuts = new ArrayList<>();
    for (int parts = 2; parts <= size; parts++) {
      if (size % parts == 0) {
        cuts.add(Collections.nCopies(parts, size / parts));
      }
    }
    return cuts;
  }

  /** Each player takes from a heap by the own code. */
  private static PlainRules heaps(Leaves left, Leaves right) {
    return new PlainRules() {
      @Override
      public List<String> options(String position, boolean isLeft) {
        List<String> to = new ArrayList<>();
        List<Integer> heaps = read(position);
        for (int i = 0; i < heaps.size(); i++) {
          for (List<Integer> leaves : (isLeft ? left : right).of(heaps.get(i))) {
            List<Integer> after = new ArrayList<>(heaps);
            after.remove(i);
            after.addAll(leaves);
            to.add(write(after));
          }
        }
        return to;
      }

      @Override
      public List<String> parts(String position) {
        return read(position).stream().map(String::valueOf).toList();
      }

      private List<Integer> read(String position) {
        return Stream.of(position.split(" "))
            .filter(heap -> !heap.isEmpty())
            .map(Integer::parseInt)
            .toList();
      }

      private String write(List<Integer> heaps) {
        return heaps.stream().sorted().map(String::valueOf).collect(Collectors.joining(" "));
      }
    };
  }

  static PlainRules takeAndBreak(String code) {
    return heaps(code(code), code(code));
  }

  static PlainRules splittles(String set) {
    return heaps(set(set, true), set(set, true));
  }

  static PlainRules partizan(String codes) {
    String[] both = codes.split(" \\| ");
    return heaps(code(both[0]), code(both[1]));
  }

  static PlainRules cutcake() {
    return cakes(code("4.0"));
  }

  static PlainRules maundyCake() {
    return cakes(PlainHeaps::equal);
  }

  /** A column or a row is eaten. */
  static PlainRules eatcake() {
    return cakes(code("0.7"));
  }

  private static PlainRules cakes(Leaves leaves) {
    return (position, left) -> {
      List<String> cakes = Stream.of(position.split(" ")).filter(c -> !c.isEmpty()).toList();
      List<String> to = new ArrayList<>();
      for (int i = 0; i < cakes.size(); i++) {
        String[] sides = cakes.get(i).split("x");
        for (List<Integer> cut : leaves.of(Integer.parseInt(sides[left ? 1 : 0]))) {
          List<String> after = new ArrayList<>(cakes);
          after.remove(i);
          cut.forEach(part -> after.add(left ? sides[0] + "x" + part : part + "x" + sides[1]));
          Collections.sort(after);
          to.add(String.join(" ", after));
        }
      }
      return List.copyOf(new HashSet<>(to));
    };
  }

  /** No move takes fewer than the one before. */
  static PlainRules mem() {
    return (position, left) -> {
      String[] numbers = position.split("/");
      int heap = Integer.parseInt(numbers[0]);
      List<String> to = new ArrayList<>();
      int least = numbers.length > 1 ? Math.max(1, Integer.parseInt(numbers[1])) : 1;
      for (int taken = least; taken <= heap; taken++) {
        to.add((heap - taken) + "/" + taken);
      }
      return to;
    };
  }

  /** Left moves from p and q to q and the remainder, Right to q and what the remainder lacks. */
  static PlainRules partizanEuclid() {
    return (position, left) -> {
      String[] numbers = position.split(" ");
      int q = Integer.parseInt(numbers[1]);
      int rest = Integer.parseInt(numbers[0]) % q;
      return rest == 0 ? List.of() : List.of(q + " " + (left ? rest : q - rest));
    };
  }
}
