package org.farstar.cli.manual;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/**
 * The manual page of a program, in the macros of man(7), from what its commands say of themselves.
 * Nothing stands in it that {@code help} does not say.
 */
public final class ManualPage {
  private final CommandSpec program;
  private final List<String> lines = new ArrayList<>();

  private ManualPage(CommandSpec program) {
    this.program = program;
  }

  /**
   * The page.
   *
   * @param line the program with all its commands
   * @param version what stands at the foot of the page
   */
  public static String of(CommandLine line, String version) {
    return new ManualPage(line.getCommandSpec()).page(version);
  }

  private String page(String version) {
    String name = program.name();
    UsageMessageSpec usage = program.usageMessage();
    macro("TH", name.toUpperCase(Locale.ROOT), "1", "", version, "");
    macro("SH", "NAME");
    text(name + " \\- " + escaped(sentence(usage.description())));
    macro("SH", "SYNOPSIS");
    text("\\fB" + name + "\\fR \\fICOMMAND\\fR [\\fIoptions\\fR]");
    macro("SH", "OPTIONS");
    program.options().forEach(this::entry);
    macro("SH", "COMMANDS");
    program.subcommands().forEach(this::command);
    macro("SH", "EXIT STATUS");
    exitCodes().forEach((code, meaning) -> item("\\fB" + code.strip() + "\\fR", meaning));
    macro("SH", "EXAMPLES");
    examples(usage.footer());
    return lines.stream().collect(Collectors.joining("\n", "", "\n"));
  }

  private void command(String name, CommandLine line) {
    CommandSpec spec = line.getCommandSpec();
    macro("SS", program.name() + " " + name);
    text(escaped(formatted(spec.usageMessage().description())));
    synopsis(name, spec);
    spec.positionalParameters().stream().filter(each -> !each.hidden()).forEach(this::entry);
    spec.options().stream().filter(each -> !each.hidden()).forEach(this::entry);
    if (spec.usageMessage().footer().length > 0) {
      macro("PP");
      examples(spec.usageMessage().footer());
    }
  }

  private void synopsis(String name, CommandSpec spec) {
    String words =
        spec.positionalParameters().stream()
            .filter(each -> !each.hidden())
            .map(each -> "\\fI" + escaped(each.paramLabel()) + "\\fR")
            .map(word -> " " + word)
            .collect(Collectors.joining());
    macro("PP");
    text("\\fB" + program.name() + " " + name + "\\fR [\\fIoptions\\fR]" + words);
  }

  private void entry(ArgSpec argument) {
    if (argument instanceof OptionSpec option) {
      String names =
          Arrays.stream(option.names())
              .map(each -> "\\fB" + escaped(each) + "\\fR")
              .collect(Collectors.joining(", "));
      boolean takesValue = option.arity().max() > 0;
      item(
          takesValue ? names + "=\\fI" + escaped(option.paramLabel()) + "\\fR" : names,
          formatted(option.description()));
    } else {
      item("\\fI" + escaped(argument.paramLabel()) + "\\fR", formatted(argument.description()));
    }
  }

  /** Every code that a command may end with, once. */
  private Map<String, String> exitCodes() {
    Map<String, String> codes =
        new TreeMap<>(Comparator.comparingInt(code -> Integer.parseInt(code.strip())));
    program
        .subcommands()
        .values()
        .forEach(line -> codes.putAll(line.getCommandSpec().usageMessage().exitCodeList()));
    return codes;
  }

  private void examples(String... footer) {
    macro("nf");
    for (String line : footer) {
      lines.add(guarded(escaped(formatted(line))));
    }
    macro("fi");
  }

  private void item(String tag, String meaning) {
    macro("TP");
    lines.add(tag);
    text(escaped(meaning));
  }

  private void macro(String name, String... arguments) {
    StringBuilder line = new StringBuilder(".").append(name);
    for (String argument : arguments) {
      line.append(" \"").append(escaped(argument).replace("\"", "\\(dq")).append('"');
    }
    lines.add(line.toString());
  }

  private void text(String paragraph) {
    paragraph.lines().forEach(line -> lines.add(guarded(line.strip())));
  }

  /** A line that begins with a point or an apostrophe would be taken for a macro. */
  private static String guarded(String line) {
    return line.startsWith(".") || line.startsWith("'") ? "\\&" + line : line;
  }

  /** What means something to roff, as it is written there. */
  private static String escaped(String text) {
    return text.replace("\\", "\\e")
        .replace("-", "\\-")
        .replace("^", "\\(ha")
        .replace("~", "\\(ti");
  }

  /** Descriptions are formats: {@code %n} is a new line, {@code %%} a per cent sign. */
  private static String formatted(String... description) {
    return String.format(Locale.ROOT, String.join("%n", description)).replaceAll("\\R", "\n");
  }

  private static String sentence(String... description) {
    String text = formatted(description).replace('\n', ' ');
    return text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
  }
}
