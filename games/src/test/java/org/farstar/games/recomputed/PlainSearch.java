package org.farstar.games.recomputed;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.farstar.values.shortgame.ShortGame;

/**
 * Compares positions with values by the definition of the order of games, and finds Grundy values
 * by the least one that no option has.
 */
final class PlainSearch {
  /** The search met more pairs, or positions, than it may. */
  static final class TooLargeException extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  private int counted;

  private record Pair(String position, ShortGame value, boolean atMost) {}

  private record Turn(String position, boolean left) {}

  private final PlainRules rules;
  private final int most;
  private final Map<Pair, Boolean> compared = new HashMap<>();
  private final Map<String, Integer> grundy = new HashMap<>();
  private final Map<String, List<String>> left = new HashMap<>();
  private final Map<String, List<String>> right = new HashMap<>();

  /**
   * @param most how many new pairs or positions it may look at for one answer
   */
  PlainSearch(PlainRules rules, int most) {
    this.rules = rules;
    this.most = most;
  }

  /**
   * Who wins by who begins, the letter of an outcome class: a player wins who forces it within some
   * number of moves, and what is left is a play without end.
   *
   * @param endless who wins that, L or R, or D
   */
  String outcome(String position, String endless) {
    counted = 0;
    Map<Turn, Boolean> wins = new HashMap<>();
    Map<Turn, List<Turn>> turns = new HashMap<>();
    List<Turn> open = new ArrayList<>();
    String normal = rules.normal(position);
    open.add(new Turn(normal, true));
    open.add(new Turn(normal, false));
    while (!open.isEmpty()) {
      Turn turn = open.remove(open.size() - 1);
      if (!turns.containsKey(turn)) {
        count();
        turns.put(
            turn,
            options(turn.position, turn.left).stream()
                .map(to -> new Turn(to, !turn.left))
                .toList());
        open.addAll(turns.get(turn));
      }
    }
    for (boolean changed = true; changed; ) {
      changed = false;
      for (Turn turn : turns.keySet()) {
        if (!wins.containsKey(turn)) {
          List<Turn> next = turns.get(turn);
          boolean won = next.stream().anyMatch(to -> Boolean.FALSE.equals(wins.get(to)));
          if (won || next.stream().allMatch(to -> Boolean.TRUE.equals(wins.get(to)))) {
            wins.put(turn, won);
            changed = true;
          }
        }
      }
    }
    String left = winner(wins.get(new Turn(normal, true)), true, endless);
    String right = winner(wins.get(new Turn(normal, false)), false, endless);
    return switch (left + right) {
      case "LL" -> "L";
      case "RR" -> "R";
      case "LR" -> "N";
      case "RL" -> "P";
      case "DD" -> "D";
      default -> "Left to begin: " + left + ", Right to begin: " + right;
    };
  }

  private static String winner(Boolean wins, boolean mover, String endless) {
    return wins == null ? endless : wins == mover ? "L" : "R";
  }

  boolean isWorth(String position, ShortGame value) {
    counted = 0;
    String normal = rules.normal(position);
    return compare(normal, value, true) && compare(normal, value, false);
  }

  /** Whether the position is at most the value, or at least. */
  private boolean compare(String position, ShortGame value, boolean atMost) {
    Pair pair = new Pair(position, value, atMost);
    Boolean known = compared.get(pair);
    if (known == null) {
      count();
      // G <= H unless H <= G^L for a left option of G, or H^R <= G for a right option of H.
      known =
          options(position, atMost).stream().noneMatch(to -> compare(to, value, !atMost))
              && (atMost ? value.rightOptions() : value.leftOptions())
                  .stream().noneMatch(to -> compare(position, to, !atMost));
      compared.put(pair, known);
    }
    return known;
  }

  private List<String> options(String position, boolean player) {
    Map<String, List<String>> kept = player ? left : right;
    List<String> known = kept.get(position);
    if (known == null) {
      known = rules.options(position, player).stream().map(rules::normal).distinct().toList();
      kept.put(position, known);
    }
    return known;
  }

  private void count() {
    if (++counted > most) {
      throw new TooLargeException();
    }
  }

  /** The Grundy value of an impartial position. */
  int grundy(String position) {
    counted = 0;
    return grundyOf(position);
  }

  private int grundyOf(String position) {
    int sum = 0;
    for (String part : rules.parts(rules.normal(position))) {
      sum ^= grundyOfPart(part);
    }
    return sum;
  }

  private int grundyOfPart(String part) {
    Integer known = grundy.get(part);
    if (known == null) {
      count();
      Set<Integer> options = new HashSet<>();
      for (String to : rules.options(part, true)) {
        options.add(grundyOf(to));
      }
      known = 0;
      while (options.contains(known)) {
        known++;
      }
      grundy.put(part, known);
    }
    return known;
  }
}
