package org.farstar.games.graph.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.farstar.engine.rules.Sources;
import org.farstar.values.text.NotationException;

/**
 * A token on a graph as text: the graph, what has been deleted from it, and where the token stands.
 * {@code 1-2 2-3 3-1 @1} has its edges in the text and is normalised by leaving out what has been
 * deleted; {@code @graph.col ~2 @1} names a file, which may be far too long for a line. {@code
 * grid(3,4) @1.1} stands for its edges, see {@link GraphFamily}.
 */
public final class RootedGraphText {
  private static final String START =
      "a start such as @a behind the graph; a graph in a file takes two words, @FILE @START";

  private RootedGraphText() {}

  /**
   * Reads a position. The vertices of a graph in the text are numbered in the order of their names,
   * those of a file in the order in which they stand there.
   *
   * @param text the text
   * @param sources where files come from
   * @param arcs whether the graph must be directed; also how a file is read that does not say
   * @param kind what may be deleted
   * @throws NotationException where the text or the file is wrong; for a file with its line
   */
  public static RootedGraph read(String text, Sources sources, boolean arcs, Deletion kind) {
    return new Reader(text, sources, arcs, kind).read();
  }

  /** One text on its way to a position. */
  private static final class Reader implements GraphText.Listener {
    private final String text;
    private final Sources sources;
    private final boolean arcs;
    private final Deletion kind;
    private final GraphBuilder builder;
    private final List<Deleted> deletions = new ArrayList<>();
    private String file;
    private int filePlace;
    private String start;
    private int startPlace;

    /** A word for something deleted; without a second name it is a vertex. */
    private record Deleted(String a, String b, boolean arc, int place) {}

    Reader(String text, Sources sources, boolean arcs, Deletion kind) {
      this.text = text;
      this.sources = sources;
      this.arcs = arcs;
      this.kind = kind;
      this.builder = new GraphBuilder(this::wrong);
    }

    private NotationException wrong(int place, String found, String allowed) {
      return new NotationException(text, place + 1, found, allowed);
    }

    private String allowed() {
      return (arcs ? "arcs such as a>b" : "edges such as a-b or arcs such as a>b")
          + ", vertices such as c, "
          + (arcs ? "tournament(4)" : "grid(3,4)")
          + kind.example()
          + ", a start such as @a";
    }

    RootedGraph read() {
      GraphText.read(text, kind.signs(), allowed(), this);
      if (start == null) {
        throw wrong(text.length(), NotationException.at(text, text.length()), START);
      }
      Graph graph = file == null ? builder.sorted() : fromFile();
      if (arcs && graph.decided() && !graph.directed()) {
        throw wrong(
            file == null ? 0 : filePlace,
            "edges without a direction",
            "arcs such as a>b: this game moves along arrows");
      }
      int token = graph.find(start);
      if (token < 0) {
        throw wrong(
            startPlace,
            "the start " + GraphText.quoted(start) + ", which is no vertex of the graph",
            vertices(graph));
      }
      return new RootedGraph(graph, kind, deletions(graph, token), token);
    }

    private Graph fromFile() {
      if (builder.names().count() > 0) {
        throw wrong(
            filePlace,
            "a file together with edges or vertices",
            "either a file or a graph in the text");
      }
      try {
        return GraphFiles.read(file, sources.read(file), arcs);
      } catch (NotationException e) {
        throw new NotationException(text, filePlace + 1, e.found(), e.allowed());
      }
    }

    private static String vertices(Graph graph) {
      int shown = Math.min(8, graph.vertices());
      StringBuilder list = new StringBuilder(shown == 0 ? "no vertex: the graph is empty" : "");
      for (int v = 0; v < shown; v++) {
        list.append(v == 0 ? "" : ", ").append(GraphText.quoted(graph.name(v)));
      }
      return list + (shown < graph.vertices() ? ", ..." : "");
    }

    @Override
    public void vertex(String name, int place) {
      if (start != null) {
        throw wrong(place, "a vertex behind the start", "nothing after the start");
      }
      builder.names().add(name, 0, name.length());
    }

    @Override
    public void family(String word, int place) {
      if (start != null) {
        throw wrong(place, "edges behind the start", "nothing after the start");
      }
      GraphFamily.add(word, place, builder);
    }

    @Override
    public void edge(String a, String b, boolean arc, int place) {
      if (start != null) {
        throw wrong(place, "an edge behind the start", "nothing after the start");
      }
      builder.directed(arc, place);
      builder.edge(
          builder.names().add(a, 0, a.length()), builder.names().add(b, 0, b.length()), place);
    }

