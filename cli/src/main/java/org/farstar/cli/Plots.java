package org.farstar.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.ask.answer.Amounts;
import org.farstar.ask.input.InputException;
import org.farstar.ask.input.NearestHint;
import org.farstar.ask.question.Question;
import org.farstar.ask.question.Searches;
import org.farstar.cli.input.BudgetOptions;
import org.farstar.cli.input.Texts;
import org.farstar.cli.table.TableWords;
import org.farstar.engine.game.Game;
import org.farstar.figures.ThermographFigure;
import org.farstar.figures.TreeFigure;
import org.farstar.figures.TreeTooLargeException;
import org.farstar.front.figure.Heatmap;
import org.farstar.front.figure.QuestionFigures;
import org.farstar.picture.Figure;
import org.farstar.picture.Film;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;

/**
 * The words of {@code farstar plot}: whether they are positions or expressions, and of which game.
 */
final class Plots {
  private final Session session;
  private final Searches searches;
  private final List<String> words;
  private final QuestionFigures figures;
  private String note;

  Plots(Session session, BudgetOptions budget, List<String> words) {
    this.session = session;
    this.words = words;
    this.searches =
        Searches.of(
            () -> session.begin(budget.budget(), budget.progress(), budget.threads()),
            session::end);
    this.figures = new QuestionFigures(session.desk(), searches, session.names());
  }

  /** What is to be said of the picture when it is written. */
  Optional<String> note() {
    return Optional.ofNullable(note);
  }

  Figure board(boolean study) {
    return QuestionFigures.board(question(), study);
  }

  /** The play of these moves; the best one if there are none. */
  Film play(Player starts, List<String> moves) {
    return moves.isEmpty()
        ? figures.bestPlay(question(), starts)
        : QuestionFigures.play(question(), starts, moves);
  }

  Figure thermographs(boolean overlay, Optional<Dyadic> from) {
    List<ThermographFigure.Named> games = new ArrayList<>();
    if (ofPosition()) {
      games.addAll(figures.named(question()));
    } else {
      words.forEach(word -> games.addAll(figures.named(text(List.of(word)))));
    }
    return ThermographFigure.of(games, overlay, from);
  }

  Figure tree(QuestionFigures.Tree wanted) {
    try {
      TreeFigure tree = ofPosition() ? figures.tree(question(), wanted) : valueTree(wanted);
      if (wanted.depth().isEmpty() && tree.cut()) {
        note = "drawn to depth " + tree.depth() + "; --depth says how deep";
      }
      return tree.figure();
    } catch (TreeTooLargeException e) {
      throw new InputException(
          e.getMessage(),
          e.fits() == 0
              ? "It cannot be drawn."
              : "The greatest depth that can be drawn is --depth " + e.fits() + ".");
    }
  }

  private TreeFigure valueTree(QuestionFigures.Tree wanted) {
    if (wanted.caption() != QuestionFigures.Caption.NONE || wanted.text()) {
      throw new InputException("--text, --values and --outcomes are for trees of positions");
    }
    if (words.size() > 1) {
      throw new InputException(
          "'"
              + words.get(0)
              + "' is no game"
              + NearestHint.hint(words.get(0), session.desk().catalogue().ids()),
          "An expression is one argument, in quotes; 'farstar games' lists the games.");
    }
    return figures.tree(text(words), wanted.depth(), wanted.full());
  }

  Heatmap heatmap() {
    Game<?> game = session.desk().catalogue().game(words.get(0));
    List<String> rest = words.subList(1, words.size());
    return Heatmap.fill(game, TableWords.read(game, rest, session.desk()), searches);
  }

  /** Says what is missing in a heat map, if the budget ended first. */
  ExitCode end(Heatmap map) {
    map.stopped()
        .ifPresent(
            reason ->
                session
                    .terminal()
                    .err()
                    .println(
                        "farstar: "
                            + reason.sentence()
                            + "; the picture has "
                            + Amounts.count(map.cells(), "cell")));
    return map.stopped().map(ExitCode::of).orElse(ExitCode.ANSWERED);
  }

  /** Whether the words are a game and a position. */
  private boolean ofPosition() {
    return words.size() > 1 && session.desk().catalogue().named(words.get(0)).isPresent();
  }

  private Question question() {
    if (words.size() < 2) {
      throw new InputException(
          "a GAME and a POSITION are wanted, found only '" + words.get(0) + "'");
    }
    String position = text(words.subList(1, words.size()));
    return Question.read(
        session.desk().catalogue().game(words.get(0)), false, position, session.desk().sources());
  }

  private String text(List<String> of) {
    return Texts.of(of, session.terminal().in(), session.terminal().folder());
  }
}
