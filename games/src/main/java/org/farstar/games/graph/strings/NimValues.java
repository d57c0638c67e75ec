package org.farstar.games.graph.strings;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.memory.Forgetful;
import org.farstar.engine.memory.ForgettingTable;
import org.farstar.engine.memory.Workspace;

/**
 * The nim-values of graphs of joints: the least number that no move which is not loony leads to. A
 * large graph is asked instead whether it has a certain value, beside a heap of that size.
 */
final class NimValues implements Forgetful {
  private static final long BYTES_PER_ENTRY = 200;
  private static final int MEMORY_SHARE = 3;

  /** The options of larger graphs are not all looked at where one decides. */
  private static final int SMALL = 12;

  /** A graph beside a heap. */
  private record Beside(Joints graph, int heap) {}

  private final ForgettingTable<Joints, Integer> values;
  private final ForgettingTable<Beside, Boolean> answers;

  NimValues(Workspace workspace) {
    long most = Math.max(1 << 10, workspace.memoryBytes() / MEMORY_SHARE / BYTES_PER_ENTRY / 2);
    this.values = new ForgettingTable<>(most, BYTES_PER_ENTRY);
    this.answers = new ForgettingTable<>(most, BYTES_PER_ENTRY);
  }

  /** Whether the value of a sum is found at once. */
  static boolean isSmall(Joints.Sum sum) {
    return largest(sum) <= SMALL;
  }

  /** The nim-value of a sum. */
  int value(Joints.Sum sum, Meter meter) {
    int value = sum.single();
    for (Joints part : sum.parts()) {
      value ^= value(part, meter);
    }
    return value;
  }

  /** Whether a sum has the value 0; only one of its parts is looked at as a whole. */
  boolean isZero(Joints.Sum sum, Meter meter) {
    return isLost(sum, 0, meter);
  }

  /** The nim-value of a connected graph. */
  int value(Joints graph, Meter meter) {
    Integer known = values.get(graph);
    if (known != null) {
      return known;
    }
    int value = 0;
    if (graph.size() > SMALL) {
      while (!isLost(graph, value, meter)) {
        value++;
      }
    } else {
      meter.count();
      long seen = 0;
      for (Joints.Sum option : graph.options()) {
        seen |= 1L << value(option, meter);
      }
      value = Long.numberOfTrailingZeros(~seen);
    }
    values.put(graph, value);
    return value;
  }

  /** Whether a sum and a heap together are lost for whoever moves. */
  private boolean isLost(Joints.Sum sum, int heap, Meter meter) {
    List<Joints> parts = new ArrayList<>(sum.parts());
    parts.sort(Comparator.comparingInt(Joints::size));
    int rest = heap ^ sum.single();
    for (Joints part : parts.subList(0, Math.max(0, parts.size() - 1))) {
      rest ^= value(part, meter);
    }
    return parts.isEmpty() ? rest == 0 : isLost(parts.get(parts.size() - 1), rest, meter);
  }

  private boolean isLost(Joints graph, int heap, Meter meter) {
    Integer value = values.get(graph);
    if (value == null && graph.size() <= SMALL) {
      value = value(graph, meter);
    }
    if (value != null) {
      return value == heap;
    }
    if (heap > graph.size()) {
      return false;
    }
    Beside key = new Beside(graph, heap);
    Boolean known = answers.get(key);
    if (known == null) {
      meter.count();
      known = !leads(graph, heap, meter);
      answers.put(key, known);
    }
    return known;
  }

  /** Whether a move in the graph or in the heap leaves a lost position. */
  private boolean leads(Joints graph, int heap, Meter meter) {
    List<Joints.Sum> options = new ArrayList<>(graph.options());
    options.sort(Comparator.comparingInt(NimValues::largest));
    for (Joints.Sum option : options) {
      if (isLost(option, heap, meter)) {
        return true;
      }
    }
    for (int smaller = 0; smaller < heap; smaller++) {
      if (isLost(graph, smaller, meter)) {
        return true;
      }
    }
    return false;
  }

  private static int largest(Joints.Sum sum) {
    return sum.parts().stream().mapToInt(Joints::size).max().orElse(0);
  }

  @Override
  public void forget() {
    values.forget();
    answers.forget();
  }

  @Override
  public long bytes() {
    return values.bytes() + answers.bytes();
  }
}
