package org.farstar.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.farstar.cli.output.Layout;
import org.farstar.cli.output.Style;
import org.farstar.desk.answer.Amounts;
import org.farstar.desk.answer.Sentences;
import org.farstar.desk.answer.ValueText;
import org.farstar.desk.question.Question;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Report;
import org.farstar.engine.answer.Source;
import org.farstar.engine.answer.Unfinished;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.rules.Winner;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumLook;
import org.farstar.engine.theory.Step;
import org.farstar.values.player.Outcome;

/**
 * What {@code outcome} and {@code value} have to say: the answers, or what is known when the budget
 * ended, as text or as JSON.
 *
 * @param answers what was found, the theory's first
 * @param unfinished what a search knows that did not come to its end
 * @param agree whether the answers are the same
 * @param method how the answers were to be found
 * @param impartial whether both players have the same moves
 * @param valued whether a value was asked for
 * @param label the name of an outcome class in the game
 * @param named who wins in the game's own words, where it has some
 */
record Reply(
    List<Answer> answers,
    Optional<Unfinished> unfinished,
    boolean agree,
    Method method,
    boolean impartial,
    boolean valued,
    Function<Outcome, String> label,
    Function<Outcome, Optional<Winner>> named) {

  /**
   * One answer.
   *
   * @param outcome who wins
   * @param value the value where it was asked for
   * @param moves the winning moves where they were asked for
   * @param reason the steps, empty unless asked for
   * @param by where it comes from
   */
  record Answer(
      Outcome outcome,
      Optional<ValueText> value,
      Optional<MoveLists> moves,
      List<Step> reason,
      List<Source> by) {}

  /** The reply to 'who wins' in a position. */
  static Reply ofOutcomes(Report<OutcomeAnswer> report, Method method, Sum sum, boolean moves) {
    boolean impartial = sum.impartial();
    List<Answer> answers = new ArrayList<>();
    for (OutcomeAnswer found : report.answers()) {
      Optional<MoveLists> lists =
          moves
              ? found
                  .moves()
                  .map(m -> new MoveLists(m, impartial, player -> SumLook.title(sum, player)))
              : Optional.empty();
      answers.add(new Answer(found.outcome(), Optional.empty(), lists, found.reason(), found.by()));
    }
    return new Reply(
        answers,
        report.unfinished(),
        report.agree(),
        method,
        impartial,
        false,
        outcome -> SumLook.label(sum, outcome),
        outcome -> SumLook.winner(sum, outcome));
  }

  static Reply ofValues(Report<ValueAnswer> report, Method method, Sum sum, boolean digits) {
    List<Answer> answers = new ArrayList<>();
    for (ValueAnswer found : report.answers()) {
      Optional<ValueText> value = Optional.of(ValueText.of(found.value(), digits));
      answers.add(new Answer(found.outcome(), value, Optional.empty(), found.reason(), found.by()));
    }
    return new Reply(
        answers,
        report.unfinished(),
        report.agree(),
        method,
        sum.impartial(),
        true,
        outcome -> outcome.label(false),
        outcome -> Optional.empty());
  }

  /** Prints the reply and says how the command ends. */
  ExitCode deliver(Question question, AnswerOptions options, Session session) {
    Optional<String> hardness =
        unfinished.isPresent() && answers.isEmpty()
            ? SumLook.hardness(question.sum())
            : Optional.empty();
    if (options.json()) {
      Map<String, Object> data = data(question.data(), options.explain());
      hardness.ifPresent(clause -> data.put("hardness", clause));
      session.json(data);
    } else {
      session.out().print(text(session.style()));
      hardness.ifPresent(clause -> session.out().print(Layout.hanging("  ", "  ", clause)));
    }
    return end();
  }

  /** How a command ends that has nothing else to say. */
  ExitCode end() {
    if (!agree) {
      return ExitCode.REFUTED;
    }
    return unfinished.map(u -> ExitCode.of(u.reason())).orElse(ExitCode.ANSWERED);
  }

  String text(Style style) {
    StringBuilder text = new StringBuilder();
    if (!agree) {
      text.append(style.bad("Theory and search disagree.")).append("\n\n");
      answers.forEach(answer -> text.append(headline(answer, style)).append(source(answer)));
    } else if (!answers.isEmpty()) {
      text.append(headline(answers.get(0), style));
      answers.forEach(answer -> text.append(source(answer)));
    }
    unfinished.ifPresent(u -> text.append(unfinished(u)));
    if (method == Method.BOTH && answers.size() == 1 && unfinished.isEmpty()) {
      text.append("  no theory applies to this position\n");
    }
    for (Answer answer : agree && !answers.isEmpty() ? List.of(answers.get(0)) : answers) {
      answer.moves().ifPresent(moves -> text.append(moves.text(style)));
      text.append(reason(answer.reason(), style));
    }
    return text.toString();
  }

  private String headline(Answer answer, Style style) {
    String who = said(answer.outcome());
    return answer.value().isEmpty()
        ? style.strong(who) + "\n"
        : style.strong(answer.value().get().text()) + "\n" + who + "\n";
  }

  private String said(Outcome outcome) {
    return Sentences.of(outcome, impartial, label.apply(outcome), named.apply(outcome));
  }

  private static String source(Answer answer) {
    return Layout.hanging("  by ", "     ", Sentences.of(answer.by()));
  }

  private String unfinished(Unfinished known) {
    String after =
        known.reason().sentence() + " after " + Amounts.count(known.positions(), "position");
    if (!answers.isEmpty()) {
      return Layout.hanging("  ", "  ", "the search is not done: " + after);
    }
    if (known.possible().size() == 1) {
      String who = said(known.possible().iterator().next());
      return Layout.indented("", who + "\nnot known in full: " + after);
    }
    String possible = String.join(" or ", names(known));
    return Layout.indented("", "not decided: " + after + "; still possible: " + possible);
  }

  private List<String> names(Unfinished known) {
    return known.possible().stream().map(label).toList();
  }

  /** The numbered steps of a reason. */
  static String reason(List<Step> steps, Style style) {
    StringBuilder text = new StringBuilder(steps.isEmpty() ? "" : "\nWhy\n");
    for (int i = 0; i < steps.size(); i++) {
      Step step = steps.get(i);
      String number = " ".repeat(i < 9 ? 1 : 0) + (i + 1) + ". ";
      text.append(Layout.hanging(number, "    ", step.text()));
      if (!step.cite().isEmpty()) {
        text.append("    ").append(style.quiet("[" + step.cite() + "]")).append('\n');
      }
    }
    return text.toString();
  }

  private Map<String, Object> data(Map<String, Object> data, boolean explain) {
    Optional<Answer> first = agree ? answers.stream().findFirst() : Optional.empty();
    if (valued) {
      data.put("value", null);
      first.flatMap(Answer::value).ifPresent(value -> value.into(data));
    }
    Optional<Outcome> outcome = first.map(Answer::outcome).or(this::onlyPossible);
    data.put("outcome", outcome.map(label).orElse(null));
    outcome
        .flatMap(named)
        .ifPresent(
            winner -> {
              data.put("winner", winner.word());
              data.put("role", winner.role().orElse(null));
            });
    if (first.isEmpty()) {
      unfinished.ifPresent(u -> data.put("possible", names(u)));
    }
    unfinished.ifPresent(u -> data.put("stopped", Sentences.word(u.reason())));
    first.flatMap(Answer::moves).ifPresent(moves -> moves.into(data));
    if (!agree) {
      data.put("disagreement", answers.stream().map(this::position).toList());
    }
    List<Object> by = new ArrayList<>();
    answers.forEach(answer -> answer.by().forEach(source -> by.add(Sentences.data(source))));
    unfinished.ifPresent(u -> by.add(Sentences.search(u.positions(), u.millis())));
    data.put("by", by);
    if (explain) {
      List<Step> steps = first.map(Answer::reason).orElse(List.of());
      data.put("reason", steps.stream().map(Sentences::data).toList());
    }
    return data;
  }

  private Optional<Outcome> onlyPossible() {
    return unfinished
        .filter(u -> u.possible().size() == 1)
        .map(u -> u.possible().iterator().next());
  }

  /** One side of a disagreement. */
  private Map<String, Object> position(Answer answer) {
    Map<String, Object> side = new LinkedHashMap<>(Sentences.data(answer.by().get(0)));
    answer.value().ifPresent(value -> value.into(side));
    side.put("outcome", label.apply(answer.outcome()));
    return side;
  }
}
