package org.farstar.games.graph.strings;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.farstar.games.graph.core.Graph;
import org.farstar.games.graph.core.NumberNames;
import org.farstar.games.symmetry.CanonicalLabelling;
import org.farstar.values.text.Scanner;

/**
 * The strings that are left; immutable. A coin without a string is gone.
 *
 * @param board the board whose lines they are; empty for a graph
 * @param strands the strings, those of a graph sorted, those of a board in its order
 */
record Strings(Optional<BoxBoard> board, List<Strand> strands) {
  /** No coin has a larger number. */
  static final int LARGEST = 999;

  /** A graph has no more strings. */
  static final int MOST = 400;

  private static final Comparator<Strand> ORDER =
      Comparator.comparingInt(Strand::low).thenComparingInt(Strand::high);

  private static final String GRAPH = "strings such as 0-1 and 1-2, where 0 is the ground";
  private static final String ALLOWED =
      GRAPH + ", 0 for none, or a board such as 2x3 and lines drawn on it such as a1-b1";

  static Strings of(Collection<Strand> strands) {
    return new Strings(Optional.empty(), strands.stream().sorted(ORDER).toList());
  }

  static Strings of(BoxBoard board) {
    return new Strings(Optional.of(board), board.lines());
  }

  /** The coins that are left, the least first. */
  SortedSet<Integer> coins() {
    SortedSet<Integer> coins = new TreeSet<>();
    for (Strand strand : strands) {
      coins.add(strand.low());
      coins.add(strand.high());
    }
    coins.remove(0);
    return coins;
  }

  /** Whether a string is the last one of a coin. */
  boolean completes(Strand strand) {
    return last(strand.low()) || last(strand.high());
  }

  private boolean last(int coin) {
    return coin != 0 && strands.stream().filter(strand -> strand.at(coin)).count() == 1;
  }

  /** What is left when one of the strings of this name is cut. */
  Strings without(Strand strand) {
    List<Strand> rest = new ArrayList<>(strands);
    rest.remove(strand);
    return new Strings(board, List.copyOf(rest));
  }

  /** The lines of the board that are drawn. */
  List<Strand> drawn() {
    Set<Strand> left = new HashSet<>(strands);
    return board.stream()
        .flatMap(b -> b.lines().stream())
        .filter(line -> !left.contains(line))
        .toList();
  }

  /** The same strings as a graph, its coins numbered so that isomorphic graphs are equal. */
  Strings canonical() {
    int[] coins = coins().stream().mapToInt(Integer::intValue).toArray();
    int[] numbers = new int[coins.length + 1];
    System.arraycopy(coins, 0, numbers, 1, coins.length);
    Map<Integer, Integer> index = new HashMap<>();
    for (int v = 0; v < numbers.length; v++) {
      index.put(numbers[v], v);
    }
    Map<List<Integer>, Integer> copies = new HashMap<>();
    for (Strand strand : strands) {
      copies.merge(List.of(index.get(strand.low()), index.get(strand.high())), 1, Integer::sum);
    }
    List<List<Integer>> ends =
        copies.keySet().stream()
            .sorted(
                Comparator.<List<Integer>>comparingInt(e -> e.get(0)).thenComparing(e -> e.get(1)))
            .toList();
    byte[] colours = new byte[ends.size()];
    for (int e = 0; e < colours.length; e++) {
      colours[e] = (byte) Math.min(Byte.MAX_VALUE, copies.get(ends.get(e)));
    }
    Graph graph =
        Graph.coloured(
            new NumberNames(numbers),
            ends.stream().mapToInt(e -> e.get(0)).toArray(),
            ends.stream().mapToInt(e -> e.get(1)).toArray(),
            colours);
    int[] kinds = new int[numbers.length];
    for (int v = 1; v < kinds.length; v++) {
      kinds[v] = 1;
    }
    int[] places = CanonicalLabelling.of(graph, kinds).places();
    return of(
        strands.stream()
            .map(s -> Strand.of(places[index.get(s.low())], places[index.get(s.high())]))
            .toList());
  }

  /** Reads a graph or a board. */
  static Strings read(String text) {
    Scanner at = new Scanner(text).whitespace();
    if (text.strip().equals("0")) {
      return of(List.of());
    }
    if (at.atEnd()) {
      throw at.error(ALLOWED);
    }
    int start = at.at();
    int first = (int) at.natural(0, LARGEST, "a coin, 0 to " + LARGEST + ", or a board");
    if (at.accept('x')) {
      return board(at, first, start);
    }
    at.seek(start);
    List<Strand> strands = new ArrayList<>();
    while (!at.atEnd()) {
      int one = (int) at.natural(0, LARGEST, "a coin, 0 to " + LARGEST);
      at.expect("-", GRAPH);
      int other = (int) at.natural(0, LARGEST, "a coin, 0 to " + LARGEST);
      strands.add(Strand.of(one, other));
      end(at, GRAPH);
      if (strands.size() > MOST) {
        throw at.error(at.at(), "another string", "at most " + MOST);
      }
    }
    return of(strands);
  }

  private static Strings board(Scanner at, int rows, int start) {
    String sides = "a side from 1 to " + BoxBoard.LONGEST;
    if (rows < 1 || rows > BoxBoard.LONGEST) {
      throw at.error(start, Integer.toString(rows), sides);
    }
    int columns = (int) at.natural(1, BoxBoard.LONGEST, sides);
    end(at, "a blank and lines such as a1-b1, or the end");
    BoxBoard board = new BoxBoard(rows, columns);
    Map<String, Strand> lines =
        board.lines().stream().collect(Collectors.toMap(Strand::name, line -> line));
    Set<Strand> drawn = new HashSet<>();
    while (!at.atEnd()) {
      int place = at.at();
      String word = at.takeWhile(c -> !Character.isWhitespace(c));
      Strand line = lines.get(word);
      if (line == null || !drawn.add(line)) {
        throw at.error(place, "'" + word + "'", "a line of the board, once, such as a1-b1");
      }
      at.whitespace();
    }
    return new Strings(
        Optional.of(board), board.lines().stream().filter(line -> !drawn.contains(line)).toList());
  }

  private static void end(Scanner at, String allowed) {
    if (!at.atEnd() && !Character.isWhitespace(at.peek())) {
      throw at.error(allowed);
    }
    at.whitespace();
  }

  @Override
  public String toString() {
    if (board.isPresent()) {
      return drawn().isEmpty() ? board.get().toString() : board.get() + " " + joined(drawn());
    }
    return strands.isEmpty() ? "0" : joined(strands);
  }

  private static String joined(List<Strand> strands) {
    return strands.stream().map(Strand::name).collect(Collectors.joining(" "));
  }
}
