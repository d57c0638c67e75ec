package org.farstar.engine.table;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.farstar.values.text.NotationException;

/** The text of one cell of a table is no position. */
public final class CellException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** The most characters of a cell's text in a message. */
  private static final int LONGEST_TEXT = 60;

  private final transient NotationException fault;

  /**
   * @param at the cell, by the integers of the axes
   * @param fault what is wrong with its text
   */
  public CellException(Map<String, Long> at, NotationException fault) {
    this(at, fault, List.of());
  }

  /**
   * @param at the cell, by the integers of the axes
   * @param fault what is wrong with its text
   * @param others words in braces of the template that have no range
   */
  public CellException(Map<String, Long> at, NotationException fault, Collection<String> others) {
    super(
        (at.isEmpty() ? "the only cell" : "the cell " + text(at))
            + (fault.text().isEmpty()
                ? " is an empty text: "
                : " is '" + shortened(fault.text()) + "': ")
            + fault.getMessage()
            + others.stream().limit(1).map(CellException::advice).collect(Collectors.joining()),
        fault);
    this.fault = fault;
  }

  private static String text(Map<String, Long> at) {
    return at.entrySet().stream()
        .map(e -> e.getKey() + "=" + e.getValue())
        .collect(Collectors.joining(", "));
  }

  private static String advice(String word) {
    return "; " + word + " in braces is a place for a number where there is a range --" + word;
  }

  private static String shortened(String text) {
    return text.length() <= LONGEST_TEXT ? text : text.substring(0, LONGEST_TEXT) + "...";
  }

  /** What is wrong with its text. */
  public NotationException fault() {
    return fault;
  }
}
