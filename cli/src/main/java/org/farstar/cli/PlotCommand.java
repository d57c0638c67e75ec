package org.farstar.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.farstar.ask.input.InputException;
import org.farstar.cli.input.BudgetOptions;
import org.farstar.cli.input.Converters;
import org.farstar.cli.output.PictureFile;
import org.farstar.front.figure.Heatmap;
import org.farstar.front.figure.QuestionFigures;
import org.farstar.picture.Figure;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/** {@code farstar plot}. */
@CommandLine.Command(
    description = {
      "Draw a thermograph, a game tree, a board, a play or a heat map as SVG or PNG.",
      "A heat map is a table of one or two parameters as a picture; its arguments are those"
          + " of 'farstar table'.",
      "A play is an SVG that moves: one position after the other, with the move that comes next."
    },
    footer = {
      "  farstar plot thermograph '{5|1}' -o t.svg",
      "  farstar plot thermograph '{5|1}' '{{4|2}|-1}' --overlay -o t.svg",
      "  farstar plot thermograph domineering '...|.#.' -o t.png",
      "  farstar plot tree '{3|1||-1}' -o tree.svg",
      "  farstar plot tree domineering 2x3 --depth 2 --values -o tree.svg",
      "  farstar plot board hackenbush '0b1 1r2 1g3' -o - > board.svg",
      "  farstar plot play nim '3 5 7' -o best.svg",
      "  farstar plot play nim '3 5 7' --move '7 -> 2' --move '5 -> 1' -o play.svg",
      "  farstar plot heatmap end-nim '{a}|{b}|2' --a 1..9 --b 1..9 -o map.svg",
      "  farstar plot heatmap kayles '{n}' --n 0..143 --wrap 12 -o map.svg"
    })
final class PlotCommand extends Command {
  /** What can be drawn, spelt as it is typed. */
  enum What {
    thermograph,
    tree,
    board,
    play,
    heatmap
  }

  @Parameters(
      index = "0",
      paramLabel = "WHAT",
      description = "thermograph, tree (of options), board, play or heatmap.")
  private What what;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "OF",
      completionCandidates = GameIds.class,
      description =
          "GAME POSITION; for thermograph and tree also an EXPRESSION in quotes, for thermograph any"
              + " number of them; for heatmap GAME TEMPLATE --NAME RANGE. - reads the position or"
              + " expression from standard input, @FILE from a file.")
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
      description = "PNG: pixels per unit of the SVG; default 2.")
  private Double scale;

  @Option(names = "--overlay", description = "thermograph: draw all in one pair of axes.")
  private boolean overlay;

  @Option(
      names = "--from",
      paramLabel = "<t>",
      converter = Temperature.class,
      description =
          "thermograph: the lowest temperature, at least -1. Default: 0, or -1 if some game is"
              + " not hot.")
  private Dyadic from;

  @Option(
      names = "--study",
      description =
          "board: mark what the theory knows; in positional games the pairs as numbers and the"
              + " weights as shades.")
  private boolean study;

  @Option(
      names = "--move",
      paramLabel = "<move>",
      description =
          "play: a move, as it is typed in 'farstar play'; once for each move. Default: the moves"
              + " that the engine makes for both sides.")
  private List<String> moves = List.of();

  @Option(
      names = "--first",
      paramLabel = "<side>",
      description = "play: who makes the first move, left (the default) or right.")
  private PlayCommand.Side first;

  @Option(
      names = "--depth",
      paramLabel = "<n>",
      converter = Converters.Whole.class,
      description = "tree: the depth in moves. Default: the greatest legible depth.")
  private Integer depth;

  @Option(
      names = "--full",
      description =
          "tree: draw every symmetric option, and expand numbers down to 0. By default symmetric"
              + " options are drawn once, with their number, and numbers end a branch.")
  private boolean full;

  @Option(names = "--text", description = "tree: write positions instead of drawing them.")
  private boolean text;

  @Option(names = "--values", description = "tree: write the value below each position.")
  private boolean values;

  @Option(names = "--outcomes", description = "tree: write the outcome class below each position.")
  private boolean outcomes;

  @Option(
      names = "--wrap",
      paramLabel = "<n>",
      converter = Converters.Whole.class,
      description = "heatmap: with one parameter, the number of cells in a line.")
  private Integer wrap;

  @Mixin private BudgetOptions budget;

  @Override
  boolean hasOptionsOfGames(List<String> line) {
    return line.contains(What.heatmap.name());
  }

  @Override
  Set<ExitCode> ends() {
    return Set.of(ExitCode.BUDGET_ENDED, ExitCode.UNWRITTEN);
  }

  @Override
  ExitCode run(Session session) {
    PictureFile picture = PictureFile.named(file, scale == null ? 2 : scale);
    picture.open(session.terminal());
    requireFitting();
    Plots plots = new Plots(session, budget, words);
    if (what == What.heatmap) {
      Heatmap map = plots.heatmap();
      picture.write(map.figure(Optional.ofNullable(wrap)), session.terminal());
      return plots.end(map);
    }
    if (what == What.play) {
      picture.requireMoving();
      Player starts = first == PlayCommand.Side.right ? Player.RIGHT : Player.LEFT;
      picture.write(plots.play(starts, moves), session.terminal());
      return ExitCode.ANSWERED;
    }
    picture.write(figure(plots), session.terminal());
    plots.note().ifPresent(session.terminal().err()::println);
    return ExitCode.ANSWERED;
  }

  private Figure figure(Plots plots) {
    return switch (what) {
      case thermograph -> plots.thermographs(overlay, Optional.ofNullable(from));
      case tree -> plots.tree(wantedTree());
      default -> plots.board(study);
    };
  }

  private QuestionFigures.Tree wantedTree() {
    OptionalInt wanted = depth == null ? OptionalInt.empty() : OptionalInt.of(depth);
    QuestionFigures.Caption caption =
        values
            ? QuestionFigures.Caption.VALUE
            : outcomes ? QuestionFigures.Caption.OUTCOME : QuestionFigures.Caption.NONE;
    return new QuestionFigures.Tree(wanted, full, text, caption);
  }

  private void requireFitting() {
    Map<String, Boolean> given = new LinkedHashMap<>();
    if (what != What.thermograph) {
      given.put("--overlay", overlay);
      given.put("--from", from != null);
    }
    if (what != What.board) {
      given.put("--study", study);
    }
    if (what != What.play) {
      given.put("--move", !moves.isEmpty());
      given.put("--first", first != null);
    }
    if (what != What.tree) {
      given.put("--depth", depth != null);
      given.put("--full", full);
      given.put("--text", text);
      given.put("--values", values);
      given.put("--outcomes", outcomes);
    }
    if (what != What.heatmap) {
      given.put("--wrap", wrap != null);
    }
    given.forEach(
        (option, present) -> {
          if (present) {
            throw new InputException(option + " does not go with " + what);
          }
        });
    if (wrap != null && wrap == 0) {
      throw new InputException("--wrap: found '0', allowed: a number from 1 on");
    }
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
        Dyadic temperature = Dyadic.read(text);
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
