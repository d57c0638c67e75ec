package org.farstar.cli;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.farstar.ask.answer.Amounts;
import org.farstar.ask.answer.Reply;
import org.farstar.ask.answer.Sentences;
import org.farstar.ask.answer.ValueText;
import org.farstar.cli.output.Style;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.Unfinished;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.sum.SumLook;
import org.farstar.engine.theory.Heading;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.Wording;
import org.farstar.front.json.AnswerJson;
import org.farstar.values.player.Outcome;

/**
 * What {@code outcome} and {@code value} have to say, as text for people or as JSON.
 *
 * @param reply what there is to say
 * @param wording the words of the reason and of what stands around it, where it was asked for
 */
record ReplyText(Reply reply, Optional<Wording> wording) {
  /** Without a reason. */
  ReplyText(Reply reply) {
    this(reply, Optional.empty());
  }

  /** Prints the reply and says how the command ends. */
  ExitCode deliver(AnswerOptions options, Session session) {
    if (options.json()) {
      session.json(AnswerJson.of(reply, wording));
    } else {
      session.out().print(text(session.style()));
      reply
          .hardness()
          .ifPresent(clause -> session.out().print(session.layout().hanging("  ", "  ", clause)));
    }
    return end();
  }

  /** How a command ends that has nothing else to say. */
  ExitCode end() {
    if (!reply.agree()) {
      return ExitCode.REFUTED;
    }
    return reply.unfinished().map(u -> ExitCode.of(u.reason())).orElse(ExitCode.ANSWERED);
  }

  String text(Style style) {
    StringBuilder text = new StringBuilder();
    List<Reply.Answer> answers = reply.answers();
    if (!reply.agree()) {
      String what =
          reply
              .fault()
              .map(f -> "The reason does not stand: " + f)
              .orElse("Theory and search disagree.");
      text.append(style.bad(what)).append("\n\n");
      answers.forEach(answer -> text.append(headline(answer, style)).append(source(answer, style)));
    } else if (!answers.isEmpty()) {
      text.append(headline(answers.get(0), style));
      answers.forEach(answer -> text.append(source(answer, style)));
    }
    reply.unfinished().ifPresent(u -> text.append(unfinished(u, style)));
    if (reply.method() == Method.BOTH && answers.size() == 1 && reply.unfinished().isEmpty()) {
      text.append("  no theory applies to this position\n");
    }
    text.append(reason(Heading.KNOWN, reply.knownSteps(), wording, style));
    for (Reply.Answer answer :
        reply.agree() && !answers.isEmpty() ? List.of(answers.get(0)) : answers) {
      answer
          .moves()
          .ifPresent(
              moves ->
                  text.append(
                      new MoveText(
                              moves,
                              reply.impartial(),
                              player -> SumLook.title(reply.question().sum(), player),
                              wording)
                          .text(style)));
      text.append(reason(Heading.WHY, answer.reason(), wording, style));
    }
    if (answers.stream().anyMatch(answer -> !answer.reason().isEmpty())) {
      text.append(statements(style));
    }
    return text.toString();
  }

  /** The statements that the answer and its reason rest on, each with the id to check it by. */
  private String statements(Style style) {
    Set<Statement> cited = AnswerJson.cited(reply);
    String heading = said(Heading.STATEMENTS, wording);
    StringBuilder text = new StringBuilder(cited.isEmpty() ? "" : "\n" + heading + "\n");
    for (Statement statement : cited) {
      String place = statement.place().isEmpty() ? "" : statement.place() + ": ";
      text.append("  ").append(style.strong(statement.id())).append('\n');
      text.append(style.layout().hanging("    ", "    ", place + statement.words()));
    }
    return text.toString();
  }

  private String headline(Reply.Answer answer, Style style) {
    String who = reply.sentence(answer.outcome(), wording);
    return answer.value().isEmpty()
        ? style.strong(who) + "\n"
        : style.strong(answer.value().get().text())
            + "\n"
            + genus(answer.value().get())
            + who
            + "\n";
  }

  private static String genus(ValueText value) {
    return value.exact().containsKey(ValueText.GENUS)
        ? "genus "
            + value.exact().get(ValueText.GENUS)
            + (value.exact().get(ValueText.TAME).equals(true) ? ", tame\n" : ", wild\n")
        : "";
  }

  private String source(Reply.Answer answer, Style style) {
    String remoteness =
        answer
            .remoteness()
            .map(
                moves ->
                    Sentences.remoteness(
                        moves,
                        reply.impartial(),
                        player -> SumLook.title(reply.question().sum(), player)))
            .orElse("");
    return (remoteness.isEmpty() ? "" : style.layout().hanging("  ", "    ", remoteness))
        + style.layout().hanging("  by ", "     ", Sentences.of(answer.by()));
  }

  private String unfinished(Unfinished known, Style style) {
    String after =
        known.reason() == StopReason.THEORY
            ? known.reason().sentence()
            : known.reason().sentence() + " after " + Amounts.count(known.positions(), "position");
    if (!reply.answers().isEmpty()) {
      return style.layout().hanging("  ", "  ", "the search is not done: " + after);
    }
    String by =
        known.by().isEmpty()
            ? ""
            : style.layout().hanging("  by ", "     ", Sentences.of(known.by()));
    Optional<Outcome> only = known.possible().only();
    if (only.isPresent()) {
      String who = reply.sentence(only.get(), wording);
      String worth = known.bounds().isEmpty() ? "" : "\nthe value is " + known.bounds();
      return style.layout().indented("", who + worth + "\nnot known in full: " + after) + by;
    }
    String worth = known.bounds().isEmpty() ? "" : "; the value is " + known.bounds();
    String possible = String.join(" or ", reply.possibleLabels());
    String half = reply.known().map(clause -> "; " + clause).orElse("");
    return style
            .layout()
            .indented("", "not decided: " + after + worth + "; still possible: " + possible + half)
        + by;
  }

  /** A heading in the words of a wording, or in the usual ones. */
  static String said(Heading heading, Optional<Wording> words) {
    return words.map(wording -> wording.heading(heading)).orElse(heading.english());
  }

  /** The numbered steps of a reason. */
  static String reason(List<Step> steps, Style style) {
    return reason(Heading.WHY, steps, Optional.empty(), style);
  }

  private static String reason(
      Heading heading, List<Step> steps, Optional<Wording> words, Style style) {
    String above = said(heading, words);
    StringBuilder text = new StringBuilder(steps.isEmpty() ? "" : "\n" + above + "\n");
    for (int i = 0; i < steps.size(); i++) {
      Step step = steps.get(i);
      String number = " ".repeat(i < 9 ? 1 : 0) + (i + 1) + ". ";
      text.append(
          style.layout().hanging(number, "    ", words.orElseGet(Wording::english).text(step)));
      if (!step.cite().isEmpty()) {
        text.append("    ").append(style.quiet("[" + step.cite() + "]")).append('\n');
      }
    }
    return text.toString();
  }
}
