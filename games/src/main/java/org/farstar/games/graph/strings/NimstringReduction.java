package org.farstar.games.graph.strings;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.theory.Reduced;
import org.farstar.engine.theory.Reduction;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.player.Outcome;

/**
 * Who wins Nimstring by the nim-values of the components, in which captures are complimenting moves
 * and some components are loony: string by string, where the rules move turn by turn.
 */
final class NimstringReduction implements Reduction<Strings> {
  @Override
  public List<Statement> statements() {
    return List.of(StringsStatements.SUM, StringsStatements.LOONY, StringsStatements.JOINTS);
  }

  @Override
  public Optional<Reduced> reduce(Strings strings, Workspace workspace) {
    return Nimstring.of(strings).map(nimstring -> new Found(nimstring, values(workspace)));
  }

  private static NimValues values(Workspace workspace) {
    return workspace.table(NimValues.class, () -> new NimValues(workspace));
  }

  /** The search for the values. */
  private static final class Found implements Reduced {
    private final Nimstring nimstring;
    private final NimValues values;
    private long visited;

    Found(Nimstring nimstring, NimValues values) {
      this.nimstring = nimstring;
      this.values = values;
    }

    @Override
    public Outcome outcome(Control control) {
      if (nimstring.isLoony()) {
        return Outcome.N;
      }
      return control.metered(
          values::bytes,
          meter -> {
            boolean zero = values.isZero(nimstring.together(), meter);
            visited += meter.visited();
            return zero ? Outcome.P : Outcome.N;
          });
    }

    @Override
    public long visited() {
      return visited;
    }
  }

  /** Every component with its value; of the largest perhaps only whether it is that of the rest. */
  @Override
  public List<Step> reason(Strings strings, Outcome outcome, Workspace workspace, Control control) {
    Nimstring nimstring = Nimstring.of(strings).orElseThrow();
    if (nimstring.components().isEmpty()) {
      return List.of();
    }
    NimValues values = values(workspace);
    List<List<String>> rows = new ArrayList<>();
    int total = 0;
    boolean known = !nimstring.isLoony();
    int largest = nimstring.largest();
    for (int i = 0; i < nimstring.components().size(); i++) {
      Nimstring.Component component = nimstring.components().get(i);
      String value = "loony";
      if (!component.isLoony()) {
        boolean small = NimValues.isSmall(component.graph().orElseThrow());
        if (!small && (i == largest || nimstring.isLoony())) {
          value = "";
          known = false;
        } else {
          int found =
              control.metered(
                  values::bytes, meter -> values.value(component.graph().orElseThrow(), meter));
          total ^= found;
          value = Integer.toString(found);
        }
      }
      rows.add(
          List.of(
              component.strands().get(0).name(),
              Integer.toString(component.strands().size()),
              value));
    }
    String rest = Integer.toString(total);
    String other = nimstring.isLoony() ? "any" : outcome == Outcome.P ? rest : "not " + rest;
    rows.replaceAll(row -> row.get(2).isEmpty() ? List.of(row.get(0), row.get(1), other) : row);
    return List.of(
        Step.of(StepKind.NIMSTRING, statements())
            .with("components", rows)
            .with("loony", nimstring.isLoony())
            .with(
                "total",
                known || outcome == Outcome.P ? Optional.of(known ? rest : "0") : Optional.empty())
            .with("outcome", outcome.label(false)));
  }
}
