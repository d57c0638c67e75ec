package org.farstar.games.order.monotone.board;

import java.util.ArrayList;
import java.util.List;
import org.farstar.values.text.Scanner;

/**
 * A colour sequence: the colours of the recording sequence from the lowest element to the highest.
 *
 * <p>It has one reddish element for each length of an ascending subsequence on the board and one
 * bluish element for each length of a descending one. Gaps are counted from 0, below the first
 * element, to {@link #size}, above the last. Everything here takes time linear in the size.
 */
public final class ColourSequence {
  /** The sequence of the empty board. */
  public static final ColourSequence EMPTY = new ColourSequence(List.of());

  private final List<Colour> colours;

  private ColourSequence(List<Colour> colours) {
    this.colours = List.copyOf(colours);
  }

  /** These colours from the lowest; they need not be {@link #admissible}. */
  public static ColourSequence of(List<Colour> colours) {
    return colours.isEmpty() ? EMPTY : new ColourSequence(colours);
  }

  /**
   * Reads letters, {@code RPB}; the empty text is the empty sequence.
   *
   * @throws org.farstar.values.text.NotationException at a letter that is no colour
   */
  public static ColourSequence read(String text) {
    List<Colour> colours = new ArrayList<>();
    Scanner at = new Scanner(text);
    while (!at.atEnd()) {
      colours.add(
          switch (at.peek()) {
            case 'R' -> Colour.RED;
            case 'B' -> Colour.BLUE;
            case 'P' -> Colour.PURPLE;
            default -> throw at.error("a colour R, B or P");
          });
      at.next();
    }
    return of(colours);
  }

  /** The colours from the lowest element. */
  public List<Colour> colours() {
    return colours;
  }

  /** How many elements it has. */
  public int size() {
    return colours.size();
  }

  /** The length of the longest ascending subsequence of the board. */
  public int reddish() {
    return reddishBelow(size());
  }

  /** The length of the longest descending subsequence of the board. */
  public int bluish() {
    return bluishAbove(0);
  }

  /** The longest ascending subsequence of cards below a gap. */
  public int reddishBelow(int gap) {
    return (int) colours.subList(0, gap).stream().filter(Colour::reddish).count();
  }

  /** The longest descending subsequence of cards above a gap. */
  public int bluishAbove(int gap) {
    return (int) colours.subList(gap, size()).stream().filter(Colour::bluish).count();
  }

  /** Where the first reddish element above a gap stands, or {@link #size} if there is none. */
  public int nextReddish(int gap) {
    int i = gap;
    while (i < size() && !colours.get(i).reddish()) {
      i++;
    }
    return i;
  }

  /** Where the first bluish element below a gap stands, or -1 if there is none. */
  public int lastBluish(int gap) {
    int i = gap - 1;
    while (i >= 0 && !colours.get(i).bluish()) {
      i--;
    }
    return i;
  }

  /**
   * One step of double bumping: a purple element comes into the gap, the first reddish element
   * above it loses its red, the first bluish element below it its blue, and an element left without
   * colour is gone.
   */
  public ColourSequence insert(int gap) {
    List<Colour> bumped = new ArrayList<>(colours);
    int above = nextReddish(gap);
    if (above < size()) {
      bumped.set(above, colours.get(above) == Colour.PURPLE ? Colour.BLUE : null);
    }
    int below = lastBluish(gap);
    if (below >= 0) {
      bumped.set(below, colours.get(below) == Colour.PURPLE ? Colour.RED : null);
    }
    bumped.add(gap, Colour.PURPLE);
    bumped.removeIf(colour -> colour == null);
    return of(bumped);
  }

  /** The children: what one move can make of it, gap by gap; some may be equal. */
  public List<ColourSequence> children() {
    List<ColourSequence> children = new ArrayList<>();
    for (int gap = 0; gap <= size(); gap++) {
      children.add(insert(gap));
    }
    return children;
  }

  /**
   * Whether some board has this colour sequence, by Proposition 4: it is empty, or it has a P, does
   * not begin with B, does not end with R, and nowhere has R just before B.
   */
  public boolean admissible() {
    String text = toString();
    return text.isEmpty()
        || (text.contains("P")
            && !text.startsWith("B")
            && !text.endsWith("R")
            && !text.contains("RB"));
  }

  /** The colour sequence of the same board on the reversed order. */
  public ColourSequence reversed() {
    List<Colour> reversed = new ArrayList<>();
    for (int i = size() - 1; i >= 0; i--) {
      reversed.add(colours.get(i).reversed());
    }
    return of(reversed);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ColourSequence that && colours.equals(that.colours);
  }

  @Override
  public int hashCode() {
    return colours.hashCode();
  }

  /** The letters, as {@link #read} takes them. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    colours.forEach(colour -> text.append(colour.letter()));
    return text.toString();
  }
}
