package org.farstar.games.order.monotone;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.game.Game;
import org.farstar.engine.rules.Family;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.games.order.monotone.chain.Convention;
import org.farstar.games.order.monotone.chain.GapLook;
import org.farstar.games.order.monotone.chain.GapPosition;
import org.farstar.games.order.monotone.chain.GapRules;
import org.farstar.values.text.NotationException;

/** Monotonic sequence games on {1..n} by their gaps: all decks of a pair of critical lengths. */
public final class MonotoneGapsGame {
  /** The game's name on the command line. */
  public static final String ID = "monotone-gaps";

  private static final Pattern FORM =
      Pattern.compile("\\s*a=([0-9]{1,3})\\s+d=([0-9]{1,3})(\\s+misere)?\\s*");
  private static final String ALLOWED =
      "parameters and a colon first, as in 'a=4 d=3: decks' or 'a=4 d=3 misere: 12'";

  private static final String SOURCE =
      "Albert and others, Monotonic sequence games, Games of No Chance 3 (2009)";

  private MonotoneGapsGame() {}

  private static Variant<GapPosition> variant(String parameters, Sources sources) {
    Matcher form = FORM.matcher(parameters);
    if (!form.matches()) {
      String found = parameters.isBlank() ? "no parameters" : "'" + parameters.strip() + "'";
      throw new NotationException(parameters, 1, found, ALLOWED);
    }
    int a = Integer.parseInt(form.group(1));
    int d = Integer.parseInt(form.group(2));
    boolean misere = form.group(3) != null;
    if (a < 2 || d < 2) {
      throw new NotationException(parameters, 1, "a=" + a + " d=" + d, "lengths from 2 on");
    }
    try {
      GapRules rules = new GapRules(a, d, Convention.of(misere));
      return Variant.of(rules)
          .with(new GapLook(rules))
          .with("a=" + a + " d=" + d + (misere ? " misere" : ""));
    } catch (SearchStopped e) {
      throw new NotationException(
          parameters, 1, "a=" + a + " d=" + d, "lengths whose positions fit into 128 bits");
    }
  }

  /** The game. */
  public static Game<GapPosition> game() {
    return Game.named(ID)
        .title("Gaps of monotonic sequence games")
        .board("order")
        .rules(
            "There are two lengths a and d, and the first move names how many cards the deck has.",
            "Every later move puts an unused card at the right end of the row.",
            "Whoever completes an ascending subsequence of length a or a descending one of length d"
                + " wins; in misère play that player loses.")
        .goal(
            "First a deck {1..n} is named, then its cards are played; whoever completes an ascending"
                + " or descending subsequence wins (misere: loses).")
        .text(
            "a=.. d=.. [misere] : decks, the size of a deck, or 'open' or 'decided' and gaps"
                + " x,y=size from the lowest")
        .parameter("a=, d=    the critical lengths, from 2 on")
        .parameter("misere    who completes a subsequence loses")
        .example("a=4 d=3: 12", "the deck {1..12}", SOURCE)
        .example(
            "a=3 d=3: decks",
            "all decks; 'farstar solve' makes the certificate of the pair",
            SOURCE)
        .of((Family<GapPosition>) MonotoneGapsGame::variant)
        .build();
  }
}
