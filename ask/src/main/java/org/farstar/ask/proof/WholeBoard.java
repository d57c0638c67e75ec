package org.farstar.ask.proof;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumSolver;
import org.farstar.engine.sum.Term;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.verify.tree.TreeNode;
import org.farstar.verify.tree.TreeSums;

/**
 * A position that one search knows as it is, however it falls apart: the search that found who wins
 * the first of them has most of the others in its table.
 *
 * @param variant the rules
 * @param position the position
 * @param node the sum of its parts
 * @param solver knows who wins
 * @param sums make nodes
 * @param <P> the positions
 */
record WholeBoard<P>(
    Variant<P> variant, P position, TreeNode node, SumSolver solver, TreeSums sums) {
  /** What was found before, or is found soon, takes no more positions. */
  private static final long FOUND = 1 << 12;

  /** The board of a sum that is a position alone, with a player called Left. */
  static Optional<WholeBoard<?>> of(Sum sum, Player left, SumSolver solver, TreeSums sums) {
    return sum.terms().size() == 1
            && sum.terms().get(0) instanceof Term.Placed<?> placed
            && !placed.swapped()
        ? of(placed, left, solver, sums)
        : Optional.empty();
  }

  private static <P> Optional<WholeBoard<?>> of(
      Term.Placed<P> placed, Player left, SumSolver solver, TreeSums sums) {
    P position = placed.position();
    return (left == Player.LEFT
            ? Optional.of(position)
            : placed.variant().rules().exchanged(position))
        .map(board -> of(placed.variant(), board, solver, sums))
        .filter(board -> board.result(Player.LEFT, FOUND).isPresent())
        .map(board -> board);
  }

  private static <P> WholeBoard<P> of(
      Variant<P> variant, P position, SumSolver solver, TreeSums sums) {
    TreeNode node = sums.node(TreeSearch.checked(Sum.of(new Term.Placed<>(variant, position))));
    return new WholeBoard<>(variant, position, node, solver, sums);
  }

  /** What a player gets who moves first, where so many positions tell. */
  Optional<Result> result(Player mover, long positions) {
    return solver.asItIs(new Term.Placed<>(variant, position), mover, positions);
  }

  /** What a player can move to, of boards with the same parts the first. */
  List<WholeBoard<P>> options(Player player) {
    List<WholeBoard<P>> options = new ArrayList<>();
    Set<TreeNode> seen = new HashSet<>();
    variant
        .rules()
        .moves(
            position,
            player,
            (to, text) -> {
              WholeBoard<P> option = of(variant, to, solver, sums);
              if (seen.add(option.node())) {
                options.add(option);
              }
            });
    return options;
  }
}
