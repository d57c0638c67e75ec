package org.farstar.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.farstar.cli.input.BudgetOptions;
import org.farstar.cli.input.InputException;
import org.farstar.cli.input.Quantity;
import org.farstar.cli.output.PictureFile;
import org.farstar.engine.picture.Figure;
import org.farstar.values.Dyadic;
import org.farstar.values.NotationException;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/** {@code farstar plot}. */
@CommandLine.Command(
    description = "Draw a thermograph, a game tree or a board as SVG or PNG.",
    footer = {
      "  farstar plot thermograph '{5|1}' -o t.svg",
      "  farstar plot thermograph '{5|1}' '{{4|2}|-1}' --overlay -o t.svg",
      "  farstar plot thermograph domineering '...|.#.' -o t.png",
      "  farstar plot tree '{3|1||-1}' -o tree.svg",
      "  farstar plot tree domineering 2x3 --depth 2 --values -o tree.svg",
      "  farstar plot board hackenbush '0b1 1r2 1g3' -o - > board.svg"
    })
final class PlotCommand extends Command {
  /** What can be drawn, spelt as it is typed. */
  enum What {
    thermograph,
    tree,
    board
  }

  @Parameters(
      index = "0",
      paramLabel = "WHAT",
      description = "thermograph, tree (of options) or board.")
  private What what;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "OF",
      completionCandidates = GameIds.class,
      description =
          "GAME POSITION, or, but for board, an EXPRESSION in quotes; of a thermograph any number of"
              + " them. - reads the position or expression from standard input, @FILE from a file.")
  private List<String> words;

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "<file>",
      description = "The file to write, .svg or .png; - writes SVG to standard output.")
  private String file;

  @Option(
      names = "--scale",
      paramLabel = "<n>",
      converter = Factor.class,
      description = "How many pixels of a PNG a pixel of the SVG has; 2 unless given.")
  private Double scale;

  @Option(names = "--overlay", description = "thermograph: draw all in the same axes.")
  private boolean overlay;

  @Option(
      names = "--from",
      paramLabel = "<t>",
      converter = Temperature.class,
      description =
          "thermograph: the lowest temperature, from -1. Unless given, 0 for hot games, -1 where one"
              + " is not hot.")
  private Dyadic from;

  @Option(
      names = "--depth",
      paramLabel = "<n>",
      converter = Quantity.Whole.class,
      description = "tree: how many moves deep; unless given, as deep as is easy to read.")
  private Integer depth;

  @Option(
      names = "--full",
      description =
          "tree: draw symmetric options each for itself, and numbers down to 0; otherwise the first"
              + " are drawn once with their count, and numbers end a branch.")
  private boolean full;

  @Option(names = "--text", description = "tree: write positions instead of drawing them.")
  private boolean text;

  @Option(names = "--values", description = "tree: write below each position what it is worth.")
  private boolean values;

  @Option(names = "--outcomes", description = "tree: write below each position who wins.")
  private boolean outcomes;

  @Mixin private BudgetOptions budget;

  @Override
  Set<ExitCode> ends() {
    return Set.of(ExitCode.BUDGET_ENDED);
  }

  @Override
  ExitCode run(Session session) {
    PictureFile picture = PictureFile.named(file, scale == null ? 2 : scale);
    requireFitting();
    Plots plots = new Plots(session, budget, words);
    Figure figure =
        switch (what) {
          case thermograph -> plots.thermographs(overlay, Optional.ofNullable(from));
          case tree -> plots.tree(wantedTree());
          case board -> plots.board();
        };
    session.end();
    picture.write(figure, session.terminal());
    return ExitCode.ANSWERED;
  }

  private Plots.Tree wantedTree() {
    OptionalInt wanted = depth == null ? OptionalInt.empty() : OptionalInt.of(depth);
    Plots.Caption caption =
        values ? Plots.Caption.VALUE : outcomes ? Plots.Caption.OUTCOME : Plots.Caption.NONE;
    return new Plots.Tree(wanted, full, text, caption);
  }

  private void requireFitting() {
    Map<String, Boolean> given = new LinkedHashMap<>();
    if (what != What.thermograph) {
      given.put("--overlay", overlay);
      given.put("--from", from != null);
    }
    if (what != What.tree) {
      given.put("--depth", depth != null);
      given.put("--full", full);
      given.put("--text", text);
      given.put("--values", values);
      given.put("--outcomes", outcomes);
    }
    given.forEach(
        (option, present) -> {
          if (present) {
            throw new InputException(option + " does not go with " + what);
          }
        });
    if (values && outcomes) {
      throw new InputException("--values and --outcomes do not go together");
    }
  }

  /** {@code 2} or {@code 1.5}. */
  static final class Factor implements ITypeConverter<Double> {
    private static final double MOST = 20;

    @Override
    public Double convert(String text) {
      if (text.matches("[0-9]{1,2}(\\.[0-9]{1,3})?")) {
        double factor = Double.parseDouble(text);
        if (factor >= 0.1 && factor <= MOST) {
          return factor;
        }
      }
      throw new TypeConversionException(
          "found '" + text + "', allowed: a factor from 0.1 to 20, such as 2 or 1.5");
    }
  }

  /** A dyadic number from -1 up. */
  static final class Temperature implements ITypeConverter<Dyadic> {
    @Override
    public Dyadic convert(String text) {
      try {
        Dyadic temperature = Dyadic.parse(text);
        if (temperature.compareTo(Dyadic.of(-1)) >= 0) {
          return temperature;
        }
      } catch (NotationException e) {
        // The message below says what is allowed.
      }
      throw new TypeConversionException(
          "found '" + text + "', allowed: a dyadic number from -1 up, such as 0 or -1/2");
    }
  }
}
