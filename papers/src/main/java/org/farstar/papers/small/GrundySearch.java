package org.farstar.papers.small;

import org.farstar.engine.budget.Control;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.search.NimAlgebra;
import org.farstar.engine.search.ValueSearch;
import org.farstar.engine.search.ValueTable;
import org.farstar.values.Nimber;

/**
 * Grundy values by search alone, for claims; the table is kept from one claim to the next. Knows
 * nothing of the theories it referees.
 *
 * @param <P> the positions
 */
public final class GrundySearch<P> {
  private final Rules<P> rules;
  private final ValueTable<P, Nimber> table = ValueTable.remembering();

  public GrundySearch(Rules<P> rules) {
    this.rules = rules;
  }

  /** The Grundy value of a position. */
  public int value(P position, Control control) {
    return search(control).value(position).heap();
  }

  private ValueSearch<P, Nimber> search(Control control) {
    return new ValueSearch<>(rules, new NimAlgebra(), table, control);
  }
}
