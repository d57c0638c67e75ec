package org.farstar.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.farstar.ask.play.GamePlay;
import org.farstar.ask.play.Opponent;
import org.farstar.ask.question.Question;
import org.farstar.cli.output.Layout;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.play.FirstMoves;
import org.farstar.engine.play.Move;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumLook;
import org.farstar.engine.sum.SumText;
import org.farstar.engine.theory.Step;
import org.farstar.values.player.Player;

/** A play of a person against the engine, as a conversation of lines. */
final class PlayTable {
  /** More moves than these are not numbered on every turn. */
  private static final int FEW = 12;

  private static final int MANY = 200;

  private static final String HELP =
      """
        a move    as text, or by its number as #2
        moves     list the moves
        hint      a good move for you
        why       the reason for the engine's last move
        undo      take back your last move
        quit      stop
      """;

  private final Question question;
  private final GamePlay play;
  private final Opponent engine;
  private final Player person;
  private final Session session;
  private final PrintStream out;
  private final BufferedReader in;

  /** What the engine's last move has a reason for: the position before it. */
  private Optional<Sum> reasoned = Optional.empty();

  private boolean over;

  PlayTable(Question question, Opponent engine, Player person, Player starts, Session session) {
    this.question = question;
    this.play = new GamePlay(question.sum(), starts);
    this.engine = engine;
    this.person = person;
    this.session = session;
    this.out = session.out();
    this.in =
        new BufferedReader(new InputStreamReader(session.terminal().in(), StandardCharsets.UTF_8));
  }

  void play() {
    out.print(session.layout().indented("", introduction()));
    while (!over) {
      if (play.over()) {
        announceEnd();
        over = true;
      } else if (play.mover() == person) {
        personsTurn();
      } else {
        enginesTurn();
      }
    }
  }

  private String introduction() {
    String sides =
        play.impartial()
            ? "You and the engine have the same moves."
            : "You are "
                + SumLook.title(question.sum(), person)
                + ", the engine is "
                + SumLook.title(question.sum(), person.opponent())
                + ".";
    return question.title()
        + ". "
        + question.goal()
        + "\n"
        + sides
        + (question.misere() ? " Whoever makes the last move loses." : "")
        + " ? for help.";
  }

  private void announceEnd() {
    show();
    String start = "The play is over: ";
    if (!play.judged()) {
      start = (play.mover() == person ? "You have" : "The engine has") + " no move: ";
    }
    String who =
        switch (play.result(person).orElseThrow()) {
          case DRAW -> "a draw.";
          case WIN -> "you win.";
          case LOSS -> "the engine wins.";
        };
    out.println(start + who);
  }

  private void show() {
    out.println();
    for (String line : SumLook.picture(play.position()).split("\n")) {
      out.println("  " + session.style().strong(Layout.cut(line, session.layout().width() - 4)));
    }
    out.println();
  }

  private void enginesTurn() {
    Opponent.Choice choice;
    try {
      choice = engine.choose(play.position(), play.mover());
    } catch (NotAnsweredException e) {
      out.print(session.layout().indented("", "The engine gives up: " + e.getMessage() + ". You win."));
      over = true;
      return;
    }
    if (session.interrupted()) {
      over = true;
      return;
    }
    reasoned = choice.reasoned() ? Optional.of(play.position()) : Optional.empty();
    play.move(choice.to());
    out.print(session.layout().indented("", "The engine plays " + choice.text() + ", " + choice.verdict()));
  }

  private void personsTurn() {
    show();
    FirstMoves<Sum> moves = play.moves(FEW);
    out.print(
        moves.complete() || moves.list().isEmpty()
            ? list(moves)
            : "  more than "
                + FEW
                + " moves, such as "
                + moves.list().get(0).text()
                + "; 'moves' lists them\n");
    while (play.mover() == person && !over) {
      String line = ask();
      if (line == null) {
        out.println("\nNo more input: the play ends here.");
        over = true;
      } else {
        obey(line.strip());
      }
    }
  }

  private String ask() {
    out.print((play.impartial() ? "you" : SumLook.title(question.sum(), person)) + "> ");
    out.flush();
    try {
      String line = in.readLine();
      // What is typed shows by itself; what is piped must be shown to keep the transcript whole.
      if (line != null && !session.terminal().inIsTerminal()) {
        out.println(line);
      }
      return line;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void obey(String line) {
    switch (line.toLowerCase(Locale.ROOT)) {
      case "" -> {}
      case "?", "help" -> out.print(HELP);
      case "moves" -> out.print(list(play.moves(MANY)));
      case "hint" -> hint();
      case "why" -> why();
      case "undo" -> undo();
      case "quit", "q", "exit" -> {
        out.println("The play ends here.");
        over = true;
      }
      default -> move(line);
    }
  }

  private void move(String line) {
    Optional<Sum> to = play.after(line, MANY);
    if (to.isEmpty()) {
      out.print(
          session.layout().indented(
              "", "'" + Layout.cut(line, 60) + "' is no move of yours here; 'moves' lists them."));
      return;
    }
    play.move(to.get());
  }

  private String list(FirstMoves<Sum> moves) {
    List<List<String>> rows = new ArrayList<>();
    for (Move<Sum> move : moves.list()) {
      rows.add(List.of("#" + (rows.size() + 1), move.text(), "to " + SumText.positions(move.to())));
    }
    if (rows.isEmpty() && !moves.complete()) {
      return "  the moves cannot be listed; write one as text\n";
    }
    return session.layout().table("  ", rows) + (moves.complete() ? "" : "  ... and more\n");
  }

  private void hint() {
    Opponent.Choice choice;
    try {
      choice = engine.choose(play.position(), person);
    } catch (NotAnsweredException e) {
      out.print(session.layout().indented("", e.getMessage() + "."));
      return;
    }
    String text = choice.wins() ? "Play " : "You could play ";
    out.print(session.layout().indented("", text + choice.text() + ", " + choice.verdict() + "."));
  }

  private void why() {
    List<Step> reason = reasoned.map(engine::reason).orElse(List.of());
    out.println(
        reason.isEmpty()
            ? "No reason is known: the engine has not moved yet, or found none."
            : ReplyText.reason(reason, session.style()).strip());
  }

  private void undo() {
    if (!play.undo(person)) {
      out.println("There is no move of yours to take back.");
      return;
    }
    reasoned = Optional.empty();
    show();
  }
}
