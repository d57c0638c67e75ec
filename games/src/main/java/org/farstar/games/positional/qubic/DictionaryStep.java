package org.farstar.games.positional.qubic;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.farstar.engine.theory.StepCheck;
import org.farstar.engine.theory.StepChecker;
import org.farstar.engine.theory.StepKind;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;
import org.farstar.values.player.Outcome;
import org.farstar.verify.qubic.Entry;

/**
 * Checks what reasons say of the dictionary: its lines are looked through, under all symmetries.
 */
public final class DictionaryStep implements StepChecker<Marks> {
  private final PositionalRules rules;

  /** The checker for these rules. */
  public DictionaryStep(PositionalRules rules) {
    this.rules = rules;
  }

  @Override
  public Set<StepKind> kinds() {
    return EnumSet.of(StepKind.DICTIONARY);
  }

  @Override
  public void check(StepCheck<Marks> check) {
    List<Entry> entries = ShippedDictionary.entries();
    check.require(check.integer("lines") == entries.size(), "it has " + entries.size() + " lines");
    check.require(check.text("player").equals(rules.goal().role(Side.X)), "X has begun");
    boolean made = check.flag("made");
    check.concludes(made ? Outcome.P : Outcome.N);
    Qubic board = Qubic.of(check.position());
    check.require(made != board.turnOfX(), "it is the other player's turn");
    long move = move(check.text("move"));
    long before = made ? board.x() & ~move : board.x();
    check.require(
        (board.x() & move) != 0 == made
            && entries.stream().anyMatch(entry -> is(entry, before, board.o(), move)),
        "it is a move of the dictionary");
  }

  private static long move(String name) {
    for (int cell = 0; cell < Cube64.CELLS; cell++) {
      if (Qubic.name(cell).equals(name)) {
        return 1L << cell;
      }
    }
    return 0;
  }

  private static boolean is(Entry entry, long x, long o, long move) {
    if (Long.bitCount(entry.x()) != Long.bitCount(x)) {
      return false;
    }
    for (int g = 0; g < Cube64.SYMMETRIES; g++) {
      if (Cube64.image(g, entry.x()) == x
          && Cube64.image(g, entry.o()) == o
          && Cube64.image(g, 1L << entry.move()) == move) {
        return true;
      }
    }
    return false;
  }
}
