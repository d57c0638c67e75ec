package org.farstar.values.shortgame;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.farstar.values.Dyadic;

/**
 * Games as plain trees and everything straight from the definitions: the slow and obvious referee.
 *
 * <p>Two equal trees are one object of a {@link Grove}, which is what keeps the referee's time
 * bearable; nothing is simplified unless asked for.
 */
final class NaiveGame {
  final List<NaiveGame> left;
  final List<NaiveGame> right;
  private final Grove grove;

  /** Where trees grow. */
  static final class Grove {
    private record Options(List<NaiveGame> left, List<NaiveGame> right) {}

    private record Pair(NaiveGame g, NaiveGame h) {}

    private final Map<Options, NaiveGame> trees = new HashMap<>();
    private final Map<Pair, Boolean> atMost = new HashMap<>();
    private final Map<Pair, NaiveGame> sums = new HashMap<>();
    private final Map<NaiveGame, NaiveGame> canonical = new HashMap<>();

    NaiveGame of(List<NaiveGame> left, List<NaiveGame> right) {
      return trees.computeIfAbsent(
          new Options(List.copyOf(left), List.copyOf(right)), o -> new NaiveGame(this, o));
    }

    NaiveGame zero() {
      return of(List.of(), List.of());
    }

    NaiveGame number(Dyadic x) {
      return of(
          x.leftOption().stream().map(this::number).toList(),
          x.rightOption().stream().map(this::number).toList());
    }

    /** The same tree as the canonical form of a game. */
    NaiveGame of(ShortGame g) {
      return of(
          g.leftOptions().stream().map(this::of).toList(),
          g.rightOptions().stream().map(this::of).toList());
    }
  }

  private NaiveGame(Grove grove, Grove.Options options) {
    this.grove = grove;
    this.left = options.left();
    this.right = options.right();
  }

  /** g is at most h unless a Left option of g is at least h or a Right option of h at most g. */
  boolean atMost(NaiveGame h) {
    Grove.Pair pair = new Grove.Pair(this, h);
    Boolean known = grove.atMost.get(pair);
    if (known == null) {
      known =
          left.stream().noneMatch(option -> h.atMost(option))
              && h.right.stream().noneMatch(option -> option.atMost(this));
      grove.atMost.put(pair, known);
    }
    return known;
  }

  boolean equalTo(NaiveGame h) {
    return atMost(h) && h.atMost(this);
  }

  NaiveGame negate() {
    return grove.of(
        right.stream().map(NaiveGame::negate).toList(),
        left.stream().map(NaiveGame::negate).toList());
  }

  NaiveGame plus(NaiveGame h) {
    Grove.Pair pair = new Grove.Pair(this, h);
    NaiveGame known = grove.sums.get(pair);
    if (known == null) {
      known =
          grove.of(
              both(left, g -> g.plus(h), h.left, this::plus),
              both(right, g -> g.plus(h), h.right, this::plus));
      grove.sums.put(pair, known);
    }
    return known;
  }

  private static List<NaiveGame> both(
      List<NaiveGame> a,
      Function<NaiveGame, NaiveGame> f,
      List<NaiveGame> b,
      Function<NaiveGame, NaiveGame> g) {
    List<NaiveGame> all = new ArrayList<>();
    a.forEach(x -> all.add(f.apply(x)));
    b.forEach(x -> all.add(g.apply(x)));
    return all;
  }

  /** Simplified by the definition: one dominated or reversible option at a time. */
  NaiveGame canonical() {
    NaiveGame known = grove.canonical.get(this);
    if (known == null) {
      NaiveGame g =
          grove.of(
              left.stream().map(NaiveGame::canonical).distinct().toList(),
              right.stream().map(NaiveGame::canonical).distinct().toList());
      NaiveGame next = g.simpler();
      while (next != g) {
        g = next;
        next = g.simpler();
      }
      known = g;
      grove.canonical.put(this, known);
    }
    return known;
  }

  private NaiveGame simpler() {
    for (NaiveGame l : left) {
      if (left.stream().anyMatch(other -> other != l && l.atMost(other))) {
        return grove.of(without(left, l, List.of()), right);
      }
      for (NaiveGame answer : l.right) {
        if (answer.atMost(this)) {
          return grove.of(without(left, l, answer.left), right);
        }
      }
    }
    for (NaiveGame r : right) {
      if (right.stream().anyMatch(other -> other != r && other.atMost(r))) {
        return grove.of(left, without(right, r, List.of()));
      }
      for (NaiveGame answer : r.left) {
        if (this.atMost(answer)) {
          return grove.of(left, without(right, r, answer.right));
        }
      }
    }
    return this;
  }

  private static List<NaiveGame> without(
      List<NaiveGame> all, NaiveGame one, List<NaiveGame> instead) {
    List<NaiveGame> result = new ArrayList<>(all);
    result.remove(one);
    result.addAll(instead);
    return result.stream().distinct().toList();
  }

  /** Whether the two trees have the same options, in any order, all the way down. */
  boolean sameTree(NaiveGame h) {
    return sameOptions(left, h.left) && sameOptions(right, h.right);
  }

  private static boolean sameOptions(List<NaiveGame> a, List<NaiveGame> b) {
    return a.size() == b.size()
        && a.stream().allMatch(x -> b.stream().filter(x::sameTree).count() == 1);
  }

  /** The length of the longest play. */
  int height() {
    int height = -1;
    for (NaiveGame option : both(left, g -> g, right, g -> g)) {
      height = Math.max(height, option.height());
    }
    return height + 1;
  }
}
