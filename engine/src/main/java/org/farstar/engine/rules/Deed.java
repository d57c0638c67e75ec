package org.farstar.engine.rules;

import java.math.BigInteger;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.farstar.picture.Spot;

/**
 * What a move does, as data: fronts say it in words to people who do not know how moves are
 * written.
 *
 * @param kind what is done
 * @param places where, by the names of spots, in the order of the kind; none for some kinds
 * @param amounts numbers and sizes, in the order of the kind; none for some kinds
 */
public record Deed(Kind kind, List<String> places, List<String> amounts) {
  /** What is done. */
  public enum Kind {
    /** Something is put, removed or chosen at the places. */
    PLAY,
    /** A piece goes from the first place to the second, and something is done at the others. */
    GO,
    /** A piece goes to the only place. */
    REACH,
    /** The coins at the places are turned. */
    TURN,
    /**
     * A heap is lowered or split. The amounts are its size, how much is taken, and the sizes of the
     * heaps that are left of it.
     */
    HEAP,
    /** So many are taken from the only heap. */
    TAKE,
    /** One thing becomes others; the amounts name it and then them. */
    BECOME,
    /** The heap at one end of a row, {@code left} or {@code right}, is lowered to an amount. */
    END,
    /** Something else, of which nothing is known but the text, the only amount. */
    OTHER
  }

  private static final String BECOMES = " -> ";
  private static final String TAKES = "take ";

  /** The states of spots at which nothing stands. */
  private static final List<String> FREE = List.of(".", "free");

  public Deed {
    places = List.copyOf(places);
    amounts = List.copyOf(amounts);
  }

  /** A deed at places. */
  public static Deed at(Kind kind, List<String> places) {
    return new Deed(kind, places, List.of());
  }

  /** A deed at the spots that are pointed at. */
  public static Deed atSpots(Kind kind, List<Spot> at) {
    return at(kind, at.stream().map(Spot::name).toList());
  }

  /**
   * What the text of a move and the spots that are pointed at say by themselves: {@code 5 -> 2} of
   * a heap, {@code take 2} of the only one, the places of a board.
   *
   * @param at the spots that are pointed at to make the move, in their order; none where there is
   *     no drawing
   * @param move the text of the move
   */
  public static Deed of(List<Spot> at, String move) {
    if (move.contains(BECOMES)) {
      return becoming(move.split(BECOMES, 2));
    }
    if (move.startsWith(TAKES) && !move.substring(TAKES.length()).contains(" ")) {
      return new Deed(Kind.TAKE, List.of(), List.of(move.substring(TAKES.length())));
    }
    List<String> names = at.stream().map(Spot::name).toList();
    boolean said = List.of(String.join(" ", names), String.join("-", names)).contains(move);
    if (!said || names.isEmpty()) {
      return new Deed(Kind.OTHER, List.of(), List.of(move));
    }
    boolean moved =
        at.size() > 1
            && !FREE.contains(at.get(0).state())
            && !Objects.equals(at.get(0).state(), at.get(1).state());
    return at(moved ? Kind.GO : Kind.PLAY, names);
  }

  private static Deed becoming(String[] sides) {
    List<String> into = List.of(sides[1].split(" "));
    if (Stream.concat(Stream.of(sides[0]), into.stream()).anyMatch(t -> !t.matches("[0-9]+"))) {
      return new Deed(Kind.BECOME, List.of(), Stream.of(sides).toList());
    }
    BigInteger taken =
        into.stream()
            .map(BigInteger::new)
            .reduce(new BigInteger(sides[0]), (rest, heap) -> rest.subtract(heap));
    Stream<String> left = into.stream().filter(heap -> !heap.matches("0+"));
    return new Deed(
        Kind.HEAP, List.of(), Stream.concat(Stream.of(sides[0], taken.toString()), left).toList());
  }
}
