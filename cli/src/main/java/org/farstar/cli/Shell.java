package org.farstar.cli;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.farstar.ask.answer.ValueText;
import org.farstar.ask.input.DiskSources;
import org.farstar.ask.input.InputException;
import org.farstar.ask.input.NearestHint;
import org.farstar.ask.question.Question;
import org.farstar.ask.question.RulesetPositions;
import org.farstar.ask.question.Searches;
import org.farstar.ask.question.SumQuestion;
import org.farstar.ask.question.Worksheet;
import org.farstar.cli.input.BudgetOptions;
import org.farstar.cli.input.CommandWords;
import org.farstar.cli.output.Layout;
import org.farstar.cli.output.OutputFile;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.sum.SumLook;
import org.farstar.figures.ThermographText;
import org.farstar.values.notation.Environment;
import org.farstar.values.notation.Evaluated;
import org.farstar.values.notation.Expression;
import org.farstar.values.notation.Latex;
import org.farstar.values.shortgame.Thermograph;

/**
 * What a line of the worksheet does: an expression is evaluated, a command of the command line is
 * run, and what begins with a colon is about the worksheet itself.
 */
final class Shell {
  /** Scripts that load scripts. */
  private static final int DEEPEST = 20;

  /** What begins with a colon, in the order in which the help shows it. */
  static final Map<String, String> OWN = new LinkedHashMap<>();

  static {
    OWN.put(":help [COMMAND]", "this help, or that of a command or a game");
    OWN.put(":names", "the names and what they stand for");
    OWN.put(":clear", "forget all names");
    OWN.put(":latex [EXPRESSION]", "the value as LaTeX; without one that of the last answer");
    OWN.put(":save FILE", "write the names and what they stand for");
    OWN.put(":script FILE", "write the lines so far as a script, with their answers");
    OWN.put(":load FILE", "run a script, or bring saved names back");
    OWN.put(":quit", "leave; so does Ctrl-D");
  }

  /** What a line may be, as the help shows it. */
  private static final List<List<String>> LINES =
      List.of(
          List.of("{2|-1} + ^", "evaluates an expression"),
          List.of("g := domineering(\"4x4\")", "gives a name a value or a position"),
          List.of("g.Moves(Left), g.Mean", "asks for properties of a position or of its value"),
          List.of("g.Thermograph", "draws a thermograph"),
          List.of("_ + 1", "goes on with the last answer"),
          List.of("outcome g + 1 --moves", "runs a command, in which names are known"),
          List.of("# ...", "is a comment"));

  private final Session session;
  private final BudgetOptions budget;
  private final Cli commands;
  private final List<String> record = new ArrayList<>();
  private Optional<Evaluated> last = Optional.empty();
  private int depth;
  private boolean over;

  /**
   * @param session whose worksheet and results all lines share
   * @param budget what each expression may take
   */
  Shell(Session session, BudgetOptions budget) {
    this.session = session;
    this.budget = budget;
    this.commands = session.commands();
  }

  /** Whether the person has left. */
  boolean isOver() {
    return over;
  }

  /** Whether a text is only the beginning of a line. */
  boolean goesOn(String text) {
    if (text.isBlank() || text.strip().startsWith("#")) {
      return false;
    }
    if (text.strip().startsWith(":")) {
      return CommandWords.of(text).isEmpty();
    }
    return isCommand(text) ? CommandWords.of(text).isEmpty() : Expression.goesOn(text);
  }

  private boolean isCommand(String text) {
    String line = text.strip();
    String first = line.split("\\s", 2)[0];
    if (first.equals("farstar") || first.equals("./farstar")) {
      return line.length() > first.length();
    }
    boolean assigned = line.substring(first.length()).strip().startsWith(":=");
    return Commands.names().contains(first)
        && !assigned
        && session.worksheet().get(first).isEmpty();
  }

  /**
   * Obeys a line, which may have line breaks in it.
   *
   * @return how it ended
   * @throws RuntimeException what is wrong with it, to be reported
   */
  ExitCode obey(String text) {
    String line = text.strip();
    if (line.isEmpty() || line.startsWith("#")) {
      return ExitCode.ANSWERED;
    }
    if (line.startsWith(":")) {
      return own(line);
    }
    if (isCommand(line)) {
      return command(line);
    }
    return expression(text);
  }

