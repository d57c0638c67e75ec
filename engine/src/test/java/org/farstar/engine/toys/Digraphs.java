package org.farstar.engine.toys;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import org.farstar.engine.play.Ending;
import org.farstar.values.player.Outcome;

/** Random acyclic digraphs: every arc leads to a vertex with a smaller number. */
public final class Digraphs {
  private static final int MOST = 8;

  private Digraphs() {}

  /** Partizan games with this ending. */
  public static Arbitrary<Digraph> partizan(Ending ending) {
    return Combinators.combine(arcs(), arcs())
        .as((left, right) -> Digraph.of(left, right, ending, false));
  }

  /** Impartial games with this ending. */
  public static Arbitrary<Digraph> impartial(Ending ending) {
    return arcs().map(arcs -> Digraph.of(arcs, arcs, ending, true));
  }

  /** Partizan games with verdicts, draws among them. */
  public static Arbitrary<Digraph> partizanVerdict() {
    return Combinators.combine(arcs(), arcs(), labels(Outcome.values()))
        .as((left, right, labels) -> judged(left, right, labels, false));
  }

  /** Impartial games with verdicts, draws among them. */
  public static Arbitrary<Digraph> impartialVerdict() {
    return Combinators.combine(arcs(), labels(Outcome.N, Outcome.P, Outcome.D))
        .as((arcs, labels) -> judged(arcs, arcs, labels, true));
  }

  /** Games of every ending, partizan and impartial. */
  public static Arbitrary<Digraph> any() {
    return Arbitraries.oneOf(summable(), partizanVerdict(), impartialVerdict());
  }

  /** Games whose sums are games: all but those that end by a verdict. */
  public static Arbitrary<Digraph> summable() {
    return Arbitraries.oneOf(
        partizan(Ending.LAST_PLAYER_WINS),
        partizan(Ending.LAST_PLAYER_LOSES),
        impartial(Ending.LAST_PLAYER_WINS),
        impartial(Ending.LAST_PLAYER_LOSES));
  }

  private static Arbitrary<List<List<Integer>>> arcs() {
    return Arbitraries.integers()
        .between(0, (1 << MOST) - 1)
        .list()
        .ofSize(MOST)
        .map(Digraphs::arcs);
  }

  private static List<List<Integer>> arcs(List<Integer> masks) {
    List<List<Integer>> arcs = new ArrayList<>();
    for (int from = 0; from < masks.size(); from++) {
      List<Integer> options = new ArrayList<>();
      for (int to = 0; to < from; to++) {
        if ((masks.get(from) >> to & 1) == 1) {
          options.add(to);
        }
      }
      arcs.add(options);
    }
    return arcs;
  }

  private static Arbitrary<List<Outcome>> labels(Outcome... outcomes) {
    return Arbitraries.of(outcomes).list().ofSize(MOST);
  }

  /** Verdicts where somebody cannot move, and on every vertex whose label is a draw besides. */
  private static Digraph judged(
      List<List<Integer>> left, List<List<Integer>> right, List<Outcome> labels, boolean same) {
    List<Optional<Outcome>> verdicts = new ArrayList<>();
    for (int i = 0; i < left.size(); i++) {
      boolean stuck = left.get(i).isEmpty() || right.get(i).isEmpty();
      boolean early = i % 3 == 2 && labels.get(i) == Outcome.D;
      verdicts.add(stuck || early ? Optional.of(labels.get(i)) : Optional.empty());
    }
    return new Digraph(left, right, verdicts, Ending.VERDICT, same);
  }
}
