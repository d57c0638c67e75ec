package org.farstar.ask.solve;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.farstar.ask.question.Desk;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.Together;
import org.farstar.engine.solve.ServedFile;
import org.farstar.engine.solve.ServedFiles;
import org.farstar.engine.solve.SolveException;
import org.farstar.engine.solve.SolveTask;
import org.farstar.engine.solve.SolvedFolder;
import org.farstar.verify.RefusedException;
import org.farstar.verify.solved.Share;
import org.farstar.verify.solved.SolvedChecker;
import org.farstar.verify.solved.SolvedPlace;

/** Has a folder of a solved game checked position by position. */
public final class SolvedCheck {
  private SolvedCheck() {}

  /**
   * What was verified.
   *
   * @param task what the folder has
   * @param positions how many positions it has
   * @param checked how many of them were checked with all their options
   */
  public record Verified(SolveTask task, long positions, long checked) {}

  /**
   * Which positions are compared with their options.
   *
   * @param sample how many positions; empty for all
   * @param seed what a sample is drawn with
   */
  public record Extent(OptionalLong sample, long seed) {
    /** Every position. */
    public static final Extent ALL = new Extent(OptionalLong.empty(), 0);

    /** So many positions, one of each of so many equal parts of the folder. */
    public static Extent sample(long positions, long seed) {
      return new Extent(OptionalLong.of(positions), seed);
    }
  }

  /**
   * Checks a folder. All files are read and compared with their sums, whatever the extent.
   *
   * @param control how many positions may be compared, and by how many threads
   * @throws RefusedException where anything is wrong
   * @throws SolveException if it is no folder of a finished solve
   * @throws SearchStopped when the budget ends first
   */
  public static Verified check(Path folder, Extent extent, Desk desk, Control control) {
    SolveTask task = new SolvedFolder(folder).description().task();
    return check(SolvedPlace.of(folder), task, extent, true, desk, control);
  }

  /**
   * Checks a folder that a web server hands out. Of a sample the blocks are read in which it is and
   * those of its options; they are compared with their checksums, and the sums of chunks with those
   * of layers.
   *
   * @param files the folder
   * @param control how many positions may be compared, and by how many threads
   * @throws RefusedException where anything is wrong
   * @throws SolveException if it is no folder of a finished solve, or cannot be read
   * @throws SearchStopped when the budget ends first
   */
  public static Verified check(ServedFiles files, Extent extent, Desk desk, Control control) {
    SolveTask task = new SolvedFolder(files).description().task();
    boolean whole = extent.sample().isEmpty();
    return check(new Served(files), task, extent, whole, desk, control);
  }

  private static Verified check(
      SolvedPlace place, SolveTask task, Extent extent, boolean whole, Desk desk, Control control) {
    RulesVersions.refusal(task.version())
        .ifPresent(
            why -> {
              throw RefusedException.whole("the folder " + why);
            });
    List<SolvedChecker<?>> checkers = new ArrayList<>();
    for (int i = 0; i < control.threads(); i++) {
      // Rules and codecs may remember what they have made, and are of one thread.
      SolveGames games = new SolveGames(desk.catalogue(), desk.sources());
      checkers.add(checker(place, games.opened(task), task, control.threads()));
    }
    checkers.get(0).requireStart();
    if (whole) {
      Share layers = checkers.get(0).layers();
      Together.run(
          checkers,
          each -> {
            each.read(layers, control::throwIfStopped);
            return null;
          });
      layers.verified();
    }
    Share share = checkers.get(0).share();
    Together.run(
        checkers,
        each ->
            control.<Void>metered(
                meter -> {
                  each.compare(extent.sample(), extent.seed(), share, meter::count);
                  return null;
                }));
    Share.Verified found = share.verified();
    return new Verified(task, found.positions(), found.checked());
  }

  private static <P> SolvedChecker<P> checker(
      SolvedPlace place, SolveGames.Opened<P> opened, SolveTask task, int workers) {
    return new SolvedChecker<>(
        place, opened.variant().rules(), opened.start(), task.content().word(), workers);
  }

  /** A folder at a web server, as the checker reads it. */
  private record Served(ServedFiles files) implements SolvedPlace {
    @Override
    public String text(String name) {
      return files
          .text(name)
          .orElseThrow(
              () ->
                  RefusedException.whole("there is no file '" + files.place() + "/" + name + "'"));
    }

    @Override
    public Bytes open(String name) {
      ServedFile file = files.file(name);
      return new Bytes() {
        @Override
        public int length() {
          return file.length();
        }

        @Override
        public ByteBuffer read(int from, int to) {
          return ByteBuffer.wrap(file.read(from, to));
        }
      };
    }

    @Override
    public OptionalInt chunks(String layer) {
      return OptionalInt.empty();
    }
  }
}
