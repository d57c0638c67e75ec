package org.farstar.cli.table;

import java.util.ArrayList;
import java.util.List;

/** Rows of cells as one text and back: tabs between cells, line breaks after rows. */
final class RowText {
  private RowText() {}

  static String write(List<List<String>> rows) {
    StringBuilder text = new StringBuilder();
    for (List<String> row : rows) {
      text.append(String.join("\t", row.stream().map(RowText::escaped).toList())).append('\n');
    }
    return text.toString();
  }

  static List<List<String>> read(String text) {
    List<List<String>> rows = new ArrayList<>();
    for (int from = 0; from < text.length(); ) {
      int to = text.indexOf('\n', from);
      List<String> row = new ArrayList<>();
      for (String cell : text.substring(from, to).split("\t", -1)) {
        row.add(plain(cell));
      }
      rows.add(row);
      from = to + 1;
    }
    return rows;
  }

  private static String escaped(String cell) {
    return cell.replace("\\", "\\\\").replace("\t", "\\t").replace("\n", "\\n");
  }

  private static String plain(String cell) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < cell.length(); i++) {
      char c = cell.charAt(i);
      if (c == '\\') {
        char escaped = cell.charAt(++i);
        text.append(escaped == 't' ? '\t' : escaped == 'n' ? '\n' : escaped);
      } else {
        text.append(c);
      }
    }
    return text.toString();
  }
}
