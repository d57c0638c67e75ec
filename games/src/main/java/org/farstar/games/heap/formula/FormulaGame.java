package org.farstar.games.heap.formula;

import org.farstar.engine.game.Game;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.table.Axis;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.games.heap.octal.TokenLook;

/** Heaps by a formula as a game of the catalogue. */
public final class FormulaGame {
  /** The name on the command line. */
  public static final String ID = "heap-formula";

  private static final String USUAL = "n-k for k=1..n-1 if n%k=0";
  private static final String ARITHMETIC =
      "Iannucci and Larsson, Game values of arithmetic functions, arXiv 2101.07608 (2021)";
  private static final String TABLE = "OEIS A002188, which refers to Guy and Smith (1956)";

  private FormulaGame() {}

  /** The game, with any formula. */
  public static Game<Heaps> game() {
    return Game.named(ID)
        .title("Heaps by a formula")
        .board("heap")
        .rules(
            "There are heaps of counters, and a formula in n.",
            "A move replaces a heap of n by the heaps that the formula gives, where each of them is"
                + " smaller: with n-1; n/2 by one counter less or by half, rounded down.",
            "Whoever cannot move loses.")
        .goal(
            "A move replaces a heap of n by smaller heaps, as a formula says. Who cannot move"
                + " loses.")
        .text("a formula, a colon and the sizes of the heaps with blanks between")
        .parameter(
            "n-1; k,n-k for k=1..n/2 if k%2=1: ';' between moves, ',' between the heaps of one,"
                + " letters with their ranges, conditions joined by 'and'; + - * / % gcd min max;"
                + " '|' before Right's moves, where they differ; without a formula a proper divisor"
                + " is taken")
        .example("12", "a proper divisor is taken: worth *2, as 4 is in 12", ARITHMETIC)
        .example("k, n-k for k=1..(n-1)/2: 14 10", "Grundy's game, two unequal heaps", TABLE)
        .example(
            "n-k for k=1..n if gcd(n,k)=1: 9 10",
            "a number without a common divisor is taken",
            ARITHMETIC)
        .of(FormulaGame::variant)
        .positions("one heap", "{n}", Axis.of("n", "the heap", 0, 0, 20))
        .build();
  }

  private static Variant<Heaps> variant(String parameters, Sources sources) {
    HeapFormula formula = HeapFormula.read(parameters.isBlank() ? USUAL : parameters);
    return Variant.of(new FormulaHeaps(formula))
        .with(formula.text().equals(USUAL) ? "" : formula.text())
        .with(new TokenLook());
  }
}
