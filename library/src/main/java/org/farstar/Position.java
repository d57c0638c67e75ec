package org.farstar;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.farstar.ask.input.InputException;
import org.farstar.ask.play.Opponent;
import org.farstar.ask.proof.Prover;
import org.farstar.ask.question.Question;
import org.farstar.ask.question.Searches;
import org.farstar.ask.question.SumQuestion;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Report;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.answer.WinningMoves;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumLook;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.Term;
import org.farstar.engine.sum.Values;
import org.farstar.engine.theory.Ask;
import org.farstar.figures.BoardFigure;
import org.farstar.figures.TreeFigure;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;

/**
 * A position, or a sum of positions of any games and of values. Immutable; equal positions are of
 * the same rules, in the same order.
 */
public final class Position extends Asking<Position> {
  private final Question question;

  Position(Context context, Question question) {
    super(context);
    this.question = question;
  }

  @Override
  Position with(Context other) {
    return new Position(other, question);
  }

  private Position at(Sum sum) {
    return new Position(
        context,
        new Question(question.game(), question.title(), question.goal(), question.misere(), sum));
  }

  /** The terms, for what the library has no method for. */
  public Sum sum() {
    return question.sum();
  }

  /** The position as text, in the notation of its game. */
  public String text() {
    return question.text();
  }

  /**
   * Who wins, whoever starts.
   *
   * @throws UnfinishedException where a limit was reached first
   */
  public Outcome outcome() {
    return Context.answer(outcomes(Ask.ANSWER)).outcome();
  }

  /**
   * The outcome classes that the position may have, as far as theorems and a search find them out:
   * one where it is decided, and else what is left when a limit is reached, as in {@code P or D}.
   * Never throws {@link UnfinishedException} but where it was {@linkplain Stop stopped} before it
   * began.
   */
  public OutcomeSet possible() {
    Report<OutcomeAnswer> report = outcomes(Ask.ANSWER);
    return report.first().isPresent()
        ? OutcomeSet.of(Context.answer(report).outcome())
        : report.unfinished().orElseThrow().possible();
  }

  /**
   * What the game calls an outcome class: {@code N}, or {@code EVEN} where a player wants a parity.
   */
  public String label(Outcome outcome) {
    return SumLook.label(question.sum(), outcome);
  }

  /** The whole answer to who wins, or what is known where a limit was reached first. */
  public Report<OutcomeAnswer> outcomes(Ask ask) {
    return context.ask(
        control ->
            context
                .desk()
                .analyst()
                .outcome(current(question.sum()), context.method(), ask, control));
  }

  /**
   * What the position is worth: a number where it is one, else a nimber where it is one, else a
   * short game. Equal values are equal objects.
   *
   * @throws UnfinishedException where a limit was reached first
   * @throws org.farstar.engine.answer.NotAnsweredException where it has no value
   */
  public Value value() {
    return Farstar.simplest(Context.answer(values(Ask.ANSWER)).value());
  }

  /**
   * The whole answer to what it is worth, or where a limit was reached first what is known: {@link
   * org.farstar.engine.answer.Unfinished#bounds} has numbers that it is at least and at most.
   */
  public Report<ValueAnswer> values(Ask ask) {
    return context.ask(
        control ->
            context
                .desk()
                .analyst()
                .valueOrBounds(current(question.sum()), context.method(), ask, control));
  }

  /**
   * The winning moves of each player, moving first. Where there are more than anybody could read,
   * or infinitely many, not all are listed; {@link WinningMoves#complete} says so.
   *
   * @throws UnfinishedException where a limit was reached first
   */
  public Map<Player, WinningMoves> moves() {
    Report<OutcomeAnswer> report = outcomes(new Ask(true, false));
    return Context.answer(report)
        .moves()
        .orElseThrow(
            () ->
                new UnfinishedException(
                    report.unfinished().orElseThrow().reason(), report.unfinished()));
  }

  /** The winning moves of one player, moving first. */
  public WinningMoves moves(Player player) {
    return moves().getOrDefault(player, WinningMoves.none());
  }

