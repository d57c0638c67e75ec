package org.farstar.engine.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.Winner;
import org.farstar.engine.search.OutcomeSolver;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumLook;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.SumText;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * What a search can say for its answer: for each start a winning move, or the answer to each move
 * that fails, and a play in which both sides do their best.
 */
final class SearchReason {
  /** Of a player who loses, so many moves are listed with their answers. */
  private static final int MOST_REFUTATIONS = 6;

  private static final int LONGEST_LINE = 12;

  private final Sum root;
  private final SumPlay play;
  private final OutcomeSolver<Sum> search;

  SearchReason(Sum root, OutcomeSolver<Sum> search) {
    this.root = root;
    this.play = new SumPlay(root);
    this.search = search;
  }

  List<Step> explain(Outcome outcome, Map<Player, WinningMoves> winning) {
    List<Step> steps = new ArrayList<>();
    Sum position = root;
    Optional<Outcome> verdict = play.verdict(position);
    if (verdict.isPresent()) {
      String who =
          SumLook.winner(position, verdict.get())
              .map(Winner::sentence)
              .orElse(verdict.get().sentence());
      Step over = Step.of(StepKind.OVER, "", "The play is over: " + who + ".");
      steps.add(over.with("outcome", verdict.get().name()));
      return steps;
    }
    for (Player player : play.impartial() ? List.of(Player.LEFT) : List.of(Player.values())) {
      steps.add(start(position, player, outcome.forMover(player), winning.get(player)));
      line(position, player).ifPresent(steps::add);
    }
    return steps;
  }

  private String name(Player player, boolean first) {
    return play.impartial()
        ? (first ? "the next player" : "the opponent")
        : SumLook.title(root, player);
  }

  private Step start(Sum position, Player player, Result result, WinningMoves winning) {
    String who = name(player, true) + " moving first ";
    Step step =
        Step.of(StepKind.START, "", "")
            .with("player", name(player, true))
            .with("result", result.name().toLowerCase(Locale.ROOT));
    if (result == Result.WIN && !winning.moves().isEmpty()) {
      WinningMove first = winning.moves().get(0);
      return by(step, who + "wins, for instance by ", first.text(), first.to());
    }
    Optional<Move<Sum>> drawing = result == Result.DRAW ? best(position, player) : Optional.empty();
    if (drawing.isPresent()) {
      String to = SumText.positions(drawing.get().to());
      return by(step, who + "draws, for instance by ", drawing.get().text(), to);
    }
    List<Move<Sum>> moves = play.moveList(position, player);
    return moves.isEmpty()
        ? retold(step, who + "has no move and " + verb(result) + ".")
        : answered(step, who + verb(result) + ": ", moves, player);
  }

  private static Step by(Step step, String text, String move, String to) {
    return retold(step, text + move + " to " + to + ".").with("move", move).with("to", to);
  }

  /** A player who does not get on: the first moves, each with the answer to it. */
  private Step answered(Step step, String start, List<Move<Sum>> moves, Player player) {
    StringBuilder text = new StringBuilder(start).append(moves.size()).append(" move");
    text.append(moves.size() == 1 ? ", answered" : "s, each answered");
    List<List<String>> answers = new ArrayList<>();
    for (Move<Sum> move : moves.subList(0, Math.min(MOST_REFUTATIONS, moves.size()))) {
      List<String> row = new ArrayList<>(List.of(move.text(), SumText.positions(move.to())));
      Optional<Move<Sum>> answer = best(move.to(), player.opponent());
      answer.ifPresent(a -> row.addAll(List.of(a.text(), SumText.positions(a.to()))));
      text.append("\n  ").append(row.get(0)).append(" -> ").append(row.get(1));
      text.append(
          answer.isPresent()
              ? ", then " + row.get(2) + " -> " + row.get(3)
              : ", and the play is over");
      answers.add(row);
    }
    if (moves.size() > MOST_REFUTATIONS) {
      text.append("\n  and so on");
    }
    return retold(step, text.toString()).with("count", moves.size()).with("answers", answers);
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

  private Optional<Step> line(Sum position, Player first) {
    List<String> texts = new ArrayList<>();
    List<String> positions = new ArrayList<>();
    Sum now = position;
    Player mover = first;
    Optional<Move<Sum>> move = best(now, mover);
    while (move.isPresent() && texts.size() < LONGEST_LINE) {
      texts.add(move.get().text());
      now = move.get().to();
      positions.add(SumText.positions(now));
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
        Step.of(StepKind.LINE, "", text)
            .with("player", name(first, true))
            .with("moves", texts)
            .with("positions", positions)
            .with("over", move.isEmpty()));
  }

  /** A move with the best result for the player, the first of them. */
  private Optional<Move<Sum>> best(Sum position, Player player) {
    if (play.verdict(position).isPresent()) {
      return Optional.empty();
    }
    Move<Sum> best = null;
    Result bestResult = null;
    for (Move<Sum> move : play.moveList(position, player)) {
      Result result = search.result(move.to(), player.opponent()).forOpponent();
      if (best == null || result.betterThan(bestResult)) {
        best = move;
        bestResult = result;
      }
    }
    return Optional.ofNullable(best);
  }
}
