package org.farstar.games.order.monotone.chain;

import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import org.farstar.engine.rules.Look;
import org.farstar.engine.setup.Setup;
import org.farstar.games.order.monotone.chain.GapPosition.Stage;
import org.farstar.picture.Boards;
import org.farstar.picture.Drawing;

/**
 * Positions of {@link GapRules} as people see them: a strip for each gap, a cell for each card;
 * before a deck is named, one strip as long as the largest deck.
 */
public final class GapLook implements Look<GapPosition> {
  private final GapRules rules;

  /**
   * @param rules whose positions are looked at
   */
  public GapLook(GapRules rules) {
    this.rules = rules;
  }

  @Override
  public String picture(GapPosition position) {
    return rules.write(position);
  }

  @Override
  public Optional<Drawing> drawing(GapPosition position) {
    if (position.stage() == Stage.DECKS) {
      return Optional.of(Boards.strips(".".repeat((int) rules.largestDeck()), Map.of()));
    }
    if (rules.verdict(position).isPresent()) {
      return Optional.empty();
    }
    StringJoiner gaps = new StringJoiner("|");
    position.gaps().forEach(gap -> gaps.add(".".repeat((int) gap.size())));
    return Optional.of(Boards.strips(gaps.toString(), Map.of()));
  }

  @Override
  public Setup setup() {
    return scene -> Optional.of(GapSetup.of(scene));
  }
}
