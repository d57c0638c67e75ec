package org.farstar.games.graph.hackenbush;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.values.text.NotationException;
import org.farstar.values.text.Scanner;

/** Reads Hackenbush pictures: edges with blanks between, or 0 for no edge. */
final class PictureText {
  private static final int LARGEST = 999_999;
  private static final String FORM = "an edge such as 0b1, 1r2 or 2g0";

  private PictureText() {}

  static Picture read(String text) {
    if (text.isBlank()) {
      throw new NotationException(text, 1, "the end", "edges such as 0b1 1r2, or 0 for none");
    }
    if (text.strip().equals("0")) {
      return Picture.of(Stream.empty());
    }
    Stream.Builder<Edge> edges = Stream.builder();
    Map<Edge, Scanner> first = new LinkedHashMap<>();
    Scanner at = new Scanner(text);
    for (Scanner word = at.token(); !word.atEnd(); word = at.token()) {
      Edge edge = edge(word);
      edges.add(edge);
      first.putIfAbsent(edge, word);
    }
    Picture picture = Picture.of(edges.build());
    Set<Edge> hanging = new HashSet<>();
    IntStream.range(0, picture.edges()).mapToObj(picture::edge).forEach(hanging::add);
    first.forEach(
        (edge, word) -> {
          if (!hanging.contains(edge)) {
            throw word.stretchError(
                "'" + word.stretch() + "', an edge that hangs nowhere",
                "edges that hang on the ground 0");
          }
        });
    return picture;
  }

  private static Edge edge(Scanner word) {
    int from = (int) word.natural(0, LARGEST, FORM);
    if ("brg".indexOf(word.peek()) < 0) {
      throw word.error(FORM);
    }
    char colour = word.next();
    int to = (int) word.natural(0, LARGEST, FORM);
    word.expectEnd(FORM);
    return Edge.of(from, colour, to);
  }
}
