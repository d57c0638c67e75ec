package org.farstar.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.RulesetPositions;
import org.farstar.ask.question.SumQuestion;
import org.farstar.cli.input.Completion;
import org.farstar.engine.claim.ClaimProvider;
import org.farstar.engine.game.Game;
import org.farstar.engine.rules.GameNames;
import org.farstar.values.notation.Evaluated;
import org.farstar.values.notation.Vocabulary;
import picocli.CommandLine.Model.OptionSpec;

/** What a word of a line of the shell may become. */
final class ShellCompletion implements Completion {
  private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z_0-9]*$");
  private static final Pattern POSITION = Pattern.compile("([a-z_0-9]+)\\(\"([^\"]*)$");

  private final Session session;

  ShellCompletion(Session session) {
    this.session = session;
  }

  private Catalogue catalogue() {
    return session.desk().catalogue();
  }

  @Override
  public Offer offer(String before) {
    int begin = before.length() - before.stripLeading().length();
    String line = before.substring(begin);
    int word = Math.max(line.lastIndexOf(' '), line.lastIndexOf('\n')) + 1;
    String first = line.split("\\s", 2)[0];
    if (line.startsWith(":")) {
      return new Offer(begin + word, own(first, line.substring(word), word));
    }
    boolean command = Commands.names().contains(first) && word > 0;
    if (command && !line.substring(first.length()).strip().startsWith(":=")) {
      int index = line.substring(0, word).strip().split("\\s+").length;
      return new Offer(begin + word, ofCommand(first, line, line.substring(word), index));
    }
    return expression(before, word == 0);
  }

  private List<Word> own(String first, String word, int at) {
    if (at == 0) {
      return Shell.OWN.entrySet().stream()
          .map(each -> new Word(each.getKey().split(" ")[0], each.getValue(), true))
          .toList();
    }
    return switch (first) {
      case ":help" -> Stream.concat(words(Commands.names()), games(id -> id)).toList();
      case ":load", ":save", ":script" -> files(word);
      case ":latex" -> names().toList();
      default -> List.of();
    };
  }

  private List<Word> ofCommand(String name, String line, String word, int index) {
    if (word.startsWith("-")) {
      return Commands.line(name, Commands.named(name)).getCommandSpec().options().stream()
          .flatMap(ShellCompletion::names)
          .toList();
    }
    boolean plots = name.equals("plot");
    if (plots && index == 1) {
      return words(Stream.of(PlotCommand.What.values()).map(Enum::name).toList()).toList();
    }
    return switch (name) {
      case "help" -> words(Commands.names()).toList();
      case "check" -> claims(word);
      case "eval" -> names().toList();
      case "games", "table", "solve", "database" ->
          index == 1 ? games(id -> id).toList() : List.of();
      case "outcome", "value", "play", "prove", "plot" -> asked(line, index - (plots ? 1 : 0));
      default -> List.of();
    };
  }

  private static Stream<Word> names(OptionSpec option) {
    String about = option.description().length == 0 ? "" : option.description()[0];
    return Stream.of(option.names()).map(each -> new Word(each, about, true));
  }

  /** A game or a name of the worksheet, then a position of the game. */
  private List<Word> asked(String line, int index) {
    if (index == 1) {
      Stream<Word> sum = Stream.of(new Word(SumQuestion.NAME, "positions and values", true));
      return Stream.of(games(id -> id), names(), sum).flatMap(all -> all).toList();
    }
    String[] words = line.split("\\s+");
    int game = words[0].equals("plot") ? 2 : 1;
    return index == 2 && catalogue().ids().contains(words[game])
        ? examples(words[game], text -> text.contains(" ") ? "'" + text + "'" : text)
        : List.of();
  }

  private List<Word> examples(String id, UnaryOperator<String> written) {
    return catalogue().game(id).card().examples().stream()
        .map(Game.Example::position)
        .map(text -> new Word(written.apply(text), "", false))
        .toList();
  }

  /** Papers, and behind one the claims of it. */
  private List<Word> claims(String word) {
    if (!word.contains("/")) {
      return Stream.concat(
              catalogue().papers().stream()
                  .map(ClaimProvider::paper)
                  .map(paper -> new Word(paper + "/", "", false)),
              games(id -> id))
          .toList();
    }
    return catalogue().claims(word.substring(0, word.indexOf('/') + 1)).entrySet().stream()
        .map(each -> new Word(each.getKey(), each.getValue().cite(), true))
        .toList();
  }

  private Offer expression(String before, boolean first) {
    Matcher position = POSITION.matcher(before);
    if (position.find()) {
      return new Offer(
          position.start(2),
          catalogue().ids().stream()
              .filter(id -> GameNames.inExpression(id).equals(position.group(1)))
              .flatMap(id -> examples(id, text -> text.replace("\"", "\"\"") + "\")").stream())
              .toList());
    }
    Matcher name = NAME.matcher(before);
    int from = name.find() ? name.start() : before.length();
    if (from > 0 && before.charAt(from - 1) == '.') {
      return new Offer(from, properties());
    }
    List<Word> words = new ArrayList<>(names().toList());
    games(id -> GameNames.inExpression(id) + "(\"").forEach(words::add);
    Vocabulary.functions().forEach(each -> words.add(new Word(each + "(", "", false)));
    Vocabulary.names().forEach(each -> words.add(new Word(each, "", false)));
    if (first) {
      words(Commands.names()).forEach(words::add);
    }
    return new Offer(from, words);
  }

  private static List<Word> properties() {
    Map<String, Integer> all = new TreeMap<>(RulesetPositions.properties());
    Vocabulary.properties().forEach(all::putIfAbsent);
    return all.entrySet().stream()
        .map(each -> new Word(each.getKey() + (each.getValue() > 0 ? "(" : ""), "", false))
        .toList();
  }

  private static Stream<Word> words(List<String> texts) {
    return texts.stream().map(text -> new Word(text, "", true));
  }

  private Stream<Word> names() {
    Map<String, Evaluated> names = session.worksheet().names();
    return names.entrySet().stream()
        .map(each -> new Word(each.getKey(), each.getValue().kind(), false));
  }

  private Stream<Word> games(UnaryOperator<String> written) {
    return catalogue().ids().stream()
        .map(
            id -> {
              String text = written.apply(id);
              return new Word(text, catalogue().game(id).card().title(), !text.endsWith("\""));
            });
  }

  /** The files and folders of the folder that is being named. */
  private List<Word> files(String word) {
    String folder = word.substring(0, word.lastIndexOf('/') + 1);
    List<Word> words = new ArrayList<>();
    try (Stream<Path> inside =
        Files.list(session.terminal().folder().resolve(folder).toAbsolutePath())) {
      inside
          .sorted()
          .forEach(
              file ->
                  words.add(
                      new Word(
                          folder + file.getFileName() + (Files.isDirectory(file) ? "/" : ""),
                          "",
                          !Files.isDirectory(file))));
    } catch (IOException | InvalidPathException e) {
      return List.of();
    }
    return words;
  }
}
