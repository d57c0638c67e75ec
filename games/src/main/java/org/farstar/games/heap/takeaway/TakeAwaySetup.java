package org.farstar.games.heap.takeaway;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.setup.Hand;
import org.farstar.engine.setup.Line;

/** Cuts a heap down, and changes how many may be taken. */
final class TakeAwaySetup {
  private TakeAwaySetup() {}

  static Hand of(TakeAwayHeap heap, Line line) {
    BigInteger n = heap.n();
    BigInteger one = BigInteger.ONE;
    boolean start = heap.equals(TakeAwayHeap.start(n));
    List<Hand.Tool> tools = new ArrayList<>();
    for (long more : new long[] {1, 5}) {
      BigInteger size = n.add(BigInteger.valueOf(more));
      TakeAwayHeap larger = start ? TakeAwayHeap.start(size) : new TakeAwayHeap(size, heap.cap());
      tools.add(tool("+" + more, line, larger));
    }
    if (heap.cap().compareTo(n) < 0) {
      tools.add(tool("A larger cap", line, new TakeAwayHeap(n, heap.cap().add(one))));
    }
    if (heap.cap().compareTo(one) > 0) {
      tools.add(tool("A smaller cap", line, new TakeAwayHeap(n, heap.cap().subtract(one))));
    }
    if (!start) {
      tools.add(tool("Without a cap", line, TakeAwayHeap.start(n)));
    }
    return Hand.of(
        "Click a counter to cut the heap down to there.",
        Hand.Click.one(
            spot -> {
              BigInteger size = new BigInteger(spot);
              return (start ? TakeAwayHeap.start(size) : new TakeAwayHeap(size, heap.cap()))
                  .toString();
            }),
        tools);
  }

  private static Hand.Tool tool(String label, Line line, TakeAwayHeap heap) {
    return new Hand.Tool(label, line.with(heap.toString()));
  }
}
