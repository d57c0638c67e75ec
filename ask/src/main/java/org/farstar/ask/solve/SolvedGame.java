package org.farstar.ask.solve;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.farstar.ask.input.InputException;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Question;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Report;
import org.farstar.engine.answer.Source;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.answer.WinningMoves;
import org.farstar.engine.play.Codec;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.solve.Content;
import org.farstar.engine.solve.Description;
import org.farstar.engine.solve.SolvedFolder;
import org.farstar.engine.solve.Starters;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.SumText;
import org.farstar.engine.sum.Term;
import org.farstar.engine.theory.Step;
import org.farstar.values.Nimber;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * Who wins positions of a game that was solved, as its folder has it: every answer is looked up.
 *
 * @param <P> the positions
 */
public final class SolvedGame<P> {
  private final String name;
  private final SolvedFolder folder;
  private final SolveGames.Opened<P> opened;
  private final Rules<P> rules;
  private final Codec<P> codec;
  private final OptionalLong rank;

  private SolvedGame(String name, SolvedFolder folder, SolveGames.Opened<P> opened) {
    this.name = name;
    this.folder = folder;
    this.opened = opened;
    this.rules = opened.variant().rules();
    this.codec = rules.codec(rules.representative(opened.start()));
    this.rank =
        opened.content() == Content.STARTERS
            ? rules.stage(opened.start())
            : rules.rank(opened.start());
  }

  /** The same from a folder of this machine. */
  public static SolvedGame<?> open(Question question, String name, Path path, Desk desk) {
    return open(question, name, new SolvedFolder(path), desk);
  }

  /**
   * Opens a folder that a question is to be answered from.
   *
   * @param question what will be asked about
   * @param name of the folder as it was given
   * @throws InputException if the folder is of another game, or was made by other rules
   * @throws org.farstar.engine.solve.SolveException if it is no folder of a solve, or damaged
   */
  public static SolvedGame<?> open(Question question, String name, SolvedFolder folder, Desk desk) {
    var task = folder.description().task();
    Optional<String> refusal = RulesVersions.refusal(task.version());
    if (refusal.isPresent()) {
      throw InputException.outside("the folder '" + name + "' " + refusal.get());
    }
    SolvedGame<?> game =
        new SolveGames(desk.catalogue(), desk.sources()).opened(task).solved(name, folder);
    game.require(question.sum());
    return game;
  }

  static <P> SolvedGame<P> of(String name, SolvedFolder folder, SolveGames.Opened<P> opened) {
    return new SolvedGame<>(name, folder, opened);
  }

  private String title() {
    var task = folder.description().task();
    return task.game()
        + " "
        + (task.parameters().isEmpty() ? "" : task.parameters() + ": ")
        + task.start()
        + (task.misere() ? " in misère play" : "");
  }

  private void require(Sum sum) {
    if (sum.terms().stream().anyMatch(term -> !isOf(term))) {
      throw InputException.outside("the folder '" + name + "' is of another game: " + title());
    }
  }

  private boolean isOf(Term term) {
    return term instanceof Term.Placed<?> placed
        && !placed.swapped()
        && placed.variant().key().equals(opened.variant().key());
  }

  /** What was solved. */
  public Description description() {
    return folder.description();
  }

  /**
   * Who wins.
   *
   * @param moves whether the winning moves are wanted
   * @throws InputException if the folder does not have the position
   */
  public Report<OutcomeAnswer> outcome(Sum sum, boolean moves) {
    require(sum);
    Outcome outcome = outcome(sum);
    Optional<Map<Player, WinningMoves>> winning =
        moves ? Optional.of(winning(sum, outcome)) : Optional.empty();
    List<Step> none = List.of();
    return new Report<>(
        List.of(new OutcomeAnswer(outcome, winning, remoteness(sum), none, List.of(source()))),
        Optional.empty(),
        true);
  }

  private Source source() {
    return new Source.BySolve(name, folder.description().positions());
  }

  /**
   * What a position is worth, where the folder has Grundy values; empty where it has none.
   *
   * @throws InputException if the folder does not have the position
   */
  public Optional<Report<ValueAnswer>> value(Sum sum) {
    require(sum);
    if (opened.content() != Content.GRUNDY) {
      return Optional.empty();
    }
    int value = grundy(sum);
    ValueAnswer answer =
        new ValueAnswer(new Nimber(value), value == 0 ? Outcome.P : Outcome.N, List.of(), source());
    return Optional.of(new Report<>(List.of(answer), Optional.empty(), true));
  }

  /** After how many moves a play is over, by who begins; a draw has no such number. */
  private Optional<Map<Player, Integer>> remoteness(Sum sum) {
    Map<Player, Integer> found = new EnumMap<>(Player.class);
    for (Player player : Player.values()) {
      remoteness(sum, player).ifPresent(moves -> found.put(player, moves));
    }
    return found.isEmpty() && opened.content() != Content.STARTERS
        ? Optional.empty()
        : Optional.of(found);
  }

