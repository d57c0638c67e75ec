package org.farstar.values.notation;

import java.util.List;
import java.util.stream.Collectors;
import org.farstar.values.Dyadic;

/**
 * What an expression evaluates to. Each prints itself in the notation of values.
 *
 * <p>Further kinds of values become further cases here.
 */
public sealed interface Evaluated {

  /** What it is, for messages: {@code a number}. */
  String kind();

  /** A number, printed as {@code -3/4}. */
  record OfNumber(Dyadic number) implements Evaluated {
    @Override
    public String kind() {
      return "a number";
    }

    @Override
    public String toString() {
      return number.toString();
    }
  }

  /** The answer to a comparison, printed as {@code true} or {@code false}. */
  record OfTruth(boolean truth) implements Evaluated {
    @Override
    public String kind() {
      return "a truth value";
    }

    @Override
    public String toString() {
      return Boolean.toString(truth);
    }
  }

  /** Something that is not a value, such as a sign expansion or an outcome, printed as it is. */
  record OfText(String text) implements Evaluated {
    @Override
    public String kind() {
      return "a text";
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /** Several results, such as the options of a game, printed as {@code [0, 1/2]}. */
  record OfList(List<Evaluated> items) implements Evaluated {
    /** Keeps a copy of the list. */
    public OfList {
      items = List.copyOf(items);
    }

    @Override
    public String kind() {
      return "a list";
    }

    @Override
    public String toString() {
      return items.stream().map(Evaluated::toString).collect(Collectors.joining(", ", "[", "]"));
    }
  }
}
