package org.farstar.cli.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.farstar.cli.output.Json;
import org.farstar.cli.output.Layout;
import org.farstar.engine.table.Column;

/** The forms in which a table is printed: a head, rows, a foot. */
public enum TableForm {
  /** Aligned columns. */
  TEXT {
    @Override
    public String whole(List<String> head, List<List<String>> rows) {
      int[] widths = new int[head.size()];
      List<List<String>> all = with(head, rows);
      all.forEach(row -> grow(widths, row));
      StringBuilder text = new StringBuilder();
      for (List<String> row : all) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < widths.length; i++) {
          line.append(Layout.pad(row.get(i), widths[i] + 2));
        }
        text.append(line.toString().stripTrailing()).append('\n');
      }
      return text.toString();
    }
  },

  /** A table in Markdown. */
  MARKDOWN {
    @Override
    public String whole(List<String> head, List<List<String>> rows) {
      List<String> rule = head.stream().map(name -> "---").toList();
      List<List<String>> body = new ArrayList<>(List.of(rule));
      rows.forEach(row -> body.add(row.stream().map(TableForm::markdown).toList()));
      StringBuilder text = new StringBuilder();
      with(head, body)
          .forEach(row -> text.append("| ").append(String.join(" | ", row)).append(" |\n"));
      return text.toString();
    }
  },

  /** A tabular environment of LaTeX that needs no package. */
  LATEX {
    @Override
    public String whole(List<String> head, List<List<String>> rows) {
      StringBuilder text = new StringBuilder("\\begin{tabular}{");
      text.append("l".repeat(head.size())).append("}\n").append(latex(head)).append("\\hline\n");
      rows.forEach(row -> text.append(latex(row)));
      return text.append("\\end{tabular}\n").toString();
    }
  },

  /** Values with commas between, as RFC 4180 has them but for the ends of lines. */
  CSV {
    @Override
    public String head(List<Column> columns) {
      return line(columns.stream().map(Column::name).toList());
    }

    @Override
    public String row(List<Column> columns, List<String> row, boolean first) {
      return line(row);
    }

    @Override
    public String whole(List<String> head, List<List<String>> rows) {
      StringBuilder text = new StringBuilder();
      with(head, rows).forEach(row -> text.append(line(row)));
      return text.toString();
    }

    private String line(List<String> cells) {
      return String.join(",", cells.stream().map(TableForm::quoted).toList()) + "\n";
    }
  },

  /** An array of rows, one on a line. */
  JSON {
    @Override
    public String head(List<Column> columns) {
      return "[";
    }

    @Override
    public String row(List<Column> columns, List<String> row, boolean first) {
      Map<String, Object> data = new LinkedHashMap<>();
      for (int i = 0; i < columns.size(); i++) {
        Column column = columns.get(i);
        boolean number = column.kind() == Column.Kind.NUMBER;
        data.put(column.name(), number ? Long.valueOf(row.get(i)) : row.get(i));
      }
      return (first ? "\n  " : ",\n  ") + Json.line(data);
    }

    @Override
    public String foot() {
      return "\n]\n";
    }

    @Override
    public String whole(List<String> head, List<List<String>> rows) {
      throw new IllegalStateException("JSON has rows, not a grid");
    }
  };

  private static final String SPECIAL = "\\{}$&#^_%~";

  /** The whole table at once. */
  public abstract String whole(List<String> head, List<List<String>> rows);

  /** Whether rows are printed as they come, without seeing those after them. */
  public boolean streams() {
    return this == CSV || this == JSON;
  }

  /** What stands before the rows of a form that streams. */
  public String head(List<Column> columns) {
    return "";
  }

  /** One row of a form that streams. */
  public String row(List<Column> columns, List<String> row, boolean first) {
    throw new IllegalStateException(this + " does not stream");
  }

  /** What stands after the rows of a form that streams. */
  public String foot() {
    return "";
  }

  private static List<List<String>> with(List<String> head, List<List<String>> rows) {
    List<List<String>> all = new ArrayList<>(List.of(head));
    all.addAll(rows);
    return all;
  }

  private static void grow(int[] widths, List<String> row) {
    for (int i = 0; i < widths.length; i++) {
      widths[i] = Math.max(widths[i], row.get(i).length());
    }
  }

  /** A cell of a Markdown table: code, unless it is plain, for ^ and * are marks there. */
  private static String markdown(String cell) {
    boolean plain = cell.matches("[A-Za-z0-9/ .?-]*");
    return plain ? cell : "`" + cell.replace("|", "\\|") + "`";
  }

  private static String quoted(String cell) {
    boolean plain = cell.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
    return plain ? cell : '"' + cell.replace("\"", "\"\"") + '"';
  }

  private static String latex(List<String> cells) {
    return String.join(" & ", cells.stream().map(TableForm::latex).toList()) + " \\\\\n";
  }

  /** A cell of LaTeX: in a typewriter's letters, unless it is plain, and exactly as it is. */
  private static String latex(String cell) {
    if (cell.matches("[A-Za-z0-9/ .?=-]*")) {
      return cell;
    }
    StringBuilder text = new StringBuilder("\\texttt{");
    for (char c : cell.toCharArray()) {
      if (c == '\\' || c == '^' || c == '~') {
        text.append("\\char`\\").append(c).append("{}");
      } else if (SPECIAL.indexOf(c) >= 0) {
        text.append('\\').append(c);
      } else {
        text.append(c);
      }
    }
    return text.append('}').toString();
  }
}
