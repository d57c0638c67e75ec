package org.farstar.games.graph.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.farstar.engine.rules.Sources;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Graphs in texts and in files, and what is said where they are wrong. */
class RootedGraphTextTest {
  private static RootedGraph inText(String text, Deletion kind) {
    return RootedGraphText.read(text, Sources.none(), false, kind);
  }

  private static RootedGraph inFile(String name, String content, boolean arcs) {
    Sources one =
        wanted -> {
          assertThat(wanted).isEqualTo(name);
          return content;
        };
    return RootedGraphText.read("@" + name + " @1", one, arcs, Deletion.NOTHING);
  }

  /** All edges by names. */
  private static String edges(Graph graph) {
    StringBuilder text = new StringBuilder();
    for (int v = 0; v < graph.vertices(); v++) {
      for (int slot = graph.first(v); slot < graph.end(v); slot++) {
        if (graph.directed() || v < graph.neighbour(slot)) {
          text.append(graph.edgeText(v, slot)).append(' ');
        }
      }
    }
    return text.toString().strip();
  }

  @ParameterizedTest
  @CsvSource({
    "'2-1 3-2 10-3 @2', '1-2 2-3 3-10 @2'",
    "'b > a  c>a @c', 'b>a c>a @c'",
    "'x c-a b @b', 'a-c b x @b'",
    "'\"New York\"-\"a\" \"b\\\"c\\\\\"-a @\"New York\"', '\"New York\"-a a-\"b\\\"c\\\\\" @\"New York\"'",
    "'1:2-3:4 @1:2', '1:2-3:4 @1:2'",
    "'01-1 @01', '1-01 @01'",
    "'16777216-99999999 @16777216', '16777216-99999999 @16777216'",
    "'a-+b @+b', '+b-a @+b'",
    "'\"a-b\"-\"@x\" @a-b', '\"@x\"-\"a-b\" @a-b'",
    "'\"a + b\"-\"+ + \\+\" @\"a + b\"', '\"+ \\+ \\+\"-\"a \\+ b\" @\"a \\+ b\"'",
    "'\"path(3)\" \"+\" @path(3)', '\"+\" \"path(3)\" @path(3)'"
  })
  void aTextIsNormalised(String text, String normal) {
    assertThat(RootedGraphText.write(inText(text, Deletion.NOTHING))).isEqualTo(normal);
    assertThat(RootedGraphText.write(inText(normal, Deletion.NOTHING))).isEqualTo(normal);
  }

  @Test
  void whatIsDeletedIsLeftOut() {
    RootedGraph vertices = inText("1-2 2-3 3-1 3-4 ~1 @2", Deletion.VERTICES);
    assertThat(RootedGraphText.write(vertices)).isEqualTo("2-3 3-4 @2");
    assertThat(RootedGraphText.write(inText("1-2 2-3 ~2 @1", Deletion.VERTICES)))
        .isEqualTo("1 3 @1");
    RootedGraph edges = inText("1-2 2-3 3-1 ~3-2 ~2-1 @2", Deletion.EDGES);
    assertThat(RootedGraphText.write(edges)).isEqualTo("1-3 2 @2");
    assertThat(RootedGraphText.write(inText("1>2 2>1 ~2>1 @1", Deletion.EDGES)))
        .isEqualTo("1>2 @1");
  }

  @Test
  void aFileKeepsItsNameAndTheDeletions() {
    Sources one = name -> "1 2\n2 3\n3 1\n";
    RootedGraph vertices = RootedGraphText.read("@g ~2 @1", one, false, Deletion.VERTICES);
    assertThat(RootedGraphText.write(vertices)).isEqualTo("@g ~2 @1");
    RootedGraph edges = RootedGraphText.read("@\"a b\" ~3-1 ~2-1 @1", one, false, Deletion.EDGES);
    assertThat(RootedGraphText.write(edges)).isEqualTo("@\"a b\" ~1-2 ~1-3 @1");
    RootedGraph path = RootedGraphText.read("@../a-b/my-graph @1", one, false, Deletion.EDGES);
    assertThat(RootedGraphText.write(path)).isEqualTo("@../a-b/my-graph @1");
    assertThat(RootedGraphText.read("@g ~2 @1", one, false, Deletion.VERTICES)).isEqualTo(vertices);
  }

