package org.farstar.games.graph.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.setup.Hand;
import org.farstar.engine.setup.Line;
import org.farstar.engine.setup.Scene;

/** Takes words off a list, adds others, and says which one was used last. */
final class WordSetup {
  private final List<String> words;
  private final String last;

  WordSetup(Scene scene) {
    String[] halves = scene.text().split(" / ", 2);
    this.words = halves[0].equals("0") ? List.of() : List.of(halves[0].split(" "));
    this.last = halves.length == 2 ? halves[1] : "";
  }

  Hand hand(Line line) {
    List<Hand.Tool> tools = new ArrayList<>();
    if (!last.isEmpty()) {
      tools.add(new Hand.Tool("At the start", line.with(text(words, ""))));
    }
    if (!named()) {
      tools.add(new Hand.Tool("All countries", line.with(WordText.COUNTRIES)));
    }
    return new Hand(
        List.of(
            mode("Take away", "Click a word to take it off the list.", false),
            mode("Last word used", "Click the word that was used last.", true)),
        tools,
        Optional.of(
            new Hand.Entry(
                "Add a word",
                typed -> {
                  List<String> more = new ArrayList<>(words);
                  more.addAll(List.of(typed.strip().split("\\s+")));
                  return text(more, last);
                })));
  }

  private Hand.Mode mode(String label, String help, boolean use) {
    return new Hand.Mode(
        label,
        help,
        Hand.Click.one(
            spot -> {
              if (spot.endsWith(WordLook.LAST)) {
                return text(words, "");
              }
              List<String> left = new ArrayList<>(words);
              if (named()) {
                left.add("-" + spot);
              } else {
                left.remove(spot);
              }
              return text(left, use ? spot : last);
            }));
  }

  /** Whether a list goes by a name. */
  private boolean named() {
    return words.contains(WordText.COUNTRIES);
  }

  private static String text(List<String> words, String last) {
    return (words.isEmpty() ? "0" : String.join(" ", words)) + (last.isEmpty() ? "" : " / " + last);
  }
}
