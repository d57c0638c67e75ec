package org.farstar.games.heap.endnim;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.theory.StepCheck;
import org.farstar.engine.theory.StepChecker;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.Ordinal;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * Checks what reasons say of a row of piles. Triple points are searched for by their definition
 * where the piles are small, and computed by the plain recursion over both ends where they are not.
 */
final class RowChecker implements StepChecker<Row> {
  /** Longer rows are not computed again. */
  private static final int LONGEST = 300;

  /** Triple points up to this size are searched for. */
  private static final int MOST_SEARCHED = 9;

  private static final int SHORTEST = 3;

  private final Ordinal base;

  /**
   * @param misere whether whoever makes the last move loses: a lone pile of 1 is then lost
   */
  RowChecker(boolean misere) {
    this.base = misere ? Ordinal.ONE : Ordinal.ZERO;
  }

  @Override
  public Set<StepKind> kinds() {
    return EnumSet.of(
        StepKind.SINGLE_PILE, StepKind.TRIPLE_POINTS, StepKind.COMPARE, StepKind.WINNING_MOVES);
  }

  @Override
  public void check(StepCheck<Row> check) {
    Row row = check.position();
    if (check.kind() == StepKind.SINGLE_PILE) {
      check.require(
          row.size() == 1 && check.text("pile").equals(row.toString()), "this is the pile");
      Outcome outcome = row.end(Player.LEFT).compareTo(base) > 0 ? Outcome.N : Outcome.P;
      check.require(check.states(outcome), "the outcome class is " + outcome);
      check.require(check.flag("misere") == base.equals(Ordinal.ONE), "it is misère play");
      check.concludes(outcome);
      return;
    }
    check.require(row.size() > 1, "there are two ends");
    if (row.size() < 2 || row.size() > LONGEST) {
      return;
    }
    switch (check.kind()) {
      case TRIPLE_POINTS -> triples(check, inner(row));
      case COMPARE -> compare(check, row);
      default -> moves(check, row);
    }
  }

  private static List<Ordinal> inner(Row row) {
    return row.piles().subList(1, row.size() - 1);
  }

  /** L or R of piles, by the definition for the least rows and the recursion over an end. */
  private Ordinal triple(Player player, List<Ordinal> piles) {
    return triple(player, piles, 0, piles.size(), new HashMap<>());
  }

  private Ordinal triple(
      Player player, List<Ordinal> piles, int from, int to, Map<List<Object>, Ordinal> known) {
    if (from == to) {
      return base;
    }
    List<Object> key = List.of(player, from, to);
    Ordinal seen = known.get(key);
    if (seen != null) {
      return seen;
    }
    boolean left = player == Player.LEFT;
    Ordinal far = piles.get(left ? to - 1 : from);
    int first = left ? from : from + 1;
    int last = left ? to - 1 : to;
    Ordinal against = triple(player.opponent(), piles, first, last, known);
    Ordinal found =
        far.compareTo(against) <= 0
            ? Ordinal.ZERO
            : triple(player, piles, first, last, known).plus(far.minus(against));
    known.put(key, found);
    return found;
  }

  private void triples(StepCheck<Row> check, List<Ordinal> inner) {
    check.require(check.integer("piles") == inner.size(), "so many piles lie between the ends");
    check.require(
        !check.has("inner") || check.text("inner").equals(Row.of(inner).toString()),
        "these piles lie between the ends");
    equal(check, "left", triple(Player.LEFT, inner));
    equal(check, "right", triple(Player.RIGHT, inner));
    List<List<String>> rows = check.rows("rows");
    List<String> expected = new ArrayList<>();
    int n = inner.size();
    boolean table = n > 0 && n <= EndNimReason.LONGEST_TABLE;
    check.require(check.has("rows") == table && check.has("inner") == table, "there is a table");
    for (int length = Math.min(SHORTEST, n); length <= n && table; length++) {
      for (int i = 0; i + length <= n; i++) {
        expected.add(Row.of(inner.subList(i, i + length)).toString());
      }
    }
    check.require(
        expected.equals(rows.stream().map(row -> row.get(0)).toList()), "these are the substrings");
    for (List<String> row : rows) {
      List<Ordinal> piles = RowNotation.read(row.get(0)).piles();
      least(check, piles, Player.LEFT, Ordinal.read(row.get(1)));
      least(check, piles, Player.RIGHT, Ordinal.read(row.get(2)));
    }
  }

  private static void equal(StepCheck<Row> check, String key, Ordinal wanted) {
    check.require(check.text(key).equals(wanted.toString()), "it is " + wanted);
  }

