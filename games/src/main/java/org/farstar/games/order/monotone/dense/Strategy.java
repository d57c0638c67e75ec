package org.farstar.games.order.monotone.dense;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.farstar.values.text.Scanner;

/**
 * A strategy for whoever has just moved, on a dense order, for one d and every a: a set of words,
 * given by patterns, into which every move out of the set can be answered.
 *
 * <p>{@link #prove} checks that: with S the set, no word of S has a move to a word that has no move
 * into S. Since no play is endless, whoever answers into S never runs out of moves, so every word
 * of S is lost for the player to move. The words have every length, which is to say every a, and so
 * have the automata that decide it; {@link MoveRelation} has the moves. Where the word of the
 * single card is in S, the first player wins by playing any card.
 *
 * @param blues how many bluish elements there may be: d - 2
 * @param patterns the words; all have this many ones
 */
public record Strategy(int blues, List<WordPattern> patterns) {
  /** Refuses patterns with another number of ones. */
  public Strategy {
    patterns = List.copyOf(patterns);
  }

  /**
   * What {@link #prove} found.
   *
   * @param states the states of the automaton of S
   * @param flaw a shortest word with a move that cannot be answered into S, as 0s and 1s; empty
   *     where S is a strategy
   * @param exact whether, among the words with at least {@code from} zeros, S has all lost ones
   * @param uncovered the numbers of zeros with which the word of the single card is not in S, up to
   *     twice the number of states: whether it is in S is periodic long before, with a period of at
   *     most {@code states}, so that the even numbers, for instance, are all covered if these are
   * @param from with this many zeros or more it is in S; empty where there is no such number
   */
  public record Proof(
      int states,
      Optional<String> flaw,
      boolean exact,
      List<Integer> uncovered,
      Optional<Integer> from) {
    /** Whether S is a strategy that has the single card for all but finitely many a. */
    public boolean holds() {
      return flaw.isEmpty() && from.isPresent();
    }
  }

  /**
   * Reads patterns line by line, {@code 1+1 2 0 1+1}; blank lines and what follows a # do not
   * count.
   *
   * @throws org.farstar.values.text.NotationException at a line that is no pattern, or one with
   *     another number of gaps
   */
  public static Strategy read(String text) {
    List<WordPattern> patterns = new ArrayList<>();
    Scanner at = new Scanner(text);
    do {
      Scanner line = at.upTo('\n').upTo('#').rest();
      if (!line.atEnd()) {
        WordPattern pattern = WordPattern.read(line);
        if (!patterns.isEmpty() && patterns.get(0).ones() != pattern.ones()) {
          throw line.stretchError(
              pattern.gaps().size() + " gaps",
              patterns.get(0).gaps().size() + " gaps, as in the first line");
        }
        patterns.add(pattern);
      }
    } while (at.accept('\n'));
    if (patterns.isEmpty() || patterns.get(0).ones() == 0) {
      throw at.error("a pattern of two gaps or more");
    }
    return new Strategy(patterns.get(0).ones(), patterns);
  }

  /** The text that {@link #read} takes. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    patterns.forEach(pattern -> text.append(pattern).append('\n'));
    return text.toString();
  }

  /** The same patterns as colour sequences, each with the numbers of red elements to come. */
  public String colours() {
    StringBuilder text = new StringBuilder();
    patterns.forEach(pattern -> text.append(pattern.colours()).append('\n'));
    return text.toString();
  }

  /** The words of the strategy. */
  public RegularLanguage words() {
    return WordPattern.language(patterns);
  }

  /** Decides whether it is one; see the class. */
  public Proof prove() {
    RegularLanguage words = words();
    RegularLanguage unanswered = MoveRelation.into(words).complement();
    RegularLanguage flawed = words.and(MoveRelation.into(unanswered));
    List<Integer> covered = new ArrayList<>();
    List<Integer> uncovered = new ArrayList<>();
    // The run of zeros at the end leads into a circle of states after at most that many steps.
    int state = words.after("1".repeat(blues - 1) + "01");
    for (int zeros = 1; zeros <= 2 * words.states() + 1; zeros++) {
      (words.ends(state) ? covered : uncovered).add(zeros);
      state = words.next(state, 0);
    }
    int last = uncovered.isEmpty() ? 0 : uncovered.get(uncovered.size() - 1);
    boolean settled = last <= words.states();
    Optional<Integer> from = settled ? Optional.of(last + 1) : Optional.empty();
    boolean exact =
        flawed.shortest().isEmpty()
            && settled
            && unanswered.and(domain(last + 1)).without(words).shortest().isEmpty();
    return new Proof(
        words.states(), flawed.shortest(), exact, List.copyOf(new TreeSet<>(uncovered)), from);
  }

  /** All words with this many ones and at least this many zeros. */
  private RegularLanguage domain(int zeros) {
    List<WordPattern> all = new ArrayList<>();
    List<WordPattern.Zeros> free = new ArrayList<>();
    for (int i = 0; i <= blues; i++) {
      free.add(new WordPattern.Zeros(0, 1));
    }
    all.add(new WordPattern(free));
    RegularLanguage few = null;
    for (int total = 0; total < zeros; total++) {
      RegularLanguage some = RegularLanguage.withLetters(total, blues);
      few = few == null ? some : few.or(some);
    }
    RegularLanguage words = WordPattern.language(all);
    return few == null ? words : words.without(few);
  }
}
