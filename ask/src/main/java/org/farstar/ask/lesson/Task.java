package org.farstar.ask.lesson;

import java.util.List;
import java.util.Optional;
import org.farstar.values.player.Player;

/**
 * What a step of a lesson asks for. The engine judges the reader's answer; the answers that are
 * written in the file are compared with what the engine finds when the lesson is checked.
 */
public sealed interface Task {
  /**
   * Find a move that gets the best result there is, which is no loss.
   *
   * @param player who moves; Left in a game where both have the same moves
   * @param answers all such moves, as text
   */
  record FindMove(Player player, List<String> answers) implements Task {
    public FindMove {
      answers = List.copyOf(answers);
    }
  }

  /**
   * Say who wins.
   *
   * @param answer a word of {@link Judge#winners()}
   */
  record WhoWins(String answer) implements Task {}

  /**
   * Say what something is worth.
   *
   * @param of an expression; empty where it is the board
   * @param answer its value, in the notation of values
   */
  record Worth(Optional<String> of, String answer) implements Task {}

  /** Choose a statement that is true. */
  record Choose(List<Option> options) implements Task {
    public Choose {
      options = List.copyOf(options);
    }
  }

  /**
   * A statement to choose.
   *
   * @param text what it says
   * @param holds an expression that is true where the statement is
   */
  record Option(String text, String holds) {}

  /**
   * Win against the engine.
   *
   * @param player the side of the reader
   * @param first whether the reader moves first
   */
  record Win(Player player, boolean first) implements Task {}

  /**
   * Have a statement of a paper checked by search.
   *
   * @param claim its name
   */
  record RunClaim(String claim) implements Task {}
}
