package org.farstar.games.graph.hackenbush;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Digits;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.engine.theory.Theory;
import org.farstar.values.Dyadic;
import org.farstar.values.Nimber;

/**
 * Trees of Hackenbush. By the colon principle an edge that carries a picture G is worth 1:G if it
 * is blue, -1:G if it is red and *:G if it is green, and G may be replaced by its value; what
 * stands on one vertex adds up. So trees of blue and red edges are numbers, and their ordinal sums
 * are Berlekamp's rule where nothing branches; green trees are nimbers, and *:*n is *(n+1).
 *
 * <p>In a green picture the vertices of a circuit may be fused (the Fusion Principle). What were
 * edges of circuits are then loops, each worth *, on a tree.
 *
 * <p>Pictures in which green edges meet blue or red ones, and circuits that are not green, have no
 * such value and are not answered. Near linear in the edges for nimbers; for numbers quadratic in
 * the edges at worst, since a number has up to this many binary digits.
 */
final class TreeTheory implements Theory<Picture> {
  private static final Statement COLON = HackenbushStatements.COLON;
  private static final Statement STALKS = HackenbushStatements.STRINGS;
  private static final Statement FUSION = HackenbushStatements.FUSION;

  /** A reason tells of every edge of a tree that has no more of them, else of the lowest alone. */
  private static final int MOST_STEPS = 24;

  private static final int HEED_EVERY = 256;

  @Override
  public List<Statement> statements() {
    return List.of(COLON, STALKS, FUSION);
  }

  @Override
  public Optional<Fact<Picture>> fact(Picture part, Ask ask, Control control) {
    RootedTree tree = new RootedTree(part);
    if (tree.all('g')) {
      int[] values = nimbers(tree);
      Proof proof = tree.isTree() ? Proof.by(COLON) : Proof.by(FUSION, COLON);
      return Optional.of(
          Fact.worth(new Nimber(values[0]), proof.because(() -> steps(tree, values))));
    }
    if (tree.has('g') || !tree.isTree()) {
      return Optional.empty();
    }
    Dyadic[] values = numbers(tree, control);
    Proof proof = Proof.by(branches(tree) ? COLON : STALKS);
    return Optional.of(Fact.worth(values[0], proof.because(() -> steps(tree, values))));
  }

  private static boolean branches(RootedTree tree) {
    long carriers =
        IntStream.range(0, tree.size()).map(i -> tree.below(tree.fromAbove(i))).distinct().count();
    return carriers < tree.size();
  }

  /** What each vertex carries. */
  private static int[] nimbers(RootedTree tree) {
    int[] carried = new int[tree.vertices()];
    for (int i = 0; i < tree.size(); i++) {
      int vertex = tree.fromAbove(i);
      carried[vertex] ^= tree.loops(vertex) & 1;
      carried[tree.below(vertex)] ^= carried[vertex] + 1;
    }
    carried[0] ^= tree.loops(0) & 1;
    return carried;
  }

  /** What each vertex carries. */
  private static Dyadic[] numbers(RootedTree tree, Control control) {
    Dyadic[] carried = new Dyadic[tree.vertices()];
    Arrays.fill(carried, Dyadic.ZERO);
    for (int i = 0; i < tree.size(); i++) {
      if (i % HEED_EVERY == 0) {
        control.throwIfStopped();
      }
      int vertex = tree.fromAbove(i);
      int below = tree.below(vertex);
      carried[below] = carried[below].plus(edge(tree, vertex).ordinalSum(carried[vertex]));
    }
    return carried;
  }

  /** What the edge that a vertex hangs on is worth alone. */
  private static Dyadic edge(RootedTree tree, int vertex) {
    return tree.colour(vertex) == 'b' ? Dyadic.ONE : Dyadic.ONE.negate();
  }

  private static List<Step> steps(RootedTree tree, Dyadic[] carried) {
    List<Step> steps = new ArrayList<>();
    for (int i = first(tree); i < tree.size(); i++) {
      int vertex = tree.fromAbove(i);
      Dyadic edge = edge(tree, vertex);
      String above = Digits.shown(carried[vertex]);
      String value = Digits.shown(edge.ordinalSum(carried[vertex]));
      steps.add(
          Step.of(StepKind.ORDINAL_SUM, COLON)
              .with("terms", List.of(edge.toString(), above))
              .with("value", value)
              .with("edge", tree.stem(vertex)));
    }
    return steps;
  }

  private static List<Step> steps(RootedTree tree, int[] carried) {
    List<Step> steps = new ArrayList<>();
    for (int i = first(tree); i <= tree.size(); i++) {
      int vertex = tree.fromAbove(i);
      if (tree.loops(vertex) > 0) {
        steps.add(
            Step.of(StepKind.FUSION, FUSION)
                .with("edges", tree.loopsAt(vertex))
                .with("value", new Nimber(tree.loops(vertex) & 1).toString()));
      }
      if (i < tree.size()) {
        String above = new Nimber(carried[vertex]).toString();
        String value = new Nimber(carried[vertex] + 1).toString();
        steps.add(
            Step.of(StepKind.ORDINAL_SUM, COLON)
                .with("terms", List.of("*", above))
                .with("value", value)
                .with("edge", tree.stem(vertex)));
      }
    }
    return steps;
  }

  private static int first(RootedTree tree) {
    return tree.size() <= MOST_STEPS ? 0 : tree.size() - 1;
  }
}
