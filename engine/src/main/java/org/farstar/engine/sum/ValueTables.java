package org.farstar.engine.sum;

import java.util.List;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.ValueTable;

/** The tables of values of positions that a workspace owns, one for each variant. */
@SuppressWarnings("exports") // the searches are for the modules of this project
public final class ValueTables {

  private ValueTables() {}

  /**
   * The table of a variant.
   *
   * @param <V> the kind of its values, one for each variant
   */
  public static <P, V> ValueTable<P, V> of(Workspace workspace, Variant<P> variant) {
    return workspace.table(
        List.of(ValueTables.class, variant.key()),
        () -> variant.values().table(variant.key(), workspace));
  }
}