  /** Who wins a position of the game. */
  public Outcome outcome(Sum sum) {
    if (opened.content() == Content.GRUNDY) {
      return grundy(sum) == 0 ? Outcome.P : Outcome.N;
    }
    Term single =
        sum.single()
            .orElseThrow(
                () ->
                    InputException.outside(
                        "the folder '"
                            + name
                            + "' has outcomes, which do not add; allowed: one"
                            + " position"));
    int record = record(position(single));
    if (opened.content() == Content.STARTERS) {
      return Starters.outcome(record, rules.endless().orElseThrow());
    }
    if (opened.content() == Content.OUTCOME) {
      return Outcome.values()[record - 1];
    }
    return switch ((record - 1) & 3) {
      case 0 -> Outcome.P;
      case 1 -> Outcome.D;
      default -> Outcome.N;
    };
  }

  private int grundy(Sum sum) {
    int value = 0;
    for (Term term : sum.terms()) {
      for (P part : rules.parts(position(term))) {
        value ^= record(part) - 1;
      }
    }
    return value;
  }

  /**
   * Whether the folder has a position of the game, and with it all positions that a play leads to.
   */
  public boolean has(Sum sum) {
    require(sum);
    if (opened.content() == Content.GRUNDY) {
      return sum.terms().stream()
          .flatMap(term -> rules.parts(position(term)).stream())
          .allMatch(part -> find(part).isPresent());
    }
    return sum.single().filter(term -> find(position(term)).isPresent()).isPresent();
  }

  @SuppressWarnings("unchecked")
  private P position(Term term) {
    // Every term was compared with the variant of the folder, or comes from one that was by a move.
    return ((Term.Placed<P>) term).position();
  }

  private int record(P position) {
    return find(position)
        .orElseThrow(
            () ->
                InputException.outside(
                    "the folder '"
                        + name
                        + "' does not have "
                        + rules.describe(position)
                        + ": no play leads to it from "
                        + title()));
  }

  private OptionalInt find(P position) {
    P representative = rules.representative(position);
    long[] key = new long[codec.words()];
    try {
      codec.pack(representative, key, 0);
      if (rank.isEmpty()) {
        return folder.find(key, 0);
      }
      OptionalLong there =
          opened.content() == Content.STARTERS
              ? rules.stage(representative)
              : rules.rank(representative);
      long layer = rank.getAsLong() - there.orElse(0);
      return layer < 0 ? OptionalInt.empty() : folder.find(layer, key, 0);
    } catch (IllegalArgumentException e) {
      // A position that cannot be packed is none that was solved.
      return OptionalInt.empty();
    }
  }

  private Map<Player, WinningMoves> winning(Sum sum, Outcome outcome) {
    Map<Player, WinningMoves> moves = new EnumMap<>(Player.class);
    for (Player player : Player.values()) {
      List<WinningMove> winning = new ArrayList<>();
      if (outcome.forMover(player) == Result.WIN) {
        for (Move<Sum> move : moves(sum, player, Result.WIN)) {
          winning.add(new WinningMove(move.text(), SumText.positions(move.to())));
        }
      }
      moves.put(player, WinningMoves.all(winning));
    }
    return moves;
  }

  /** Whether its records say how many moves a play has. */
  private boolean counts() {
    return opened.content() == Content.STARTERS || opened.content() == Content.REMOTENESS;
  }

  /**
   * After how many moves a play is over that a player begins, when the winner hurries and the loser
   * delays; empty where it need not be, where it is drawn, or where the folder does not say it.
   */
  public OptionalInt remoteness(Sum sum, Player starter) {
    Optional<Term> single = sum.single();
    if (!counts() || single.isEmpty()) {
      return OptionalInt.empty();
    }
    int record = record(position(single.get()));
    int moves =
        opened.content() == Content.STARTERS
            ? Starters.moves(record, starter)
            : Starters.moves(record);
    return moves < 0 ? OptionalInt.empty() : OptionalInt.of(moves);
  }

  /**
   * The moves of a player after which he gets this result. Where the folder says how many moves
   * follow, those come first that bring a win soonest, which make progress, or a loss latest.
   */
  public List<Move<Sum>> moves(Sum sum, Player player, Result result) {
    List<Move<Sum>> moves = unsorted(sum, player, result);
    if (!counts()) {
      return moves;
    }
    int sign = result == Result.LOSS ? -1 : 1;
    Map<Move<Sum>, Integer> after = new HashMap<>();
    for (Move<Sum> move : moves) {
      after.put(move, sign * remoteness(move.to(), player.opponent()).orElse(Integer.MAX_VALUE));
    }
    return moves.stream().sorted(Comparator.comparing(after::get)).toList();
  }

  private List<Move<Sum>> unsorted(Sum sum, Player player, Result result) {
    SumPlay play = new SumPlay(sum);
    if (play.verdict(sum).isPresent()) {
      return List.of();
    }
    return play.moveList(sum, player).stream()
        .filter(move -> outcome(move.to()).movingSecond(player) == result)
        .toList();
  }
}
