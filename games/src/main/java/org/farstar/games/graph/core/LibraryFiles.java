package org.farstar.games.graph.core;

import java.io.StringReader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.values.text.NotationException;
import org.jgrapht.nio.ImportException;
import org.jgrapht.nio.dot.DOTEventDrivenImporter;
import org.jgrapht.nio.graphml.SimpleGraphMLEventDrivenImporter;
import org.xml.sax.SAXParseException;

/** DOT and GraphML, read by JGraphT edge by edge. */
final class LibraryFiles {
  /** The kind of a DOT graph, behind comments. */
  private static final Pattern DIGRAPH =
      Pattern.compile(
          "^(?:\\s+|//[^\\n]*|#[^\\n]*|/\\*(?:[^*]|\\*(?!/))*+\\*/)*+(?:strict\\s+)?digraph\\b",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern LINE =
      Pattern.compile("line ([0-9]+):([0-9]+) (.*)", Pattern.DOTALL);

  private LibraryFiles() {}

  static void dot(String text, boolean arcs, GraphBuilder into) {
    DOTEventDrivenImporter importer = new DOTEventDrivenImporter(false, false);
    into.directed(DIGRAPH.matcher(text).lookingAt(), 0);
    importer.addVertexWithAttributesConsumer((name, attributes) -> vertex(name, into));
    importer.addEdgeWithAttributesConsumer(
        (pair, attributes) -> edge(pair.getFirst(), pair.getSecond(), into));
    try {
      importer.importInput(new StringReader(text));
    } catch (ImportException e) {
      if (e.getCause() instanceof NotationException wrong) {
        throw wrong;
      }
      Matcher place = LINE.matcher(String.valueOf(e.getMessage()));
      boolean known = place.find();
      throw into.places()
          .wrong(
              known ? Integer.parseInt(place.group(1)) : 0,
              known ? "'" + place.group(3) + "' at column " + (place.group(2)) : e.getMessage(),
              "a graph in DOT");
    }
  }

  static void graphml(String text, boolean arcs, GraphBuilder into) {
    int type = text.indexOf("<!DOCTYPE");
    if (type >= 0) {
      // A document type may name other files and addresses, which no position needs.
      int line = 1 + (int) text.substring(0, type).chars().filter(c -> c == '\n').count();
      throw into.places().wrong(line, "<!DOCTYPE", "GraphML without a document type");
    }
    SimpleGraphMLEventDrivenImporter importer = new SimpleGraphMLEventDrivenImporter();
    importer.setSchemaValidation(false);
    importer.addGraphAttributeConsumer(
        (key, value) -> {
          if (key.equals("edgedefault")) {
            into.directed(value.getValue().equals("directed"), 0);
          }
        });
    importer.addVertexConsumer(name -> vertex(name, into));
    importer.addEdgeConsumer(edge -> edge(edge.getFirst(), edge.getSecond(), into));
    try {
      importer.importInput(new StringReader(text));
    } catch (ImportException e) {
      Throwable cause = e.getCause() == null ? e : e.getCause();
      if (cause instanceof NotationException wrong) {
        throw wrong;
      }
      int line = cause instanceof SAXParseException parse ? parse.getLineNumber() : 0;
      throw into.places().wrong(line, "'" + cause.getMessage() + "'", "a graph in GraphML");
    }
  }

  private static void vertex(String name, GraphBuilder into) {
    into.names().add(name, 0, name.length());
  }

  private static void edge(String a, String b, GraphBuilder into) {
    into.edge(into.names().add(a, 0, a.length()), into.names().add(b, 0, b.length()), 0);
  }
}
