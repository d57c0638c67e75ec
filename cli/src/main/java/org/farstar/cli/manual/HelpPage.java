package org.farstar.cli.manual;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.cli.output.Layout;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Ansi.Text;
import picocli.CommandLine.Help.ColorScheme;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/**
 * The help of a command on a screen of so many columns. Examples can be copied from it: they break
 * between arguments only, with a backslash, and expressions in quotation marks stay whole.
 */
public final class HelpPage {
  /** On narrower screens the columns of the options would overlap. */
  private static final int LEAST = 55;

  /** What is in quotation marks; not the apostrophe of a word. */
  private static final Pattern QUOTED = Pattern.compile("(?<!\\w)'[^']*'(?!\\w)");

  /** An example, and behind two blanks what it shows. */
  private static final Pattern REMARK = Pattern.compile("( *\\S.*?) {2,}(\\S.*)");

  /** Signs at which a line would break, and which no letter is; formats begin with one of them. */
  private static final Pattern SIGN = Pattern.compile("[\\p{Punct}&&[^%]]");

  /** What is added to a sign so that it becomes a letter of a script that no help is written in. */
  private static final int LETTER = 0x1400;

  private static final String INDENT = "      ";

  private final int width;
  private final Layout layout;

  private HelpPage(Layout screen) {
    this.width = Math.max(LEAST, screen.prose());
    this.layout = new Layout(() -> width);
  }

  /** The help of a command, or of the program with all its commands. */
  public static String of(CommandLine line, Layout screen) {
    return new HelpPage(screen).page(line);
  }

  private String page(CommandLine line) {
    line.setUsageHelpWidth(width);
    UsageMessageSpec usage = line.getCommandSpec().usageMessage();
    usage.description(whole(usage.description()));
    line.getSubcommands().values().stream()
        .map(each -> each.getCommandSpec().usageMessage())
        .forEach(each -> each.description(whole(each.description())));
    usage.sectionMap().put(UsageMessageSpec.SECTION_KEY_FOOTER, help -> examples(usage.footer()));
    line.setHelpFactory(Whole::new);
    return line.getUsageMessage(Ansi.OFF)
        .codePoints()
        .map(c -> c >= LETTER && c < LETTER + 0x80 ? c - LETTER : c)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  private static String[] whole(String... texts) {
    return Arrays.stream(texts).map(HelpPage::whole).toArray(String[]::new);
  }

  /** The text as one that breaks only at blanks, and not at those of an expression. */
  private static String whole(String text) {
    String kept = QUOTED.matcher(text).replaceAll(quoted -> letters(quoted.group(), " "));
    return SIGN.matcher(kept).replaceAll(sign -> letters(sign.group(), sign.group()));
  }

  private static String letters(String text, String sign) {
    return Matcher.quoteReplacement(text.replace(sign.charAt(0), (char) (LETTER + sign.charAt(0))));
  }

  private String examples(String... footer) {
    List<String> lines =
        Arrays.stream(footer)
            .map(line -> String.format(Locale.ROOT, line).stripTrailing())
            .toList();
    boolean beside =
        lines.stream().noneMatch(l -> l.length() > width && REMARK.matcher(l).matches());
    StringBuilder text = new StringBuilder();
    lines.forEach(line -> text.append(example(line, beside)));
    return text.toString();
  }

  /**
   * @param beside whether there is room for all remarks behind their examples
   */
  private String example(String line, boolean beside) {
    Matcher remark = REMARK.matcher(line);
    if (line.startsWith(INDENT)) {
      return beside ? line + "\n" : layout.indented(INDENT, line.strip());
    } else if (!beside && remark.matches()) {
      return layout.command("  ", INDENT, remark.group(1).strip())
          + layout.indented(INDENT, remark.group(2));
    }
    return line.startsWith("  ") && line.length() > width
        ? layout.command("  ", INDENT, line.strip())
        : layout.indented("", line);
  }

  /** Help whose options and parameters are described without breaks in expressions. */
  private static final class Whole extends Help {
    Whole(CommandSpec spec, ColorScheme colors) {
      super(spec, colors);
    }

    @Override
    public IOptionRenderer createDefaultOptionRenderer() {
      IOptionRenderer usual = super.createDefaultOptionRenderer();
      return (option, labels, colors) -> whole(usual.render(option, labels, colors));
    }

    @Override
    public IParameterRenderer createDefaultParameterRenderer() {
      IParameterRenderer usual = super.createDefaultParameterRenderer();
      return (parameter, labels, colors) -> whole(usual.render(parameter, labels, colors));
    }

    private static Text[][] whole(Text[]... rows) {
      return Arrays.stream(rows)
          .map(
              row ->
                  Arrays.stream(row)
                      .map(cell -> Ansi.OFF.new Text(HelpPage.whole(cell.toString())))
                      .toArray(Text[]::new))
          .toArray(Text[][]::new);
    }
  }
}
