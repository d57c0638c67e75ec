package org.farstar.engine.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
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
