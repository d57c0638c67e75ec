package org.farstar.games.graph.core;

import org.farstar.values.text.Scanner;

/**
 * One graph in graph6, or one digraph in digraph6 (its line begins with {@code &}): the number of
 * vertices, then the bits of the adjacency matrix, six to a character from {@code ?} to {@code ~}.
 * For graphs the bits are those above the diagonal, column by column; for digraphs all, row by row.
 * The vertices are called 0, 1, 2, ...
 *
 * <p>The format is Brendan McKay's, of his programs for graphs.
 */
final class Graph6File {
  private static final String ALLOWED =
      "one graph in graph6 or digraph6, in characters from '?' to '~'";
  private static final int MOST_VERTICES = 32_768;

  private final Scanner at;
  private final int line;
  private final GraphBuilder into;

  private Graph6File(Scanner at, int line, GraphBuilder into) {
    this.at = at;
    this.line = line;
    this.into = into;
  }

  static void read(String text, boolean arcs, GraphBuilder into) {
    boolean found = false;
    int line = 0;
    Scanner lines = new Scanner(text);
    do {
      line++;
      Scanner content = lines.upTo('\n');
      if (!content.accept(">>graph6<<")) {
        content.accept(">>digraph6<<");
      }
      Scanner graph = content.rest();
      if (!graph.atEnd()) {
        if (found) {
          throw into.places().wrong(line, "a second graph", "one graph");
        }
        found = true;
        new Graph6File(graph, line, into).read();
      }
    } while (lines.accept('\n'));
    if (!found) {
      throw into.places().wrong(line, "no graph", ALLOWED);
    }
  }

  private void read() {
    boolean arcs = at.accept('&');
    int n = size();
    into.directed(arcs, line);
    for (int v = 0; v < n; v++) {
      into.names().addNumber(v);
    }
    long bits = arcs ? (long) n * n : (long) n * (n - 1) / 2;
    int characters = at.left();
    if (characters != (bits + 5) / 6) {
      throw into.places()
          .wrong(
              line,
              characters + " characters for a graph of " + n + " vertices",
              (bits + 5) / 6 + " characters behind the number of vertices");
    }
    int left = 0;
    int six = 0;
    for (int column = 0; column < n; column++) {
      for (int row = 0; row < (arcs ? n : column); row++) {
        if (left == 0) {
          six = next();
          left = 6;
        }
        if ((six >>> --left & 1) != 0) {
          into.edge(arcs ? column : row, arcs ? row : column, line);
        }
      }
    }
  }

  /** One character below 63, four that begin with ~, or eight that begin with ~~. */
  private int size() {
    long n = next();
    int more = 0;
    if (n == 63) {
      n = next();
      more = 2;
      if (n == 63) {
        n = next();
        more = 5;
      }
    }
    for (int i = 0; i < more; i++) {
      n = n << 6 | next();
    }
    if (n > MOST_VERTICES) {
      throw into.places()
          .wrong(line, "a graph of " + n + " vertices", "at most " + MOST_VERTICES + " in graph6");
    }
    return (int) n;
  }

  private int next() {
    if (at.peek() < '?' || at.peek() > '~') {
      String found = at.atEnd() ? "the end" : "the character '" + at.peek() + "'";
      throw into.places().wrong(line, found, ALLOWED);
    }
    return at.next() - '?';
  }
}
