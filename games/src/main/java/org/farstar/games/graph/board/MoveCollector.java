package org.farstar.games.graph.board;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.answer.WinningMoves;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.rules.SumRuleset;
import org.farstar.values.player.Player;

/**
 * Collects the winning moves of an impartial position on a graph. All are counted, but since each
 * names the whole position it leads to, only so many are written out as anybody may want to read.
 *
 * @param <P> the positions of one term
 */
public final class MoveCollector<P> {
  private static final int MOST = 100_000;
  private static final long MOST_CHARACTERS = 20_000_000;

  private final SumRuleset<P> rules;
  private final Sum<P> position;
  private final List<WinningMove> moves = new ArrayList<>();
  private long characters;
  private long total;

  public MoveCollector(SumRuleset<P> rules, Sum<P> position) {
    this.rules = rules;
    this.position = position;
  }

  /** A winning move in one term, counted from 0. */
  public void add(int term, String text, P to) {
    total++;
    if (moves.size() < MOST && characters < MOST_CHARACTERS) {
      String after = rules.write(position.with(term, to));
      characters += after.length();
      moves.add(new WinningMove(SumRuleset.moveText(position, term, text), after));
    }
  }

  /** All of them were added. */
  public Map<Player, WinningMoves> all() {
    return both(new WinningMoves(moves, Optional.of(BigInteger.valueOf(total))));
  }

  /** There may be more than those that were added. */
  public Map<Player, WinningMoves> some() {
    return both(new WinningMoves(moves, Optional.empty()));
  }

  private static Map<Player, WinningMoves> both(WinningMoves winning) {
    Map<Player, WinningMoves> map = new EnumMap<>(Player.class);
    map.put(Player.LEFT, winning);
    map.put(Player.RIGHT, winning);
    return map;
  }
}
