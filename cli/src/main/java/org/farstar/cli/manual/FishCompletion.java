package org.farstar.cli.manual;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Completion for the shell fish, from what the commands say of themselves. The library that reads
 * the command line has one for bash alone.
 */
public final class FishCompletion {
  private final String program;
  private final List<String> lines = new ArrayList<>();

  private FishCompletion(String program) {
    this.program = program;
  }

  /**
   * The script.
   *
   * @param line the program with all its commands
   */
  public static String of(CommandLine line) {
    return new FishCompletion(line.getCommandName()).script(line.getCommandSpec());
  }

  private String script(CommandSpec spec) {
    lines.add("# Completion of " + program + " for fish.");
    spec.options().forEach(option -> add("__fish_use_subcommand", option));
    spec.subcommands()
        .forEach(
            (name, command) -> {
              String about = first(command.getCommandSpec().usageMessage().description());
              complete("__fish_use_subcommand", "-f -a " + quoted(name) + description(about));
            });
    spec.subcommands().forEach((name, command) -> command(name, command.getCommandSpec()));
    return lines.stream().collect(Collectors.joining("\n", "", "\n"));
  }

  private void command(String name, CommandSpec spec) {
    String here = "__fish_seen_subcommand_from " + name;
    spec.positionalParameters().stream()
        .filter(each -> !each.hidden() && hasCandidates(each))
        .forEach(each -> complete(here, "-f -a " + quoted(candidates(each))));
    spec.options().stream().filter(each -> !each.hidden()).forEach(option -> add(here, option));
  }

  private void add(String condition, OptionSpec option) {
    StringBuilder line = new StringBuilder();
    for (String name : option.names()) {
      line.append(name.startsWith("--") ? " -l " : name.length() == 2 ? " -s " : " -o ");
      line.append(name.replaceFirst("^--?", ""));
    }
    if (option.arity().max() > 0) {
      line.append(hasCandidates(option) ? " -x -a " + quoted(candidates(option)) : " -r");
    }
    complete(condition, line.substring(1) + description(first(option.description())));
  }

  private void complete(String condition, String rest) {
    lines.add("complete -c " + program + " -n " + quoted(condition) + " " + rest);
  }

  private static boolean hasCandidates(ArgSpec argument) {
    return argument.completionCandidates() != null
        && argument.completionCandidates().iterator().hasNext();
  }

  private static String candidates(ArgSpec argument) {
    List<String> words = new ArrayList<>();
    argument.completionCandidates().forEach(words::add);
    return String.join(" ", words);
  }

  private static String description(String text) {
    return text.isEmpty() ? "" : " -d " + quoted(text);
  }

  /** The first sentence: fish shows one line. */
  private static String first(String... description) {
    String text =
        String.format(Locale.ROOT, String.join(" ", description)).replaceAll("\\s+", " ").strip();
    int end = text.indexOf(". ");
    String sentence = end < 0 ? text : text.substring(0, end);
    return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
  }

  private static String quoted(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }
}
