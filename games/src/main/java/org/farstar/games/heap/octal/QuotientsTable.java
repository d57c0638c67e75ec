package org.farstar.games.heap.octal;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.table.Axis;
import org.farstar.engine.table.Block;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.Column;
import org.farstar.engine.table.Settings;
import org.farstar.engine.table.Table;
import org.farstar.games.heap.grundy.Period;
import org.farstar.values.misere.MisereQuotient;
import org.farstar.values.text.NotationException;

/** The misère quotients of the octal games d.abc, each proved for all heaps or to a bound. */
final class QuotientsTable implements Table {
  /** Within these limits a row takes seconds at most. */
  private static final int LARGEST = 100;

  private static final long SUMS = 100_000;

  private static final int HEAPS = 200;

  /** The digits of the codes d.abc. */
  static final List<Axis> CODES =
      List.of(
          Axis.of("d", "the digit before the point, 0 or 4", 0, 0, 0),
          Axis.of("a", "the first digit", 0, 0, 7),
          Axis.of("b", "the second digit", 0, 0, 7),
          Axis.of("c", "the third digit", 0, 0, 0));

  /** The code of some digits, without zeros at the end; empty where these are no octal code. */
  static Optional<OctalCode> code(Map<String, Long> at) {
    if (at.get("d") != 0 && at.get("d") != 4
        || Stream.of("a", "b", "c").anyMatch(digit -> at.get(digit) > 7)) {
      return Optional.empty();
    }
    String text = at.get("d") + "." + at.get("a") + at.get("b") + at.get("c");
    return Optional.of(new OctalCode(text.replaceFirst("(?<=\\.[0-7]{1,2})0+$", "")));
  }

  /**
   * Makes sure that some row of a table of codes is one.
   *
   * @param allowed what a code is
   * @throws NotationException if there is no such row
   */
  static void checkCodes(Settings settings, Predicate<Map<String, Long>> isCode, String allowed) {
    if (settings.cells().noneMatch(isCode)) {
      Map<String, Long> at = settings.cells().findFirst().orElseThrow();
      String code = at.get("d") + "." + at.get("a") + at.get("b") + at.get("c");
      throw new NotationException(code, 1, "'" + code + "'", "a code d.abc: " + allowed);
    }
  }

  /**
   * The blocks of a table of the octal games d.abc, one of one row for each code.
   *
   * @param row the cells of a code
   * @throws NotationException if no settings are a code
   */
  static Stream<Block> blocks(
      Settings settings, BiFunction<Map<String, Long>, OctalCode, List<Cell>> row) {
    checkCodes(settings, at -> code(at).isPresent(), "0 or 4, and digits up to 7");
    return settings
        .cells()
        .flatMap(
            at -> code(at).stream().map(code -> Block.at(at, () -> List.of(row.apply(at, code)))));
  }

  /**
   * A published fact about a quotient.
   *
   * @param fact what is published: {@code tame}, {@code solved}, {@code period 4} or {@code order
   *     360 to heap 30}
   * @param source where
   */
  record Published(String code, String fact, String source) {}

  /** What is published of quotients, as far as it was read. */
  static List<Published> published() {
    try (InputStream in = QuotientsTable.class.getResourceAsStream("quotients.tsv")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t", -1))
          .map(cells -> new Published(cells[0], cells[1], cells[2]))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String name() {
    return "quotients";
  }

  @Override
  public String what() {
    return "the misère quotients of the games d.abc: how many elements, how many of them in P, and"
        + " for which heaps; beside what is published";
  }

  @Override
  public List<Axis> axes() {
    return CODES;
  }

  @Override
  public List<Column> columns(Settings settings) {
    return afterAxes(
        Column.label("game"),
        Column.result("order"),
        Column.result("P"),
        Column.result("period"),
        Column.result("from"),
        Column.result("heaps"),
        Column.label("published"));
  }

  @Override
  public Stream<Block> blocks(Settings settings, Control control) {
    Map<String, String> published =
        published().stream()
            .collect(
                Collectors.toMap(
                    Published::code, Published::fact, (one, other) -> one + ", " + other));
    return blocks(settings, (at, code) -> row(at, code, published, control));
  }

  private static List<Cell> row(
      Map<String, Long> at, OctalCode code, Map<String, String> published, Control control) {
    QuotientTable table = new QuotientTable(new Octal(code), LARGEST, SUMS);
    table.compute(HEAPS, control);
    MisereQuotient quotient = table.quotient();
    Optional<Period> period = table.period();
    List<Cell> row = new ArrayList<>(Block.cells(at));
    row.add(Cell.of(code.text()));
    row.add(Cell.of(quotient.order()));
    row.add(Cell.of(quotient.lost().size()));
    row.add(period.map(p -> Cell.of(p.length())).orElse(Cell.NONE));
    row.add(period.map(p -> Cell.of(p.from())).orElse(Cell.NONE));
    row.add(Cell.of(period.isPresent() ? "all, proved" : "to " + table.heaps()));
    String known = published.get(code.text());
    row.add(known == null ? Cell.NONE : Cell.of(known));
    return row;
  }
}
