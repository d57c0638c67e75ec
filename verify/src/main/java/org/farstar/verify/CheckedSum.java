package org.farstar.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Move;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * What a strategy is played on: positions and values, a move being a move in one of them. Where
 * there are several, a move is written with the number of its part, as in {@code 2: 3 5}. Written
 * for the checker alone and apart from the sums that searches use.
 *
 * @param parts the parts in the order given
 * @param ending who has won when a player cannot move
 */
public record CheckedSum(List<CheckedPart> parts, Ending ending) {
  /** What stands between two parts. */
  public static final String BETWEEN = " & ";

  /** A board whose parts have one ending, which is no verdict if there are several. */
  public CheckedSum {
    parts = List.copyOf(parts);
    for (CheckedPart part : parts) {
      if (part.ending() != ending) {
        throw new IllegalArgumentException("parts that end in different ways");
      }
    }
    if (parts.size() > 1 && ending == Ending.VERDICT) {
      throw new IllegalArgumentException("a verdict judges a whole board, not a sum");
    }
  }

  /** A board of these parts; one without parts is ended by the last player's win. */
  public static CheckedSum of(List<CheckedPart> parts) {
    return new CheckedSum(parts, parts.isEmpty() ? Ending.LAST_PLAYER_WINS : parts.get(0).ending());
  }

  /** The board with one part more. */
  public CheckedSum plus(CheckedPart part) {
    List<CheckedPart> all = new ArrayList<>(parts);
    all.add(part);
    return new CheckedSum(all, ending);
  }

  private CheckedSum with(int index, CheckedPart part) {
    List<CheckedPart> changed = new ArrayList<>(parts);
    changed.set(index, part);
    return new CheckedSum(changed, ending);
  }

  /**
   * The moves of a player.
   *
   * @param checkStop called for each; what it throws ends the check
   */
  public List<Move<CheckedSum>> moves(Player player, Runnable checkStop) {
    List<Move<CheckedSum>> list = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      int index = i;
      String number = parts.size() == 1 ? "" : (i + 1) + ": ";
      parts
          .get(i)
          .moves(
              player,
              (to, text) -> {
                checkStop.run();
                list.add(new Move<>(number + text.get(), with(index, to)));
              });
    }
    return list;
  }

  /** The board after the move with this text, where the player has such a move. */
  public Optional<CheckedSum> play(Player player, String text) {
    if (parts.size() == 1) {
      return parts.get(0).play(player, text).map(to -> with(0, to));
    }
    int colon = text.indexOf(": ");
    if (colon < 1 || !text.substring(0, colon).matches("[1-9][0-9]{0,5}")) {
      return Optional.empty();
    }
    int index = Integer.parseInt(text.substring(0, colon)) - 1;
    return index < parts.size()
        ? parts.get(index).play(player, text.substring(colon + 2)).map(to -> with(index, to))
        : Optional.empty();
  }

  /** What the rules judge where they do. */
  public Optional<Outcome> verdict() {
    return ending == Ending.VERDICT ? parts.get(0).verdict() : Optional.empty();
  }

  /**
   * The result for a player who is to move and has no move; empty where the rules judge such boards
   * and have not judged this one.
   */
  public Optional<Result> stuck() {
    return switch (ending) {
      case LAST_PLAYER_WINS -> Optional.of(Result.LOSS);
      case LAST_PLAYER_LOSES -> Optional.of(Result.WIN);
      case VERDICT -> Optional.empty();
    };
  }

  /** Whether the rules say that both players have the same moves. */
  public boolean impartial() {
    return parts.stream().allMatch(CheckedPart::impartial);
  }

  /** Whether a play may be drawn: by a verdict, or because it goes on for ever. */
  public boolean drawable() {
    return ending == Ending.VERDICT || endless().isPresent();
  }

  /**
   * Who wins a play that never ends: nobody, {@link Outcome#D}, where the parts do not agree; empty
   * where every play ends.
   */
  public Optional<Outcome> endless() {
    Set<Outcome> said = endlessOfParts();
    return said.size() > 1 ? Optional.of(Outcome.D) : said.stream().findFirst();
  }

  /** What the parts say of plays that never end. */
  Set<Outcome> endlessOfParts() {
    return parts.stream().flatMap(part -> part.endless().stream()).collect(Collectors.toSet());
  }

  /** The reason why some moves are not handed over that count. */
  public Optional<String> hidden() {
    return parts.stream().flatMap(part -> part.hidden(parts.size() > 1).stream()).findFirst();
  }

  /** The theorems by which moves that are not handed over change nothing. */
  public List<String> theorems() {
    return parts.stream().flatMap(part -> part.theorem().stream()).distinct().toList();
  }

  /** The one position that it is, as the players see it; empty for sums and values. */
  public Optional<CheckedPart.Placed<?>> only() {
    return parts.size() == 1
            && parts.get(0) instanceof CheckedPart.Placed<?> placed
            && !placed.swapped()
        ? Optional.of(placed)
        : Optional.empty();
  }

  /** The parts as text. */
  public String text() {
    return parts.stream().map(CheckedPart::text).collect(Collectors.joining(BETWEEN));
  }
}
