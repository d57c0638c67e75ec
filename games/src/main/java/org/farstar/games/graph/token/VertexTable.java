package org.farstar.games.graph.token;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.game.Game;
import org.farstar.engine.game.GameTable;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.RecordingSources;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.table.Axis;
import org.farstar.engine.table.Block;
import org.farstar.engine.table.Cell;
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

  private final Sources given;

  private VertexTable(Sources given) {
    this.given = given;
  }

  /** The table as a game offers it, which reads the digraph from the sources it is given. */
  static GameTable<TokenPosition> offered() {
    return new GameTable<>() {
      @Override
      public Table of(Game<TokenPosition> game) {
        return new VertexTable(Sources.none());
      }

      @Override
      public Table of(Game<TokenPosition> game, Workspace workspace, Sources sources) {
        return new VertexTable(sources);
      }
    };
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

  /** One block; the file that holds the digraph, if any, is part of its key, by its digest. */
  @Override
  public Stream<Block> blocks(Settings settings, Control control) {
    RecordingSources sources = new RecordingSources(given);
    AcyclicDigraph digraph = new TokenRules().read(settings.choice(POSITION), sources).digraph();
    return Stream.of(
        new Block("digraph " + sources.taken(), List.of(), () -> rows(digraph, control)));
  }

  private static List<List<Cell>> rows(AcyclicDigraph digraph, Control control) {
    Graph graph = digraph.graph();
    GrundyNumbering numbering = control.metered(meter -> new GrundyNumbering(digraph, meter));
    List<List<Cell>> rows = new ArrayList<>(graph.vertices());
    for (int v = 0; v < graph.vertices(); v++) {
      rows.add(
          List.of(
              Cell.of(graph.name(v)),
              Cell.of(digraph.number(v)),
              Cell.of(String.valueOf(numbering.label(v))),
              Cell.of(numbering.value(v))));
    }
    return rows;
  }
}
