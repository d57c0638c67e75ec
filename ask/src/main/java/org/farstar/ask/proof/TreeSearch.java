package org.farstar.ask.proof;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumSolver;
import org.farstar.engine.sum.Term;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.verify.CheckedPart;
import org.farstar.verify.CheckedSum;
import org.farstar.verify.tree.StripRules;
import org.farstar.verify.tree.TreeKind;
import org.farstar.verify.tree.TreeNode;
import org.farstar.verify.tree.TreeSums;

/**
 * Finds trees: the solver of sums says which answers win, and where the checker does not see that
 * by itself a sum gets a line. A winning answer that the checker sees comes before all others, then
 * one that has a line, then the one with which the player is furthest ahead.
 */
final class TreeSearch {
  private final CheckedSum start;
  private final long mostRank;
  private final Control control;
  private final TreeSums sums;
  private final SumSolver solver;
  private final Map<Rules<?>, Variant<?>> variants = new HashMap<>();
  private final Set<TreeNode> written = new HashSet<>();
  private final List<String> lines = new ArrayList<>();

  /** Parts of these ranks are valued: where boards are bounded by strips these should be whole. */
  private static final long SMALL = 8;

  private static final long STRIPS = 12;
  private static final long LONG_STRIPS = 16;

  /** Boards of at most this many cells are bounded well enough by short strips. */
  private static final long SHORT = 36;

  /**
   * @param sum in normal play
   */
  TreeSearch(Sum sum, Workspace workspace, Control control) {
    this.start = checked(sum);
    this.mostRank = start.parts().stream().mapToLong(TreeSearch::mostRank).max().orElse(0);
    this.control = control;
    this.sums = new TreeSums(start, mostRank, control::throwIfStopped);
    this.solver = new SumSolver(workspace, true, control);
    sum.terms().stream()
        .filter(Term.Placed.class::isInstance)
        .map(term -> ((Term.Placed<?>) term).variant())
        .forEach(variant -> variants.put(variant.rules(), variant));
  }

  private static long mostRank(CheckedPart part) {
    return part instanceof CheckedPart.Placed<?> placed ? mostRank(placed) : 0;
  }

  private static <P> long mostRank(CheckedPart.Placed<P> placed) {
    if (!(placed.rules() instanceof StripRules<P>)) {
      return SMALL;
    }
    return placed.rules().rank(placed.position()).orElse(0) <= SHORT ? STRIPS : LONG_STRIPS;
  }

  private static CheckedSum checked(Sum sum) {
    return CheckedSum.of(sum.terms().stream().map(TreeSearch::checked).toList());
  }

  private static CheckedPart checked(Term term) {
    return term instanceof Term.Placed<?> placed
        ? checked(placed)
        : new CheckedPart.Worth(((Term.Worth) term).value());
  }

  private static <P> CheckedPart checked(Term.Placed<P> placed) {
    return new CheckedPart.Placed<>(placed.variant().rules(), placed.position(), placed.swapped());
  }

  /** The body of a certificate of the outcome. */
  List<String> body(Outcome outcome) {
    lines.add(TreeKind.values(mostRank));
    TreeNode root = sums.node(start);
    for (Player starts : Player.values()) {
      boolean wins = outcome.forMover(starts) == Result.WIN;
      TreeNode node = wins == (starts == Player.LEFT) ? root : sums.negative(root);
      if (wins) {
        answer(node);
      } else if (!sums.isClosed(node)) {
        write(node);
      }
    }
    return List.copyOf(lines);
  }

  /** Writes a sum that Left wins moving second, after all that its line rests on. */
  private void write(TreeNode node) {
    if (written.add(node)) {
      sums.options(node, Player.RIGHT).forEach(this::answer);
      lines.add(sums.text(node));
    }
  }

  /** Writes an option of Left's that she wins moving second, unless one is known. */
  private void answer(TreeNode node) {
    List<TreeNode> open = new ArrayList<>();
    for (TreeNode option : sums.options(node, Player.LEFT)) {
      if (written.contains(option)) {
        return;
      }
      open.add(option);
    }
    Map<TreeNode, Double> leads = new HashMap<>();
    open.forEach(option -> leads.put(option, sums.lead(option)));
    open.sort(Comparator.comparing(leads::get, Comparator.reverseOrder()));
    for (TreeNode option : open) {
      control.throwIfStopped();
      if (sums.isClosed(option)) {
        return;
      }
    }
    for (TreeNode option : open) {
      if (!sums.isValued(option) && winsSecond(option)) {
        write(option);
        return;
      }
    }
    throw new IllegalStateException("no answer to '" + sums.text(node) + "'");
  }

  private boolean winsSecond(TreeNode node) {
    List<Term> terms = new ArrayList<>();
    sums.summands(node).forEach(part -> terms.add(term(part)));
    return solver.result(Sum.of(terms), Player.RIGHT) == Result.LOSS;
  }

  private Term term(CheckedPart part) {
    return part instanceof CheckedPart.Placed<?> placed
        ? term(placed)
        : new Term.Worth(((CheckedPart.Worth) part).value());
  }

  @SuppressWarnings("unchecked")
  private <P> Term term(CheckedPart.Placed<P> placed) {
    Variant<P> variant = (Variant<P>) variants.get(placed.rules());
    Term term = new Term.Placed<>(variant, placed.position());
    return placed.swapped() ? term.exchanged() : term;
  }
}
