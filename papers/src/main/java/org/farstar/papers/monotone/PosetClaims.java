package org.farstar.papers.monotone;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Slip;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.games.order.monotone.posets.Poset;
import org.farstar.games.order.monotone.posets.PosetPlay;
import org.farstar.games.order.monotone.posets.PosetSymmetries;
import org.farstar.papers.small.SmallDigraphs;
import org.farstar.values.player.Outcome;

/** The observations of section 2 on finite partially ordered decks. */
public final class PosetClaims {
  static final int MANY = 100_000;

  private static final String AFTER = "after Observation 3";

  /** Relations of more cards have no number that fits. */
  static final int MOST_CARDS = 11;

  private PosetClaims() {}

  /** The claims, in the order of the paper. */
  public static List<Claim> all() {
    List<Claim> claims =
        new ArrayList<>(List.of(longChains(), pairs(), opposites(), shortest(), cubes(), cube()));
    claims.addAll(ImageStrategyClaims.all());
    return claims;
  }

  private static Claim longChains() {
    return Paper.CLAIMS
        .proposition("1")
        .part("posets")
        .says("On a deck with a chain of more than (a-1)(d-1) cards no game is drawn.")
        .over("all such posets of up to %d cards, a and d up to 3, both conventions", 2, 5)
        .atMost(MOST_CARDS)
        .butNot(
            "On a deck with a chain of (a-1)(d-1) cards none is.",
            (n, cases) -> SmallDigraphs.posets(n, poset -> longChains(poset, 0, cases)))
        .check((n, cases) -> SmallDigraphs.posets(n, poset -> longChains(poset, 1, cases)));
  }

  private static void longChains(Poset poset, int more, Cases cases) {
    List<Integer> cards = new ArrayList<>();
    for (int card = 0; card < poset.size(); card++) {
      cards.add(card);
    }
    // The cards are numbered so that none stands before one below it.
    int longest = longest(poset, cards, false);
    for (int a = 2; a <= 3; a++) {
      for (int d = 2; d <= 3; d++) {
        for (boolean misere : new boolean[] {false, true}) {
          if (longest >= (a - 1) * (d - 1) + more) {
            PosetPlay play = new PosetPlay(a, d, poset, misere);
            Outcome outcome =
                new OutcomeSearch<>(play, OutcomeTable.remembering(), cases.control())
                    .outcome(play.after(List.of()));
            String game = "a=" + a + " d=" + d + (misere ? " misere" : "");
            cases.check(outcome != Outcome.D, () -> game + " is drawn on " + lines(poset));
          }
        }
      }
    }
  }

  private static Claim pairs() {
    return Paper.CLAIMS
        .at("obs-2", "Observation 2")
        .says(
            "On a deck with an order-preserving involution that moves every card the second player"
                + " at least draws the normal game.")
        .over("all such posets of up to %d cards, all a and d up to 4", 2, 6)
        .atMost(MOST_CARDS)
        .butNot(
            "So he does on every deck.",
            (n, cases) -> SmallDigraphs.posets(n, poset -> draws(poset, cases)))
        .check((n, cases) -> SmallDigraphs.posets(n, poset -> pairs(poset, cases)));
  }

  private static Claim opposites() {
    return Paper.CLAIMS
        .at("obs-3", "Observation 3")
        .says(
            "With a = d, on a deck with an order-reversing involution that moves every card, and of"
                + " two comparable images one is minimal and the other maximal, the second player"
                + " at least draws the normal game.")
        .over("all such posets of up to %d cards, all a up to 4", 2, 6)
        .atMost(MOST_CARDS)
        .butNot(
            "So he does with a = d on every deck.",
            (n, cases) ->
                SmallDigraphs.posets(
                    n,
                    poset -> {
                      for (int a = 2; a <= 4; a++) {
                        notFirst(poset, a, a, cases);
                      }
                    }))
        .check((n, cases) -> SmallDigraphs.posets(n, poset -> opposites(poset, cases)));
  }

  private static Claim shortest() {
    return Paper.CLAIMS
        .at("obs-3-two", "Observation 3, case a = d = 2")
        .says(
            "With a = d = 2, on such a deck, the second player wins if two cards can be compared, and"
                + " else the game is a draw.")
        .over("all such posets of up to %d cards", 2, 6)
        .atMost(MOST_CARDS)
        .corrects(
            Slip.printed("the second player can force at least a draw")
                .meaning("The second player wins.")
                .because(
                    "With a = d = 2 the second card completes a sequence if and only if it can be compared with the first. The second player plays the image of a card that can, and without comparable cards nothing is ever completed."),
            (n, cases) ->
                SmallDigraphs.posets(n, poset -> shortest(poset, chain -> Outcome.P, cases)))
        .check(
            (n, cases) ->
                SmallDigraphs.posets(
                    n, poset -> shortest(poset, chain -> chain ? Outcome.P : Outcome.D, cases)));
  }

