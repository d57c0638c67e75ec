package org.farstar.games.graph.words;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.rules.Look;
import org.farstar.engine.setup.Setup;
import org.farstar.picture.Boards;
import org.farstar.picture.Drawing;
import org.farstar.picture.Ink;

/** The last word, and the words that are left; those that may come next stand out. */
final class WordLook implements Look<Words> {
  private static final int MOST = 250;

  /** Stands behind the word that was used last. */
  static final String LAST = " \u2192";

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
    words.last().ifPresent(last -> all.add(0, last + LAST));
    return Optional.of(
        Boards.words(
            all,
            word ->
                playable.contains(word)
                    ? Ink.LEFT_CELL
                    : word.endsWith(LAST) ? Ink.STONE : Ink.CELL));
  }

  @Override
  public Setup setup() {
    return scene -> Optional.of(new WordSetup(scene).hand(scene.line()));
  }
}
