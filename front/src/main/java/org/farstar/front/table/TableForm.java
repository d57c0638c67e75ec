package org.farstar.front.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.farstar.engine.table.Cell;
import org.farstar.front.json.AnswerJson;
import org.farstar.front.json.Json;
import org.farstar.values.notation.Latex;

/** The forms in which a table is printed: a head, rows, a foot. */
public enum TableForm {
  /** Aligned columns. */
  TEXT {
    @Override
    public String whole(List<String> head, List<List<Cell>> rows) {
      int[] widths = new int[head.size()];
      List<List<String>> all = new ArrayList<>(List.of(head));
      rows.forEach(row -> all.add(texts(row)));
      all.forEach(row -> grow(widths, row));
      StringBuilder text = new StringBuilder();
      for (List<String> row : all) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < widths.length; i++) {
          line.append(row.get(i)).append(" ".repeat(widths[i] + 2 - row.get(i).length()));
        }
        text.append(line.toString().stripTrailing()).append('\n');
      }
      return text.toString();
    }
  },

  /** A table in Markdown. */
  MARKDOWN {
    @Override
    public String whole(List<String> head, List<List<Cell>> rows) {
      List<List<String>> lines = new ArrayList<>(List.of(head));
      lines.add(head.stream().map(name -> "---").toList());
      rows.forEach(row -> lines.add(texts(row).stream().map(TableForm::markdown).toList()));
      StringBuilder text = new StringBuilder();
      lines.forEach(line -> text.append("| ").append(String.join(" | ", line)).append(" |\n"));
      return text.toString();
    }
  },

  /** A tabular environment of LaTeX that needs no package; numbers and values are mathematics. */
  LATEX {
    @Override
    public String whole(List<String> head, List<List<Cell>> rows) {
      StringBuilder text = new StringBuilder("\\begin{tabular}{");
      text.append("l".repeat(head.size()))
          .append("}\n")
          .append(line(head.stream().map(TableForm::latex)))
          .append("\\hline\n");
      rows.forEach(row -> text.append(line(row.stream().map(TableForm::latex))));
      return text.append("\\end{tabular}\n").toString();
    }

    private String line(Stream<String> cells) {
      return cells.collect(Collectors.joining(" & ", "", " \\\\\n"));
    }
  },

  /** Values with commas between, as RFC 4180 has them but for the ends of lines. */
  CSV {
    @Override
    public boolean streams() {
      return true;
    }

    @Override
    public String head(List<String> head) {
      return line(head);
    }

    @Override
    public String row(List<Cell> row) {
      return line(texts(row));
    }

    @Override
    public String whole(List<String> head, List<List<Cell>> rows) {
      StringBuilder text = new StringBuilder(head(head));
      rows.forEach(row -> text.append(row(row)));
      return text.toString();
    }

    private String line(List<String> cells) {
      return String.join(",", cells.stream().map(TableForm::quoted).toList()) + "\n";
    }
  },

  /** An array of rows, one on a line: whole or absent, for half an array is no JSON. */
  JSON {
    @Override
    public String whole(List<String> head, List<List<Cell>> rows) {
      StringBuilder text = new StringBuilder("[");
      String comma = "";
      for (List<Cell> row : rows) {
        text.append(comma).append("\n  ").append(Json.line(AnswerJson.of(head, row)));
        comma = ",";
      }
      return text.append("\n]\n").toString();
    }
  };

  private static final String SPECIAL = "\\{}$&#^_%~";

  /** The whole table at once. */
  public abstract String whole(List<String> head, List<List<Cell>> rows);

  /** Whether rows are printed as they come, without seeing those after them. */
  public boolean streams() {
    return false;
  }

  /** What stands before the rows of a form that streams. */
  public String head(List<String> head) {
    throw new IllegalStateException(this + " does not stream");
  }

  /** One row of a form that streams. */
  public String row(List<Cell> row) {
    throw new IllegalStateException(this + " does not stream");
  }

  private static List<String> texts(List<Cell> row) {
    return row.stream().map(Cell::toString).toList();
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

  private static String latex(Cell cell) {
    if (cell instanceof Cell.Worth worth) {
      return "$" + Latex.of(worth.value()) + "$";
    }
    return cell instanceof Cell.Whole whole ? "$" + whole + "$" : latex(cell.toString());
  }

  /** A text in LaTeX: in a typewriter's letters, unless it is plain, and exactly as it is. */
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
