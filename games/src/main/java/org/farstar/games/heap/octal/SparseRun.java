package org.farstar.games.heap.octal;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.Store;

/**
 * The values of all heaps up to a large one by a {@linkplain SparseSpace sparse space}, two bytes
 * each. They are kept in pieces, from which a later run resumes. No period is looked for.
 */
final class SparseRun {
  /** No heap is larger. */
  static final int LARGEST = 1 << 30;

  /** From so many heaps on a space is worth while. */
  static final int LEAST = 1 << 12;

  /** By so many heaps a space must be found. */
  private static final int FIRST = 1 << 16;

  /** So many values are kept together. */
  static final int PIECE = 1 << 19;

  /** The space is not chosen for fewer heaps more than one in so many. */
  private static final int WORTH_CHOOSING = 16;

  private final TakeAndBreak game;
  private final String name;
  private final Store pieces;
  private final int piece;
  private SparseSpace space;
  private int restored;

  /**
   * @param name says in keys which game it is
   * @param pieces where the values are kept
   * @param piece how many are kept together; enough that the space is found among them
   */
  SparseRun(TakeAndBreak game, String name, Store pieces, int piece) {
    this.game = game;
    this.name = name;
    this.pieces = pieces;
    this.piece = piece;
    this.space = OctalTable.space(game);
  }

  /**
   * Computes the values of all heaps up to one, by the threads that the control allows.
   *
   * @return whether they are sparse; else they are to be computed otherwise
   * @throws SearchStopped when the budget ends, at once where the values have no room in it
   */
  boolean compute(int heaps, Control control) {
    if ((heaps + 1L) * Character.BYTES > control.mostMemory()) {
      throw new SearchStopped(StopReason.MEMORY);
    }
    space.share(control.threads());
    return control.metered(() -> space.bytes(), meter -> compute(heaps + 1, meter));
  }

  private boolean compute(int to, Meter meter) {
    restore(to);
    if (!space.isUseful()) {
      OctalTable first = new OctalTable(game, Integer.MAX_VALUE);
      for (int heaps = LEAST; !space.isUseful() && heaps <= Math.min(to, FIRST); heaps *= 2) {
        first.compute(heaps - 1, meter);
        int[] values = first.values();
        space.choose(values, values.length);
      }
    }
    if (space.isUseful()) {
      space.reserve(to);
    }
    int kept = restored / piece;
    int nextSpace = chosenAfter(space.count());
    while (space.isUseful() && space.count() < to) {
      int from = space.count();
      int end = Math.min(to, (from / piece + 1) * piece);
      int now = space.next(Math.min(end, nextSpace));
      for (int i = from; i < now; i++) {
        meter.count();
      }
      while (now / piece > kept) {
        keep(kept++);
      }
      if (now == nextSpace) {
        if (to - now > now / WORTH_CHOOSING) {
          space.chooseAgain();
        }
        nextSpace = chosenAfter(now);
      }
    }
    return space.isUseful();
  }

  /** The number of heaps at which the space is chosen the next time, above one. */
  static int chosenAfter(int heaps) {
    long next = 4 * LEAST;
    while (next <= heaps) {
      next *= 4;
    }
    return (int) Math.min(Integer.MAX_VALUE, next);
  }

  /** Takes what an earlier run has kept. */
  private void restore(int to) {
    int[] few = {};
    for (int number = 0; (number + 1L) * piece <= to; number++) {
      Optional<int[]> values =
          pieces.find(key(number), rows -> read(rows).isPresent()).flatMap(this::read);
      if (values.isEmpty()) {
        break;
      }
      if (space.isUseful()) {
        space.append(values.get());
        if (!space.isUseful()) {
          break;
        }
      } else {
        few = Arrays.copyOf(few, few.length + piece);
        System.arraycopy(values.get(), 0, few, few.length - piece, piece);
        space.choose(few, few.length);
      }
      if (space.isUseful()) {
        space.reserve(to);
      }
    }
    if (space.isUseful()) {
      restored = space.count();
      space.chooseAgain();
    }
  }

  /** How many values came from an earlier run. */
  int restored() {
    return restored;
  }

  int value(int heap) {
    return space.value(heap);
  }

  private String key(int number) {
    return "values of " + name + ", " + piece + " from heap " + (long) number * piece;
  }

  private void keep(int number) {
    int from = number * piece;
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (DeflaterOutputStream out = new DeflaterOutputStream(packed)) {
      // All low bytes first: most of the others are 0.
      for (int shift = 0; shift <= Byte.SIZE; shift += Byte.SIZE) {
        byte[] bytes = new byte[piece];
        for (int i = 0; i < piece; i++) {
          bytes[i] = (byte) (space.value(from + i) >>> shift);
        }
        out.write(bytes);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("an array does not fail", e);
    }
    String text = Base64.getEncoder().encodeToString(packed.toByteArray());
    pieces.keep(key(number), List.of(List.of(Cell.of(text))));
  }

  /** Reads what {@link #keep} wrote. */
  private Optional<int[]> read(List<List<Cell>> rows) {
    if (rows.size() != 1 || rows.get(0).size() != 1) {
      return Optional.empty();
    }
    try {
      byte[] packed = Base64.getDecoder().decode(rows.get(0).get(0).toString());
      InflaterInputStream in = new InflaterInputStream(new ByteArrayInputStream(packed));
      byte[] low = in.readNBytes(piece);
      byte[] high = in.readNBytes(piece);
      if (high.length < piece || in.read() >= 0) {
        return Optional.empty();
      }
      int[] values = new int[piece];
      for (int i = 0; i < piece; i++) {
        values[i] = low[i] & 0xff | (high[i] & 0xff) << Byte.SIZE;
      }
      return Optional.of(values);
    } catch (IllegalArgumentException | IOException e) {
      return Optional.empty();
    }
  }
}
