package org.farstar.games.graph.core;

/**
 * One edge on a line: two names with blanks, tabs or a comma between them, or {@code a>b}, {@code
 * a-b}; a name by itself is a vertex. Lines that begin with {@code #} or {@code %} say nothing.
 * Names have no blanks and commas.
 */
final class EdgeListFile {
  private static final String ALLOWED =
      "two names such as a b, an arc a>b, an edge a-b, or one name for a vertex alone";

  private EdgeListFile() {}

  static void read(String text, boolean arcs, GraphBuilder into) {
    int[] bounds = new int[6];
    int line = 1;
    int from = 0;
    int length = text.length();
    while (from < length) {
      int words = 0;
      int i = from;
      char c = i < length ? text.charAt(i) : '\n';
      while (c != '\n') {
        while (blank(c)) {
          c = ++i < length ? text.charAt(i) : '\n';
        }
        int begin = i;
        while (c != '\n' && !blank(c)) {
          c = ++i < length ? text.charAt(i) : '\n';
        }
        if (i > begin) {
          if (words == 0 && (text.charAt(begin) == '#' || text.charAt(begin) == '%')) {
            i = text.indexOf('\n', i);
            i = i < 0 ? length : i;
            break;
          }
          if (words == 3) {
            throw into.wrong(line, text, from, ALLOWED);
          }
          bounds[2 * words] = begin;
          bounds[2 * words++ + 1] = i;
        }
      }
      if (words > 0) {
        line(text, from, bounds, words, arcs, line, into);
      }
      from = i + 1;
      line++;
    }
  }

  private static boolean blank(char c) {
    return c == ' ' || c == '\t' || c == ',' || c == '\r';
  }

  private static void line(
      String text, int from, int[] bounds, int words, boolean arcs, int line, GraphBuilder into) {
    if (words == 1) {
      int joint = joint(text, bounds[0], bounds[1]);
      if (joint < 0) {
        into.names().add(text, bounds[0], bounds[1]);
      } else if (joint == bounds[0] || joint + 1 == bounds[1]) {
        throw into.wrong(line, text, from, ALLOWED);
      } else {
        into.directed(text.charAt(joint) == '>', line);
        into.edge(
            into.names().add(text, bounds[0], joint),
            into.names().add(text, joint + 1, bounds[1]),
            line);
      }
      return;
    }
    boolean signed = words == 3;
    if (signed && (bounds[3] - bounds[2] != 1 || joint(text, bounds[2], bounds[3]) < 0)) {
      throw into.wrong(line, text, from, ALLOWED);
    }
    into.directed(signed ? text.charAt(bounds[2]) == '>' : arcs, line);
    int second = signed ? 4 : 2;
    into.edge(
        into.names().add(text, bounds[0], bounds[1]),
        into.names().add(text, bounds[second], bounds[second + 1]),
        line);
  }

  private static int joint(String text, int from, int to) {
    for (int i = from; i < to; i++) {
      if (text.charAt(i) == '>' || text.charAt(i) == '-') {
        return i;
      }
    }
    return -1;
  }
}
