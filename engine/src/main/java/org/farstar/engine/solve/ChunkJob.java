package org.farstar.engine.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;

/**
 * What is done with every chunk of a layer, as data: which chunks it makes, and which others it
 * reads besides. A job travels as {@linkplain #write text}, and is done by the same code in threads
 * and on workers. A chunk that is in the store is not made again.
 */
public sealed interface ChunkJob {
  /** What it is called, without a slash. */
  String name();

  /** What the chunks are called that it makes. */
  ChunkNames made();

  /** The chunks that it looks keys or records up in. */
  List<KnownChunks> known();

  /**
   * Gets ready for the chunks of a layer: what is made here all of them share.
   *
   * @param play the rules
   * @param store where the known chunks are
   * @param layer that is worked on
   * @param mostBytes how much memory decoded chunks may take
   */
  Ready ready(KeyPlay play, ChunkStore store, long layer, long mostBytes);

  /** A job that can begin. For threads, each with work of its own. */
  @FunctionalInterface
  interface Ready {
    /**
     * Does the job on a chunk.
     *
     * @param worked hears how many positions were worked on
     * @return a line for whoever leads the work
     */
    String run(ChunkWork work, ChunkInput chunk, LongConsumer worked);
  }

  /**
   * Keeps of each chunk the keys that the known chunks of the layer do not have. Where none is left
   * no chunk is made. The line is empty.
   */
  record Generation(ChunkNames made, List<KnownChunks> known) implements ChunkJob {
    public Generation {
      known = List.copyOf(known);
    }

    @Override
    public String name() {
      return "generation";
    }

    @Override
    public Ready ready(KeyPlay play, ChunkStore store, long layer, long mostBytes) {
      return (work, chunk, worked) -> {
        String name = made.like(chunk.name(), layer);
        if (!store.has(name)) {
          work.without(store, layer, chunk.read(), known)
              .ifPresent(left -> store.write(name, left));
        }
        return "";
      };
    }
  }

  /**
   * One of the {@link Passes} over a layer. The line is how many records it has changed.
   *
   * @param number of the pass, from 1; before the first one chunks are of keys alone
   * @param records the chunks of later layers, with the ranges of this layer, too
   */
  record Pass(int number, KnownChunks records) implements ChunkJob {
    @Override
    public String name() {
      return "pass " + number;
    }

    @Override
    public ChunkNames made() {
      return SolveFolder.passed(number);
    }

    @Override
    public List<KnownChunks> known() {
      return List.of(records);
    }

    @Override
    public Ready ready(KeyPlay play, ChunkStore store, long layer, long mostBytes) {
      ChunkNames before = SolveFolder.passed(number - 1);
      Lookup there =
          new DecodedRecords(
              play,
              of -> (of.layer() == layer ? before : records.names()).of(of),
              records.ranges(),
              store,
              mostBytes);
      Lookup lookup =
          (of, keys, count, stride, found) -> {
            if (of == layer && number == 1) {
              found.add(Starters.UNDECIDED, count);
            } else {
              there.find(of, keys, count, stride, found);
            }
          };
      return (work, chunk, worked) -> Long.toString(pass(work, chunk, lookup, worked));
    }

    private long pass(ChunkWork work, ChunkInput chunk, Lookup lookup, LongConsumer worked) {
      String name = made().of(chunk.bucket());
      byte[] old = chunk.read();
      if (chunk.store().has(name)) {
        return work.changed(old, chunk.store().read(name));
      }
      ChunkWork.Passed passed = work.pass(chunk.bucket().layer(), old, number, lookup, worked);
      chunk.store().write(name, passed.chunk());
      return passed.changed();
    }
  }

  /** Ends the passes: what is not decided is endless. The line is a {@link ChunkSummary}. */
  record LastPass(ChunkNames made) implements ChunkJob {
    @Override
    public String name() {
      return "last-pass";
    }

    @Override
    public List<KnownChunks> known() {
      return List.of();
    }

    @Override
    public Ready ready(KeyPlay play, ChunkStore store, long layer, long mostBytes) {
      return (work, chunk, worked) ->
          work.evaluate(
                  store,
                  chunk.bucket(),
                  made.of(chunk.bucket()),
                  () -> work.last(chunk.bucket(), chunk.read()),
                  any -> {})
              .write();
    }
  }

  /**
   * Makes the records of a layer whose plays end. The line is a {@link ChunkSummary}.
   *
   * @param later the chunks of the later layers
   */
  record Records(ChunkNames made, KnownChunks later) implements ChunkJob {
    @Override
    public String name() {
      return "records";
    }

    @Override
    public List<KnownChunks> known() {
      return List.of(later);
    }

    @Override
    public Ready ready(KeyPlay play, ChunkStore store, long layer, long mostBytes) {
      Lookup lookup = new DecodedRecords(play, later.names()::of, later.ranges(), store, mostBytes);
      return (work, chunk, worked) ->
          work.evaluate(
                  store,
                  chunk.bucket(),
                  made.of(chunk.bucket()),
                  () -> work.evaluate(chunk.bucket(), chunk.read(), lookup),
                  worked)
              .write();
    }
  }

  /**
   * The job as lines, which {@link #read} reads back: its name and the chunks that it makes, and
   * for each kind of known chunks how they are called and where their ranges begin.
   */
  default String write() {
    StringBuilder text = new StringBuilder(name() + " " + made().pattern() + "\n");
    for (KnownChunks each : known()) {
      text.append(each.names().pattern()).append('\n').append(each.ranges().write());
    }
    return text.toString();
  }

  /**
   * Reads a job that was written.
   *
   * @param words how many words a key has
   */
  static ChunkJob read(String text, int words) {
    List<String> lines = text.lines().toList();
    List<KnownChunks> known = new ArrayList<>();
    int at = 1;
    while (at < lines.size()) {
      ChunkNames names = new ChunkNames(lines.get(at));
      int begin = ++at;
      // Names have slashes, and ranges do not.
      while (at < lines.size() && lines.get(at).indexOf('/') < 0) {
        at++;
      }
      known.add(
          new KnownChunks(names, Ranges.read(String.join("\n", lines.subList(begin, at)), words)));
    }
    String[] head = lines.get(0).split(" ");
    ChunkNames made = new ChunkNames(head[head.length - 1]);
    return switch (head[0]) {
      case "generation" -> new Generation(made, known);
      case "pass" -> new Pass(Integer.parseInt(head[1]), known.get(0));
      case "last-pass" -> new LastPass(made);
      case "records" -> new Records(made, known.get(0));
      default -> throw new IllegalArgumentException("no job is called '" + head[0] + "'");
    };
  }
}
