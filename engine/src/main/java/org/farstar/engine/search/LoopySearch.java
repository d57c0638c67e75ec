package org.farstar.engine.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.kernel.Retrograde;
import org.farstar.engine.memory.Measured;
import org.farstar.engine.play.BrokenRulesException;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Move;
import org.farstar.engine.play.Play;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * Decides who wins a play that {@linkplain Play#endless may never end}: all positions that can be
 * reached, each with who is to move there, and {@link Retrograde} on them. Symmetric positions are
 * one.
 *
 * <p>Time and memory are proportional to the positions that can be reached, which must be finitely
 * many. For one thread.
 *
 * @param <P> the positions
 */
public final class LoopySearch<P> implements OutcomeSolver<P> {
  private final Play<P> play;
  private final Outcome endless;
  private final Tables<P> tables;
  private final Control control;
  private final Meter meter;
  private int[] row = new int[64];

  /**
   * The positions that were reached, with who wins them; what searches of one play share, one after
   * the other. Owned by a workspace.
   *
   * @param <P> the positions
   */
  public static final class Tables<P> implements Measured {
    /** A node in a map, a small position, and what {@link Retrograde} keeps of it; estimated. */
    private static final long BYTES_PER_NODE = 200;

    private Retrograde graph = new Retrograde();

    /** The numbers of positions with Left to move, and of those with Right to move. */
    private final List<Map<P, Integer>> numbers = List.of(new HashMap<>(), new HashMap<>());

    private final List<P> positions = new ArrayList<>();
    private final List<Player> movers = new ArrayList<>();
    private int solved;

    /** No position has been reached. */
    public Tables() {}

    @Override
    public synchronized long bytes() {
      return positions.size() * BYTES_PER_NODE + graph.bytes();
    }

    /** Forgets everything where it takes more than this many bytes. */
    public synchronized void limit(long most) {
      if (bytes() > most) {
        graph = new Retrograde();
        numbers.forEach(Map::clear);
        positions.clear();
        movers.clear();
        solved = 0;
      }
    }
  }

  /**
   * @param play says who wins where it does not end
   * @param tables where positions are remembered
   * @param control stops the search when its budget ends
   * @throws BrokenRulesException if the play is impartial and a player wins where it does not end
   */
  public LoopySearch(Play<P> play, Tables<P> tables, Control control) {
    this.play = play;
    this.endless = play.endless().orElse(Outcome.D);
    this.tables = tables;
    this.control = control;
    this.meter = control.meter(tables::bytes);
    boolean decided = endless == Outcome.L || endless == Outcome.R;
    if (endless != Outcome.D && (!decided || play.impartial())) {
      throw BrokenRulesException.endless(endless);
    }
  }

  @Override
  public Play<P> rules() {
    return play;
  }

  @Override
  public long visited() {
    return meter.visited();
  }

  @Override
  public Result result(P position, Player mover) {
    synchronized (tables) {
      return tables.graph.result(solved(position, mover));
    }
  }

  /**
   * After how many moves the play is over when the winner hurries and the loser delays; empty where
   * it is drawn or never ends.
   */
  public OptionalInt remoteness(P position, Player mover) {
    synchronized (tables) {
      int moves = tables.graph.remoteness(solved(position, mover));
      return moves < 0 ? OptionalInt.empty() : OptionalInt.of(moves);
    }
  }

  /** The winning moves, first those after which the play is over soonest: these make progress. */
  @Override
  public List<Move<P>> winningMoves(P position, Player player) {
    List<Move<P>> winning = new ArrayList<>(OutcomeSolver.super.winningMoves(position, player));
    winning.sort(
        Comparator.comparingInt(
            move -> remoteness(move.to(), player.opponent()).orElse(Integer.MAX_VALUE)));
    return winning;
  }

  /**
   * A move that keeps what its player gets: to win, one after which the play is over soonest; to
   * lose, one after which it lasts longest; empty where there is no move.
   */
  public Optional<Move<P>> bestMove(P position, Player player) {
    if (play.verdict(position).isPresent()) {
      return Optional.empty();
    }
    Result result = result(position, player);
    if (result == Result.WIN) {
      return winningMoves(position, player).stream().findFirst();
    }
    Player opponent = player.opponent();
    return play.moveList(position, player).stream()
        .filter(move -> result(move.to(), opponent).forOpponent() == result)
        .max(
            Comparator.comparingInt(
                move -> remoteness(move.to(), opponent).orElse(Integer.MAX_VALUE)));
  }

  /**
   * A move after which a player still gets at least something. Where a play that never ends gives
   * that player less, plays against these moves end: the winner's come nearer to the end, and so do
   * those of a player who forces a draw.
   *
   * @param preferred taken before others where the play need not end
   * @return empty where there is no such move
   */
  public Optional<Move<P>> keepingMove(
      P position, Player keeper, Result least, Predicate<P> preferred) {
    boolean ends = least.betterThan(endless.forMover(keeper));
    Player opponent = keeper.opponent();
    return play.moveList(position, keeper).stream()
        .filter(move -> !least.betterThan(result(move.to(), opponent).forOpponent()))
        .min(
            ends
                ? Comparator.<Move<P>, Boolean>comparing(
                        move -> result(move.to(), opponent) != Result.LOSS)
                    .thenComparing(move -> progress(move.to(), opponent))
                : Comparator.comparing(move -> !preferred.test(move.to())));
  }

  private int progress(P position, Player mover) {
    synchronized (tables) {
      return tables.graph.progress(solved(position, mover));
    }
  }

  /**
   * A position of a set that a player keeps to.
   *
   * @param mover who is to move there
   * @param answer the move by which the player stays in the set; empty where the opponent moves, or
   *     the play is over
   * @param <P> the positions
   */
  public record Kept<P>(P position, Player mover, Optional<Move<P>> answer) {}

  /**
   * Positions among which a player can keep the play, and so does not lose: the player's answers
   * lead from each to another of them, and every move of the opponent leads to another of them or
   * to one that is better for the player. Where a play without end is won by the player, it is won
   * by keeping to them.
   *
   * @param position the first of the set, with each of the movers to move for whom they get that
   *     result
   * @param keeper the player
   * @param kept what the player gets
   * @param most the most positions that the set may have
   * @return empty where there is no such mover, or the set is larger
   */
  public Optional<List<Kept<P>>> keptBy(
      P position, List<Player> movers, Player keeper, Result kept, int most) {
    Map<Turn<P>, Kept<P>> set = new LinkedHashMap<>();
    Deque<Turn<P>> open = new ArrayDeque<>();
    movers.stream()
        .filter(mover -> isKept(position, mover, keeper, kept))
        .forEach(mover -> open.add(new Turn<>(position, mover)));
    Set<Turn<P>> seen = new HashSet<>(open);
    if (open.isEmpty()) {
      return Optional.empty();
    }
    while (!open.isEmpty()) {
      if (seen.size() > most) {
        return Optional.empty();
      }
      Turn<P> turn = open.remove();
      Player next = turn.mover.opponent();
      List<Move<P>> moves = keeping(turn, keeper, kept);
      Optional<Move<P>> answer =
          turn.mover == keeper
              ? moves.stream()
                  .min(Comparator.comparing(move -> more(move, next, keeper, kept, seen)))
              : Optional.empty();
      set.put(turn, new Kept<>(turn.position, turn.mover, answer));
      for (Move<P> move : turn.mover == keeper ? answer.stream().toList() : moves) {
        Turn<P> to = new Turn<>(move.to(), next);
        if (seen.add(to)) {
          open.add(to);
        }
      }
    }
    return Optional.of(List.copyOf(set.values()));
  }

  /** The moves after which the player still keeps the result. */
  private List<Move<P>> keeping(Turn<P> turn, Player keeper, Result kept) {
    return play.verdict(turn.position).isPresent()
        ? List.of()
        : play.moveList(turn.position, turn.mover).stream()
            .filter(move -> isKept(move.to(), turn.mover.opponent(), keeper, kept))
            .toList();
  }

  /** By how many positions, those after the opponent's next move included, a set grows. */
  private long more(Move<P> move, Player next, Player keeper, Result kept, Set<Turn<P>> seen) {
    Turn<P> to = new Turn<>(move.to(), next);
    if (seen.contains(to)) {
      return 0;
    }
    return 1
        + keeping(to, keeper, kept).stream()
            .filter(reply -> !seen.contains(new Turn<>(reply.to(), keeper)))
            .count();
  }

  /** A position with who is to move there. */
  private record Turn<P>(P position, Player mover) {}

  /**
   * Whether a player gets a result by keeping the play among some positions: a draw, unless it must
   * be reached because the opponent wins a play without end; or a win of such a play.
   */
  private boolean isKept(P position, Player mover, Player keeper, Result kept) {
    Result found = result(position, mover);
    return kept != Result.LOSS
        && (mover == keeper ? found : found.forOpponent()) == kept
        && !(kept == Result.DRAW && endless.forMover(keeper) == Result.LOSS)
        && remoteness(position, mover).isEmpty();
  }

  private int solved(P position, Player mover) {
    return meter.during(
        () -> {
          int node = number(position, mover);
          if (node >= tables.solved) {
            // The other start is asked about next.
            number(position, mover.opponent());
            while (tables.graph.told() < tables.graph.nodes()) {
              expand(tables.graph.told());
            }
            tables.graph.solve(endless, control);
            tables.solved = tables.graph.nodes();
          }
          return node;
        });
  }

  private int number(P position, Player mover) {
    P stands = play.representative(position);
    Player who = play.impartial() ? Player.LEFT : mover;
    Map<P, Integer> map = tables.numbers.get(who.ordinal());
    Integer known = map.get(stands);
    if (known == null) {
      meter.count();
      known = tables.graph.add(who);
      map.put(stands, known);
      tables.positions.add(stands);
      tables.movers.add(who);
    }
    return known;
  }

  private void expand(int node) {
    P position = tables.positions.get(node);
    if (play.ending() == Ending.VERDICT) {
      Outcome verdict = play.verdict(position).orElse(null);
      if (verdict != null) {
        tables.graph.over(verdict.forMover(tables.movers.get(node)));
        return;
      }
    }
    int[] many = new int[1];
    Player next = tables.movers.get(node).opponent();
    play.moves(
        position,
        tables.movers.get(node),
        (to, text) -> {
          if (many[0] == row.length) {
            row = Arrays.copyOf(row, 2 * row.length);
          }
          row[many[0]++] = number(to, next);
        });
    if (many[0] > 0) {
      tables.graph.options(row, many[0]);
    } else {
      tables.graph.over(stuck(position));
    }
  }

  private Result stuck(P position) {
    return switch (play.ending()) {
      case LAST_PLAYER_WINS -> Result.LOSS;
      case LAST_PLAYER_LOSES -> Result.WIN;
      case VERDICT -> throw BrokenRulesException.noVerdict(play.describe(position));
    };
  }
}
