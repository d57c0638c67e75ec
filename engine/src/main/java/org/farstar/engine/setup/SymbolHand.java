package org.farstar.engine.setup;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Rows of symbols divided by bars: a click puts the next symbol. */
final class SymbolHand {
  private final Line line;
  private final String symbols;
  private final List<String> rows;

  /** Whether spots are named by row and column; otherwise they are numbered. */
  private final boolean grid;

  SymbolHand(Scene scene, String symbols) {
    this.line = scene.line();
    this.symbols = symbols;
    String text = scene.text();
    boolean empty = text.equals("0") && symbols.indexOf('0') < 0;
    this.rows = empty ? List.of("") : List.of(text.split("\\|", -1));
    this.grid = scene.spots().stream().anyMatch(spot -> spot.name().contains(","));
  }

  Hand hand() {
    String help =
        grid
            ? "Click a cell to change what stands on it."
            : "Click a place to change what stands there.";
    return Hand.of(help, Hand.Click.one(this::clicked), grid ? gridTools() : rowTools());
  }

  private String clicked(String spot) {
    int row = 0;
    int column;
    if (grid) {
      String[] place = spot.split(",");
      row = number(place[0]) - 1;
      column = place.length == 2 ? number(place[1]) - 1 : -1;
    } else {
      column = number(spot) - 1;
      while (row < rows.size() && column > rows.get(row).length()) {
        column -= rows.get(row++).length() + 1;
      }
    }
    if (row < 0 || row >= rows.size() || column < 0 || column >= rows.get(row).length()) {
      return null;
    }
    StringBuilder changed = new StringBuilder(rows.get(row));
    char next = symbols.charAt((symbols.indexOf(changed.charAt(column)) + 1) % symbols.length());
    changed.setCharAt(column, next);
    List<String> all = new ArrayList<>(rows);
    all.set(row, changed.toString());
    return text(all);
  }

  /** The number that a text is; -1 if it is not one. */
  static int number(String text) {
    return text.matches("[0-9]{1,9}") ? Integer.parseInt(text) : -1;
  }

  private static String text(List<String> rows) {
    return String.join("|", rows);
  }

  private Hand.Tool tool(String label, List<String> changed) {
    return new Hand.Tool(label, line.with(text(changed)));
  }

  private List<Hand.Tool> gridTools() {
    String free = symbols.substring(0, 1);
    int width = rows.get(0).length();
    List<Hand.Tool> tools = new ArrayList<>();
    List<String> more = new ArrayList<>(rows);
    more.add(free.repeat(width));
    tools.add(tool("Add a row", more));
    tools.add(tool("Add a column", rows.stream().map(row -> row + free).toList()));
    if (rows.size() > 1) {
      tools.add(tool("Remove a row", rows.subList(0, rows.size() - 1)));
    }
    if (width > 1) {
      tools.add(
          tool(
              "Remove a column",
              rows.stream().map(row -> row.substring(0, row.length() - 1)).toList()));
    }
    tools.add(tool("Empty", rows.stream().map(row -> free.repeat(row.length())).toList()));
    return tools;
  }

  private List<Hand.Tool> rowTools() {
    String all = text(rows);
    List<Hand.Tool> tools = new ArrayList<>();
    tools.add(new Hand.Tool("Add one", line.with(all + symbols.charAt(0))));
    if (rows.get(rows.size() - 1).length() > 1) {
      tools.add(new Hand.Tool("Remove the last", line.with(all.substring(0, all.length() - 1))));
    }
    return tools;
  }

  /** Different symbols of some texts, in the order of the alphabet, signs first. */
  static String of(List<String> texts) {
    return texts.stream()
        .flatMapToInt(String::chars)
        .filter(c -> c != '|')
        .sorted()
        .distinct()
        .mapToObj(Character::toString)
        .collect(Collectors.joining());
  }

  /** Whether a text has a symbol for each spot, and the spots have their states. */
  static boolean fits(Scene scene) {
    String all = scene.text().replace("|", "");
    List<String> states = scene.spots().stream().map(spot -> spot.state()).toList();
    return !all.isEmpty() && states.equals(Arrays.asList(all.split("")));
  }
}
