package org.farstar.values.shortgame;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/** Values boards and says how long it took; a program, not a test. */
public final class BoardSpeed {
  private BoardSpeed() {}

  /**
   * Arguments: how many threads, how many times to do it all over, and then {@code domineering 5 5}
   * or {@code clobber xox|oxo}. Without arguments nothing is valued, for the cost of a start.
   */
  public static void main(String[] args) throws InterruptedException {
    if (args.length == 0) {
      return;
    }
    int threads = Integer.parseInt(args[0]);
    for (int times = Integer.parseInt(args[1]); times > 0; times--) {
      run(threads, List.of(args).subList(2, args.length));
    }
  }

  private static void run(int threads, List<String> what) throws InterruptedException {
    long start = System.nanoTime();
    Universe universe = new Universe();
    LongMap memo = threads == 1 ? new LongMap() : new SharedLongMap();
    AtomicReference<ShortGame> value = new AtomicReference<>();
    List<Thread> others = new ArrayList<>();
    for (int t = 1; t < threads; t++) {
      Thread other =
          new Thread(() -> value.compareAndSet(null, search(universe, memo, true, what).get()));
      other.start();
      others.add(other);
    }
    value.compareAndSet(null, search(universe, memo, false, what).get());
    for (Thread other : others) {
      other.join();
    }
    long micros = (System.nanoTime() - start) / 1000;
    String text = value.toString();
    System.out.println(
        micros / 1000.0
            + " ms, "
            + memo.size()
            + " positions, "
            + universe.size()
            + " nodes: "
            + text.substring(0, Math.min(200, text.length())));
  }

  private static Supplier<ShortGame> search(
      Universe universe, LongMap memo, boolean backwards, List<String> what) {
    if (what.get(0).equals("clobber")) {
      return () -> new Clobber(universe, memo, backwards).value(what.get(1));
    }
    long board =
        Domineering.rectangle(Integer.parseInt(what.get(1)), Integer.parseInt(what.get(2)));
    return () -> new Domineering(universe, memo, backwards).value(board);
  }
}
