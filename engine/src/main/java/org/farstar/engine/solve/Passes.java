package org.farstar.engine.solve;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

/**
 * The records of a layer in which a play may return to where it was, by retrograde analysis on
 * chunks. A pass makes the records of a chunk from those that the pass before has left, which are
 * unknown at first, and from those of later layers: a half with an option lost in n moves is won in
 * n+1, the least of such; a half all of whose options are won is lost one move after the longest of
 * them. When a pass changes nothing, what is unknown is what nobody can force.
 *
 * <p>Moves that a pass writes down are never too few, and by induction those of up to n are right
 * after n passes: a half that is known by then with so few is not looked at again. So there is one
 * pass more than the number of moves of the longest win whose play stays in the layer, at most:
 * with stages usually a few.
 *
 * <p>What is found does not depend on how often a pass was stopped: it is the one solution. Where
 * no pass changes anything, the halves with numbers satisfy the equations of a game that ends, and
 * the others have no option that is lost and one that is unknown.
 */
final class Passes {
  private final KeyPlay play;
  private final SolveFolder folder;
  private final ChunkExecutor executor;
  private final ChunkExecutor.Watch watch;

  Passes(KeyPlay play, SolveFolder folder, ChunkExecutor executor, ChunkExecutor.Watch watch) {
    this.play = play;
    this.folder = folder;
    this.executor = executor;
    this.watch = watch;
  }

  /** Makes the records of a layer. */
  List<ChunkSummary> records(LayerInput keys, Later later) {
    long layer = keys.layer();
    Ranges ranges = begins(keys);
    long cache = executor.cacheBytes() / 2;
    Lookup after = new DecodedRecords(play, later.names(), later.ranges(), keys.store(), cache);
    int pass = folder.lastPass(layer);
    while (pass == 0 || folder.changed(layer, pass) > 0) {
      Lookup here =
          pass == 0
              ? (any, wanted, count, stride, found) -> found.add(Starters.UNDECIDED, count)
              : new DecodedRecords(play, SolveFolder.passed(pass), ranges, keys.store(), cache);
      Lookup both =
          (of, wanted, count, stride, found) ->
              (of == layer ? here : after).find(of, wanted, count, stride, found);
      long changed = pass(pass == 0 ? keys : passed(keys, pass), pass + 1, both);
      folder.markPassed(layer, pass + 1, changed);
      folder.forget(SolveFolder.passed(pass), layer);
      pass++;
    }
    return last(passed(keys, pass), ChunkNames.RECORDS);
  }

  /** Where the chunks of a layer begin. */
  private Ranges begins(LayerInput keys) {
    Ranges ranges = new Ranges(play.words());
    if (keys.count() > 1) {
      KeyArray firsts = new KeyArray(play.words(), keys.count());
      long[] first = new long[play.words()];
      for (int i = 1; i < keys.count(); i++) {
        Chunk.of(keys.read(i)).first(0, first, 0);
        firsts.add(first, 0);
      }
      ranges.put(keys.layer(), firsts);
    }
    return ranges;
  }

  private static LayerInput passed(LayerInput keys, int pass) {
    List<String> names =
        IntStream.range(0, keys.count())
            .mapToObj(number -> SolveFolder.passed(pass).of(new Bucket(keys.layer(), number)))
            .toList();
    return new LayerInput(keys.task(), keys.store(), keys.layer(), names);
  }

  /** A pass: how many records it has changed. */
  private long pass(LayerInput before, int pass, Lookup lookup) {
    AtomicLong changed = new AtomicLong();
    ChunkStore store = before.store();
    executor.each(
        before,
        (work, number) -> {
          String name = SolveFolder.passed(pass).of(new Bucket(before.layer(), number));
          byte[] chunk = before.read(number);
          if (store.has(name)) {
            changed.addAndGet(work.changed(chunk, store.read(name)));
            return;
          }
          ChunkWork.Passed made = work.pass(before.layer(), chunk, pass, lookup, watch::worked);
          store.write(name, made.chunk());
          changed.addAndGet(made.changed());
        },
        watch);
    return changed.get();
  }

  private List<ChunkSummary> last(LayerInput passed, ChunkNames names) {
    Map<Integer, ChunkSummary> made = Collections.synchronizedMap(new TreeMap<>());
    ChunkStore store = passed.store();
    executor.each(
        passed,
        (work, number) -> {
          Bucket bucket = new Bucket(passed.layer(), number);
          made.put(
              number,
              work.evaluate(
                  store,
                  bucket,
                  names.of(bucket),
                  () -> work.last(bucket, passed.read(number)),
                  any -> {}));
        },
        watch);
    return List.copyOf(made.values());
  }
}
