package org.farstar.games.heap.octal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.rules.Look;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.picture.Boards;
import org.farstar.picture.Drawing;
import org.farstar.picture.Spot;

/** Heaps as tokens with their sizes. */
final class OctalLook implements Look<Heaps> {
  @Override
  public String picture(Heaps heaps) {
    return heaps.toString();
  }

  @Override
  public Optional<Drawing> drawing(Heaps heaps) {
    return Optional.of(Boards.tokens(heaps.sizes().stream().map(String::valueOf).toList()));
  }

  /** The first and the last token taken, in every heap of the size and from either side. */
  @Override
  public List<List<String>> waysToPoint(Heaps heaps, Drawing drawing, String move) {
    String[] sides = move.split(" -> ");
    String[] rests = sides[1].split(" ");
    List<String> names = drawing.spots().stream().map(Spot::name).toList();
    List<List<String>> ways = new ArrayList<>();
    for (int i = 0; i < heaps.sizes().size(); i++) {
      String heap = Integer.toString(i + 1);
      if (!heaps.sizes().get(i).toString().equals(sides[0])) {
        continue;
      }
      if (names.contains(heap)) {
        ways.add(List.of(heap));
      } else {
        int size = Integer.parseInt(sides[0]);
        int low = rests.length == 1 ? 0 : Integer.parseInt(rests[0]);
        int high = Integer.parseInt(rests[rests.length - 1]);
        ways.add(taken(heap + ".", low, size - high));
        if (low != high) {
          ways.add(taken(heap + ".", high, size - low));
        }
      }
    }
    return ways;
  }

  /** The ends of what lies between the tokens left; where nothing does, where the heap is split. */
  private static List<String> taken(String heap, int below, int to) {
    return below + 1 == to ? List.of(heap + to) : List.of(heap + (below + 1), heap + to);
  }
}