  @ParameterizedTest
  @CsvSource({
    "'1-2', 4, 'the end', 'a start such as @a'",
    "'', 1, 'the end', 'a start such as @a'",
    "'1-2 @3', 5, 'the start 3, which is no vertex', '1, 2'",
    "'@3', 1, 'the start 3', 'the graph is empty'",
    "'1-1 @1', 1, 'a loop at the vertex 1', 'two different'",
    "'1-2 2-1 @1', 5, 'the edge 2-1 a second time', 'every edge once'",
    "'1>2 2>1 1>2 @1', 9, 'the arc 1>2 a second time', 'every arc once'",
    "'1-2 2>3 @1', 5, 'an arc among edges', 'not both'",
    "'1-2 @1 2-3', 8, 'an edge behind the start', 'nothing after'",
    "'1-2 @1 3', 8, 'a vertex behind the start', 'nothing after'",
    "'1-2-3 @1', 4, '-', 'edges such as a-b'",
    "'1- @1', 4, '@', 'edges such as a-b'",
    "'\"a @1', 1, 'never closed', 'a name between'",
    "'\"\"-1 @1', 1, 'a name without characters', 'edges'",
    "'1-2 @x @1', 5, 'a file together with edges', 'either a file'",
    "'@x @y @1', 7, 'a third word', 'one file and one start'",
    "'@x @1', 1, 'the file', 'only the command line'",
    "'1-2 ~3 @1', 5, '3, which is no vertex', 'vertices of the graph'",
    "'1-2 ~2 ~2 @1', 8, 'deleted twice', 'every deletion once'",
    "'1-2 ~1 @1', 5, 'the start as a deleted vertex', 'still there'",
    "'1-2 ~1-2 @1', 5, 'a deleted edge', 'vertices such as ~x'"
  })
  void aTextThatIsWrongIsRefusedWithItsPlace(
      String text, int column, String found, String allowed) {
    assertThatThrownBy(() -> inText(text, Deletion.VERTICES))
        .isInstanceOfSatisfying(
            NotationException.class,
            e -> {
              assertThat(e.column()).as(e.getMessage()).isEqualTo(column);
              assertThat(e.text()).isEqualTo(text);
              assertThat(e.found()).contains(found);
              assertThat(e.allowed()).contains(allowed);
            });
  }

  @Test
  void deletedEdgesMustBeThere() {
    assertThatThrownBy(() -> inText("1-2 2-3 ~1-3 @1", Deletion.EDGES))
        .hasMessage("column 9: found 1-3, which is not in the graph, allowed: edges of the graph");
    assertThatThrownBy(() -> inText("1-2 ~1>2 @1", Deletion.EDGES))
        .hasMessageContaining("1>2, which");
    assertThatThrownBy(() -> inText("1-2 ~1 @1", Deletion.EDGES))
        .hasMessageContaining("a deleted vertex");
    assertThatThrownBy(() -> inText("1-2 ~1 @1", Deletion.NOTHING))
        .hasMessageContaining("found '~'");
  }

  @ParameterizedTest
  @CsvSource({
    "'path(1) @1', '1 @1'",
    "'path(3) @1', '1-2 2-3 @1'",
    "'cycle(3) @1', '1-2 1-3 2-3 @1'",
    "'complete(1) @1', '1 @1'",
    "'complete(3) 3-4 @1', '1-2 1-3 2-3 3-4 @1'",
    "'complete(1,2) @a1', 'a1-b1 a1-b2 @a1'",
    "'grid(1,1) @1.1', '1.1 @1.1'",
    "'grid(2,2) @1.1', '1.1-1.2 1.1-2.1 1.2-2.2 2.1-2.2 @1.1'",
    "'chain(2) @2', '1>0 2>1 @2'",
    "'tournament(2) @2', '1>0 2>0 2>1 @2'"
  })
  void familiesStandForTheirEdges(String text, String edges) {
    assertThat(RootedGraphText.write(inText(text, Deletion.NOTHING))).isEqualTo(edges);
  }

  @ParameterizedTest
  @CsvSource({
    "cycle(2)",
    "path(0)",
    "'path(2,3)'",
    "grid(3)",
    "'grid(0,3)'",
    "wheel(3)",
    "complete(9999)",
    "path()"
  })
  void otherFamiliesAreRefused(String word) {
    assertThatThrownBy(() -> inText("1-2 " + word + " @1", Deletion.NOTHING))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith("column 5: found '" + word + "', allowed: path(n), cycle(n) with");
  }

