package org.farstar.ask.play;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.play.Move;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.Term;
import org.farstar.games.positional.hold.HoldPlayer;
import org.farstar.games.positional.hold.HoldTheory;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.qubic.Qubic;
import org.farstar.games.positional.qubic.QubicPlayer;
import org.farstar.games.positional.qubic.ShippedDictionary;
import org.farstar.values.player.Player;
import org.farstar.verify.qubic.Entry;

/** Moves that need no search: from certificates that come with the program, and by pairings. */
final class Books {
  private PositionalRules held;
  private HoldPlayer holding;

  private List<Entry> entries;
  private QubicPlayer qubic;

  /** A move that a certificate gives; empty where none has the position. */
  Optional<Opponent.Choice> choose(Sum position, Player player) {
    return Qubic.of(position)
        .filter(Qubic::turnOfX)
        .flatMap(board -> move(board))
        .flatMap(
            text -> new SumPlay(position).play(position, player, text).map(to -> choice(text, to)));
  }

  /** A move after which the opponent cannot win, where a pairing or a potential says which. */
  Optional<Move<Sum>> holds(Sum position, Player player) {
    return position
        .position()
        .flatMap(this::holds)
        .flatMap(
            text ->
                new SumPlay(position).play(position, player, text).map(to -> new Move<>(text, to)));
  }

  private Optional<String> holds(Term.Placed<?> placed) {
    if (!(placed.variant().rules() instanceof PositionalRules rules)
        || !HoldTheory.applies(rules)
        || rules.goal().offers()) {
      return Optional.empty();
    }
    if (held != rules) {
      held = rules;
      holding = new HoldPlayer(rules);
    }
    return holding.move((Marks) placed.position()).stream()
        .mapToObj(rules.family()::name)
        .findFirst();
  }

  private Optional<String> move(Qubic board) {
    if (qubic == null) {
      entries = ShippedDictionary.entries();
      qubic = new QubicPlayer(entries);
    }
    return qubic.move(board.x(), board.o()).stream().mapToObj(Qubic::name).findFirst();
  }

  private Opponent.Choice choice(String text, Sum to) {
    Verdict wins = Verdict.of(Verdict.Kind.WINS, "certificate", entries.size());
    return new Opponent.Choice(text, to, wins, true, false);
  }
}
