package org.farstar.cli;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.farstar.ask.input.DiskSources;
import org.farstar.ask.input.InputException;
import org.farstar.ask.play.GamePlay;
import org.farstar.ask.play.Opponent;
import org.farstar.ask.play.Strength;
import org.farstar.ask.question.Question;
import org.farstar.cli.input.Completion;
import org.farstar.cli.input.Lines;
import org.farstar.cli.output.Layout;
import org.farstar.cli.output.OutputFile;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.play.FirstMoves;
import org.farstar.engine.play.Move;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumLook;
import org.farstar.engine.sum.SumText;
import org.farstar.engine.theory.Step;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;

/** A play of a person against the engine, as a conversation of lines. */
final class PlayTable {
  /** More moves than these are not numbered on every turn. */
  private static final int FEW = 12;

  private static final int MANY = 200;

  private static final String HELP =
      """
        a move      as text, or by its number
        moves       list the moves
        hint        a good move for you
        why         the reason for the engine's last move
        undo        take back your last move
        redo        make it again
        swap        change sides with the engine
        save FILE   write the play into a file
        load FILE   go on with a play from a file
        quit        stop
      """;

  private static final String AFTERWARDS =
      "'undo' takes your last move back, 'why' gives the engine's reason, 'save FILE' keeps the"
          + " play; an empty line ends it.";

  /** What can be done when the play is over. */
  private static final List<String> AFTER = List.of("undo", "why", "save", "load", "quit", "exit");

  /** The commands by their names; those that take a file end with a blank. */
  private static final List<String> COMMANDS =
      List.of("moves", "hint", "why", "undo", "redo", "swap", "save ", "load ", "quit", "help");

  private final Function<Question, Opponent> engines;
  private final Optional<Strength> strength;
  private final RandomGenerator random = new SplittableRandom();
  private final Session session;
  private final PrintStream out;
  private final Lines in;
  private Question question;
  private GamePlay play;
  private Opponent engine;
  private Player person;

  /** What the engine's last move has a reason for: the position before it. */
  private Optional<Sum> reasoned = Optional.empty();

  private boolean over;

  /**
   * @param engines an opponent for a game
   * @param strength how well it plays; without mistakes if empty
   */
  PlayTable(
      Question question,
      Function<Question, Opponent> engines,
      Optional<Strength> strength,
      Player person,
      Player starts,
      Session session) {
    this.question = question;
    this.play = new GamePlay(question.sum(), starts);
    this.engines = engines;
    this.engine = engines.apply(question);
    this.strength = strength;
    this.person = person;
    this.session = session;
    this.out = session.out();
    this.in = session.lines(this::offer);
  }

  /** The moves and the commands that a line may become. */
  private Completion.Offer offer(String before) {
    List<Completion.Word> words = new ArrayList<>();
    play.moves(MANY).list().stream()
        .map(move -> new Completion.Word(move.text(), "", false))
        .forEach(words::add);
    COMMANDS.forEach(name -> words.add(new Completion.Word(name, "", false)));
    return new Completion.Offer(0, words);
  }

  void play() {
    out.print(session.layout().indented("", introduction()));
    while (!over) {
      if (play.over()) {
        announceEnd();
        afterwards();
      } else if (play.mover() == person) {
        personsTurn();
      } else {
        enginesTurn();
      }
    }
  }

  private String sides() {
    return play.impartial()
        ? "You and the engine have the same moves."
        : "You are "
            + SumLook.title(question.sum(), person)
            + ", the engine is "
            + SumLook.title(question.sum(), person.opponent())
            + ".";
  }

