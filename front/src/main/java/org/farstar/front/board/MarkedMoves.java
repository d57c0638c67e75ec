package org.farstar.front.board;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.farstar.ask.answer.ValueText;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Question;
import org.farstar.ask.solve.SolvedGame;
import org.farstar.engine.answer.Analyst;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.answer.WinningMoves;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.play.FirstMoves;
import org.farstar.engine.play.Move;
import org.farstar.engine.search.NoSuchValueException;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.theory.Ask;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.values.shortgame.ShortGame;

/**
 * The moves of a position with what each leads to: whether it wins, draws or loses for who makes
 * it, and what the option is worth.
 *
 * @param question the position
 * @param moves the moves of each player, those of Left for both where the game is impartial
 * @param whole whether everything that was asked for is known
 */
public record MarkedMoves(Question question, Map<Player, List<Marked>> moves, boolean whole) {
  /**
   * A move and what it leads to.
   *
   * @param result for the player who makes it; empty where the budget ended first
   * @param value of the option; empty where it was not asked for, is not known or does not exist
   * @param sensible whether the option is one of the canonical form; empty where that is not known
   */
  public record Marked(
      Move<Sum> move, Optional<Result> result, Optional<Value> value, Optional<Boolean> sensible) {}

  /** So many positions, or so long, each move has before the others have had as much. */
  private static final long SHARE = 5_000;

  private static final Duration SHARE_TIME = Duration.ofMillis(100);

  /** So many winning moves beyond those of the view are shown. */
  private static final int MOST_BEYOND = 24;

  /**
   * Looks at all moves of a position, at each of them shortly first, so that one that is hard does
   * not hold up the others. Where the budget ends the rest stays unknown. Winning moves that are
   * known without trying come first where the view has only some of the moves.
   *
   * @param view the position with its moves
   * @param values whether the values of the options are wanted, too
   * @param solved a solved game that has the position, in which the results are looked up
   */
  public static MarkedMoves of(
      BoardView view, boolean values, Optional<SolvedGame<?>> solved, Desk desk, Control control) {
    Marking marking = new Marking(desk.analyst(), values, solved, control);
    marking.begin(view.question().sum());
    Map<Player, List<Try>> first = new LinkedHashMap<>();
    view.moves()
        .forEach(
            (player, list) ->
                first.put(
                    player,
                    list.list().stream().map(move -> marking.shortly(move, player)).toList()));
    Map<Player, List<Marked>> moves = new LinkedHashMap<>();
    view.moves()
        .forEach(
            (player, list) ->
                moves.put(player, marking.beyond(view.question().sum(), player, list)));
    boolean whole = marking.begun;
    for (Map.Entry<Player, List<Try>> tries : first.entrySet()) {
      List<Marked> list = new ArrayList<>(moves.get(tries.getKey()));
      for (Try done : tries.getValue()) {
        Try last = done.whole() ? done : marking.mark(done.marked(), tries.getKey(), control);
        whole &= last.whole();
        list.add(last.marked());
      }
      moves.put(tries.getKey(), list);
    }
    return new MarkedMoves(view.question(), moves, whole);
  }

  /** What is known of a move, and whether a longer time would not change it. */
  private record Try(Marked marked, boolean whole) {}

  private static final class Marking {
    private final Analyst analyst;
    private final boolean values;
    private final Optional<SolvedGame<?>> solved;
    private final Control control;
    private final Map<Player, Set<String>> canonical = new EnumMap<>(Player.class);
    private boolean begun = true;

    Marking(Analyst analyst, boolean values, Optional<SolvedGame<?>> solved, Control control) {
      this.analyst = analyst;
      this.values = values;
      this.solved = solved;
      this.control = control;
    }

    /** Looks for the canonical form, whose options are the sensible ones. */
    void begin(Sum sum) {
      try {
        if (values && value(sum).orElse(null) instanceof ShortGame game) {
          for (Player player : Player.values()) {
            canonical.put(
                player,
                game.options(player).stream()
                    .map(option -> ValueText.of(option, false).text())
                    .collect(Collectors.toSet()));
          }
        }
      } catch (SearchStopped e) {
        begun = false;
      }
    }

