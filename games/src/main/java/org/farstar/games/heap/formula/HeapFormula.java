package org.farstar.games.heap.formula;

import java.math.BigInteger;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.farstar.engine.play.MoveCount;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;
import org.farstar.values.text.Scanner;

/**
 * What heaps may be replaced by, for each player; immutable.
 *
 * @param text as it is typed, with single blanks
 * @param left Left's moves
 * @param right Right's moves; the same list where both have the same
 */
record HeapFormula(String text, List<Replacement> left, List<Replacement> right) {
  /**
   * Reads a formula, see {@link FormulaText}.
   *
   * @throws NotationException if the text is not one
   */
  static HeapFormula read(String text) {
    String plain = text.strip().replaceAll("\\s+", " ");
    FormulaText formula = new FormulaText(new Scanner(plain));
    List<Replacement> left = formula.replacements();
    List<Replacement> right = formula.bar() ? formula.replacements() : left;
    formula.end();
    return new HeapFormula(plain, left, right);
  }

  /** Whether both players have the same moves. */
  boolean impartial() {
    return left == right;
  }

  /** What a heap may be replaced by, each choice once, in the order of the formula. */
  List<long[]> of(int heap, Player player) {
    Set<Heaps> found = new LinkedHashSet<>();
    MoveCount count = MoveCount.passing();
    for (Replacement replacement : player == Player.LEFT ? left : right) {
      replacement.of(heap, found, count);
    }
    return found.stream()
        .map(heaps -> heaps.sizes().stream().mapToLong(BigInteger::longValueExact).toArray())
        .toList();
  }
}