  private ExitCode expression(String text) {
    Searches searches =
        Searches.of(
            () -> session.begin(budget.budget(), budget.progress(), budget.threads()),
            session::end);
    Worksheet worksheet = session.worksheet();
    try {
      return session.heeding(
          budget.budget(),
          () -> {
            Evaluated result = worksheet.evaluate(text, searches);
            session.end();
            answer(text, result);
            return ExitCode.ANSWERED;
          });
    } catch (SearchStopped e) {
      session.end();
      session.out().print(EvalCommand.unfinished(worksheet, e.reason(), session.layout()));
      return ExitCode.of(e.reason());
    }
  }

  private void answer(String text, Evaluated result) {
    last = Optional.of(result);
    String shown = shown(result);
    session.out().println(shown);
    record(text, shown);
  }

  private void record(String text, String shown) {
    text.lines().forEach(record::add);
    shown.lines().map(line -> "# " + line).forEach(record::add);
  }

  private String shown(Evaluated result) {
    Optional<Thermograph> walls =
        result instanceof Evaluated.OfThermograph thermograph
            ? Optional.of(thermograph.game().thermograph())
            : result instanceof Evaluated.OfLoopyThermograph loopy
                    && loopy.walls().onside().equals(loopy.walls().offside())
                ? loopy.walls().onside().finite()
                : Optional.empty();
    if (walls.isPresent()) {
      return ThermographText.of(walls.get(), session.layout().width()).stripTrailing()
          + "\n"
          + result
          + "\nmean "
          + walls.get().mean()
          + ", temperature "
          + walls.get().temperature();
    }
    return RulesetPositions.question(result)
        .map(question -> SumLook.picture(question.sum()))
        .orElseGet(
            () ->
                ValueText.of(
                        result instanceof Evaluated.OfNumber number ? number.number() : result,
                        false)
                    .text());
  }

  private ExitCode command(String line) {
    List<String> words =
        new ArrayList<>(
            CommandWords.of(line)
                .orElseThrow(() -> new InputException("a quotation mark without its partner")));
    if (words.get(0).endsWith("farstar")) {
      words.remove(0);
    }
    if (words.get(0).equals("serve")) {
      throw new InputException(
          "the workbench runs until its process ends", "Start 'farstar serve' outside the shell.");
    }
    ExitCode code = commands.run(named(words), session.terminal());
    if (code == ExitCode.ANSWERED) {
      record(line, "");
    }
    return code;
  }

  /**
   * A command in which names are replaced by what they stand for, where a game is expected. What
   * begins with a name and goes on is a sum.
   */
  private List<String> named(List<String> words) {
    int at = words.get(0).equals("plot") ? 2 : 1;
    boolean asks = List.of("outcome", "value", "play", "prove", "plot").contains(words.get(0));
    if (!asks || words.size() <= at) {
      return words;
    }
    String first = words.get(at);
    Optional<Evaluated> value =
        session.desk().catalogue().ids().contains(first.replace('_', '-'))
            ? Optional.empty()
            : session.worksheet().get(first.replaceFirst("[^A-Za-z_0-9].*", ""));
    if (value.isEmpty()) {
      return words;
    }
    List<String> replaced = new ArrayList<>(words);
    boolean alone = Environment.isName(first) && !goesOn(words, at + 1);
    Optional<Question> position = RulesetPositions.question(value.get()).filter(asked -> alone);
    if (position.isPresent()) {
      replaced.set(at, position.get().game());
      replaced.add(at + 1, position.get().text());
    } else if (at == 1) {
      replaced.add(at, SumQuestion.NAME);
    }
    return replaced;
  }

  /** Whether a word begins with the sign of a sum; an option does not. */
  private static boolean goesOn(List<String> words, int at) {
    return words.size() > at && words.get(at).matches("[+-]([^-A-Za-z].*)?");
  }

