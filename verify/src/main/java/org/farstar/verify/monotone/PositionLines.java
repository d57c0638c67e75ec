package org.farstar.verify.monotone;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.values.player.Outcome;
import org.farstar.verify.RefusedException;

/**
 * Positions of {@link DeckRules}, a line for each:
 *
 * <ul>
 *   <li>{@code lost} and {@code settled}: the player to move loses, before and after draws have
 *       become impossible. After every move there is one to another position of these;
 *   <li>{@code drawn}: some move leads to a drawn position, and after every other there is one to a
 *       lost position or the position is drawn.
 * </ul>
 *
 * <p>All of them are checked; no play is endless, so each is what it is said to be.
 */
final class PositionLines {
  private static final Pattern GAP =
      Pattern.compile("([1-9][0-9]{0,2}),([1-9][0-9]{0,2}),([0-9wzq*+]{1,1000})");

  private final DeckRules rules;
  private final String allowed;
  private final Map<Gaps, Integer> lines = new LinkedHashMap<>();
  private final Set<Gaps> lost = new HashSet<>();
  private final Set<Gaps> drawn = new HashSet<>();
  private final Map<Gaps, Boolean> won = new HashMap<>();
  private long moves;

  /**
   * No positions yet.
   *
   * @param allowed the words with which a line may begin
   */
  PositionLines(DeckRules rules, String allowed) {
    this.rules = rules;
    this.allowed = allowed;
  }

  /** How many positions there are. */
  int count() {
    return lines.size();
  }

  /** How many moves were tried from them. */
  long moves() {
    return moves;
  }

  /** Reads a line. */
  void read(int number, String text) {
    String[] words = text.split(" ", -1);
    boolean settled = words[0].equals("settled");
    if (!settled && !words[0].equals("lost") && !words[0].equals("drawn") || words.length < 2) {
      throw RefusedException.at(number, "found '" + text + "', allowed: " + allowed);
    }
    List<Stretch> gaps = new ArrayList<>();
    for (String word : List.of(words).subList(1, words.length)) {
      gaps.add(gap(number, word));
    }
    Gaps position = new Gaps(gaps, settled);
    if (!rules.canBe(position)) {
      throw RefusedException.at(number, "no play leads to gaps like '" + position + "'");
    }
    Integer other = lines.put(position, number);
    if (other != null) {
      throw RefusedException.at(number, "the position stands in line " + other + " already");
    }
    (words[0].equals("drawn") ? drawn : lost).add(position);
  }

  private static Stretch gap(int number, String word) {
    Matcher form = GAP.matcher(word);
    return Optional.of(form)
        .filter(Matcher::matches)
        .flatMap(matched -> Order.read(matched.group(3)))
        .filter(order -> order.toString().equals(form.group(3)))
        .map(
            order ->
                new Stretch(
                    Integer.parseInt(form.group(1)), Integer.parseInt(form.group(2)), order))
        .orElseThrow(
            () ->
                RefusedException.at(
                    number, "found '" + word + "', allowed: a gap as in 4,3,5 or 4,3,2+w*"));
  }

  /** Checks each line. */
  void check(Runnable checkStop) {
    for (Map.Entry<Gaps, Integer> line : lines.entrySet()) {
      checkStop.run();
      check(line.getValue(), line.getKey());
    }
  }

  private void check(int number, Gaps position) {
    boolean mayDraw = drawn.contains(position);
    boolean draw = false;
    for (Gaps option : rules.options(position)) {
      moves++;
      if (mayDraw && isDrawn(option)) {
        draw = true;
      } else if (!isWon(option)) {
        throw RefusedException.at(number, "no answer to a move to '" + option + "' has a line");
      }
    }
    if (mayDraw && !draw) {
      throw RefusedException.at(number, "no move leads to a drawn position that has a line");
    }
  }

  /** Whether the outcome of a position follows from the lines: N, P or D. */
  boolean prove(Outcome outcome, Gaps position) {
    return switch (outcome) {
      case N -> isWon(position);
      case P -> isLost(position);
      default -> isDrawn(position);
    };
  }

  /** Whether a position is drawn: it has a line, or there is no card. */
  private boolean isDrawn(Gaps position) {
    return drawn.contains(position) || !position.settled() && position.gaps().isEmpty();
  }

  /** Whether the player to move loses: the position has a line, or there is no move. */
  private boolean isLost(Gaps position) {
    return lost.contains(position) || rules.stuck(position);
  }

  private boolean isWon(Gaps position) {
    Boolean known = won.get(position);
    if (known == null) {
      known = rules.any(position, this::isLost);
      won.put(position, known);
    }
    return known;
  }
}