    /** Some of the winning moves that are not among the first ones. */
    List<Marked> beyond(Sum sum, Player player, FirstMoves<Sum> first) {
      if (first.complete() || solved.isPresent()) {
        return List.of();
      }
      Set<String> listed = first.list().stream().map(Move::text).collect(Collectors.toSet());
      Control share = control.part();
      share.share(SHARE, SHARE_TIME);
      try {
        return analyst
            .outcome(sum, Method.BEST, new Ask(true, false), share)
            .first()
            .flatMap(OutcomeAnswer::moves)
            .map(winning -> winning.getOrDefault(player, WinningMoves.none()).moves())
            .orElse(List.of())
            .stream()
            .map(WinningMove::text)
            .filter(text -> !listed.contains(text))
            .limit(MOST_BEYOND)
            .flatMap(
                text ->
                    new SumPlay(sum)
                        .play(sum, player, text).map(to -> new Move<>(text, to)).stream())
            .map(
                move ->
                    new Marked(move, Optional.of(Result.WIN), Optional.empty(), Optional.empty()))
            .map(marked -> mark(marked, player, share).marked())
            .toList();
      } catch (SearchStopped | NotAnsweredException e) {
        return List.of();
      }
    }

    private Optional<Boolean> sensible(Player player, Optional<Value> value) {
      return value
          .filter(v -> canonical.containsKey(player))
          .map(v -> canonical.get(player).contains(ValueText.of(v, false).text()));
    }

    /** What is known of a move after its share of the work. */
    Try shortly(Move<Sum> move, Player player) {
      Marked unknown = new Marked(move, Optional.empty(), Optional.empty(), Optional.empty());
      Control share = control.part();
      share.share(SHARE, SHARE_TIME);
      return mark(unknown, player, share);
    }

    /** What is known of a move, that was known of it before or not, when this control ends. */
    Try mark(Marked before, Player player, Control part) {
      Optional<Result> result = before.result();
      Optional<Value> value = before.value();
      boolean whole = true;
      try {
        part.throwIfStopped();
        if (result.isEmpty()) {
          result =
              outcome(before.move().to(), part)
                  .map(outcome -> outcome.forMover(player.opponent()).forOpponent());
          whole = result.isPresent();
        }
        if (values && value.isEmpty()) {
          Optional<Optional<Value>> found = value(before.move().to(), part);
          whole &= found.isPresent();
          value = found.flatMap(known -> known);
        }
      } catch (SearchStopped e) {
        whole = false;
      } catch (NotAnsweredException e) {
        // No search would find the truth, however long it took.
        whole = true;
      }
      return new Try(new Marked(before.move(), result, value, sensible(player, value)), whole);
    }

    private Optional<Outcome> outcome(Sum sum, Control part) {
      if (solved.isPresent()) {
        return Optional.of(solved.get().outcome(sum));
      }
      return analyst
          .outcome(sum, Method.BEST, Ask.ANSWER, part)
          .first()
          .map(OutcomeAnswer::outcome);
    }

    private Optional<Value> value(Sum sum) {
      return value(sum, control).flatMap(known -> known);
    }

    /** The value of a position, or that there is none; empty where that is not known yet. */
    private Optional<Optional<Value>> value(Sum sum, Control part) {
      try {
        return analyst
            .value(sum, Method.BEST, Ask.ANSWER, part)
            .first()
            .map(answer -> Optional.of(answer.value()));
      } catch (NotAnsweredException | NoSuchValueException e) {
        return Optional.of(Optional.empty());
      }
    }
  }

  /** The moves as data for JSON. */
  public Map<String, Object> data() {
    Map<String, Object> data = new LinkedHashMap<>();
    moves.forEach(
        (player, list) -> {
          List<Map<String, Object>> items = new ArrayList<>();
          for (Marked marked : list) {
            Map<String, Object> item = new LinkedHashMap<>();
            item.put("move", marked.move.text());
            item.put("to", question.text(marked.move.to()));
            item.put("deed", BoardView.deed(question.sum(), marked.move));
            item.put("result", marked.result.map(BoardView::word));
            marked.value.ifPresent(v -> item.put("value", ValueText.of(v, false).text()));
            marked.sensible.ifPresent(sensible -> item.put("sensible", sensible));
            items.add(item);
          }
          data.put(BoardView.key(player), items);
        });
    return data;
  }
}
