package org.farstar.games.order.monotone.posets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.search.PlayReduced;
import org.farstar.engine.theory.Reduced;
import org.farstar.engine.theory.Reduction;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.games.order.Element;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.farstar.games.order.monotone.board.MonotoneStatements;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.games.order.monotone.board.ResultStep;
import org.farstar.values.player.Outcome;

/** The basic form on a finite poset, by the lengths that each free card would complete. */
public final class PosetReduction implements Reduction<MonotonePosition> {
  private final Parameters game;
  private final Poset poset;

  /** The reduction of a game on a finite deck of at most {@value Poset#MOST} cards. */
  public PosetReduction(Parameters game) {
    this.game = game;
    this.poset = Poset.of(game.deck());
  }

  @Override
  public List<Statement> statements() {
    return List.of(MonotoneStatements.LENGTHS);
  }

  private PosetPlay play(Workspace workspace) {
    return workspace.table(
        List.of(PosetPlay.class, game),
        () -> new PosetPlay(game.a(), game.d(), poset, game.misere()));
  }

  @Override
  public Optional<Reduced> reduce(MonotonePosition position, Workspace workspace) {
    PosetPlay play = play(workspace);
    return Optional.of(PlayReduced.of(play, reduced(play, position), workspace, play));
  }

  private PosetPosition reduced(PosetPlay play, MonotonePosition position) {
    return play.after(position.cards().stream().map(PosetReduction::number).toList());
  }

  private static int number(Element card) {
    return (int) card.over() - 1;
  }

  /** The lengths that are left, and the cards that have become equal to a pass. */
  @Override
  public List<Step> reason(
      MonotonePosition position, Outcome outcome, Workspace workspace, Control control) {
    PosetPosition reduced = reduced(play(workspace), position);
    List<List<Object>> cards = new ArrayList<>();
    int free = poset.size() - position.cards().size();
    for (int card = 0; card < poset.size(); card++) {
      if (reduced.free(card)) {
        int up = ending(position, card, true);
        int down = ending(position, card, false);
        cards.add(List.of(poset.name(card), up, down));
      }
    }
    int idle = free - cards.size();
    return List.of(
        Step.of(StepKind.LENGTHS, MonotoneStatements.LENGTHS)
            .with("a", game.a())
            .with("d", game.d())
            .with("cards", cards)
            .with("others", idle),
        ResultStep.of(outcome, Optional.empty()));
  }

  /** The longest subsequence of the board and a card after it that the card ends. */
  private int ending(MonotonePosition position, int card, boolean up) {
    List<Integer> cards = new ArrayList<>();
    position.cards().forEach(other -> cards.add(number(other)));
    cards.add(card);
    int[] length = new int[cards.size()];
    for (int i = 0; i < length.length; i++) {
      length[i] = 1;
      for (int j = 0; j < i; j++) {
        int low = cards.get(up ? j : i);
        int high = cards.get(up ? i : j);
        if (poset.less(low, high)) {
          length[i] = Math.max(length[i], length[j] + 1);
        }
      }
    }
    return length[length.length - 1];
  }
}
