package org.farstar.games.graph.hackenbush;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.values.text.NotationException;

/** Reads Hackenbush pictures: edges with blanks between, or 0 for no edge. */
final class PictureText {
  private static final Pattern EDGE = Pattern.compile("([0-9]{1,6})([brg])([0-9]{1,6})");
  private static final Pattern TOKEN = Pattern.compile("\\S+");

  private PictureText() {}

  /** A word of the text and its place, counted from 1. */
  private record Word(String text, int column) {}

  static Picture read(String text) {
    if (text.isBlank()) {
      throw new NotationException(text, 1, "the end", "edges such as 0b1 1r2, or 0 for none");
    }
    if (text.strip().equals("0")) {
      return Picture.of(Stream.empty());
    }
    Stream.Builder<Edge> edges = Stream.builder();
    Map<Edge, Word> first = new LinkedHashMap<>();
    Matcher tokens = TOKEN.matcher(text);
    while (tokens.find()) {
      Word word = new Word(tokens.group(), tokens.start() + 1);
      Edge edge = edge(text, word);
      edges.add(edge);
      first.putIfAbsent(edge, word);
    }
    Picture picture = Picture.of(edges.build());
    Set<Edge> hanging = new HashSet<>();
    IntStream.range(0, picture.edges()).mapToObj(picture::edge).forEach(hanging::add);
    first.forEach(
        (edge, word) -> {
          if (!hanging.contains(edge)) {
            throw new NotationException(
                text,
                word.column,
                "'" + word.text + "', an edge that hangs nowhere",
                "edges that hang on the ground 0");
          }
        });
    return picture;
  }

  private static Edge edge(String text, Word word) {
    Matcher edge = EDGE.matcher(word.text);
    if (!edge.matches()) {
      throw new NotationException(
          text, word.column, "'" + word.text + "'", "an edge such as 0b1, 1r2 or 2g0");
    }
    return Edge.of(
        Integer.parseInt(edge.group(1)), edge.group(2).charAt(0), Integer.parseInt(edge.group(3)));
  }
}
