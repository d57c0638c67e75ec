package org.farstar.games.graph.words;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * The words that are left and the last one that was used; immutable.
 *
 * @param left different words, each with a letter, in the order of the alphabet of Unicode
 * @param last the last word used; empty at the start, where any word may be used
 */
public record Words(List<String> left, Optional<String> last) {
  public Words {
    left = List.copyOf(new TreeSet<>(left));
  }

  static Words of(Collection<String> left, Optional<String> last) {
    return new Words(List.copyOf(left), last);
  }

  /** The words that may be used now. */
  List<String> playable() {
    if (last.isEmpty()) {
      return left;
    }
    int letter = Letters.last(last.get()).getAsInt();
    return left.stream().filter(word -> Letters.first(word).getAsInt() == letter).toList();
  }

  /** The position after a word was used. */
  Words use(String word) {
    List<String> rest = new ArrayList<>(left);
    rest.remove(word);
    return new Words(rest, Optional.of(word));
  }

  @Override
  public String toString() {
    return WordText.write(this);
  }
}
