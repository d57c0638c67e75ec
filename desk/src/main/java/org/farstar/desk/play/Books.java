package org.farstar.desk.play;

import java.util.List;
import java.util.Optional;
import org.farstar.desk.answer.Amounts;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.games.positional.qubic.Qubic;
import org.farstar.games.positional.qubic.QubicPlayer;
import org.farstar.games.positional.qubic.ShippedDictionary;
import org.farstar.values.player.Player;
import org.farstar.verify.qubic.Entry;

/** Moves from the certificates that come with the program. */
final class Books {
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

  private Optional<String> move(Qubic board) {
    if (qubic == null) {
      entries = ShippedDictionary.entries();
      qubic = new QubicPlayer(entries);
    }
    return qubic.move(board.x(), board.o()).stream().mapToObj(Qubic::name).findFirst();
  }

  private Opponent.Choice choice(String text, Sum to) {
    String moves = Amounts.count(entries.size(), "move");
    return new Opponent.Choice(
        text, to, "which wins (by the certificate of " + moves + ")", true, true, List.of());
  }
}
