package org.farstar.engine.toys;

import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;

/**
 * A parity game: {@code 5/3} means that the numbers named so far add up to 5 and three more are
 * named. Each player names 1, 2 or 3 but not the number named last by anybody, see {@code 5/3!1}.
 * Left wants the sum to be even in the end.
 */
public final class Parity implements Rules<Parity.Count> {
  /** The sum so far, the turns left, and the number named last, 0 at the start. */
  public record Count(int sum, int turns, int last) {}

  @Override
  public Ending ending() {
    return Ending.VERDICT;
  }

  @Override
  public void moves(Count count, Player player, Moves<Count> moves) {
    for (int i = 1; i <= 3 && count.turns > 0; i++) {
      if (i != count.last) {
        int number = i;
        moves.add(new Count(count.sum + i, count.turns - 1, i), () -> "say " + number);
      }
    }
  }

  @Override
  public Optional<Outcome> verdict(Count count) {
    return count.turns > 0
        ? Optional.empty()
        : Optional.of(count.sum % 2 == 0 ? Outcome.L : Outcome.R);
  }

  @Override
  public Count read(String text) {
    if (!text.matches("[0-9]{1,6}/[0-9]{1,6}(![1-3])?")) {
      throw new NotationException(text, 1, "'" + text + "'", "SUM/TURNS!LAST");
    }
    String[] numbers = text.split("[/!]");
    return new Count(
        Integer.parseInt(numbers[0]),
        Integer.parseInt(numbers[1]),
        numbers.length < 3 ? 0 : Integer.parseInt(numbers[2]));
  }

  @Override
  public String write(Count count) {
    return count.sum + "/" + count.turns + (count.last == 0 ? "" : "!" + count.last);
  }

  @Override
  public OptionalLong rank(Count count) {
    return OptionalLong.of(count.turns);
  }
}
