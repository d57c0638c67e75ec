package org.farstar.games.heap.endnim;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.farstar.engine.budget.Control;
import org.farstar.values.shortgame.ShortGame;

/**
 * The hunt for a finite row whose atomic weight is not an integer, as a table in a file: all rows
 * of up to so many piles of heights up to so much, one line {@code row,atomic weight} for each, in
 * CSV.
 *
 * <p>A hunt that was interrupted goes on from its file. The values of the shorter rows are computed
 * again, since the file does not hold them; of the longest rows, which are most of the work, only
 * those that are missing.
 */
public final class AtomicWeightTable {
  private static final String HEAD = "row,atomic weight";

  /**
   * What a hunt has found.
   *
   * @param rows how many rows were weighed in this run
   * @param earlier how many rows the file had before
   * @param weights how often each weight was met in this run, by its text
   * @param counterexamples rows met in this run with their value and weight, where that is not an
   *     integer
   */
  public record Result(
      long rows, long earlier, TreeMap<String, Long> weights, List<String> counterexamples) {}

  private final Path file;
  private final int height;
  private final int piles;
  private final Result result;
  private long skip;

  private AtomicWeightTable(Path file, int height, int piles, long earlier) {
    this.file = file;
    this.height = height;
    this.piles = piles;
    this.skip = earlier;
    this.result = new Result(0, earlier, new TreeMap<>(), new ArrayList<>());
  }

  /**
   * Writes the table, or what is missing of it.
   *
   * @param file the table
   * @param height the largest pile, at least 1
   * @param piles the longest row, at least 2
   * @param control ends the hunt when its budget ends, by {@link
   *     org.farstar.engine.budget.SearchStopped}; the file then has all rows up to some block
   * @throws IOException where the file cannot be read or written, or is no table of this height
   */
  public static Result write(Path file, int height, int piles, Control control) throws IOException {
    AtomicWeightTable table = new AtomicWeightTable(file, height, piles, wholeBlocks(file, height));
    return table.hunt(control);
  }

  private Result hunt(Control control) throws IOException {
    long[] rows = {0};
    try (BufferedWriter out =
        Files.newBufferedWriter(
            file, StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
      if (Files.size(file) == 0) {
        out.write(HEAD + "\n");
      }
      AtomicWeights.Rows sink =
          (row, value, weight) -> {
            if (skip > 0) {
              skip--;
            } else {
              rows[0]++;
              add(row, value, weight, out);
            }
          };
      AtomicWeights weights = new AtomicWeights(height, control);
      for (int n = 1; n < piles; n++) {
        weights.advance();
        weights.each(sink);
      }
      int block = height * height;
      int done = (int) (skip / block);
      skip -= (long) done * block;
      weights.eachOfNext(done, sink);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    return new Result(rows[0], result.earlier(), result.weights(), result.counterexamples());
  }

  private void add(Row row, ShortGame value, ShortGame weight, BufferedWriter out) {
    String text = weight.toString();
    result.weights().merge(text, 1L, Long::sum);
    if (!weight.isInteger()) {
      result.counterexamples().add(row + " = " + value + " has atomic weight " + text);
    }
    try {
      out.write(row + "," + (text.contains(",") ? '"' + text + '"' : text) + "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Counts the rows of a file and cuts off what follows the last whole block: a block is the rows
   * with the same piles between the ends.
   */
  private static long wholeBlocks(Path file, int height) throws IOException {
    if (!Files.exists(file)) {
      return 0;
    }
    long lines = -1;
    long rows = 0;
    long end = 0;
    long at = 0;
    String last = "";
    long size = Files.size(file);
    try (BufferedReader in = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        at += line.length() + 1L;
        lines++;
        if (lines == 0 && !line.equals(HEAD)) {
          throw new IOException(file + " is no table of atomic weights: it begins with " + line);
        }
        if (at <= size && (lines == 0 || endsBlock(lines, height))) {
          rows = lines;
          end = at;
          last = line;
        }
      }
    }
    if (rows > 0 && !last.matches(height + "(\\|.*\\|" + height + "|\\|" + height + ")?,.*")) {
      throw new IOException(file + " is no table of heights up to " + height + ": row " + last);
    }
    // A last line without its line break was counted with one, and is cut off.
    try (RandomAccessFile cut = new RandomAccessFile(file.toFile(), "rw")) {
      cut.setLength(end);
    }
    return rows;
  }

  private static boolean endsBlock(long rows, int height) {
    return rows <= height ? rows == height : (rows - height) % ((long) height * height) == 0;
  }
}
