package org.farstar.cli;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.farstar.ask.question.Question;
import org.farstar.ask.question.Questions;
import org.farstar.ask.question.Searches;
import org.farstar.ask.question.SumQuestion;
import org.farstar.cli.input.Texts;
import org.farstar.engine.budget.Control;
import org.farstar.engine.sum.Term.Placed;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The game and the position that a command is about. */
final class PositionArguments {
  @Parameters(
      index = "0",
      paramLabel = "GAME",
      completionCandidates = GameIds.class,
      description =
          "The game; 'farstar games' lists them. sum is a sum of any games and values, as in"
              + " 'domineering(\"4x4\") + ^*'.")
  private String game;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "POSITION",
      description =
          "The position as text; several words are joined by blanks. - reads it from standard"
              + " input, @FILE from a file.")
  private List<String> words;

  @Option(names = "--misere", description = "Whoever makes the last move loses.")
  private boolean misere;

  /** The game as it was named. */
  String game() {
    return game;
  }

  /** What tells two states of the games of the user's own apart; empty for all others. */
  String edition(Question question, Session session) {
    Stream<String> games =
        game.equals(SumQuestion.NAME)
            ? question.sum().terms().stream()
                .flatMap(term -> term instanceof Placed<?> at ? Stream.of(at) : Stream.empty())
                .map(placed -> placed.variant().game())
                .distinct()
            : Stream.of(game);
    return games
        .map(each -> session.desk().catalogue().game(each).edition())
        .filter(edition -> !edition.isEmpty())
        .collect(Collectors.joining(" "));
  }

  /** What is asked about, as it was given. */
  String text(Session session) {
    return Texts.of(words, session.terminal().in(), session.terminal().folder());
  }

  /** Reads the position, whose terms may take searches with the usual budget. */
  Question question(Session session) {
    return question(text(session), session);
  }

  /** Reads a position of this game, whose terms may take searches with the usual budget. */
  Question question(String text, Session session) {
    return question(text, session, session.searches());
  }

  /** Reads the position, as a part of the work of a control. */
  Question question(Session session, Control control) {
    return question(text(session), session, Searches.of(() -> control, session::end));
  }

  private Question question(String text, Session session, Searches searches) {
    return Questions.read(game, misere, text, session.desk(), searches, session.names());
  }
}
