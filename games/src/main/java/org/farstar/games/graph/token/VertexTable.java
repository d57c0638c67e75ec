package org.farstar.games.graph.token;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.game.Game;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.table.Axis;
import org.farstar.engine.table.Block;
import org.farstar.engine.table.Choice;
import org.farstar.engine.table.Column;
import org.farstar.engine.table.Settings;
import org.farstar.engine.table.Table;
import org.farstar.games.graph.core.Graph;

/**
 * Every vertex of a digraph with its topological number, its label and its Grundy value; linear in
 * vertices and arcs. The digraph is given by any position on it, in the text or in a file.
 */
final class VertexTable implements Table {
  private static final String POSITION = "position";

  private final Rules<TokenPosition> rules;

  VertexTable(Game<TokenPosition> game) {
    this.rules = game.rules();
  }

  @Override
  public String name() {
    return "vertices";
  }

  @Override
  public String what() {
    return "topological number, label and Grundy value of every vertex";
  }

  @Override
  public List<Axis> axes() {
    return List.of();
  }

  @Override
  public List<Choice> choices() {
    return List.of(
        Choice.text(POSITION, "a position on the digraph, wherever it starts", "a>b a>c b>c @a"));
  }

  @Override
  public List<Column> columns(Settings settings) {
    return List.of(
        Column.label("vertex"), Column.result("f"), Column.result("label"), Column.result("value"));
  }

  /** One block; the digraph itself is part of its key, since a file may change. */
  @Override
  public Stream<Block> blocks(Settings settings, Control control) {
    AcyclicDigraph digraph = rules.read(settings.choice(POSITION)).digraph();
    return Stream.of(
        new Block(
            "digraph " + Integer.toHexString(fingerprint(digraph)), () -> rows(digraph, control)));
  }

  private static int fingerprint(AcyclicDigraph digraph) {
    int hash = digraph.hashCode();
    for (int v = 0; v < digraph.graph().vertices(); v++) {
      hash = 31 * hash + digraph.graph().name(v).hashCode();
    }
    return hash;
  }

  private static List<List<String>> rows(AcyclicDigraph digraph, Control control) {
    Graph graph = digraph.graph();
    Meter meter = control.meter();
    GrundyNumbering numbering = new GrundyNumbering(digraph, meter);
    meter.settle();
    List<List<String>> rows = new ArrayList<>(graph.vertices());
    for (int v = 0; v < graph.vertices(); v++) {
      rows.add(
          List.of(
              graph.name(v),
              Integer.toString(digraph.number(v)),
              String.valueOf(numbering.label(v)),
              Integer.toString(numbering.value(v))));
    }
    return rows;
  }
}
