package org.farstar.engine.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.answer.WinningMoves;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Winner;
import org.farstar.engine.search.OutcomeSolver;
import org.farstar.engine.theory.Step;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * What a search can say for its answer: for each start a winning move, or the answer to each move
 * that fails, and a play in which both sides do their best.
 *
 * @param <P> the positions
 */
final class SearchReason<P> {
  /** Refutations beyond these would bury the point. */
  private static final int MOST_REFUTATIONS = 6;

  private static final int LONGEST_LINE = 12;

  private final Rules<P> rules;
  private final OutcomeSolver<P> search;

  SearchReason(Rules<P> rules, OutcomeSolver<P> search) {
    this.rules = rules;
    this.search = search;
  }

  List<Step> explain(P position, Map<Player, Result> results, Map<Player, WinningMoves> winning) {
    List<Step> steps = new ArrayList<>();
    Optional<Outcome> verdict = rules.verdict(position);
    if (verdict.isPresent()) {
      String who =
          rules
              .winner(position, verdict.get())
              .map(Winner::sentence)
              .orElse(verdict.get().sentence());
      steps.add(Step.of("over", "", "The play is over: " + who + "."));
      return steps;
    }
    for (Player player : rules.impartial() ? List.of(Player.LEFT) : List.of(Player.values())) {
      steps.add(start(position, player, results.get(player), winning.get(player)));
      line(position, player).ifPresent(steps::add);
    }
    return steps;
  }

  private String name(Player player, boolean first) {
    return rules.impartial() ? (first ? "the next player" : "the opponent") : rules.title(player);
  }

  private Step start(P position, Player player, Result result, WinningMoves winning) {
    String who = name(player, true) + " moving first ";
    Step step = Step.of("start", "", "").with("player", name(player, true));
    if (result == Result.WIN && !winning.moves().isEmpty()) {
      String text = who + "wins, for instance by " + winning.moves().get(0).text();
      return retold(step, text + " to " + winning.moves().get(0).to() + ".")
          .with("move", winning.moves().get(0).text())
          .with("to", winning.moves().get(0).to());
    }
    Optional<Move<P>> drawing = result == Result.DRAW ? best(position, player) : Optional.empty();
    if (drawing.isPresent()) {
      String move = drawing.get().text();
      String to = rules.write(drawing.get().to());
      return retold(step, who + "draws, for instance by " + move + " to " + to + ".")
          .with("move", move)
          .with("to", to);
    }
    List<Move<P>> moves = rules.moveList(position, player);
    if (moves.isEmpty()) {
      return retold(step, who + "has no move and " + verb(result) + ".");
    }
    StringBuilder text =
        new StringBuilder(who + verb(result) + ": ").append(moves.size()).append(" move");
    text.append(moves.size() == 1 ? ", answered" : "s, each answered");
    for (Move<P> move : moves.subList(0, Math.min(MOST_REFUTATIONS, moves.size()))) {
      text.append("\n  ").append(move.text()).append(" -> ").append(rules.write(move.to()));
      text.append(answer(move.to(), player.opponent()));
    }
    if (moves.size() > MOST_REFUTATIONS) {
      text.append("\n  and so on");
    }
    return retold(step, text.toString());
  }

  private static Step retold(Step step, String text) {
    String capital = Character.toUpperCase(text.charAt(0)) + text.substring(1);
    return new Step(step.kind(), step.cite(), capital, step.data());
  }

  private static String verb(Result result) {
    return switch (result) {
      case WIN -> "wins";
      case DRAW -> "draws";
      case LOSS -> "loses";
    };
  }

  private String answer(P position, Player player) {
    return best(position, player)
        .map(move -> ", then " + move.text() + " -> " + rules.write(move.to()))
        .orElse(", and the play is over");
  }

  private Optional<Step> line(P position, Player first) {
    List<String> texts = new ArrayList<>();
    P now = position;
    Player mover = first;
    Optional<Move<P>> move = best(now, mover);
    while (move.isPresent() && texts.size() < LONGEST_LINE) {
      texts.add(move.get().text());
      now = move.get().to();
      mover = mover.opponent();
      move = best(now, mover);
    }
    if (texts.isEmpty()) {
      return Optional.empty();
    }
    String text =
        "Best play, "
            + name(first, true)
            + " first: "
            + String.join("; ", texts)
            + (move.isPresent() ? "; ..." : "");
    return Optional.of(
        Step.of("line", "", text).with("player", name(first, true)).with("moves", texts));
  }

  /** A move with the best result for the player, the first of them. */
  private Optional<Move<P>> best(P position, Player player) {
    if (rules.verdict(position).isPresent()) {
      return Optional.empty();
    }
    Move<P> best = null;
    Result bestResult = null;
    for (Move<P> move : rules.moveList(position, player)) {
      Result result = search.result(move.to(), player.opponent()).forOpponent();
      if (best == null || result.betterThan(bestResult)) {
        best = move;
        bestResult = result;
      }
    }
    return Optional.ofNullable(best);
  }
}
