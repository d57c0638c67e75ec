package org.farstar.games.graph.words;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.farstar.engine.budget.Control;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Move;
import org.farstar.engine.play.Play;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.rules.SumRuleset;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeSolver;
import org.farstar.engine.search.OutcomeSolvers;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/** Searches single word chains in normal play by {@link WordSearch}, all else like every game. */
final class WordSolver implements OutcomeSolver<Sum<Words>> {
  private final SumRuleset<Words> rules;
  private final WordSearch.Table table;
  private final WordSearch search;
  private final OutcomeSearch<Sum<Words>> plain;

  private WordSolver(
      SumRuleset<Words> rules,
      WordSearch.Table table,
      OutcomeTable<Sum<Words>> plainTable,
      Control control) {
    this.rules = rules;
    this.table = table;
    this.search = new WordSearch(table, control);
    this.plain = new OutcomeSearch<>(rules, plainTable, control);
  }

  /** The solvers of one variant, which share their tables. */
  static OutcomeSolvers<Sum<Words>> of(SumRuleset<Words> rules) {
    WordSearch.Table table = new WordSearch.Table();
    OutcomeTable<Sum<Words>> plain = OutcomeTable.remembering();
    return control -> new WordSolver(rules, table, plain, control);
  }

  @Override
  public Play<Sum<Words>> rules() {
    return rules;
  }

  @Override
  public Result result(Sum<Words> position, Player mover) {
    if (!quick(position)) {
      return plain.result(position, mover);
    }
    return search.wins(position.single()) ? Result.WIN : Result.LOSS;
  }

  private boolean quick(Sum<Words> position) {
    return position.terms().size() == 1
        && rules.ending() == Ending.LAST_PLAYER_WINS
        && WordSearch.handles(table, position.single());
  }

  /** Words with the same two letters are alike, and one of them is tried for all. */
  @Override
  public List<Move<Sum<Words>>> winningMoves(Sum<Words> position, Player player) {
    if (!quick(position)) {
      return OutcomeSolver.super.winningMoves(position, player);
    }
    Words words = position.single();
    Map<List<Integer>, Boolean> wins = new HashMap<>();
    List<Move<Sum<Words>>> winning = new ArrayList<>();
    for (String word : words.playable()) {
      List<Integer> kind = List.of(Letters.first(word).getAsInt(), Letters.last(word).getAsInt());
      if (wins.computeIfAbsent(kind, any -> !search.wins(words.use(word)))) {
        winning.add(new Move<>(word, Sum.of(words.use(word))));
      }
    }
    return winning;
  }

  @Override
  public long visited() {
    return search.visited() + plain.visited();
  }
}
