package org.farstar.games.order.monotone;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.farstar.engine.answer.Ask;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Source;
import org.farstar.engine.answer.Step;
import org.farstar.engine.answer.Theory;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.answer.WinningMoves;
import org.farstar.engine.budget.Control;
import org.farstar.engine.rules.Move;
import org.farstar.engine.rules.Outcome;
import org.farstar.engine.rules.Player;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.rules.SumRuleset;
import org.farstar.games.order.Block;
import org.farstar.games.order.Domain;
import org.farstar.games.order.OrderType;
import org.farstar.games.order.monotone.blocks.BlockSearch;
import org.farstar.games.order.monotone.board.BasicForm;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.games.order.monotone.board.Recording;
import org.farstar.games.order.monotone.dense.Box;
import org.farstar.games.order.monotone.dense.DenseGame;
import org.farstar.games.order.monotone.posets.PosetDeck;
import org.farstar.games.order.monotone.posets.PosetSearch;

/**
 * The basic form on decks that are not {1..n}: on a dense chain by its colour sequence, on other
 * infinite chains by colours and gaps, on finite posets by the lengths that each free card would
 * complete.
 */
final class DeckTheory implements Theory<MonotonePosition> {
  /** Who wins at a board, and how that is known. */
  private record Solver(Function<MonotonePosition, Outcome> outcome, String cite) {}

  @Override
  public String cite() {
    return "monotone, Propositions 6 and 8";
  }

  @Override
  public Optional<OutcomeAnswer> outcome(
      SumRuleset<MonotonePosition> rules, Sum<MonotonePosition> sum, Ask ask, Control control) {
    if (!(rules.base() instanceof BasicForm form)) {
      return Optional.empty();
    }
    Optional<Solver> found = solver(form.values(), control);
    if (found.isEmpty()) {
      return Optional.empty();
    }
    Solver solver = found.get();
    MonotonePosition position = sum.single();
    Outcome outcome = outcome(form, position, solver);
    Optional<Map<Player, WinningMoves>> moves = Optional.empty();
    List<Step> reason = List.of();
    if (ask.beyondTheAnswer()) {
      WinningMoves winning = WinningMoves.all(winning(form, position, solver));
      Map<Player, WinningMoves> each = new EnumMap<>(Player.class);
      for (Player player : Player.values()) {
        each.put(player, winning);
      }
      moves = ask.moves() ? Optional.of(each) : moves;
      if (ask.explain() && form.values().deck().chain().isPresent()) {
        reason = List.of(colours(position));
      }
    }
    return Optional.of(
        new OutcomeAnswer(outcome, moves, reason, new Source.ByTheory(solver.cite())));
  }

  private static Step colours(MonotonePosition position) {
    Recording recording = Recording.of(position);
    String text = recording.colours().toString();
    return Step.of(
            "colours",
            "Proposition 8",
            "The colour sequence is " + (text.isEmpty() ? "empty" : text) + ".")
        .with("colours", text);
  }

  private static Outcome outcome(BasicForm form, MonotonePosition position, Solver solver) {
    return form.verdict(position).orElseGet(() -> solver.outcome().apply(position));
  }

  private static List<WinningMove> winning(
      BasicForm form, MonotonePosition position, Solver solver) {
    List<WinningMove> winning = new ArrayList<>();
    for (Move<MonotonePosition> move : form.moveList(position, Player.LEFT)) {
      if (outcome(form, move.to(), solver) == Outcome.P) {
        winning.add(new WinningMove(move.text(), form.write(move.to())));
      }
    }
    return winning;
  }

  private static Optional<Solver> solver(Parameters parameters, Control control) {
    int a = parameters.a();
    int d = parameters.d();
    boolean misere = parameters.misere();
    if (parameters.deck() instanceof PosetDeck deck) {
      PosetSearch search = new PosetSearch(a, d, deck.poset(), misere, control);
      return Optional.of(
          new Solver(
              board -> search.outcome(board.cards().stream().map(c -> (int) c.over() - 1).toList()),
              "search by the lengths that free cards would complete"));
    }
    Optional<OrderType> chain = parameters.deck().chain().map(Domain::type);
    if (chain.isEmpty() || chain.get().finite()) {
      return Optional.empty();
    }
    boolean packed = a + d - (misere ? 2 : 4) <= Box.LONGEST;
    if (packed && chain.get().equals(OrderType.of(Block.Q))) {
      DenseGame game = DenseGame.solve(a, d, misere, control);
      return Optional.of(
          new Solver(
              board -> game.outcome(Recording.of(board).colours()),
              "monotone, Proposition 8; all "
                  + game.table().words()
                  + " colour sequences without a suicidal move"));
    }
    BlockSearch search = new BlockSearch(a, d, misere, control);
    return Optional.of(
        new Solver(
            board -> {
              Recording recording = Recording.of(board);
              return search.outcome(recording.colours(), recording.gaps());
            },
            "monotone, Proposition 6 for sums of blocks"));
  }
}
