package org.farstar.ask.answer;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.ask.question.Question;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Report;
import org.farstar.engine.answer.Source;
import org.farstar.engine.answer.Unfinished;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.answer.WinningMoves;
import org.farstar.engine.rules.Winner;
import org.farstar.engine.sum.SumLook;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.Wording;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;
import org.farstar.values.player.Player;

/**
 * What there is to say on who wins or on what a sum is worth: the answers, or what is known when
 * the budget ended. The fronts write it as lines or as JSON.
 *
 * @param question what was asked about
 * @param answers what was found, the theory's first
 * @param unfinished what a search knows that did not come to its end
 * @param agree whether the answers are the same, and the theory's reason stands
 * @param fault the step of the theory's reason that is false, and what is wrong about it
 * @param method how the answers were to be found
 * @param valued whether a value was asked for
 */
public record Reply(
    Question question,
    List<Answer> answers,
    Optional<Unfinished> unfinished,
    boolean agree,
    Optional<String> fault,
    Method method,
    boolean valued) {
  public Reply {
    answers = List.copyOf(answers);
  }

  /**
   * One answer.
   *
   * @param outcome who wins
   * @param value the value where it was asked for
   * @param moves the winning moves of each player moving first, where they were asked for
   * @param remoteness where a play may never end, after how many moves it is over, by who moves
   *     first; a player is left out where it is drawn or never over
   * @param reason the steps, empty unless asked for
   * @param by where it comes from
   */
  public record Answer(
      Outcome outcome,
      Optional<ValueText> value,
      Optional<Map<Player, WinningMoves>> moves,
      Optional<Map<Player, Integer>> remoteness,
      List<Step> reason,
      List<Source> by) {}

  /**
   * The reply to who wins.
   *
   * @param moves whether winning moves were asked for
   */
  public static Reply ofOutcomes(
      Question question, Report<OutcomeAnswer> report, Method method, boolean moves) {
    List<Answer> answers =
        report.answers().stream()
            .map(
                found ->
                    new Answer(
                        found.outcome(),
                        Optional.empty(),
                        found.moves().filter(lists -> moves),
                        found.remoteness(),
                        found.reason(),
                        found.by()))
            .toList();
    return new Reply(
        question, answers, report.unfinished(), report.agree(), report.fault(), method, false);
  }

  /**
   * The reply to what a sum is worth.
   *
   * @param digits whether all digits of a number are wanted, however long it takes
   */
  public static Reply ofValues(
      Question question, Report<ValueAnswer> report, Method method, boolean digits) {
    List<Answer> answers =
        report.answers().stream()
            .map(
                found ->
                    new Answer(
                        found.outcome(),
                        Optional.of(ValueText.of(found.value(), digits)),
                        Optional.empty(),
                        Optional.empty(),
                        found.reason(),
                        found.by()))
            .toList();
    return new Reply(
        question, answers, report.unfinished(), report.agree(), report.fault(), method, true);
  }

  /** The answer that stands: the first, unless the answers disagree. */
  public Optional<Answer> first() {
    return agree ? answers.stream().findFirst() : Optional.empty();
  }

  /** Who wins, as far as it is known: also where a search that was stopped left one possibility. */
  public Optional<Outcome> outcome() {
    return first().map(Answer::outcome).or(this::onlyPossible);
  }

  private Optional<Outcome> onlyPossible() {
    return possible().flatMap(OutcomeSet::only);
  }

  /** Whether both players have the same moves. */
  public boolean impartial() {
    return question.sum().impartial();
  }

  /** The name of an outcome class: as the game has it, but beside values the usual one. */
  public String label(Outcome outcome) {
    return valued ? outcome.label(false) : SumLook.label(question.sum(), outcome);
  }

  /** Who wins in the game's own words, where it has some. */
  public Optional<Winner> winner(Outcome outcome) {
    return valued ? Optional.empty() : SumLook.winner(question.sum(), outcome);
  }

  /** Who wins, as a sentence. */
  public String sentence(Outcome outcome) {
    return Sentences.of(outcome, impartial(), label(outcome), winner(outcome));
  }

  /** Who wins, as a sentence in the words of a wording, or in the usual ones. */
  public String sentence(Outcome outcome, Optional<Wording> wording) {
    return wording
        .map(words -> Sentences.of(outcome, impartial(), label(outcome), winner(outcome), words))
        .orElseGet(() -> sentence(outcome));
  }

  /** The outcome classes that are still possible, where a search was stopped. */
  public Optional<OutcomeSet> possible() {
    return unfinished.map(Unfinished::possible);
  }

  /** The names of the outcome classes that are still possible, where a search was stopped. */
  public List<String> possibleLabels() {
    return possible().map(set -> set.stream().map(this::label).toList()).orElse(List.of());
  }

  /**
   * What is known of who wins where it was not decided, as a clause such as {@code O gets a draw at
   * least}; empty where nothing is.
   */
  public Optional<String> known() {
    return first().isPresent() || outcome().isPresent()
        ? Optional.empty()
        : possible().flatMap(set -> Sentences.ofHalf(set, question.sum()));
  }

  /** What is known of the parts of a sum that was not decided, where it was asked for. */
  public List<Step> knownSteps() {
    return answers.isEmpty() ? unfinished.map(Unfinished::known).orElse(List.of()) : List.of();
  }

  /** What is known of how hard the position is, where nothing else was found. */
  public Optional<String> hardness() {
    return unfinished.isPresent() && answers.isEmpty()
        ? SumLook.hardness(question.sum())
        : Optional.empty();
  }
}
