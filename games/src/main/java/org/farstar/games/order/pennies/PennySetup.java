package org.farstar.games.order.pennies;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.setup.Hand;
import org.farstar.engine.setup.Line;

/** Opens and closes gaps between pennies. */
final class PennySetup {
  private PennySetup() {}

  static Hand of(Clumps clumps, Line line) {
    List<Long> sizes = clumps.sizes();
    int last = sizes.size() - 1;
    List<Hand.Tool> tools = new ArrayList<>();
    tools.add(tool("Add a penny", line, clumps.replace(last + 1, last + 1, 1)));
    if (clumps.pennies() > 1) {
      tools.add(tool("Remove a penny", line, clumps.replace(last, last + 1, sizes.get(last) - 1)));
    }
    return Hand.of(
        "Click a penny to open a gap to its right, or to close it.",
        Hand.Click.one(spot -> clicked(clumps, spot)),
        tools);
  }

  private static Hand.Tool tool(String label, Line line, Clumps made) {
    return new Hand.Tool(label, line.with(made.toString()));
  }

  private static String clicked(Clumps clumps, String spot) {
    String[] place = spot.split("\\.");
    int clump = Integer.parseInt(place[0]) - 1;
    long size = clumps.sizes().get(clump);
    // A clump drawn as one is clicked as its last penny.
    long penny = place.length == 1 ? size : Long.parseLong(place[1]);
    if (penny < size) {
      return clumps.replace(clump, clump + 1, penny, size - penny).toString();
    }
    return clump + 1 == clumps.sizes().size()
        ? null
        : clumps.replace(clump, clump + 2, size + clumps.sizes().get(clump + 1)).toString();
  }
}
