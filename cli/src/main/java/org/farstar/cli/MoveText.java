package org.farstar.cli;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.farstar.ask.answer.Amounts;
import org.farstar.cli.output.Style;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.answer.WinningMoves;
import org.farstar.engine.theory.Heading;
import org.farstar.engine.theory.Wording;
import org.farstar.values.player.Player;

/**
 * The winning moves of a position, for people.
 *
 * @param moves those of each player moving first
 * @param impartial whether both players have the same
 * @param titles what the game calls the players
 * @param wording the words of headings and players, where they are not the usual ones
 */
record MoveText(
    Map<Player, WinningMoves> moves,
    boolean impartial,
    Function<Player, String> titles,
    Optional<Wording> wording) {
  /** More than these are not read from a screen. */
  private static final int MOST_SHOWN = 20;

  String text(Style style) {
    if (impartial) {
      String next = word("the next player");
      String who = Character.toUpperCase(next.charAt(0)) + next.substring(1);
      return text(who, moves.get(Player.LEFT), style);
    }
    StringBuilder text = new StringBuilder();
    for (Player player : Player.values()) {
      String who = word(titles.apply(player)) + ", " + said(Heading.MOVING_FIRST);
      text.append(text(who, moves.get(player), style));
    }
    return text.toString();
  }

  private String word(String word) {
    return wording.map(words -> words.word(word)).orElse(word);
  }

  private String said(Heading heading) {
    return ReplyText.said(heading, wording);
  }

  private String text(String who, WinningMoves winning, Style style) {
    StringBuilder text = new StringBuilder("\n" + style.strong(who + ": " + many(winning)) + "\n");
    List<WinningMove> shown =
        winning.moves().subList(0, Math.min(MOST_SHOWN, winning.moves().size()));
    if (shown.isEmpty()) {
      return text.toString();
    }
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of(said(Heading.MOVE), said(Heading.TO)));
    shown.forEach(move -> rows.add(List.of(move.text(), move.to())));
    text.append(style.layout().table("  ", rows));
    if (shown.size() < winning.moves().size()) {
      text.append("  ... the first " + MOST_SHOWN + "; --json lists ");
      text.append(Amounts.count(winning.moves().size())).append('\n');
    } else if (winning.total().isEmpty()) {
      text.append("  ... there may be others\n");
    } else if (!winning.complete()) {
      text.append("  ... the best ones; there are too many to list them all\n");
    }
    return text.toString();
  }

  private String many(WinningMoves winning) {
    if (winning.total().isEmpty()) {
      return said(Heading.UNCOUNTED);
    }
    BigInteger total = winning.total().get();
    boolean one = total.equals(BigInteger.ONE);
    return total.signum() == 0
        ? said(Heading.NO_MOVE)
        : Amounts.grouped(total.toString()) + " " + said(one ? Heading.ONE_MOVE : Heading.MOVES);
  }
}
