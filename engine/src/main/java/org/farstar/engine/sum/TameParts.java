package org.farstar.engine.sum;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Ending;
import org.farstar.engine.rules.Misere;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.TameAlgebra;
import org.farstar.engine.search.Tameness;
import org.farstar.engine.search.ValueSearch;
import org.farstar.engine.search.ValueTable;
import org.farstar.values.player.Outcome;

/**
 * Says who wins a sum in misère play all parts of which are impartial and tame: see {@link
 * TameAlgebra}. What it finds stays in the workspace. For one question and one thread.
 */
public final class TameParts {
  /** How many positions may be looked at for one position whose parts are asked for. */
  private static final long SHARE = 20_000;

  private final Workspace workspace;
  private final Control control;
  private final Map<Object, VariantTameness<?>> variants = new HashMap<>();

  /**
   * @param workspace owns what is found
   * @param control ends the search when its budget ends
   */
  public TameParts(Workspace workspace, Control control) {
    this.workspace = workspace;
    this.control = control.part();
  }

  /** How many positions were visited. */
  public long visited() {
    return variants.values().stream().mapToLong(VariantTameness::visited).sum();
  }

  /**
   * The outcome class of a sum in misère play; empty where a part is wild, or partizan, or too
   * large to say within its share.
   *
   * @throws SearchStopped when the budget ends first
   */
  public Optional<Outcome> outcome(Sum sum) {
    if (sum.ending() != Ending.LAST_PLAYER_LOSES || !sum.impartial()) {
      return Optional.empty();
    }
    Tameness total = new TameAlgebra().zero();
    for (Term term : sum.terms()) {
      Optional<Tameness> known = tameness((Term.Placed<?>) term);
      if (known.isEmpty() || !known.get().isTame()) {
        return Optional.empty();
      }
      total = total.plus(known.get());
    }
    return Optional.of(total.outcome());
  }

  /** The same for one position. */
  public <P> Optional<Outcome> outcome(Variant<P> variant, P position) {
    return of(variant).of(position).filter(Tameness::isTame).map(Tameness::outcome);
  }

  private <P> Optional<Tameness> tameness(Term.Placed<P> placed) {
    return of(placed.variant()).of(placed.position());
  }

  @SuppressWarnings("unchecked")
  private <P> VariantTameness<P> of(Variant<P> variant) {
    return (VariantTameness<P>)
        variants.computeIfAbsent(variant.key(), key -> new VariantTameness<>(variant, this));
  }

  /** The positions of one variant. */
  private static final class VariantTameness<P> {
    private final ValueSearch<P, Tameness> search;
    private final Control control;
    private final Set<P> tooLarge = new HashSet<>();

    VariantTameness(Variant<P> variant, TameParts parts) {
      ValueTable<P, Tameness> table =
          parts.workspace.table(
              List.of(TameParts.class, variant.key()), () -> ValueTable.in(parts.workspace));
      this.control = parts.control;
      // The search wants rules in which the last player wins; what it computes is told by the
      // algebra, not by the ending.
      this.search =
          new ValueSearch<>(new Misere<>(variant.rules()), new TameAlgebra(), table, control);
    }

    long visited() {
      return search.visited();
    }

    Optional<Tameness> of(P position) {
      if (tooLarge.contains(position)) {
        return Optional.empty();
      }
      control.share(SHARE);
      try {
        return Optional.of(search.value(position));
      } catch (SearchStopped e) {
        if (e.reason() != StopReason.SHARE && e.reason() != StopReason.MEMORY) {
          throw e;
        }
        tooLarge.add(position);
        return Optional.empty();
      }
    }
  }
}
