package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.engine.game.Game;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/** Help and lists on screens of 55 columns and more, of terminals and by {@code COLUMNS}. */
class NarrowScreenTest {
  private static final Pattern QUOTED = Pattern.compile("(?<!\\w)'[^']*'(?!\\w)");

  private static Run on(int columns, String... words) {
    Run run = Run.on(false, Map.of("COLUMNS", "" + columns), Catalogue.STANDARD, ":help\n", words);
    assertThat(run.code()).isEqualTo(ExitCode.ANSWERED);
    return run;
  }

  /** Lines that are too long, but for words that cannot be broken. */
  private static List<String> tooLong(String text, int columns) {
    return text.lines()
        .filter(line -> line.length() > columns)
        .filter(line -> !line.strip().matches("'[^']*'( \\\\)?|\\S+"))
        .toList();
  }

  /** Commands that go on in the next line as one line each. */
  private static String joined(String text) {
    return text.replaceAll(" \\\\\n +", " ");
  }

  @ParameterizedTest
  @ValueSource(ints = {55, 60, 80})
  void theHelpOfEveryCommandFitsAndItsExamplesStayWhole(int columns) {
    for (String name : Commands.names()) {
      String help = on(columns, name, "--help").out();
      assertThat(help).contains("Usage: farstar " + name, "Exit codes:", "Examples:");
      assertThat(on(columns, "help", name).out()).isEqualTo(help);
      assertThat(tooLong(help, columns)).as(name).isEmpty();
      CommandSpec spec = Commands.line(name, Commands.named(name)).getCommandSpec();
      for (String line : spec.usageMessage().footer()) {
        String example = String.format(Locale.ROOT, line).split("(?<=\\S) {2,}")[0];
        assertThat(joined(help)).as(name).contains(example.strip());
      }
      texts(spec)
          .flatMap(text -> QUOTED.matcher(text).results().map(MatchResult::group))
          .forEach(quoted -> assertThat(help).as(name).contains(quoted));
      assertThat(help.chars()).as(name).allMatch(c -> c < 0x250);
    }
    String all = on(columns, "help").out();
    assertThat(tooLong(all, columns)).isEmpty();
    assertThat(on(columns, "--help").out()).isEqualTo(all);
    assertThat(all).contains("NAME.java");
    Commands.names().forEach(name -> assertThat(all).contains("\n  " + name + " "));
  }

  private static Stream<String> texts(CommandSpec spec) {
    return Stream.concat(
        Arrays.stream(spec.usageMessage().description()),
        Stream.concat(spec.options().stream(), spec.positionalParameters().stream())
            .map(ArgSpec::description)
            .flatMap(Arrays::stream));
  }

  @ParameterizedTest
  @ValueSource(ints = {40, 55, 60, 80, 200})
  void titlesAreNotShortened(int columns) {
    String list = on(columns, "games").out();
    String oneLine = list.replaceAll("\\s+", " ");
    for (Game<?> game : Catalogue.STANDARD.all()) {
      assertThat(oneLine).contains(" " + game.id() + " " + game.card().title() + " ");
    }
    if (columns >= 55) {
      assertThat(tooLong(list, columns)).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {55, 60, 80})
  void theCardsOfGamesFit(int columns) {
    for (Game<?> game : Catalogue.STANDARD.all()) {
      String card = on(columns, "games", game.id()).out();
      assertThat(tooLong(card, columns)).as(game.id()).isEmpty();
      for (Game.Example example : game.card().examples()) {
        assertThat(joined(card))
            .contains("  farstar outcome " + game.id() + " '" + example.position() + "'\n");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {55, 60, 80})
  void theHelpOfTheShellFits(int columns) {
    String help = on(columns, "shell").out();
    assertThat(tooLong(help, columns)).isEmpty();
    assertThat(help).contains("g := domineering(\"4x4\") ", ":latex [EXPRESSION] ");
  }

  @Test
  void aScreenThatSaysNothingHas80Columns() {
    assertThat(Run.farstar("help", "plot").out()).isEqualTo(on(80, "help", "plot").out());
    assertThat(on(300, "help", "plot").out()).isEqualTo(on(100, "help", "plot").out());
    assertThat(on(20, "help", "plot").out()).isEqualTo(on(55, "help", "plot").out());
  }
}
