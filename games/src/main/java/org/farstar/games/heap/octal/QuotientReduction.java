package org.farstar.games.heap.octal;

import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.theory.Reduced;
import org.farstar.engine.theory.Reduction;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.games.heap.grundy.HeapStatements;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.values.misere.MisereQuotient;
import org.farstar.values.player.Outcome;

/**
 * Misère play of heaps by the misère quotient of their game: the position is lost where the product
 * of the elements of its heaps is in P. Heaps beyond those added have elements where a period is
 * proved.
 */
final class QuotientReduction implements Reduction<Heaps> {
  /** How long a question waits for a quotient before it is searched. */
  private static final Duration LONG = Duration.ofSeconds(30);

  private final TakeAndBreak game;

  QuotientReduction(TakeAndBreak game) {
    this.game = game;
  }

  @Override
  public List<Statement> statements() {
    return game.halves()
        ? List.of(HeapStatements.QUOTIENT, HeapStatements.QUOTIENT_PERIOD)
        : List.of(HeapStatements.QUOTIENT);
  }

  @Override
  public Optional<Reduced> reduce(Heaps heaps, Workspace workspace) {
    return reduce(heaps, workspace, Control.unlimited());
  }

  @Override
  public Optional<Reduced> reduce(Heaps heaps, Workspace workspace, Control control) {
    QuotientTable table = table(workspace);
    int before = table.heaps();
    Control part = control.part();
    part.share(Long.MAX_VALUE, LONG);
    try {
      table.compute(heaps.largest().intValueExact(), part);
    } catch (SearchStopped e) {
      if (e.reason() != StopReason.SHARE && e.reason() != StopReason.MEMORY) {
        throw e;
      }
    }
    OptionalInt product = product(heaps, table);
    if (product.isEmpty()) {
      return Optional.empty();
    }
    Outcome outcome = table.quotient().isLost(product.getAsInt()) ? Outcome.P : Outcome.N;
    return Optional.of(new Known(outcome, (long) table.heaps() - before));
  }

  @Override
  public List<Step> reason(Heaps heaps, Outcome outcome, Workspace workspace, Control control) {
    QuotientTable table = table(workspace);
    MisereQuotient quotient = table.quotient();
    List<List<String>> rows = new ArrayList<>();
    boolean byPeriod = false;
    for (BigInteger heap : heaps.sizes()) {
      int size = heap.intValueExact();
      rows.add(List.of(heap.toString(), quotient.word(table.element(size).orElseThrow())));
      byPeriod |= size > table.heaps();
    }
    return List.of(
        Step.of(
                StepKind.QUOTIENT,
                byPeriod
                    ? List.of(HeapStatements.QUOTIENT, HeapStatements.QUOTIENT_PERIOD)
                    : List.of(HeapStatements.QUOTIENT))
            .with("heaps", rows)
            .with("product", quotient.word(product(heaps, table).orElseThrow()))
            .with("relations", quotient.relations())
            .with("lost", quotient.lost().stream().map(quotient::word).toList())
            .with("outcome", outcome.label(false)));
  }

  private QuotientTable table(Workspace workspace) {
    return workspace.table(List.of(QuotientTable.class, game.key()), () -> new QuotientTable(game));
  }

  private static OptionalInt product(Heaps heaps, QuotientTable table) {
    MisereQuotient quotient = table.quotient();
    int product = 0;
    for (BigInteger heap : heaps.sizes()) {
      Optional<Integer> element = table.element(heap.intValueExact());
      if (element.isEmpty()) {
        return OptionalInt.empty();
      }
      product = quotient.product(product, element.get());
    }
    return OptionalInt.of(product);
  }

  /** An outcome, and how many heaps were added to the table for it. */
  private record Known(Outcome outcome, long visited) implements Reduced {
    @Override
    public Outcome outcome(Control control) {
      return outcome;
    }
  }
}