  /**
   * Why that player wins who does, in steps.
   *
   * @throws UnfinishedException where a limit was reached first
   */
  public Why why() {
    OutcomeAnswer answer = Context.answer(outcomes(new Ask(false, true)));
    return new Why(answer.outcome(), answer.reason(), answer.by());
  }

  /**
   * A move and where it leads.
   *
   * @param text the move as a player types it
   * @param to the position after it
   */
  public record Option(String text, Position to) {
    @Override
    public String toString() {
      return text;
    }
  }

  /** All moves of a player; none where the play is over. */
  public List<Option> options(Player player) {
    return context.read(
        () -> {
          SumPlay play = new SumPlay(question.sum());
          return play.verdict(question.sum()).isPresent()
              ? List.of()
              : play.moveList(question.sum(), player).stream()
                  .map(move -> new Option(move.text(), at(move.to())))
                  .toList();
        });
  }

  /**
   * The position after a move.
   *
   * @param move as {@link #options} names it
   * @throws InputException where the player has no such move
   */
  public Position move(Player player, String move) {
    return at(
        context.read(
            () ->
                new SumPlay(question.sum())
                    .play(question.sum(), player, move)
                    .orElseThrow(
                        () ->
                            new InputException(
                                "'" + move + "' is no move of " + player + " in " + text()))));
  }

  /**
   * The move that a perfect opponent makes, for a player who has one. Where it cannot win it keeps
   * what it can, and says so.
   */
  public Reply reply(Player player) {
    return context.ask(
        control -> {
          Searches searches = Searches.of(() -> control, () -> {});
          Opponent.Choice choice =
              new Opponent(context.desk().analyst(), searches)
                  .choose(current(question.sum()), player);
          return new Reply(
              choice.text(),
              at(choice.to()),
              choice.verdict().sentence(),
              choice.wins(),
              choice.known());
        });
  }

  /**
   * A move of the opponent.
   *
   * @param text the move
   * @param to the position after it
   * @param verdict what is known of it, a clause
   * @param wins whether it is known to win
   * @param known whether no other move is better, for certain
   */
  public record Reply(String text, Position to, String verdict, boolean wins, boolean known) {}

  /** A play that begins here, and can be taken back. */
  public Match match(Player starts) {
    return new Match(this, starts);
  }

  /**
   * The sum with another position of the same {@link Farstar}.
   *
   * @throws InputException where their games do not add up: one is in misère play, or ends by a
   *     verdict
   */
  public Position plus(Position other) {
    if (other.context.desk() != context.desk()) {
      throw new IllegalArgumentException("the positions are of two Farstars");
    }
    List<Term> terms = new ArrayList<>(question.sum().terms());
    terms.addAll(other.question.sum().terms());
    return summed(terms);
  }

  /** The sum with a value. */
  public Position plus(Value value) {
    List<Term> terms = new ArrayList<>(question.sum().terms());
    terms.add(
        context.read(
            () ->
                new Term.Worth(
                    Values.shortGame(value, universe())
                        .orElseThrow(
                            () ->
                                new InputException(
                                    "the nimber " + value + " is too large for a sum")))));
    return summed(terms);
  }

  /** The difference: the sum with the other one's {@linkplain #negative negative}. */
  public Position minus(Position other) {
    return plus(other.negative());
  }

  /** The position with the players exchanged. */
  public Position negative() {
    return at(question.sum().exchanged());
  }

  private Position summed(List<Term> terms) {
    Sum sum;
    try {
      sum = Sum.of(terms);
    } catch (IllegalArgumentException e) {
      throw new InputException("these cannot be summed: " + e.getMessage());
    }
    return new Position(
        context,
        new Question(
            SumQuestion.NAME,
            SumQuestion.CARD.title(),
            SumQuestion.CARD.goal(question.misere()),
            question.misere(),
            sum));
  }

  /**
   * The thermograph of the value.
   *
   * @throws InputException where the value is no short game
   */
  public Thermograph thermograph() {
    Value value = value();
    ShortGame game =
        context.read(
            () ->
                Values.shortGame(value, universe())
                    .orElseThrow(() -> new InputException(value + " is too large a nimber")));
    return new Thermograph(text(), game);
  }