  private String introduction() {
    return question.title()
        + ". "
        + question.goal()
        + "\n"
        + sides()
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

  /** Where somebody types, a play that is over may be asked about, and be gone back in. */
  private void afterwards() {
    if (!typed()) {
      over = true;
      return;
    }
    out.print(session.layout().indented("", AFTERWARDS));
    while (play.over() && !over) {
      try {
        String line = ask().map(String::strip).orElse("");
        String first = line.toLowerCase(Locale.ROOT).split(" ")[0];
        if (line.isEmpty()) {
          over = true;
        } else if (AFTER.contains(first)) {
          obey(line);
        } else {
          out.print(session.layout().indented("", AFTERWARDS));
        }
      } catch (Lines.DiscardedException e) {
        over = true;
      }
    }
  }

  private boolean typed() {
    return session.terminal().inIsTerminal() && session.terminal().outIsTerminal();
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
      choice =
          strength
              .map(weaker -> engine.choose(play.position(), play.mover(), weaker, random))
              .orElseGet(() -> engine.choose(play.position(), play.mover()));
    } catch (NotAnsweredException e) {
      out.print(
          session.layout().indented("", "The engine gives up: " + e.getMessage() + ". You win."));
      over = true;
      return;
    }
    if (session.interrupted()) {
      over = true;
      return;
    }
    reasoned = choice.reasoned() ? Optional.of(play.position()) : Optional.empty();
    play.move(choice.to());
    out.print(
        session
            .layout()
            .indented(
                "", "The engine plays " + choice.text() + ", " + choice.verdict().sentence()));
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
    // Moves taken back, made again or loaded begin a turn of their own.
    Sum shown = play.position();
    while (play.mover() == person && play.position() == shown && !over) {
      try {
        ask().ifPresentOrElse(line -> obey(line.strip()), this::noMoreInput);
      } catch (Lines.DiscardedException e) {
        // What was typed is gone; Ctrl-C on an empty line ends the play.
        over = e.isEmpty();
      }
    }
  }

  private void noMoreInput() {
    out.println("\nNo more input: the play ends here.");
    over = true;
  }

  private Optional<String> ask() {
    String prompt = (play.impartial() ? "you" : SumLook.title(question.sum(), person)) + "> ";
    if (!typed()) {
      out.print(prompt);
    }
    out.flush();
    Optional<String> line = in.next(prompt);
    // What is typed shows by itself; what is piped must be shown to keep the transcript whole.
    if (!typed()) {
      line.ifPresent(text -> out.println(NotationException.visible(text)));
    }
    return line;
  }

  private void obey(String line) {
    for (String command : List.of("save", "load")) {
      if (line.toLowerCase(Locale.ROOT).startsWith(command + " ")) {
        file(command, line.substring(command.length()).strip());
        return;
      }
    }
    switch (line.toLowerCase(Locale.ROOT)) {
      case "" -> {}
      case "?", "help" -> out.print(HELP);
      case "moves" -> out.print(list(play.moves(MANY)));
      case "hint" -> hint();
      case "why" -> why();
      case "undo" -> undo();
      case "redo" -> redo();
      case "swap" -> swap();
      case "save", "load" -> out.println("'" + line + "' needs the name of a file.");
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
          session
              .layout()
              .indented(
                  "",
                  "'"
                      + Layout.cut(NotationException.visible(line), 60)
                      + "' is no move of yours here; 'moves' lists them."));
      return;
    }
    play.move(to.get());
  }

  private String list(FirstMoves<Sum> moves) {
    List<List<String>> rows = new ArrayList<>();
    // Where moves are written as numbers, a number is a move.
    boolean numbers = moves.list().stream().anyMatch(move -> move.text().matches("#?[0-9]+"));
    for (Move<Sum> move : moves.list()) {
      String number = (numbers ? "#" : "") + (rows.size() + 1);
      rows.add(List.of(number, move.text(), "to " + SumText.positions(move.to())));
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
    out.print(
        session
            .layout()
            .indented("", text + choice.text() + ", " + choice.verdict().sentence() + "."));
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
  }

  private void redo() {
    if (!play.redo(person)) {
      out.println("There is no move to make again.");
      return;
    }
    reasoned = Optional.empty();
  }

  private void swap() {
    person = person.opponent();
    reasoned = Optional.empty();
    out.print(session.layout().indented("", sides()));
  }

  private void file(String command, String name) {
    try {
      if (command.equals("save")) {
        OutputFile file = new OutputFile(name, session.terminal().folder());
        file.open();
        file.write(new SavedPlay(question, play, person).text().getBytes(StandardCharsets.UTF_8));
        out.println("Saved.");
      } else {
        String text = DiskSources.text(session.terminal().folder(), name);
        load(SavedPlay.read(text, name, session));
      }
    } catch (InputException | NotationException e) {
      out.print(session.layout().indented("", NotationException.visible(e.getMessage()) + "."));
    }
  }

  private void load(SavedPlay saved) {
    question = saved.question();
    play = saved.play();
    person = saved.person();
    engine = engines.apply(question);
    reasoned = Optional.empty();
    out.print(session.layout().indented("", introduction()));
  }
}