  private ExitCode own(String line) {
    String[] parts = line.split("\\s+", 2);
    String rest = parts.length > 1 ? parts[1] : "";
    switch (parts[0]) {
      case ":help", ":h", ":?" -> help(rest);
      case ":names" -> session.out().print(names());
      case ":clear" -> session.worksheet().clear();
      case ":latex" -> latex(rest);
      case ":save" -> write(rest, session.worksheet().assignments());
      case ":script" -> write(rest, record);
      case ":load" -> {
        return load(file(rest, ":load"));
      }
      case ":quit", ":q", ":exit" -> over = true;
      default -> throw unknown(parts[0]);
    }
    return ExitCode.ANSWERED;
  }

  private static InputException unknown(String name) {
    List<String> known = OWN.keySet().stream().map(each -> each.split(" ")[0]).toList();
    return new InputException(
        "unknown '" + name + "'" + NearestHint.hint(name, known),
        "':help' lists what begins with a colon.");
  }

  private void help(String about) {
    if (!about.isEmpty()) {
      boolean game = session.desk().catalogue().ids().contains(about.replace('_', '-'));
      commands.run(
          List.of(game ? "games" : "help", game ? about.replace('_', '-') : about),
          session.terminal());
      return;
    }
    List<List<String>> rows = new ArrayList<>();
    OWN.forEach((name, what) -> rows.add(List.of(name, what)));
    Layout layout = session.layout();
    session.out().print(layout.list("  ", LINES));
    session.out().print("\nA line that is not finished goes on in the next one.\n\n");
    session.out().print(layout.list("  ", rows));
    session
        .out()
        .print(
            "\n"
                + layout.hanging(
                    "Commands: ",
                    "  ",
                    Commands.names().stream()
                        .filter(name -> !List.of("shell", "serve").contains(name))
                        .collect(Collectors.joining(" "))));
  }

  private String names() {
    Map<String, Evaluated> names = new TreeMap<>(session.worksheet().names());
    if (names.isEmpty()) {
      return "";
    }
    int widest = names.keySet().stream().mapToInt(String::length).max().orElseThrow();
    return names.entrySet().stream()
        .map(
            each ->
                session
                    .style()
                    .layout()
                    .hanging(
                        each.getKey() + " ".repeat(widest - each.getKey().length()) + " := ",
                        " ".repeat(widest + 4),
                        Worksheet.written(each.getValue())))
        .collect(Collectors.joining());
  }

  private void latex(String expression) {
    Evaluated result =
        expression.isEmpty()
            ? last.orElseThrow(() -> new InputException("nothing was answered yet"))
            : session.heeding(
                budget.budget(),
                () -> session.worksheet().evaluate(expression, session.searches()));
    session
        .out()
        .println(
            session.heeding(
                budget.budget(),
                () -> latex(session.worksheet().worth(result, session.searches()))));
  }

  private static String latex(Evaluated value) {
    if (value instanceof Evaluated.OfNumber number) {
      return Latex.of(number.number());
    } else if (value instanceof Evaluated.OfGame game) {
      return Latex.of(game.game());
    } else if (value instanceof Evaluated.OfLoopy loopy) {
      return Latex.of(loopy.game());
    } else if (value instanceof Evaluated.OfSurreal surreal) {
      return Latex.of(surreal.number());
    } else if (value instanceof Evaluated.OfNimber nimber) {
      return Latex.of(nimber.nimber());
    } else if (value instanceof Evaluated.OfList list) {
      return list.items().stream().map(Shell::latex).collect(Collectors.joining(",", "[", "]"));
    }
    throw new InputException(value.kind() + " has no LaTeX; values and lists of values do");
  }

  private static String file(String name, String command) {
    if (name.isEmpty()) {
      throw new InputException(command + ": found nothing, allowed: the name of a file");
    }
    return name;
  }

  private void write(String name, List<String> lines) {
    String text =
        Script.header() + "\n" + lines.stream().map(l -> l + "\n").collect(Collectors.joining());
    OutputFile output = new OutputFile(file(name, "where to write"), session.terminal().folder());
    output.open();
    output.write(text.getBytes(StandardCharsets.UTF_8));
  }

  private ExitCode load(String name) {
    if (depth == DEEPEST) {
      throw new InputException("scripts load each other more than " + DEEPEST + " deep");
    }
    depth++;
    try {
      String text = DiskSources.text(session.terminal().folder(), name);
      return new Script(this, session, name)
          .run(Script.lines(text), new Script.Manner(false, false));
    } finally {
      depth--;
    }
  }
}
