package org.farstar.games.order.monotone.chain;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.games.order.monotone.blocks.KeptPositions;

/**
 * Who wins on {1..n} for every n with a strategy: the outcomes up to the n from which on all decks
 * are alike, and the {@link KeptPositions}.
 */
public final class DeckProof {
  private static final long BYTES_PER_POSITION = 150;

  private DeckProof() {}

  /** Whether positions can be packed, and no more than this many decks are to be looked at. */
  public static boolean fits(int a, int d, Convention convention, int mostDecks) {
    if (Math.max(a, d) > GapPosition.LARGEST) {
      return false;
    }
    try {
      return Gaps.largestDeck(a, d, GapBounds.tight(a, d, convention)) <= mostDecks;
    } catch (SearchStopped e) {
      return false;
    }
  }

  /**
   * The lines of a certificate: {@code deck n outcome}, then {@code lost}, {@code settled} and
   * {@code drawn} with the gaps of a position.
   *
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  public static List<String> lines(int a, int d, Convention convention, Control control) {
    GapBounds bounds = GapBounds.tight(a, d, convention);
    Gaps gaps = new Gaps(a, d, convention, bounds);
    KeptPositions<GapPosition> kept =
        new KeptPositions<>(new Space(gaps), BYTES_PER_POSITION, control);
    return kept.meter()
        .during(
            () -> {
              List<String> lines = new ArrayList<>();
              long bound = Gaps.largestDeck(a, d, bounds);
              for (int n = 1; n <= bound; n++) {
                lines.add("deck " + n + " " + kept.begin(gaps.deck(n)));
              }
              lines.addAll(kept.lines());
              return lines;
            });
  }

  private record Space(Gaps gaps) implements KeptPositions.Space<GapPosition> {
    @Override
    public List<GapPosition> options(GapPosition position) {
      return gaps.options(position);
    }

    @Override
    public boolean isEmpty(GapPosition position) {
      return position.empty();
    }

    @Override
    public boolean isSettled(GapPosition position) {
      return position.decided();
    }
  }
}
