package org.farstar.engine.sum;

import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Variant;

/** The tables of values of positions that a workspace owns, one for each variant. */
public final class ValueTables {
  /** Room from the start: growing is what such a map takes longest for in a process just begun. */
  private static final int ROOM = 1 << 15;

  private ValueTables() {}

  /**
   * The table of a variant.
   *
   * @param <V> the kind of its values, one for each variant
   */
  public static <P, V> ConcurrentMap<P, V> of(Workspace workspace, Variant<P> variant) {
    return workspace.table(
        List.of(ValueTables.class, variant.key()), () -> new ConcurrentHashMap<>(ROOM));
  }
}
