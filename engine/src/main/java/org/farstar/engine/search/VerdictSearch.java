package org.farstar.engine.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Play;
import org.farstar.engine.search.VerdictTable.Asked;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * Decides who wins where verdicts end the play, by proof numbers: whether the player who moves
 * wins, and where not, whether this player draws. It serves every play that ends by verdicts,
 * impartial and partizan, with and without draws. A move after which the play is won is found
 * before any other is tried, and a forced reply is followed at once, since it has few siblings.
 *
 * <p>Symmetric positions meet in the table. What it takes is bounded by the table; time is at worst
 * proportional to the number of followers and the number of times that they are forgotten. Not for
 * threads: make one search for each thread; they may share a table.
 *
 * @param <P> the positions
 */
public final class VerdictSearch<P> implements OutcomeSolver<P> {
  private final Play<P> rules;
  private final VerdictTable<P> table;
  private final Meter meter;
  private final Player only;

  /**
   * @param rules a play that ends by verdicts
   * @param table where answers are remembered
   * @param control stops the search when its budget ends
   * @throws IllegalArgumentException if the play ends otherwise
   */
  public VerdictSearch(Play<P> rules, VerdictTable<P> table, Control control) {
    if (rules.ending() != Ending.VERDICT) {
      throw new IllegalArgumentException("a search for verdicts where the last player decides");
    }
    this.rules = rules;
    this.table = table;
    this.meter = control.meter();
    this.only = rules.impartial() ? Player.LEFT : null;
  }

  @Override
  public Play<P> rules() {
    return rules;
  }

  @Override
  public long visited() {
    return meter.visited();
  }

  @Override
  public Result result(P position, Player mover) {
    Optional<Outcome> verdict = rules.verdict(position);
    if (verdict.isPresent()) {
      meter.count();
      meter.settle();
      return verdict.get().forMover(mover);
    }
    try {
      P representative = rules.representative(position);
      if (wins(representative, mover, false)) {
        return Result.WIN;
      }
      // Where no play ever ended in a draw, whoever does not win loses.
      return table.draws() && wins(representative, mover, true) ? Result.DRAW : Result.LOSS;
    } finally {
      meter.settle();
    }
  }

  private boolean wins(P position, Player mover, boolean drawWins) {
    Asked<P> root = asked(position, mover, drawWins);
    return new ProofSearch<>(new Graph(), table.numbers()).prove(root, Long.MAX_VALUE);
  }

  /** In an impartial game the mover's name does not matter: one entry serves both. */
  private Asked<P> asked(P position, Player mover, boolean drawWins) {
    return new Asked<>(position, only == null ? mover : only, drawWins);
  }

  /** The questions and how they hang together. */
  private final class Graph implements ProofGraph<Asked<P>> {
    @Override
    public Boolean known(Asked<P> node) {
      return table.get(node).orElse(null);
    }

    @Override
    public List<Asked<P>> open(Asked<P> node) {
      meter.count();
      List<P> options = new ArrayList<>();
      rules.moves(
          node.position(),
          node.mover(),
          (to, text) -> {
            options.add(to);
            meter.heed(options.size());
          });
      if (options.isEmpty()) {
        throw new BrokenRulesException(
            "the ruleset gives no verdict on '"
                + rules.describe(node.position())
                + "', which has no move");
      }
      List<Asked<P>> open = new ArrayList<>();
      for (P option : options) {
        Asked<P> after = after(node, option);
        Boolean opponentWins = after == null ? verdict(node, option) : known(after);
        if (Boolean.FALSE.equals(opponentWins)) {
          learn(node, true);
          return null;
        }
        if (opponentWins == null) {
          open.add(after);
        }
      }
      if (open.isEmpty()) {
        learn(node, false);
        return null;
      }
      return open;
    }

    /** The question about an option; null where the play is over. */
    private Asked<P> after(Asked<P> node, P option) {
      return rules.verdict(option).isPresent()
          ? null
          : asked(rules.representative(option), node.mover().opponent(), !node.drawWins());
    }

    /** Whether the opponent has won where the play is over. */
    private Boolean verdict(Asked<P> node, P option) {
      meter.count();
      Player opponent = node.mover().opponent();
      Result result = rules.verdict(option).orElseThrow().forMover(opponent);
      if (result == Result.DRAW) {
        table.drawMet();
        return !node.drawWins();
      }
      return result == Result.WIN;
    }

    @Override
    public void learn(Asked<P> node, boolean wins) {
      table.put(node, wins);
    }

    @Override
    public Object key(Asked<P> node) {
      return node;
    }

    @Override
    public String describe(Asked<P> node) {
      return rules.describe(node.position());
    }
  }
}
