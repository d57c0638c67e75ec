package org.farstar.engine.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.farstar.values.text.NotationException;

/**
 * What a table is to be made of: every axis of it with its range, every choice with what was
 * chosen.
 *
 * @param ranges by the axes' names, in the order of the axes
 * @param choices by the choices' names, in their order
 */
public record Settings(Map<String, Range> ranges, Map<String, String> choices) {
  /** Beyond this a range was mistyped. */
  private static final long MOST_CELLS = 10_000_000;

  /**
   * Reads what was asked for and fills in what was not.
   *
   * @param table the table
   * @param asked texts by the names of axes and choices
   * @throws NotationException where one of the texts is wrong
   * @throws IllegalArgumentException where an axis has no range, or there are too many cells
   */
  public static Settings read(Table table, Map<String, String> asked) {
    Map<String, Range> ranges = new LinkedHashMap<>();
    long cells = 1;
    for (Axis axis : table.axes()) {
      String text = asked.get(axis.name());
      Range range = text == null ? usual(axis) : range(axis, text);
      ranges.put(axis.name(), range);
      cells *= Math.min(range.count(), MOST_CELLS + 1);
      if (cells > MOST_CELLS) {
        throw new IllegalArgumentException("more than " + MOST_CELLS + " cells");
      }
    }
    Map<String, String> choices = new LinkedHashMap<>();
    for (Choice choice : table.choices()) {
      choices.put(choice.name(), chosen(choice, asked.get(choice.name())));
    }
    return new Settings(ranges, choices);
  }

  private static Range usual(Axis axis) {
    return axis.usual()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no range for " + axis.name() + ": write --" + axis.name() + " 0..10"));
  }

  private static Range range(Axis axis, String text) {
    Range range = Range.read(text);
    if (range.least() < axis.least()) {
      throw new NotationException(
          text, 1, "'" + text + "'", axis.name() + " of at least " + axis.least());
    }
    return range;
  }

  private static String chosen(Choice choice, String text) {
    if (text == null) {
      return choice.usual();
    }
    if (choice.allowed().size() > 1 && !choice.allowed().contains(text)) {
      throw new NotationException(
          text,
          1,
          NotationException.at(text, 0).equals("the end") ? "nothing" : "'" + text + "'",
          String.join(", ", choice.allowed()));
    }
    return text;
  }

  /** The range of an axis. */
  public Range range(String axis) {
    return ranges.get(axis);
  }

  /** What was chosen. */
  public String choice(String name) {
    return choices.get(name);
  }

  /** Whether a flag was set. */
  public boolean flag(String name) {
    return choices.get(name).equals("yes");
  }

  /** Every combination of the axes' values, the last axis fastest; each is made when asked for. */
  public Stream<Map<String, Long>> cells() {
    List<String> names = List.copyOf(ranges.keySet());
    List<Range> values = List.copyOf(ranges.values());
    long count = 1;
    for (Range axis : values) {
      count *= axis.count();
    }
    return LongStream.range(0, count).mapToObj(index -> cell(names, values, index));
  }

  private static Map<String, Long> cell(List<String> names, List<Range> values, long index) {
    long[] chosen = new long[values.size()];
    long rest = index;
    for (int i = chosen.length - 1; i >= 0; i--) {
      long count = values.get(i).count();
      chosen[i] = values.get(i).at(rest % count);
      rest /= count;
    }
    Map<String, Long> cell = new LinkedHashMap<>();
    for (int i = 0; i < chosen.length; i++) {
      cell.put(names.get(i), chosen[i]);
    }
    return cell;
  }

  /** The choices as one line, for keys. */
  String line() {
    return choices.toString();
  }
}
