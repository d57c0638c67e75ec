package org.farstar.games.graph.core;

/**
 * DIMACS: {@code c} comments, one line {@code p edge VERTICES EDGES} or {@code p sp VERTICES ARCS},
 * then {@code e i j} or {@code a i j} with vertices from 1; a weight behind them is not looked at.
 * The count of edges in the {@code p} line is not checked, since the collections in use count every
 * edge once or twice.
 */
final class DimacsFile {
  private static final String HEADER = "p edge VERTICES EDGES, or p sp VERTICES ARCS";
  private static final int MOST_VERTICES = 1 << 24;

  private final GraphBuilder into;
  private int vertices = -1;

  private DimacsFile(GraphBuilder into) {
    this.into = into;
  }

  static void read(String text, boolean arcs, GraphBuilder into) {
    DimacsFile file = new DimacsFile(into);
    int line = 1;
    for (int from = 0; from < text.length(); line++) {
      int end = text.indexOf('\n', from);
      end = end < 0 ? text.length() : end;
      file.line(text, from, text.substring(from, end).strip(), line);
      from = end + 1;
    }
    if (file.vertices < 0) {
      throw into.places().wrong(line, "the end before any line p", HEADER);
    }
  }

  private void line(String text, int from, String content, int line) {
    if (content.isEmpty() || content.equals("c") || content.startsWith("c ")) {
      return;
    }
    String[] words = content.split("\\s+");
    switch (words[0]) {
      case "p" -> header(text, from, words, line);
      case "e", "a" -> edge(text, from, words, line);
      case "n", "d", "v", "x" -> {
        // Colours, dimensions and coordinates of other uses of the format.
      }
      default -> throw into.wrong(line, text, from, "lines that begin with c, p, e or a");
    }
  }

  private void header(String text, int from, String[] words, int line) {
    int count = words.length == 4 ? number(words[2], MOST_VERTICES) : -1;
    if (vertices >= 0 || count < 0 || number(words[3], Integer.MAX_VALUE - 1) < 0) {
      throw into.wrong(
          line,
          text,
          from,
          vertices >= 0 ? "one line p" : HEADER + " with at most " + MOST_VERTICES + " vertices");
    }
    vertices = count;
    for (int v = 1; v <= vertices; v++) {
      into.names().addNumber(v);
    }
  }

  private void edge(String text, int from, String[] words, int line) {
    if (vertices < 0) {
      throw into.wrong(line, text, from, HEADER + " before the first edge");
    }
    int a = words.length == 3 || words.length == 4 ? number(words[1], vertices) : -1;
    int b = a < 0 ? -1 : number(words[2], vertices);
    if (a < 1 || b < 1) {
      throw into.wrong(
          line, text, from, "e or a and two vertices from 1 to " + vertices + " behind it");
    }
    into.directed(words[0].equals("a"), line);
    into.edge(a - 1, b - 1, line);
  }

  private static int number(String word, int most) {
    if (!word.matches("[0-9]{1,10}")) {
      return -1;
    }
    long number = Long.parseLong(word);
    return number <= most ? (int) number : -1;
  }
}
