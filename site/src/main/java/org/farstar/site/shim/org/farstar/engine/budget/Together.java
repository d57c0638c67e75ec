package org.farstar.site.shim.org.farstar.engine.budget;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Work by several threads where there is one: one after the other, and what only helps the first is
 * not done. No other class of the engine begins a thread; with none in it the compiler makes no
 * method one that can be left and entered again.
 */
public final class Together {
  private Together() {}

  public static <W, R> List<R> run(List<W> workers, Function<W, R> work) {
    List<R> results = new ArrayList<>();
    for (W worker : workers) {
      results.add(work.apply(worker));
    }
    return results;
  }

  public static <W, R> R first(List<W> workers, Function<W, R> work, Consumer<W> stop) {
    try {
      return work.apply(workers.get(0));
    } finally {
      workers.forEach(stop);
    }
  }
}
