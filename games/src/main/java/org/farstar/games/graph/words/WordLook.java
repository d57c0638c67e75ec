package org.farstar.games.graph.words;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.rules.Look;
import org.farstar.picture.Boards;
import org.farstar.picture.Drawing;
import org.farstar.picture.Ink;

/** The last word, and the words that are left; those that may come next stand out. */
final class WordLook implements Look<Words> {
  private static final int MOST = 250;

  @Override
  public String picture(Words words) {
    return words.toString();
  }

  /** Empty where there are more words than anybody would look through. */
  @Override
  public Optional<Drawing> drawing(Words words) {
    if (words.left().size() > MOST) {
      return Optional.empty();
    }
    Set<String> playable = new HashSet<>(words.playable());
    List<String> all = new ArrayList<>(words.left());
    words.last().ifPresent(last -> all.add(0, last + " \u2192"));
    return Optional.of(
        Boards.words(
            all,
            word ->
                playable.contains(word)
                    ? Ink.LEFT_CELL
                    : word.endsWith("\u2192") ? Ink.STONE : Ink.CELL));
  }
}
