package org.farstar.games.heap.grundy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.rules.Look;
import org.farstar.picture.Boards;
import org.farstar.picture.Drawing;
import org.farstar.picture.Spot;

/**
 * Heaps as people see them: piles beside each other. Whoever lowers a heap points at the lowest box
 * that is taken.
 */
public final class HeapLook implements Look<Heaps> {
  /** The look of all games whose moves lower one heap. */
  public HeapLook() {}

  @Override
  public String picture(Heaps heaps) {
    return heaps.toString();
  }

  @Override
  public Optional<Drawing> drawing(Heaps heaps) {
    return Optional.of(Boards.piles(heaps.sizes().stream().map(String::valueOf).toList()));
  }

  @Override
  public List<List<String>> waysToPoint(Heaps heaps, Drawing drawing, String move) {
    String[] sizes = move.split(" -> ");
    List<String> names = drawing.spots().stream().map(Spot::name).toList();
    List<List<String>> ways = new ArrayList<>();
    for (int i = 0; i < heaps.sizes().size(); i++) {
      if (heaps.sizes().get(i).toString().equals(sizes[0])) {
        String whole = Integer.toString(i + 1);
        ways.add(List.of(names.contains(whole) ? whole : whole + "." + Boards.above(sizes[1])));
      }
    }
    return ways;
  }
}
