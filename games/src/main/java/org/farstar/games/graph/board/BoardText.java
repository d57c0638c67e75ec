package org.farstar.games.graph.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.farstar.engine.rules.Sources;
import org.farstar.values.text.NotationException;

/**
 * A position of a game with a token on a graph as text: the graph, what is gone of it, and where
 * the token stands. {@code 1-2 2-3 3-1 @1} has its edges in the text and is normalised by leaving
 * out what is gone; {@code @graph.col ~2 @1} names a file, which may be far too long for a line.
 * {@code grid(3,4) @1.1} stands for its edges, see {@link GraphFamily}.
 *
 * @param board the graph
 * @param gone the numbers of what is gone, rising
 * @param token the vertex of the token
 */
public record BoardText(GraphBoard board, int[] gone, int token) {
  private static final String START =
      "a start such as @a behind the graph; a graph in a file takes two words, @FILE @START";

  /**
   * Reads a position. The vertices of a graph in the text are numbered in the order of their names,
   * those of a file in the order in which they stand there.
   *
   * @param text the text
   * @param sources where files come from
   * @param arcs whether the graph must be directed; also how a file is read that does not say
   * @param gone what may be gone
   * @throws NotationException where the text or the file is wrong; for a file with its line
   */
  public static BoardText read(String text, Sources sources, boolean arcs, Gone gone) {
    return new Reader(text, sources, arcs, gone).read();
  }

  /** One text on its way to a position. */
  private static final class Reader implements GraphText.Listener {
    private final String text;
    private final Sources sources;
    private final boolean arcs;
    private final Gone kind;
    private final GraphBuilder builder;
    private final List<Loss> losses = new ArrayList<>();
    private String file;
    private int filePlace;
    private String start;
    private int startPlace;

    /** A word for something that is gone; without a second name it is a vertex. */
    private record Loss(String a, String b, boolean arc, int place) {}

    Reader(String text, Sources sources, boolean arcs, Gone kind) {
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

    BoardText read() {
      GraphText.read(text, kind.signs(), allowed(), this);
      if (start == null) {
        throw wrong(text.length(), NotationException.at(text, text.length()), START);
      }
      GraphBoard board = file == null ? builder.sorted() : fromFile();
      if (arcs && board.decided() && !board.directed()) {
        throw wrong(
            file == null ? 0 : filePlace,
            "edges without a direction",
            "arcs such as a>b: this game moves along arrows");
      }
      int token = board.find(start);
      if (token < 0) {
        throw wrong(
            startPlace,
            "the start " + GraphText.quoted(start) + ", which is no vertex of the graph",
            vertices(board));
      }
      return new BoardText(board, losses(board, token), token);
    }

    private GraphBoard fromFile() {
      if (builder.names().count() > 0) {
        throw wrong(
            filePlace, "a file beside edges or vertices", "either a file or a graph in the text");
      }
      try {
        return GraphFiles.read(file, sources.read(file), arcs);
      } catch (NotationException e) {
        throw new NotationException(text, filePlace + 1, e.found(), e.allowed());
      }
    }

    private static String vertices(GraphBoard board) {
      int shown = Math.min(8, board.vertices());
      StringBuilder list = new StringBuilder(shown == 0 ? "no vertex: the graph is empty" : "");
      for (int v = 0; v < shown; v++) {
        list.append(v == 0 ? "" : ", ").append(GraphText.quoted(board.name(v)));
      }
      return list + (shown < board.vertices() ? ", ..." : "");
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
    public void goneVertex(String name, int place) {
      losses.add(new Loss(name, null, false, place));
    }

    @Override
    public void goneEdge(String a, String b, boolean arc, int place) {
      losses.add(new Loss(a, b, arc, place));
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

    private int[] losses(GraphBoard board, int token) {
      Set<Integer> gone = new HashSet<>();
      for (Loss loss : losses) {
        int number = number(board, loss);
        if (kind == Gone.VERTICES && number == token) {
          throw wrong(loss.place, "the start among what is gone", "a start that is still there");
        }
        if (!gone.add(number)) {
          throw wrong(loss.place, "something that is gone a second time", "everything once");
        }
      }
      return gone.stream().mapToInt(Integer::intValue).sorted().toArray();
    }

    private int number(GraphBoard board, Loss loss) {
      boolean vertex = loss.b == null;
      if (vertex != (kind == Gone.VERTICES)) {
        throw wrong(
            loss.place,
            vertex ? "a vertex that is gone" : "an edge that is gone",
            kind == Gone.VERTICES ? "vertices such as ~x" : "edges such as ~x-y or ~x>y");
      }
      int a = board.find(loss.a);
      int b = vertex ? a : board.find(loss.b);
      int number =
          a < 0 || b < 0 ? -1 : vertex ? a : loss.arc == board.directed() ? board.slot(a, b) : -1;
      if (number < 0) {
        throw wrong(
            loss.place,
            vertex
                ? GraphText.quoted(loss.a) + ", which is no vertex"
                : GraphText.edge(loss.a, loss.b, loss.arc) + ", which is not in the graph",
            vertex ? "vertices of the graph" : "edges of the graph");
      }
      return vertex ? number : board.edge(number);
    }
  }

  /**
   * The position as text.
   *
   * @param kind what is gone
   */
  public String write(Gone kind) {
    StringBuilder text = new StringBuilder();
    if (board.source().isEmpty()) {
      writeRest(kind, text);
    } else {
      text.append(GraphText.at(board.source()));
      writeGone(kind, text);
    }
    return text.append(' ').append(GraphText.at(board.name(token))).toString();
  }

  /** What is left: the edges, and the vertices without any. */
  private void writeRest(Gone kind, StringBuilder text) {
    BitSet lost = new BitSet();
    Arrays.stream(gone).forEach(lost::set);
    BitSet joined = new BitSet();
    for (int v = 0; v < board.vertices(); v++) {
      for (int slot = board.first(v); slot < board.end(v); slot++) {
        if (left(v, slot, kind, lost)) {
          joined.set(v);
          joined.set(board.near(slot));
        }
      }
    }
    String gap = "";
    for (int v = 0; v < board.vertices(); v++) {
      // Where edges vanish a vertex without any is no longer worth a word.
      boolean alone = !joined.get(v) && (kind != Gone.EDGES || v == token);
      if (alone && !(kind == Gone.VERTICES && lost.get(v))) {
        text.append(gap).append(GraphText.quoted(board.name(v)));
        gap = " ";
      }
      for (int slot = board.first(v); slot < board.end(v); slot++) {
        if ((board.directed() || v < board.near(slot)) && left(v, slot, kind, lost)) {
          text.append(gap).append(board.edgeText(v, slot));
          gap = " ";
        }
      }
    }
  }

  private boolean left(int v, int slot, Gone kind, BitSet lost) {
    return switch (kind) {
      case NOTHING -> true;
      case VERTICES -> !lost.get(v) && !lost.get(board.near(slot));
      case EDGES -> !lost.get(board.edge(slot));
    };
  }

  private void writeGone(Gone kind, StringBuilder text) {
    if (kind == Gone.VERTICES) {
      for (int v : gone) {
        text.append(" ~").append(GraphText.quoted(board.name(v)));
      }
    } else {
      for (int e : gone) {
        String a = board.name(board.tail(e));
        text.append(" ~").append(GraphText.edge(a, board.name(board.head(e)), board.directed()));
      }
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof BoardText that
        && token == that.token
        && Arrays.equals(gone, that.gone)
        && board.equals(that.board);
  }

  @Override
  public int hashCode() {
    return (31 * board.hashCode() + Arrays.hashCode(gone)) * 31 + token;
  }
}
