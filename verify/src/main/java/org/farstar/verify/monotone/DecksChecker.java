package org.farstar.verify.monotone;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.farstar.values.player.Outcome;
import org.farstar.verify.Certificate;
import org.farstar.verify.RefusedException;

/**
 * Checks who wins a monotonic sequence game on {1..n} for every n; {@link DeckRules} says by which
 * rules and up to which n that must be looked at. The body has the outcomes, a line {@code deck n
 * outcome} for each n from 1 to the bound, and then positions:
 *
 * <ul>
 *   <li>{@code lost} and {@code settled}: the player to move loses, before and after draws have
 *       become impossible. After every move there is one to another position of these;
 *   <li>{@code drawn}: some move leads to a drawn position, and after every other there is one to a
 *       lost position or the position is drawn.
 * </ul>
 *
 * <p>All of them are checked, and every outcome; no play is endless, so each is what it is said to
 * be.
 */
public final class DecksChecker {
  private static final Pattern GAP = Pattern.compile("[0-9]{1,3},[0-9]{1,3},[0-9]{1,7}");

  /**
   * What was verified.
   *
   * @param outcomes the outcomes for n = 1, 2 and so on; the last one is that of all larger n
   * @param positions how many positions the body has
   * @param moves how many moves were tried from them
   */
  public record Verified(List<Outcome> outcomes, int positions, long moves) {}

  private final DeckRules rules;
  private final List<Outcome> outcomes = new ArrayList<>();
  private final Map<Gaps, Integer> lines = new LinkedHashMap<>();
  private final Set<Gaps> lost = new HashSet<>();
  private final Set<Gaps> drawn = new HashSet<>();
  private final Map<Gaps, Boolean> won = new HashMap<>();
  private long moves;

  private DecksChecker(DeckRules rules) {
    this.rules = rules;
  }

  /**
   * Checks the body of a certificate.
   *
   * @param a the critical length of ascending subsequences
   * @param d that of descending ones
   * @param misere whether who completes one loses
   * @param body the lines
   * @param checkStop called now and then; what it throws ends the check
   * @throws RefusedException if it is not one
   */
  public static Verified check(
      int a, int d, boolean misere, List<String> body, Runnable checkStop) {
    DecksChecker checker = new DecksChecker(new DeckRules(a, d, misere, checkStop));
    for (int i = 0; i < body.size(); i++) {
      checker.read(Certificate.FIRST_OF_BODY + i, body.get(i));
    }
    int bound = checker.rules.bound();
    if (checker.outcomes.size() != bound) {
      throw RefusedException.whole(
          "found " + checker.outcomes.size() + " decks, allowed: " + bound + ", the bound");
    }
    for (Map.Entry<Gaps, Integer> line : checker.lines.entrySet()) {
      checkStop.run();
      checker.check(line.getValue(), line.getKey());
    }
    for (int n = 1; n <= bound; n++) {
      checker.start(n);
    }
    return new Verified(List.copyOf(checker.outcomes), checker.lines.size(), checker.moves);
  }

  private void read(int number, String text) {
    String[] words = text.split(" ", -1);
    if (words[0].equals("deck")) {
      String n = "" + (outcomes.size() + 1);
      if (words.length != 3 || !words[1].equals(n) || !words[2].matches("[NPD]")) {
        throw RefusedException.at(
            number, "found '" + text + "', allowed: deck " + n + " N, P or D");
      }
      outcomes.add(Outcome.valueOf(words[2]));
      return;
    }
    boolean settled = words[0].equals("settled");
    if (!settled && !words[0].equals("lost") && !words[0].equals("drawn") || words.length < 2) {
      throw RefusedException.at(
          number, "found '" + text + "', allowed: deck, lost, settled or drawn");
    }
    List<Integer> gaps = new ArrayList<>();
    for (String word : List.of(words).subList(1, words.length)) {
      if (!GAP.matcher(word).matches()) {
        throw RefusedException.at(number, "found '" + word + "', allowed: a gap as in 4,3,5");
      }
      for (String part : word.split(",")) {
        gaps.add(Integer.parseInt(part));
      }
    }
    Gaps position = new Gaps(gaps, settled);
    if (!rules.canBe(position)) {
      throw RefusedException.at(number, "no play leads to gaps like '" + position.text() + "'");
    }
    Integer other = lines.put(position, number);
    if (other != null) {
      throw RefusedException.at(number, "the position stands in line " + other + " already");
    }
    (words[0].equals("drawn") ? drawn : lost).add(position);
  }

  private void check(int number, Gaps position) {
    boolean draw = false;
    for (Gaps option : rules.options(position)) {
      moves++;
      if (drawn.contains(position) && isDrawn(option)) {
        draw = true;
      } else if (!isWon(option)) {
        throw RefusedException.at(
            number, "no answer to a move to '" + option.text() + "' has a line");
      }
    }
    if (drawn.contains(position) && !draw) {
      throw RefusedException.at(number, "no move leads to a drawn position that has a line");
    }
  }

  /** Whether a position is drawn: it has a line, or there is no card. */
  private boolean isDrawn(Gaps position) {
    return drawn.contains(position) || !position.settled() && position.count() == 0;
  }

  /** Whether the player to move loses: the position has a line, or there is no move. */
  private boolean isLost(Gaps position) {
    return lost.contains(position)
        || (position.settled() || position.count() > 0) && rules.options(position).isEmpty();
  }

  private boolean isWon(Gaps position) {
    Boolean known = won.get(position);
    if (known == null) {
      known = rules.options(position).stream().anyMatch(this::isLost);
      won.put(position, known);
    }
    return known;
  }

  private void start(int n) {
    Gaps start = rules.whole(n);
    boolean holds =
        switch (outcomes.get(n - 1)) {
          case N -> isWon(start);
          case P -> isLost(start);
          default -> isDrawn(start);
        };
    if (!holds) {
      throw RefusedException.at(
          Certificate.FIRST_OF_BODY + n - 1, "the lines below do not prove this outcome");
    }
  }
}
