package org.farstar.games.graph.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sources;
import org.farstar.values.player.Player;

/**
 * A move uses a word that is left and begins with the last letter of the word before; at the start
 * any word. See {@link Letters} for what counts as a letter.
 */
public final class WordChain implements Rules<Words> {
  /** The rules. */
  public WordChain() {}

  @Override
  public void moves(Words words, Player player, Moves<Words> moves) {
    for (String word : words.playable()) {
      moves.add(words.use(word), () -> word);
    }
  }

  @Override
  public boolean impartial() {
    return true;
  }

  @Override
  public Words read(String text) {
    return read(text, Sources.none());
  }

  @Override
  public Words read(String text, Sources sources) {
    return WordText.read(text, sources);
  }

  @Override
  public String write(Words words) {
    return WordText.write(words);
  }

  /** How many words are left. */
  @Override
  public OptionalLong rank(Words words) {
    return OptionalLong.of(words.left().size());
  }

  /**
   * Only the first and last letters of words matter, and only words that can still come up: the
   * others are dropped, and what remains is named by its letters and a number.
   */
  @Override
  public Words representative(Words words) {
    Map<String, List<String>> byFirst = new TreeMap<>();
    for (String word : words.left()) {
      byFirst
          .computeIfAbsent(letter(Letters.first(word)), letter -> new ArrayList<>())
          .add(letter(Letters.last(word)));
    }
    List<String> open =
        words.last().isPresent()
            ? new ArrayList<>(List.of(letter(Letters.last(words.last().get()))))
            : new ArrayList<>(byFirst.keySet());
    Map<String, Integer> counts = new TreeMap<>();
    for (int i = 0; i < open.size(); i++) {
      for (String last : byFirst.getOrDefault(open.get(i), List.of())) {
        counts.merge(open.get(i) + "0" + last, 1, Integer::sum);
        if (!open.contains(last)) {
          open.add(last);
        }
      }
    }
    List<String> names = new ArrayList<>();
    counts.forEach(
        (pair, count) -> {
          for (int i = 1; i <= count; i++) {
            names.add(pair.replace("0", Integer.toString(i)));
          }
        });
    return Words.of(names, words.last().map(last -> open.get(0)));
  }

  private static String letter(OptionalInt letter) {
    return Character.toString(letter.getAsInt());
  }
}
