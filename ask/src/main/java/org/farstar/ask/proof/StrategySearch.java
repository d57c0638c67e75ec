package org.farstar.ask.proof;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Move;
import org.farstar.engine.search.LoopySearch;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeSolver;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.Term;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.verify.CheckedSum;
import org.farstar.verify.Promise;

/**
 * Finds the outcome of a sum by trying all moves, and writes down the strategies that prove it.
 * Every board that a strategy can lead to is written, symmetric ones apart, since no symmetry need
 * then be believed.
 */
final class StrategySearch {
  /** A board and its place in lists: two strings, a list of terms and an entry in a set. */
  private static final long BYTES_PER_BOARD = 400;

  private record Turn(List<Term> terms, Player mover) {}

  private final Sum start;
  private final SumPlay play;
  private final OutcomeSolver<Sum> search;

  /** The same search where a play may never end. */
  private final Optional<LoopySearch<Sum>> loopy;

  private final Meter meter;
  private long boards;

  /** A search of a sum as its rules have it. */
  StrategySearch(Sum start, Workspace workspace, Control control) {
    this(start, new SumPlay(start), workspace, control);
  }

  /**
   * @param play the sum and its followers, and who wins a play that never ends
   */
  StrategySearch(Sum start, SumPlay play, Workspace workspace, Control control) {
    this.start = start;
    this.play = play;
    this.loopy =
        play.endless().map(winner -> new LoopySearch<>(play, new LoopySearch.Tables<>(), control));
    this.search =
        loopy
            .<OutcomeSolver<Sum>>map(found -> found)
            .orElseGet(() -> new OutcomeSearch<>(play, OutcomeTable.in(workspace), control));
    this.meter = control.meter(() -> boards * BYTES_PER_BOARD);
  }

  /** The outcome. */
  Outcome outcome() {
    Result left = search.result(start, Player.LEFT);
    return Outcome.of(left, play.impartial() ? left : search.result(start, Player.RIGHT));
  }

  /** The strategies that prove an outcome, the body of a certificate. */
  List<String> body(Outcome outcome) {
    List<String> body = new ArrayList<>();
    for (Promise promise : Promise.of(outcome, play.impartial())) {
      body.addAll(body(promise));
    }
    return body;
  }

  /** One strategy with its title. */
  private List<String> body(Promise promise) {
    List<String> body = new ArrayList<>(List.of(promise.line()));
    body.addAll(meter.during(() -> lines(promise)));
    return body;
  }

  /** The strategy that shows something; empty where that is false. */
  Optional<List<String>> body(Shown shown) {
    Promise promise = shown.promise();
    return shown.holds(search.result(start, promise.starts()))
        ? Optional.of(body(promise))
        : Optional.empty();
  }

  private List<String> lines(Promise promise) {
    List<String> lines = new ArrayList<>();
    Set<Turn> seen = new HashSet<>();
    Deque<Sum> open = new ArrayDeque<>();
    Deque<Player> movers = new ArrayDeque<>();
    open.push(start);
    movers.push(promise.starts());
    while (!open.isEmpty()) {
      Sum sum = open.pop();
      Player mover = movers.pop();
      if (!seen.add(new Turn(sum.terms(), mover)) || play.verdict(sum).isPresent()) {
        continue;
      }
      meter.count();
      boards++;
      List<Sum> next;
      if (mover == promise.keeper() && !play.options(sum, mover).isEmpty()) {
        Move<Sum> move = move(sum, promise, seen);
        lines.add(text(sum) + "\t" + move.text());
        next = List.of(move.to());
      } else {
        next = play.options(sum, mover);
      }
      for (Sum to : next) {
        open.push(to);
        movers.push(mover.opponent());
      }
    }
    Collections.sort(lines);
    return lines;
  }

  /** The board as the checker writes it. */
  private static String text(Sum sum) {
    return sum.terms().stream().map(Term::toString).collect(Collectors.joining(CheckedSum.BETWEEN));
  }

  /**
   * The first move that keeps the promise; where a play may never end one that makes progress, or
   * one to a board that is played on already.
   */
  private Move<Sum> move(Sum sum, Promise promise, Set<Turn> seen) {
    Player keeper = promise.keeper();
    Player opponent = keeper.opponent();
    return loopy
        .map(
            found ->
                found.keepingMove(
                    sum,
                    keeper,
                    promise.atLeast(),
                    to -> seen.contains(new Turn(to.terms(), opponent))))
        .orElseGet(
            () ->
                play.moveList(sum, keeper).stream()
                    .filter(
                        move ->
                            !promise
                                .atLeast()
                                .betterThan(search.result(move.to(), opponent).forOpponent()))
                    .findFirst())
        .orElseThrow(
            () -> new IllegalStateException("no move keeps the promise at " + play.describe(sum)));
  }
}
