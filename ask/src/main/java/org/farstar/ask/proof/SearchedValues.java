package org.farstar.ask.proof;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.Algebra;
import org.farstar.engine.search.NoSuchValueException;
import org.farstar.engine.search.ValueKind;
import org.farstar.engine.search.ValueSolver;
import org.farstar.engine.sum.ValueTables;
import org.farstar.engine.sum.Values;
import org.farstar.values.Value;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.farstar.verify.CheckedPart;
import org.farstar.verify.tree.PartValues;

/** Values of parts by the searches of their games, with the tables of a workspace. */
final class SearchedValues implements PartValues {
  private final Workspace workspace;
  private final Map<Rules<?>, Variant<?>> variants;
  private final Control control;
  private final Universe universe;
  private final Map<Rules<?>, ValueSolver<?, ? extends Value>> solvers = new HashMap<>();

  /**
   * @param variants of the rules of all parts
   */
  SearchedValues(Workspace workspace, Map<Rules<?>, Variant<?>> variants, Control control) {
    this.workspace = workspace;
    this.variants = variants;
    this.control = control;
    this.universe = workspace.universe();
  }

  @Override
  public Universe universe() {
    return universe;
  }

  @Override
  public Optional<ShortGame> value(CheckedPart.Placed<?> part) {
    return variants.get(part.rules()).kind() == ValueKind.NONE ? Optional.empty() : searched(part);
  }

  @SuppressWarnings("unchecked")
  private <P> Optional<ShortGame> searched(CheckedPart.Placed<P> part) {
    ValueSolver<P, ? extends Value> solver =
        (ValueSolver<P, ? extends Value>)
            solvers.computeIfAbsent(
                part.rules(), rules -> solver((Variant<P>) variants.get(rules)));
    try {
      return Values.shortGame(solver.value(part.position()), universe)
          .map(value -> part.swapped() ? value.negate() : value);
    } catch (NoSuchValueException e) {
      return Optional.empty();
    }
  }

  private <P> ValueSolver<P, ? extends Value> solver(Variant<P> variant) {
    return solver(variant, variant.kind().algebra(workspace));
  }

  private <P, V extends Value> ValueSolver<P, V> solver(Variant<P> variant, Algebra<V> algebra) {
    return variant
        .values()
        .solver(variant.rules(), algebra, ValueTables.of(workspace, variant), control, 0);
  }
}