  /** A size is the least with which a player, moving second, wins at the end of some piles. */
  private void least(StepCheck<Row> check, List<Ordinal> piles, Player player, Ordinal size) {
    check.require(triple(player, piles).equals(size), "it is " + triple(player, piles));
    Row row = Row.of(piles);
    if (size.isFinite() && row.isFinite() && size.compareTo(Ordinal.of(MOST_SEARCHED)) <= 0) {
      int most = size.finitePart().intValueExact();
      for (int a = 0; a <= most; a++) {
        boolean wanted = a == most;
        check
            .outcome(row.with(player, Ordinal.of(a)))
            .ifPresent(
                found ->
                    check.require(
                        (found.movingSecond(player) == Result.WIN) == wanted,
                        size + " is the least size"));
      }
    }
  }

  /** Proposition 11 of End Nim, from how far each pile exceeds its part of the triple point. */
  private void compare(StepCheck<Row> check, Row row) {
    Optional<Ordinal> left = excess(check, row, Player.LEFT, "left");
    Optional<Ordinal> right = excess(check, row, Player.RIGHT, "right");
    Outcome outcome;
    if (left.isEmpty() && right.isEmpty()) {
      outcome = Outcome.N;
    } else if (left.equals(right)) {
      outcome = Outcome.P;
    } else {
      int sign = left.orElse(Ordinal.ZERO).compareTo(right.orElse(Ordinal.ZERO));
      outcome = sign > 0 ? Outcome.L : Outcome.R;
    }
    check.require(check.states(outcome), "the outcome class is " + outcome);
    check.concludes(outcome);
    boolean won = outcome == Outcome.L || outcome == Outcome.R;
    check.require(check.has("limit") == won, "one player wins: " + won);
    if (won) {
      Player loser = outcome == Outcome.L ? Player.RIGHT : Player.LEFT;
      equal(
          check,
          "limit",
          triple(loser, inner(row)).plus((outcome == Outcome.L ? left : right).orElseThrow()));
      check.require(
          row.end(loser).compareTo(Ordinal.read(check.text("limit"))) < 0,
          "the loser's pile falls short of it");
    }
  }

  private Optional<Ordinal> excess(StepCheck<Row> check, Row row, Player player, String side) {
    Ordinal pile = row.end(player);
    Ordinal part = triple(player, inner(row));
    equal(check, side + "Pile", pile);
    equal(check, side, part);
    Optional<Ordinal> excess =
        pile.compareTo(part) > 0 ? Optional.of(pile.minus(part)) : Optional.empty();
    String wanted = excess.map(Ordinal::toString).orElse("none");
    String key = player == Player.LEFT ? "excessLeft" : "excessRight";
    check.require(check.text(key).equals(wanted), "the excess is " + wanted);
    return excess;
  }

  private void moves(StepCheck<Row> check, Row row) {
    Player player = check.text("player").equals(Player.LEFT.title()) ? Player.LEFT : Player.RIGHT;
    Ordinal pile = row.end(player);
    List<Ordinal> rest =
        player == Player.LEFT
            ? row.piles().subList(1, row.size())
            : row.piles().subList(0, row.size() - 1);
    Ordinal threshold = triple(player, rest);
    equal(check, "pile", pile);
    equal(check, "threshold", threshold);
    String end = row.end(player.opponent()).toString();
    check.require(
        check
            .text("rest")
            .equals(row.size() == 2 ? end : player == Player.LEFT ? "x|" + end : end + "|x"),
        "these are the other piles");
    check.require(
        check
            .texts("sizes")
            .equals(check.rows("ranges").stream().map(r -> String.join(Sizes.UP_TO, r)).toList()),
        "the sizes are these");
    boolean wins = pile.compareTo(threshold) > 0;
    List<Sizes> sizes =
        check.texts("sizes").stream().map(text -> Sizes.read(text, player).orElseThrow()).toList();
    check.require(wins != sizes.isEmpty(), "a move wins: " + wins);
    check
        .outcome(row)
        .ifPresent(
            found ->
                check.require(
                    (found.forMover(player) == Result.WIN) == wins, player.title() + " wins"));
    if (pile.isFinite() && row.isFinite()) {
      int last = pile.finitePart().min(BigInteger.valueOf(MOST_SEARCHED)).intValueExact();
      for (int size = 0; size < last; size++) {
        Ordinal to = Ordinal.of(size);
        boolean listed = sizes.stream().anyMatch(family -> family.contains(to));
        check
            .outcome(row.withEnd(player, to))
            .ifPresent(
                found ->
                    check.require(
                        (found.movingSecond(player) == Result.WIN) == listed, to + " wins"));
      }
    }
    sizes.forEach(
        family -> check.require(family.below().compareTo(pile) <= 0, "a move lowers the pile"));
  }
}
