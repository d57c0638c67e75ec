package org.farstar.web.api;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.farstar.engine.game.Game;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.table.Axis;
import org.farstar.engine.table.Choice;
import org.farstar.engine.table.PrintedTable;
import org.farstar.engine.table.Table;
import org.farstar.figures.HeatColour;

/** The tables that games and papers have, as data. */
final class OfferedTables {
  /** So many steps the scale of sizes has. */
  private static final int STEPS = 24;

  private OfferedTables() {}

  static Map<String, Object> of(Game<?> game) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("game", game.id());
    data.put("title", game.card().title());
    List<Table> tables = game.offeredTables(new Workspace(), Sources.none());
    data.put("tables", tables.stream().map(OfferedTables::of).toList());
    return data;
  }

  private static Map<String, Object> of(Table table) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("what", table.name());
    data.put("about", table.what());
    data.put("axes", table.axes().stream().map(OfferedTables::of).toList());
    data.put("choices", table.choices().stream().map(OfferedTables::of).toList());
    return data;
  }

  private static Map<String, Object> of(Axis axis) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("name", axis.name());
    data.put("about", axis.what());
    data.put("usual", axis.usual().map(Object::toString));
    return data;
  }

  private static Map<String, Object> of(Choice choice) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("name", choice.name());
    data.put("about", choice.what());
    data.put("allowed", choice.allowed());
    return data;
  }

  static Stream<Map<String, Object>> printed(Game<?> game) {
    return game.printedTables().stream()
        .map(
            printed -> {
              Map<String, Object> data = of(printed);
              data.put("game", game.id());
              return data;
            });
  }

  static Map<String, Object> of(PrintedTable printed) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("printed", printed.id());
    data.put("cite", printed.cite());
    data.put("title", printed.title());
    data.put("what", printed.table());
    data.put("ask", new TreeMap<>(printed.asked()));
    data.put("result", printed.result());
    return data;
  }

  /** The colours of heat maps. */
  static Map<String, Object> colours() {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("winners", new TreeMap<>(HeatColour.winners()));
    data.put("others", HeatColour.others());
    data.put("sizes", HeatColour.sizes(STEPS));
    return data;
  }
}