    @Override
    public void deletedVertex(String name, int place) {
      deletions.add(new Deleted(name, null, false, place));
    }

    @Override
    public void deletedEdge(String a, String b, boolean arc, int place) {
      deletions.add(new Deleted(a, b, arc, place));
    }

    /** The last at sign is the start; one before it is a file. */
    @Override
    public void at(String name, int place) {
      if (start != null) {
        if (file != null) {
          throw wrong(place, "a third word with an at sign", "one file and one start");
        }
        file = start;
        filePlace = startPlace;
      }
      start = name;
      startPlace = place;
    }

    private int[] deletions(Graph graph, int token) {
      Set<Integer> numbers = new HashSet<>();
      for (Deleted word : deletions) {
        int number = number(graph, word);
        if (kind == Deletion.VERTICES && number == token) {
          throw wrong(word.place, "the start as a deleted vertex", "a start that is still there");
        }
        if (!numbers.add(number)) {
          throw wrong(word.place, "something that is deleted twice", "every deletion once");
        }
      }
      return numbers.stream().mapToInt(Integer::intValue).sorted().toArray();
    }

    private int number(Graph graph, Deleted word) {
      boolean vertex = word.b == null;
      if (vertex != (kind == Deletion.VERTICES)) {
        throw wrong(
            word.place,
            vertex ? "a deleted vertex" : "a deleted edge",
            kind == Deletion.VERTICES ? "vertices such as ~x" : "edges such as ~x-y or ~x>y");
      }
      int a = graph.find(word.a);
      int b = vertex ? a : graph.find(word.b);
      int number =
          a < 0 || b < 0 ? -1 : vertex ? a : word.arc == graph.directed() ? graph.slot(a, b) : -1;
      if (number < 0) {
        throw wrong(
            word.place,
            vertex
                ? GraphText.quoted(word.a) + ", which is no vertex"
                : GraphText.edge(word.a, word.b, word.arc) + ", which is not in the graph",
            vertex ? "vertices of the graph" : "edges of the graph");
      }
      return vertex ? number : graph.edge(number);
    }
  }

  /** The position as text. */
  public static String write(RootedGraph position) {
    Graph graph = position.graph();
    StringBuilder text = new StringBuilder();
    if (graph.source().isEmpty()) {
      writeRest(position, text);
    } else {
      text.append(GraphText.at(graph.source()));
      writeDeletions(position, text);
    }
    return text.append(' ').append(GraphText.at(graph.name(position.root()))).toString();
  }

  /** What is left: the edges, and the isolated vertices. */
  private static void writeRest(RootedGraph position, StringBuilder text) {
    Graph graph = position.graph();
    BitSet deleted = new BitSet();
    Arrays.stream(position.deleted()).forEach(deleted::set);
    BitSet joined = new BitSet();
    for (int v = 0; v < graph.vertices(); v++) {
      for (int slot = graph.first(v); slot < graph.end(v); slot++) {
        if (left(position, v, slot, deleted)) {
          joined.set(v);
          joined.set(graph.neighbour(slot));
        }
      }
    }
    String gap = "";
    for (int v = 0; v < graph.vertices(); v++) {
      // Where edges are deleted an isolated vertex is no longer worth a word.
      boolean alone = !joined.get(v) && (position.kind() != Deletion.EDGES || v == position.root());
      if (alone && !(position.kind() == Deletion.VERTICES && deleted.get(v))) {
        text.append(gap).append(GraphText.quoted(graph.name(v)));
        gap = " ";
      }
      for (int slot = graph.first(v); slot < graph.end(v); slot++) {
        if ((graph.directed() || v < graph.neighbour(slot)) && left(position, v, slot, deleted)) {
          text.append(gap).append(graph.edgeText(v, slot));
          gap = " ";
        }
      }
    }
  }

  private static boolean left(RootedGraph position, int v, int slot, BitSet deleted) {
    Graph graph = position.graph();
    return switch (position.kind()) {
      case NOTHING -> true;
      case VERTICES -> !deleted.get(v) && !deleted.get(graph.neighbour(slot));
      case EDGES -> !deleted.get(graph.edge(slot));
    };
  }

  private static void writeDeletions(RootedGraph position, StringBuilder text) {
    Graph graph = position.graph();
    for (int number : position.deleted()) {
      String what =
          position.kind() == Deletion.VERTICES
              ? GraphText.quoted(graph.name(number))
              : GraphText.edge(
                  graph.name(graph.tail(number)), graph.name(graph.head(number)), graph.directed());
      text.append(" ~").append(what);
    }
  }
}