  @Test
  void edgeLists() {
    String content = "# a comment\n% another\n1 2\n2\t3\n\n 3,4\r\n5\n";
    assertThat(edges(inFile("x", content, false).graph())).isEqualTo("1-2 2-3 3-4");
    assertThat(inFile("x", content, false).graph().vertices()).isEqualTo(5);
    assertThat(edges(inFile("x", content, true).graph())).isEqualTo("1>2 2>3 3>4");
    assertThat(edges(inFile("x", "1>2\n2 > a-b", false).graph())).isEqualTo("1>2 2>\"a-b\"");
    assertThat(edges(inFile("x", "1-2\n2 - 3", false).graph())).isEqualTo("1-2 2-3");
  }

  @Test
  void dimacs() {
    String content = "c a comment\np edge 4 3\ne 1 2\ne 2 3\nn 1 5\ne 4 1\n";
    assertThat(edges(inFile("x.col", content, false).graph())).isEqualTo("1-2 1-4 2-3");
    assertThat(edges(inFile("x", content, false).graph())).isEqualTo("1-2 1-4 2-3");
    assertThat(edges(inFile("x", "p sp 2 1\na 2 1 77\n", false).graph())).isEqualTo("2>1");
    assertThat(inFile("x.col", "p col 7 0\n", false).graph().vertices()).isEqualTo(7);
  }

  @Test
  void graph6() {
    // The path 0-2, 0-4, 1-3, 3-4 is the example of the format's definition.
    assertThat(edges(inFile("x.g6", "DQc\n", false).graph())).isEqualTo("0-2 0-4 1-3 3-4");
    assertThat(edges(inFile("x", ">>graph6<<DQc\r\n", false).graph())).isEqualTo("0-2 0-4 1-3 3-4");
    // So is this digraph: arcs 0>2, 0>4, 3>1, 3>4.
    assertThat(edges(inFile("x.d6", "&DI?AO?\n", true).graph())).isEqualTo("0>2 0>4 3>1 3>4");
  }

  /** A graph of any size in graph6, written here by the definition of the format. */
  @Property(tries = 40)
  void graph6OfAnySize(@ForAll @IntRange(min = 2, max = 90) int n, @ForAll long seed) {
    Random random = new Random(seed);
    StringBuilder bits = new StringBuilder();
    StringBuilder expected = new StringBuilder();
    boolean[][] joined = new boolean[n][n];
    for (int column = 1; column < n; column++) {
      for (int row = 0; row < column; row++) {
        joined[row][column] = random.nextInt(4) == 0;
        bits.append(joined[row][column] ? 1 : 0);
      }
    }
    for (int row = 0; row < n; row++) {
      for (int column = row + 1; column < n; column++) {
        expected.append(joined[row][column] ? row + "-" + column + " " : "");
      }
    }
    while (bits.length() % 6 != 0) {
      bits.append(0);
    }
    StringBuilder text = new StringBuilder();
    if (n < 63) {
      text.append((char) (n + 63));
    } else {
      text.append('~').append((char) 63).append((char) (n / 64 + 63)).append((char) (n % 64 + 63));
    }
    for (int i = 0; i < bits.length(); i += 6) {
      text.append((char) (Integer.parseInt(bits.substring(i, i + 6), 2) + 63));
    }
    assertThat(edges(inFile("x.g6", text.toString(), false).graph()))
        .isEqualTo(expected.toString().strip());
  }