  /** The board, as its game draws it. */
  public Picture board() {
    return new Picture(BoardFigure.of(question.sum(), question.title(), text()));
  }

  /**
   * The game tree.
   *
   * @param depth how many moves deep
   * @throws org.farstar.figures.TreeTooLargeException where it cannot be drawn so deep
   */
  public Picture tree(int depth) {
    TreeFigure.Style style = new TreeFigure.Style(false, false, to -> Optional.empty());
    return new Picture(
        context.read(
            () ->
                TreeFigure.ofPosition(
                        question.sum(), OptionalInt.of(depth), style, "Game tree of " + text())
                    .figure()));
  }

  /**
   * A proof of who wins.
   *
   * @throws InputException where no search would be one
   * @throws UnfinishedException where a limit was reached first
   */
  public Proof prove() {
    return new Proof(
        context.ask(control -> new Prover(context.desk()).outcome(current(), control).write()));
  }

  /**
   * A proof of the value.
   *
   * @throws InputException where it is no short game
   * @throws UnfinishedException where a limit was reached first
   */
  public Proof proveValue() {
    return new Proof(
        context.ask(control -> new Prover(context.desk()).value(current(), control).write()));
  }

  /**
   * A proof that the outcome is one of some, as in {@code P or D}: what players get at least.
   *
   * @throws InputException where it is not so, or where the outcomes are not of that form
   * @throws UnfinishedException where a limit was reached first
   */
  public Proof provePossible(OutcomeSet outcomes) {
    return new Proof(
        context.ask(
            control -> new Prover(context.desk()).possible(current(), outcomes, control).write()));
  }

  /**
   * A proof that the value is at least another one.
   *
   * @throws InputException where it is not so, or one of them is no short game
   * @throws UnfinishedException where a limit was reached first
   */
  public Proof proveAtLeast(Value low) {
    return proveBounds(Optional.of(low), Optional.empty());
  }

  /** A proof that the value is at most another one; throws as {@link #proveAtLeast}. */
  public Proof proveAtMost(Value high) {
    return proveBounds(Optional.empty(), Optional.of(high));
  }

  private Proof proveBounds(Optional<Value> low, Optional<Value> high) {
    return new Proof(
        context.ask(
            control ->
                new Prover(context.desk())
                    .bounds(current(), low.map(this::shortGame), high.map(this::shortGame), control)
                    .write()));
  }

  private ShortGame shortGame(Value value) {
    return Values.shortGame(value, universe())
        .orElseThrow(() -> new InputException(value + " is too large a nimber"));
  }

  /**
   * Solves every position that a play from here can reach, and keeps the answers in a folder. A
   * solve that was begun there is continued; a finished one is read.
   *
   * @param folder a new or empty folder, or that of this solve
   * @throws InputException where it is no single position
   * @throws org.farstar.engine.solve.SolveException where the folder has something else in it
   * @throws UnfinishedException where a limit was reached first; the folder stays good
   */
  public Solved solve(Path folder) {
    return context.ask(control -> Solved.solve(context.desk(), question, folder, control));
  }

  private Question current() {
    return new Question(
        question.game(),
        question.title(),
        question.goal(),
        question.misere(),
        current(question.sum()));
  }

  /** The sum with its values where values live now: a universe that was full has been replaced. */
  private Sum current(Sum sum) {
    Supplier<Universe> now = this::universe;
    boolean moved =
        sum.terms().stream()
            .anyMatch(
                term -> term instanceof Term.Worth worth && worth.value().universe() != now.get());
    if (!moved) {
      return sum;
    }
    return Sum.of(
        sum.terms().stream()
            .<Term>map(
                term ->
                    term instanceof Term.Worth worth
                        ? new Term.Worth(now.get().adopt(worth.value()))
                        : term)
            .toList());
  }

  private Universe universe() {
    return context.desk().workspace().universe();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Position that
        && question.misere() == that.question.misere()
        && question.sum().equals(that.question.sum());
  }

  @Override
  public int hashCode() {
    return question.sum().hashCode();
  }

  @Override
  public String toString() {
    return text();
  }
}
