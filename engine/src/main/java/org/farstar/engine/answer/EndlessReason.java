package org.farstar.engine.answer;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.search.LoopySearch;
import org.farstar.engine.search.LoopySearch.Kept;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumLook;
import org.farstar.engine.sum.SumText;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * Why a play that may never end is won or drawn: a win in finitely many moves by a line each move
 * of which comes nearer to the end; a draw, and a win of a play without end, by a set of positions
 * that a player can keep to.
 */
final class EndlessReason {
  /** A larger set is no reason that anybody reads. */
  private static final int MOST_KEPT = 5_000;

  /** A line shows that a win is reached, so that it goes to the end of most plays. */
  private static final int LONGEST_LINE = 60;

  private final Sum root;
  private final LoopySearch<Sum> search;
  private final SearchReason moves;

  EndlessReason(Sum root, LoopySearch<Sum> search) {
    this.root = root;
    this.search = search;
    this.moves =
        new SearchReason(
            root,
            (result, sum, player) -> new BestMoves.Best(search.bestMove(sum, player), true),
            LONGEST_LINE);
  }

  List<Step> explain(Outcome outcome) {
    List<Step> steps = new ArrayList<>(moves.over().stream().toList());
    if (!steps.isEmpty()) {
      return steps;
    }
    for (Player player : moves.starts()) {
      Result result = outcome.forMover(player);
      Step start = moves.start(player, result);
      search
          .remoteness(root, player)
          .ifPresentOrElse(
              remoteness -> {
                steps.add(start.with("remoteness", remoteness));
                moves.line(player, result).ifPresent(steps::add);
              },
              () -> steps.add(start));
    }
    for (Player keeper : Player.values()) {
      for (Result kept : List.of(Result.WIN, Result.DRAW)) {
        search
            .keptBy(root, moves.starts(), keeper, kept, MOST_KEPT)
            .ifPresent(set -> steps.add(kept(keeper, kept, set)));
      }
    }
    return steps;
  }

  private Step kept(Player keeper, Result kept, List<Kept<Sum>> set) {
    List<List<String>> rows = new ArrayList<>();
    for (Kept<Sum> one : set) {
      List<String> row = new ArrayList<>();
      row.add(SumText.positions(one.position()));
      row.add(name(one.mover()));
      one.answer()
          .ifPresent(move -> row.addAll(List.of(move.text(), SumText.positions(move.to()))));
      rows.add(row);
    }
    return Step.of(StepKind.KEPT)
        .with("player", name(keeper))
        .with("opponent", name(keeper.opponent()))
        .with("result", kept == Result.WIN ? "win" : "draw")
        .with("count", rows.size())
        .with("positions", rows);
  }

  /** Of players with the same moves the one who is to move is named first. */
  private String name(Player player) {
    if (!root.impartial()) {
      return SumLook.title(root, player);
    }
    return player == Player.LEFT ? "the next player" : "the opponent";
  }
}
