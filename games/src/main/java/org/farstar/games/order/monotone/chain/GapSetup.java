package org.farstar.games.order.monotone.chain;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.setup.Hand;
import org.farstar.engine.setup.Line;
import org.farstar.engine.setup.Scene;

/** Changes a deck and the lengths that decide; what was played is kept by its gaps alone. */
final class GapSetup {
  private static final String DECKS = "decks";

  private GapSetup() {}

  static Hand of(Scene scene) {
    String text = scene.text();
    int equals = text.indexOf('=');
    // A whole deck is one gap.
    String deck =
        equals >= 0 && equals == text.lastIndexOf('=') ? text.substring(equals + 1) : DECKS;
    List<Hand.Tool> tools = new ArrayList<>();
    // As the game writes them: a=4 d=3, and perhaps misere.
    String[] words = scene.line().parameters().split(" ");
    int a = Integer.parseInt(words[0].substring(2));
    int d = Integer.parseInt(words[1].substring(2));
    String rest = words.length > 2 ? " " + words[2] : "";
    tools.add(tool("Longer ascents", rest, a + 1, d, deck));
    tools.add(tool("Longer descents", rest, a, d + 1, deck));
    if (a > 2) {
      tools.add(tool("Shorter ascents", rest, a - 1, d, deck));
    }
    if (d > 2) {
      tools.add(tool("Shorter descents", rest, a, d - 1, deck));
    }
    if (!text.equals(DECKS)) {
      tools.add(tool("All decks", rest, a, d, DECKS));
    }
    return Hand.of(
        "Click a card to make it the last of the deck.", Hand.Click.one(spot -> spot), tools);
  }

  private static Hand.Tool tool(String label, String rest, int a, int d, String deck) {
    return new Hand.Tool(label, new Line("a=" + a + " d=" + d + rest, deck));
  }
}
