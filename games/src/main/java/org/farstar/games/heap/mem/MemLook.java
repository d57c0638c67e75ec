package org.farstar.games.heap.mem;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.rules.Look;
import org.farstar.engine.setup.Hand;
import org.farstar.engine.setup.Scene;
import org.farstar.engine.setup.Setup;
import org.farstar.picture.Boards;
import org.farstar.picture.Drawing;

/** The heap as a pile; whoever takes points at the lowest counter taken. */
final class MemLook implements Look<MemHeap> {
  @Override
  public String picture(MemHeap heap) {
    return heap.toString();
  }

  @Override
  public Optional<Drawing> drawing(MemHeap heap) {
    return Optional.of(
        heap.n() == 0
            ? Boards.text(heap.toString())
            : Boards.piles(List.of(Integer.toString(heap.n()))));
  }

  @Override
  public Setup setup() {
    return MemLook::hand;
  }

  private static Optional<Hand> hand(Scene scene) {
    MemHeap heap = MemHeap.read(scene.text());
    List<Hand.Tool> tools = new ArrayList<>();
    for (int more : new int[] {1, 5}) {
      tools.add(tool(scene, "+" + more, new MemHeap(heap.n() + more, heap.last())));
    }
    tools.add(tool(scene, "More taken last", new MemHeap(heap.n(), heap.last() + 1)));
    if (heap.last() > 0) {
      tools.add(tool(scene, "Fewer taken last", new MemHeap(heap.n(), heap.last() - 1)));
    }
    return Optional.of(
        Hand.of(
            "Click a counter to cut the heap down to there.",
            Hand.Click.one(
                spot -> {
                  String box = spot.substring(spot.indexOf('.') + 1);
                  return box.matches("[0-9]{1,7}")
                      ? new MemHeap(Integer.parseInt(box), heap.last()).toString()
                      : null;
                }),
            tools));
  }

  private static Hand.Tool tool(Scene scene, String label, MemHeap heap) {
    return new Hand.Tool(label, scene.line().with(heap.toString()));
  }
}