  private static void shortest(Poset poset, Function<Boolean, Outcome> expected, Cases cases) {
    if (hasOpposites(poset)) {
      boolean chain = false;
      for (int i = 0; i < poset.size(); i++) {
        chain |= poset.above(i) != 0;
      }
      cases.equal(expected.apply(chain), normal(poset, 2, 2, cases), () -> "on " + lines(poset));
    }
  }

  private static Claim cubes() {
    return Paper.CLAIMS
        .at("obs-3-cube", AFTER)
        .says(
            "On the subsets of a k-set with a = d the second player at least draws the normal game.")
        .over("all k up to %d, all a up to 5", 1, 4)
        .atMost(5)
        .butNot("So he does for all a and d.", (k, cases) -> draws(Poset.subsets(k), cases))
        .check(
            (k, cases) -> {
              Poset cube = Poset.subsets(k);
              cases.check(hasOpposites(cube), () -> "2^" + k + " has no such involution");
              for (int a = 2; a <= 5; a++) {
                notFirst(cube, a, a, cases);
              }
            });
  }

  private static Claim cube() {
    return Paper.CLAIMS
        .at("cube", AFTER)
        .says(
            "On the subsets of a 3-set with a = d = 3 the second player wins, though the players can"
                + " reach a draw together.")
        .over("the cube, all plays")
        .butNot(
            "The players cannot reach a draw together.",
            cases ->
                cases.check(
                    !drawn(Poset.subsets(3), 3, 3, new ArrayList<>()), () -> "a play is drawn"))
        .check(
            cases -> {
              Poset cube = Poset.subsets(3);
              cases.equal(Outcome.P, normal(cube, 3, 3, cases), () -> "2^3");
              cases.check(
                  drawn(cube, 3, 3, new ArrayList<>()), () -> "no play of all cards is drawn");
            });
  }

  private static void pairs(Poset poset, Cases cases) {
    if (PosetSymmetries.of(poset, MANY).keeping().stream().anyMatch(PosetClaims::pairsAll)) {
      draws(poset, cases);
    }
  }

  private static void draws(Poset poset, Cases cases) {
    for (int a = 2; a <= 4; a++) {
      for (int d = 2; d <= 4; d++) {
        notFirst(poset, a, d, cases);
      }
    }
  }

  private static void opposites(Poset poset, Cases cases) {
    if (hasOpposites(poset)) {
      for (int a = 2; a <= 4; a++) {
        notFirst(poset, a, a, cases);
      }
    }
  }

  /** Whether a map moves every card and is its own inverse. */
  static boolean pairsAll(int[] map) {
    for (int i = 0; i < map.length; i++) {
      if (map[i] == i || map[map[i]] != i) {
        return false;
      }
    }
    return true;
  }

  private static boolean hasOpposites(Poset poset) {
    return PosetSymmetries.of(poset, MANY).reversing().stream()
        .anyMatch(map -> pairsAll(map) && extremes(poset, map));
  }

  /** Whether of two comparable images under a map one is minimal and the other maximal. */
  static boolean extremes(Poset poset, int[] map) {
    for (int i = 0; i < map.length; i++) {
      if (poset.less(i, map[i]) && (poset.below(i) != 0 || poset.above(map[i]) != 0)) {
        return false;
      }
    }
    return true;
  }

  private static Outcome normal(Poset poset, int a, int d, Cases cases) {
    PosetPlay play = new PosetPlay(a, d, poset, false);
    return new OutcomeSearch<>(play, OutcomeTable.remembering(), cases.control())
        .outcome(play.after(List.of()));
  }

  private static void notFirst(Poset poset, int a, int d, Cases cases) {
    Outcome outcome = normal(poset, a, d, cases);
    cases.check(
        outcome != Outcome.N,
        () -> "a=" + a + " d=" + d + ": the first player wins on " + lines(poset));
  }

  /** A poset on one line. */
  static String lines(Poset poset) {
    return poset.toString().strip().replace("\n", ", ");
  }

  /** Whether the cards can all be played without a critical subsequence. */
  private static boolean drawn(Poset poset, int a, int d, List<Integer> played) {
    if (longest(poset, played, false) >= a || longest(poset, played, true) >= d) {
      return false;
    }
    if (played.size() == poset.size()) {
      return true;
    }
    for (int card = 0; card < poset.size(); card++) {
      if (!played.contains(card)) {
        List<Integer> more = new ArrayList<>(played);
        more.add(card);
        if (drawn(poset, a, d, more)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The longest ascending, or descending, subsequence of cards in the order played. */
  static int longest(Poset poset, List<Integer> cards, boolean descending) {
    int[] ending = new int[cards.size()];
    for (int i = 0; i < ending.length; i++) {
      for (int j = 0; j < i; j++) {
        int low = cards.get(descending ? i : j);
        int high = cards.get(descending ? j : i);
        ending[i] = poset.less(low, high) ? Math.max(ending[i], ending[j]) : ending[i];
      }
      ending[i]++;
    }
    return Arrays.stream(ending).max().orElse(0);
  }
}
