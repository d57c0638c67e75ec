package org.farstar.ask.question;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.input.InputException;
import org.farstar.engine.budget.Control;
import org.farstar.engine.game.Game;
import org.farstar.engine.rules.Variant;
import org.farstar.games.heap.grundy.Period;
import org.farstar.games.heap.octal.Octal;
import org.farstar.games.heap.octal.OctalCode;
import org.farstar.games.heap.octal.QuotientTable;
import org.farstar.games.heap.octal.TakeAndBreak;
import org.farstar.values.misere.MisereQuotient;

/**
 * The misère quotient of a game of taking and breaking, found heap by heap. What was found stays
 * when a budget ends.
 */
public final class QuotientQuestion {
  private final String game;
  private final QuotientTable table;
  private final int to;

  private QuotientQuestion(String game, QuotientTable table, int to) {
    this.game = game;
    this.table = table;
    this.to = to;
  }

  /**
   * The question about a game.
   *
   * @param word the code of an octal game, or the name of a game of taking and breaking
   * @param to the largest heap, unless a period is proved before
   * @param largest how many elements the quotient may have
   */
  public static QuotientQuestion of(String word, Catalogue catalogue, int to, int largest) {
    if (to < 1 || to > QuotientTable.HEAPS) {
      throw new InputException(
          "--to: found '" + to + "', allowed: from 1 to " + QuotientTable.HEAPS);
    }
    if (largest < 1 || largest > QuotientTable.LARGEST) {
      throw new InputException(
          "--order: found '" + largest + "', allowed: from 1 to " + QuotientTable.LARGEST);
    }
    TakeAndBreak rules = rules(word, catalogue);
    return new QuotientQuestion(word, new QuotientTable(rules, largest, QuotientTable.SUMS), to);
  }

  private static TakeAndBreak rules(String word, Catalogue catalogue) {
    if (word.matches("[0-9].*")) {
      return new Octal(new OctalCode(word));
    }
    Game<?> named = catalogue.game(word);
    return named
        .family()
        .standard()
        .map(Variant::rules)
        .filter(TakeAndBreak.class::isInstance)
        .map(TakeAndBreak.class::cast)
        .orElseThrow(
            () ->
                new InputException(
                    named.id()
                        + " is no game of taking and breaking, such as kayles or a code as"
                        + " 0.75"));
  }

  /**
   * Adds heaps.
   *
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  public void compute(Control control) {
    table.compute(to, control);
  }

  /** The code or the name. */
  public String game() {
    return game;
  }

  /** The quotient of the heaps added so far. */
  public MisereQuotient quotient() {
    return table.quotient();
  }

  /** The proved period of the elements of the heaps. */
  public Optional<Period> period() {
    return table.period();
  }

  /** Whether a limit was reached before a period was proved. */
  public boolean isGivenUp() {
    return table.isGivenUp();
  }

  /** The words of the heaps from 1 on, to the end of the first period or the last heap added. */
  public List<String> words() {
    MisereQuotient quotient = quotient();
    int last = period().map(p -> p.from() + p.length() - 1).orElse(quotient.parts());
    return IntStream.rangeClosed(1, last).mapToObj(quotient::element).map(quotient::word).toList();
  }

  /** Each generator with the least heap that has it, as {@code a = heap 1}. */
  public List<String> generators() {
    MisereQuotient quotient = quotient();
    List<String> names = new ArrayList<>();
    for (int g = 0; g < quotient.generators().size(); g++) {
      int heap = quotient.generators().get(g);
      names.add(quotient.word(quotient.element(heap)) + " = heap " + heap);
    }
    return names;
  }

  /** The words of the elements in P. */
  public List<String> lost() {
    MisereQuotient quotient = quotient();
    return quotient.lost().stream().map(quotient::word).toList();
  }

  /** For which heaps it is proved, as a clause. */
  public String scope() {
    return period()
        .map(p -> "all heaps; " + p.sentence())
        .orElse("heaps to " + quotient().parts() + ", proved to there");
  }
}
