package org.farstar.games.graph.words;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.search.PlayReduced;
import org.farstar.engine.theory.Reduced;
import org.farstar.engine.theory.Reduction;
import org.farstar.engine.theory.Statement;

/** Only the first and last letters of words matter: a word chain is played on the letters. */
final class LetterReduction implements Reduction<Words> {
  /** The matrix of pairs of letters has this many rows at most. */
  private static final int MOST_LETTERS = 256;

  private static final LetterPlay PLAY = new LetterPlay();

  @Override
  public List<Statement> statements() {
    return List.of(WordStatements.ARCS, WordStatements.PAIRS);
  }

  @Override
  public Optional<Reduced> reduce(Words words, Workspace workspace) {
    return chain(words).map(chain -> PlayReduced.of(PLAY, chain, workspace, LetterReduction.class));
  }

  /** The position on the letters; empty where there are too many different ones. */
  static Optional<LetterPosition> chain(Words words) {
    TreeSet<Integer> all = new TreeSet<>();
    all.add(LetterGraph.DEAD);
    for (String word : words.left()) {
      all.add(Letters.first(word).getAsInt());
      all.add(Letters.last(word).getAsInt());
    }
    if (all.size() > MOST_LETTERS) {
      return Optional.empty();
    }
    int[] letters = all.stream().mapToInt(Integer::intValue).toArray();
    LetterGraph graph = new LetterGraph(letters.length);
    for (String word : words.left()) {
      graph.add(
          Arrays.binarySearch(letters, Letters.first(word).getAsInt()),
          Arrays.binarySearch(letters, Letters.last(word).getAsInt()),
          1);
    }
    int letter =
        words.last().map(word -> Letters.last(word).getAsInt()).orElse(LetterPosition.Chain.ANY);
    return Optional.of(LetterPosition.Chain.of(letters, graph, letter));
  }
}
