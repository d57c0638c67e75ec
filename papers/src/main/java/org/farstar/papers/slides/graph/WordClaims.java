package org.farstar.papers.slides.graph;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.claim.Slip;
import org.farstar.engine.search.NimAlgebra;
import org.farstar.engine.search.ValueSearch;
import org.farstar.engine.theory.Works;
import org.farstar.games.graph.words.WordChain;
import org.farstar.games.graph.words.WordStatements;
import org.farstar.games.graph.words.Words;
import org.farstar.values.player.Player;

/** What the lecture says about word chains. */
public final class WordClaims {
  private static final Claims LECTURE = Claims.of(Works.SLIDES);
  private static final List<String> PRINTED =
      List.of("England", "France", "Germany", "Russia", "Bulgaria");
  private static final WordChain RULES = new WordChain();

  private WordClaims() {}

  /** All of them. */
  public static List<Claim> all() {
    return List.of(arcsBetweenWords(), pairsCancel());
  }

  private static Claim arcsBetweenWords() {
    return Claims.of(WordStatements.ARCS)
        .over("the five words: the start and all pairs (X, w) with w not in X")
        .corrects(
            Slip.printed(
                    "(X', w') in N^+((X, w)) iff w' in X and w' begins with the last letter of w")
                .meaning("The arc leads to (X, w'), so that a word could be named again.")
                .because(
                    "In a play no word is named twice, so that the word is taken from the set that is left."),
            cases -> allArcs(cases, true))
        .check(cases -> allArcs(cases, false));
  }

  private static Claim pairsCancel() {
    return Claims.of(WordStatements.PAIRS)
        .over("all sets of up to %d words on three letters, and every letter before them", 2, 5)
        .check(WordClaims::pairs);
  }

  private static void allArcs(Cases cases, boolean keeping) {
    arcs(new Words(PRINTED, Optional.empty()), cases, keeping);
    for (String last : PRINTED) {
      for (int bits = 0; bits < 1 << PRINTED.size(); bits++) {
        List<String> left = new ArrayList<>();
        for (int i = 0; i < PRINTED.size(); i++) {
          if ((bits >> i & 1) == 1 && !PRINTED.get(i).equals(last)) {
            left.add(PRINTED.get(i));
          }
        }
        arcs(new Words(left, Optional.of(last)), cases, keeping);
      }
    }
  }

  private static void arcs(Words words, Cases cases, boolean keeping) {
    Set<Words> expected = new HashSet<>();
    for (String word : words.left()) {
      String lower = word.toLowerCase(Locale.ROOT);
      if (words.last().isEmpty() || words.last().get().endsWith(lower.substring(0, 1))) {
        List<String> rest = new ArrayList<>(words.left());
        if (!keeping) {
          rest.remove(word);
        }
        expected.add(new Words(rest, Optional.of(word)));
      }
    }
    cases.equal(
        expected,
        new HashSet<>(RULES.options(words, Player.LEFT)),
        () -> "the options of " + words);
  }

  /** All choices of this many of the nine kinds of words on three letters, with repetition. */
  private static void pairs(int size, Cases cases) {
    ValueSearch<Words, ?> search = new ValueSearch<>(RULES, new NimAlgebra(), cases.control());
    choose(size, 0, new ArrayList<>(), search, cases);
  }

  private static void choose(
      int more, int from, List<Integer> kinds, ValueSearch<Words, ?> search, Cases cases) {
    if (more == 0) {
      without(kinds, search, cases);
      return;
    }
    for (int kind = from; kind < 9; kind++) {
      kinds.add(kind);
      choose(more - 1, kind, kinds, search, cases);
      kinds.remove(kinds.size() - 1);
    }
  }

  private static void without(List<Integer> kinds, ValueSearch<Words, ?> search, Cases cases) {
    for (int i = 0; i < kinds.size(); i++) {
      for (int j = i + 1; j < kinds.size(); j++) {
        if (kinds.get(i) / 3 == kinds.get(j) % 3 && kinds.get(i) % 3 == kinds.get(j) / 3) {
          List<Integer> rest = new ArrayList<>(kinds);
          rest.remove(j);
          rest.remove(i);
          for (String last : List.of("a", "b", "c")) {
            Words whole = words(kinds, last);
            cases.equal(
                search.value(whole),
                search.value(words(rest, last)),
                () -> whole + " without a pair");
          }
        }
      }
    }
  }

  private static Words words(List<Integer> kinds, String last) {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < kinds.size(); i++) {
      words.add(
          "abc".charAt(kinds.get(i) / 3) + Integer.toString(i) + "abc".charAt(kinds.get(i) % 3));
    }
    return new Words(words, Optional.of(last));
  }
}
