package org.farstar.games.order.transposition;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.setup.Hand;
import org.farstar.engine.setup.Line;
import org.farstar.engine.setup.Scene;

/** Puts elements at the end of a sequence, takes them out, and changes domain and turns. */
final class SequenceSetup {
  private static final String FROM_ONE = "1..";

  private final Line line;
  private final List<String> used;
  private final String turns;

  SequenceSetup(Scene scene) {
    this.line = scene.line();
    int slash = scene.text().lastIndexOf('/');
    String before = scene.text().substring(0, slash).strip();
    this.used = before.isEmpty() ? List.of() : List.of(before.split(" "));
    this.turns = scene.text().substring(slash + 1).strip();
  }

  Hand hand() {
    long left = Long.parseLong(turns);
    List<Hand.Tool> tools = new ArrayList<>();
    tools.add(new Hand.Tool("One turn more", line.with(text(used, left + 1))));
    if (left > 0) {
      tools.add(new Hand.Tool("One turn less", line.with(text(used, left - 1))));
    }
    String domain = line.parameters();
    if (domain.matches("1\\.\\.[0-9]{1,9}")) {
      long larger = Long.parseLong(domain.substring(FROM_ONE.length())) + 1;
      tools.add(new Hand.Tool("A larger domain", new Line(FROM_ONE + larger, text(used, left))));
    }
    if (!used.isEmpty()) {
      tools.add(new Hand.Tool("Empty", line.with(text(List.of(), left))));
    }
    return Hand.of(
        "Click an element to put it at the end of the sequence, or to take it out.",
        Hand.Click.one(spot -> spot.contains("..") ? null : clicked(spot, left)),
        tools);
  }

  private String clicked(String element, long left) {
    List<String> changed = new ArrayList<>(used);
    if (!changed.remove(element)) {
      changed.add(element);
    }
    return text(changed, left);
  }

  private static String text(List<String> elements, long turns) {
    return String.join(" ", elements) + " / " + turns;
  }
}
