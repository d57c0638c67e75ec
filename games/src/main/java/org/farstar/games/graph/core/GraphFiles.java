package org.farstar.games.graph.core;

import java.util.Locale;
import org.farstar.values.text.NotationException;

/**
 * Graphs in files: edge lists, DIMACS, graph6 and digraph6 are read here, DOT and GraphML by
 * JGraphT. The ending of the name says which it is, otherwise the first characters do.
 *
 * <p>Edge lists are read in one pass without an object per edge: linear in the length of the file.
 * A file that is wrong is refused with the line and what is allowed there; of DOT and GraphML,
 * loops and repeated edges are refused without a line, which the library does not tell.
 */
final class GraphFiles {
  private GraphFiles() {}

  /** A way to write graphs down. */
  @FunctionalInterface
  private interface Format {
    void read(String text, boolean arcs, GraphBuilder into);
  }

  /**
   * Reads a file.
   *
   * @param name its name
   * @param text what stands in it
   * @param arcs whether pairs of names without a sign between them are arcs
   * @throws NotationException about the name, see {@link org.farstar.engine.rules.Sources}
   */
  static Graph read(String name, String text, boolean arcs) {
    GraphBuilder builder =
        new GraphBuilder(
            (line, found, allowed) ->
                new NotationException(
                    name,
                    1,
                    found + (line > 0 ? " in line " + line : "") + " of the file '" + name + "'",
                    allowed));
    format(name, text).read(text, arcs, builder);
    return builder.build(name);
  }

  private static Format format(String name, String text) {
    String lower = name.toLowerCase(Locale.ROOT);
    String ending = lower.substring(lower.lastIndexOf('.') + 1);
    return switch (ending) {
      case "dot", "gv" -> LibraryFiles::dot;
      case "graphml", "xml" -> LibraryFiles::graphml;
      case "col", "dimacs", "clq", "gr" -> DimacsFile::read;
      case "g6", "d6", "graph6" -> Graph6File::read;
      default -> byContents(text);
    };
  }

  private static Format byContents(String text) {
    String head = text.substring(0, Math.min(text.length(), 200)).stripLeading();
    if (head.matches("(?s)(strict\\s+)?(di)?graph\\b.*")) {
      return LibraryFiles::dot;
    }
    if (head.startsWith("<")) {
      return LibraryFiles::graphml;
    }
    if (head.startsWith(">>")) {
      return Graph6File::read;
    }
    if (head.matches("(?s)(c\\b[^\\n]*\\n\\s*)*p (edge|edges|col|sp|max) .*")) {
      return DimacsFile::read;
    }
    return EdgeListFile::read;
  }
}