  @Test
  void dotAndGraphml() {
    String dot = "/* a */ digraph g {\n 1 -> 2 -> \"New York\" [weight=3];\n 3;\n}\n";
    assertThat(edges(inFile("x.dot", dot, true).graph())).isEqualTo("1>2 2>\"New York\"");
    assertThat(inFile("x.gv", dot, true).graph().vertices()).isEqualTo(4);
    assertThat(edges(inFile("x", "graph { 1 -- 2; 2 -- 3 }", false).graph())).isEqualTo("1-2 2-3");
    String graphml =
        "<?xml version=\"1.0\"?>\n<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n"
            + "<graph id=\"G\" edgedefault=\"%s\">\n<node id=\"1\"/>\n<node id=\"2\"/>\n"
            + "<edge source=\"2\" target=\"1\"/>\n</graph></graphml>";
    assertThat(edges(inFile("x.graphml", String.format(graphml, "directed"), true).graph()))
        .isEqualTo("2>1");
    assertThat(edges(inFile("x", String.format(graphml, "undirected"), false).graph()))
        .isEqualTo("1-2");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "x | 1 2\\n2 3 4\\n | '2 3 4' in line 2 of the file 'x' | two names",
        "x | 1 2\\n2 2\\n | a loop at the vertex 2 in line 2 of the file 'x' | two different",
        "x | 1 2\\n\\n2 1\\n | the edge 2-1 a second time in line 3 of the file 'x' | once",
        "x | 1 2\\n2>3\\n | an arc among edges in line 2 of the file 'x' | not both",
        "x | 1 2\\n>3\\n | '>3' in line 2 of the file 'x' | two names",
        "x | 1 2 3 4\\n | '1 2 3 4' in line 1 of the file 'x' | two names",
        "x.col | e 1 2\\n | 'e 1 2' in line 1 of the file 'x.col' | p edge",
        "x.col | p edge 2 1\\ne 1 3\\n | 'e 1 3' in line 2 of the file 'x.col' | from 1 to 2",
        "x.col | p edge 2 1\\ne 1\\n | 'e 1' in line 2 of the file 'x.col' | from 1 to 2",
        "x.col | p edge 2 1\\np edge 2 1\\n | 'p edge 2 1' in line 2 of the file 'x.col' | one line p",
        "x.col | p edge x 1\\n | 'p edge x 1' in line 1 of the file 'x.col' | p edge VERTICES",
        "x.col | p edge 2 1\\nq\\n | 'q' in line 2 of the file 'x.col' | lines that begin with",
        "x.col | c x\\n | the end before any line p in line 2 of the file 'x.col' | p edge",
        "x.g6 | DQ\\n | 1 characters for a graph of 5 vertices in line 1 | 2 characters",
        "x.g6 | D c\\n | the character ' ' in line 1 of the file 'x.g6' | from '?' to '~'",
        "x.g6 | DQc\\nDQc\\n | a second graph in line 2 of the file 'x.g6' | one graph",
        "x.g6 | \\n | no graph in line 2 of the file 'x.g6' | one graph",
        "x.dot | digraph {\\n1 -> ;\\n} | at column 5 in line 2 of the file 'x.dot' | DOT",
        "x.dot | digraph { 1 -> 1 } | a loop at the vertex 1 of the file 'x.dot' | two different",
        "x.graphml | <graphml>\\n<graph>\\n | in line 3 of the file 'x.graphml' | GraphML",
        "x.graphml | <graphml>\\n<!DOCTYPE a>\\n | <!DOCTYPE in line 2 of | without a document type"
      })
  void aFileThatIsWrongIsRefusedWithItsLine(
      String name, String content, String found, String allowed) {
    String lines = content.replace("\\n", "\n");
    String text = "@" + name + " @1";
    assertThatThrownBy(() -> inFile(name, lines, false))
        .isInstanceOfSatisfying(
            NotationException.class,
            e -> {
              assertThat(e.text()).isEqualTo(text);
              assertThat(e.column()).isEqualTo(1);
              assertThat(e.found()).contains(found);
              assertThat(e.allowed()).contains(allowed);
            });
  }

  @Property(tries = 30)
  void namesOfAllKindsAreFound(@ForAll long seed) {
    Random random = new Random(seed);
    VertexNames names = new VertexNames();
    Map<String, Integer> slow = new HashMap<>();
    for (int i = 0; i < 300; i++) {
      String name =
          switch (random.nextInt(4)) {
            case 0 -> Integer.toString(random.nextInt(100));
            case 1 -> "0" + random.nextInt(100);
            case 2 -> "v" + random.nextInt(100);
            default -> Long.toString(random.nextInt(1 << 20) * 1000L);
          };
      int vertex = names.add("x" + name + "y", 1, name.length() + 1);
      assertThat(slow.computeIfAbsent(name, n -> slow.size())).isEqualTo(vertex);
      assertThat(names.name(vertex)).isEqualTo(name);
      assertThat(names.find(name)).isEqualTo(vertex);
    }
    assertThat(names.count()).isEqualTo(slow.size());
    assertThat(names.find("w")).isEqualTo(-1);
    assertThat(names.find("100")).isEqualTo(-1);
  }
}
