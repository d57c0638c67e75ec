package org.farstar.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.farstar.cli.output.Layout;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Move;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumLook;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.SumText;
import org.farstar.engine.theory.Step;
import org.farstar.values.player.Outcome;
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
  private final SumPlay rules;
  private final Opponent engine;
  private final Player person;
  private final Session session;
  private final PrintStream out;
  private final BufferedReader in;

  /** The positions in which the person was to move, for undo; the present one on top. */
  private final Deque<Sum> turns = new ArrayDeque<>();

  private Sum position;
  private Player mover;
  private List<Step> reason = List.of();
  private boolean over;

  PlayTable(Question question, Opponent engine, Player person, Player starts, Session session) {
    this.question = question;
    this.rules = new SumPlay(question.sum());
    this.engine = engine;
    this.person = person;
    this.session = session;
    this.out = session.out();
    this.in =
        new BufferedReader(new InputStreamReader(session.terminal().in(), StandardCharsets.UTF_8));
    this.position = question.sum();
    this.mover = starts;
  }

  void play() {
    out.print(Layout.indented("", introduction()));
    while (!over) {
      if (ended()) {
        over = true;
      } else if (mover == person) {
        turns.push(position);
        personsTurn();
      } else {
        enginesTurn();
      }
    }
  }

  private String introduction() {
    String sides =
        rules.impartial()
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

  /** Announces the end where the play is over. */
  private boolean ended() {
    Optional<Outcome> verdict = rules.verdict(position);
    if (verdict.isEmpty() && !FirstMoves.of(rules, position, mover, 1).list().isEmpty()) {
      return false;
    }
    show();
    out.println(verdict.map(this::judged).orElseGet(this::stuck));
    return true;
  }

  private String judged(Outcome verdict) {
    return switch (verdict.forMover(person)) {
      case DRAW -> "The play is over: a draw.";
      case WIN -> verdict == Outcome.N || verdict == Outcome.P ? byTurn(verdict) : youWin(true);
      case LOSS -> verdict == Outcome.N || verdict == Outcome.P ? byTurn(verdict) : youWin(false);
    };
  }

  private String byTurn(Outcome verdict) {
    return youWin((mover == person) == (verdict == Outcome.N));
  }

  private static String youWin(boolean you) {
    return "The play is over: " + (you ? "you win." : "the engine wins.");
  }

  private String stuck() {
    boolean personWins = (mover == person) == (rules.ending() == Ending.LAST_PLAYER_LOSES);
    String who = mover == person ? "You have" : "The engine has";
    return who + " no move: " + (personWins ? "you win." : "the engine wins.");
  }

  private void show() {
    out.println();
    for (String line : SumLook.picture(position).split("\n")) {
      out.println("  " + session.style().strong(Layout.cut(line, Layout.WIDTH - 4)));
    }
    out.println();
  }

  private void enginesTurn() {
    Opponent.Choice choice = engine.choose(position, mover);
    if (session.interrupted()) {
      over = true;
      return;
    }
    reason = choice.reason();
    position = choice.to();
    mover = mover.opponent();
    out.print(Layout.indented("", "The engine plays " + choice.text() + ", " + choice.verdict()));
  }

  private void personsTurn() {
    show();
    FirstMoves<Sum> moves = FirstMoves.of(rules, position, person, FEW);
    out.print(
        moves.complete()
            ? list(moves)
            : "  more than "
                + FEW
                + " moves, such as "
                + moves.list().get(0).text()
                + "; 'moves' lists them\n");
    while (mover == person && !over) {
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
    out.print((rules.impartial() ? "you" : SumLook.title(question.sum(), person)) + "> ");
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
      case "moves" -> out.print(list(FirstMoves.of(rules, position, person, MANY)));
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
    Optional<Sum> to = rules.play(position, person, line).or(() -> byNumber(line));
    if (to.isEmpty()) {
      out.print(
          Layout.indented(
              "", "'" + Layout.cut(line, 60) + "' is no move of yours here; 'moves' lists them."));
      return;
    }
    position = to.get();
    mover = mover.opponent();
  }

  private Optional<Sum> byNumber(String line) {
    String digits = line.startsWith("#") ? line.substring(1) : line;
    if (!digits.matches("[1-9][0-9]{0,3}")) {
      return Optional.empty();
    }
    List<Move<Sum>> list = FirstMoves.of(rules, position, person, MANY).list();
    int number = Integer.parseInt(digits);
    return number <= list.size() ? Optional.of(list.get(number - 1).to()) : Optional.empty();
  }

  private String list(FirstMoves<Sum> moves) {
    List<List<String>> rows = new ArrayList<>();
    for (Move<Sum> move : moves.list()) {
      rows.add(List.of("#" + (rows.size() + 1), move.text(), "to " + SumText.write(move.to())));
    }
    return Layout.table("  ", rows) + (moves.complete() ? "" : "  ... and more\n");
  }

  private void hint() {
    Opponent.Choice choice = engine.choose(position, person);
    String text = choice.wins() ? "Play " : "You could play ";
    out.print(Layout.indented("", text + choice.text() + ", " + choice.verdict() + "."));
  }

  private void why() {
    out.println(
        reason.isEmpty()
            ? "There is no reason to tell: the engine has not moved, or knew none."
            : Reply.reason(reason, session.style()).strip());
  }

  private void undo() {
    if (turns.size() < 2) {
      out.println("There is no move of yours to take back.");
      return;
    }
    turns.pop();
    position = turns.peek();
    reason = List.of();
    show();
  }
}
