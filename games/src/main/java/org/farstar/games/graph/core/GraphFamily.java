package org.farstar.games.graph.core;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.values.text.NotationException;

/**
 * Words that stand for many edges: {@code path(5)} has the vertices 1 to 5, {@code cycle(5)} and
 * {@code complete(5)} too; {@code complete(3,4)} joins each of a1 to a3 with each of b1 to b4;
 * {@code grid(3,4)} has the vertices 1.1 to 3.4, row and column; {@code chain(5)} and {@code
 * tournament(5)} are digraphs whose arcs lead down, from n to n-1 and from every number to every
 * smaller one, to 0.
 */
final class GraphFamily {
  private static final Pattern FORM =
      Pattern.compile(
          "(path|cycle|complete|grid|chain|tournament)\\(([0-9]{1,6})(?:,([0-9]{1,6}))?\\)");

  private static final long MOST_EDGES = 5_000_000;

  private static final String ALLOWED =
      "path(n), cycle(n) with n from 3, complete(n), complete(m,n), grid(m,n), chain(n) or"
          + " tournament(n), with numbers from 1 and at most "
          + MOST_EDGES
          + " edges";

  private final GraphBuilder into;
  private final int place;
  private final boolean arcs;

  private GraphFamily(GraphBuilder into, int place, boolean arcs) {
    this.into = into;
    this.place = place;
    this.arcs = arcs;
  }

  /**
   * Adds the edges that a word stands for.
   *
   * @throws NotationException where it stands for none
   */
  static void add(String word, int place, GraphBuilder into) {
    Matcher form = FORM.matcher(word);
    if (!form.matches()) {
      throw into.places().wrong(place, "'" + word + "'", ALLOWED);
    }
    String kind = form.group(1);
    int m = Integer.parseInt(form.group(2));
    int n = form.group(3) == null ? 0 : Integer.parseInt(form.group(3));
    boolean two = form.group(3) != null;
    boolean numbers =
        switch (kind) {
          case "grid" -> two;
          case "complete" -> true;
          default -> !two;
        };
    long edges =
        switch (kind) {
          case "grid" -> 2L * m * n;
          case "complete", "tournament" -> two ? (long) m * n : (long) m * m / 2;
          default -> m;
        };
    boolean least = m >= (kind.equals("cycle") ? 3 : 1) && (!two || n >= 1);
    if (!numbers || !least || edges > MOST_EDGES) {
      throw into.places().wrong(place, "'" + word + "'", ALLOWED);
    }
    boolean arcs = kind.equals("chain") || kind.equals("tournament");
    GraphFamily family = new GraphFamily(into, place, arcs);
    switch (kind) {
      case "path" -> family.path(m);
      case "cycle" -> {
        family.path(m);
        family.join("1", Integer.toString(m));
      }
      case "complete" -> {
        if (two) {
          family.bipartite(m, n);
        } else {
          family.all(m, 1);
        }
      }
      case "grid" -> family.grid(m, n);
      case "chain" -> family.chain(m);
      default -> family.all(m, 0);
    }
  }

  private int vertex(String name) {
    return into.names().add(name, 0, name.length());
  }

  private void join(String a, String b) {
    into.directed(arcs, place);
    into.edge(vertex(a), vertex(b), place);
  }

  private void path(int n) {
    vertex("1");
    for (int i = 1; i < n; i++) {
      join(Integer.toString(i), Integer.toString(i + 1));
    }
  }

  private void chain(int n) {
    for (int i = n; i > 0; i--) {
      join(Integer.toString(i), Integer.toString(i - 1));
    }
  }

  /** Every number with every smaller one down to the least. */
  private void all(int n, int least) {
    vertex(Integer.toString(least));
    for (int a = least + 1; a <= n; a++) {
      for (int b = least; b < a; b++) {
        join(Integer.toString(a), Integer.toString(b));
      }
    }
  }

  private void bipartite(int m, int n) {
    for (int a = 1; a <= m; a++) {
      for (int b = 1; b <= n; b++) {
        join("a" + a, "b" + b);
      }
    }
  }

  private void grid(int m, int n) {
    vertex("1.1");
    for (int row = 1; row <= m; row++) {
      for (int column = 1; column <= n; column++) {
        String here = row + "." + column;
        if (column < n) {
          join(here, row + "." + (column + 1));
        }
        if (row < m) {
          join(here, (row + 1) + "." + column);
        }
      }
    }
  }
}
