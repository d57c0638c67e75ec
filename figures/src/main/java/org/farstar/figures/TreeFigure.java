package org.farstar.figures;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumLook;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.SumText;
import org.farstar.picture.Boards;
import org.farstar.picture.Canvas;
import org.farstar.picture.Drawing;
import org.farstar.picture.Figure;
import org.farstar.picture.Ink;
import org.farstar.picture.Shape;
import org.farstar.picture.Shape.Anchor;
import org.farstar.picture.Shape.Face;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;

/**
 * Game trees as the field draws them: Left's options slant to the left, Right's to the right; the
 * options of an impartial ruleset hang below, drawn once for both players. A dotted end is an
 * option, or several, beyond the depth that is drawn.
 */
public final class TreeFigure {
  private static final double MARGIN = 12;
  private static final double LABEL = 14;
  private static final double CAPTION = 11;
  private static final double MOST_LABEL_WIDTH = 150;
  private static final int LONGEST_LABEL = 60;

  /** Boards within a tree are drawn at this scale, and smaller where they would be larger. */
  private static final double BOARD_SCALE = 0.55;

  private static final double MOST_BOARD = 110;

  private final Figure figure;
  private final int depth;
  private final int nodes;
  private final boolean cut;

  private TreeFigure(String title, GameTree tree, boolean impartial) {
    this.depth = tree.depth();
    this.nodes = tree.nodes();
    this.cut = tree.cut();
    Drawing drawing = TreeLayout.of(tree, impartial, MARGIN);
    this.figure = new Figure(title, nodes + " nodes, depth " + depth, drawing);
  }

  /** The figure. */
  public Figure figure() {
    return figure;
  }

  /** How many edges its longest way down has. */
  public int depth() {
    return depth;
  }

  /** Whether there are options that are not drawn. */
  public boolean cut() {
    return cut;
  }

  /** How many nodes it has. */
  public int nodes() {
    return nodes;
  }

  /**
   * The tree of a value's canonical form.
   *
   * @param depth how deep; empty for as deep as it is easy to read
   * @param full whether numbers below the root are followed down to 0; otherwise they are leaves
   * @throws TreeTooLargeException if it has too many nodes
   */
  public static TreeFigure ofValue(ShortGame game, OptionalInt depth, boolean full) {
    GameTree tree = GameTree.grow(new Values(game, full), game, depth);
    return new TreeFigure("Game tree of " + cut(game.toString()), tree, false);
  }

  /**
   * What a tree of positions shows.
   *
   * @param full whether options that differ by a symmetry are drawn separately
   * @param asText whether positions are written instead of drawn
   * @param captions what is written below a position, if anything
   */
  public record Style(boolean full, boolean asText, Function<Sum, Optional<String>> captions) {}

  /**
   * The tree of a position.
   *
   * @param depth how deep; empty for as deep as it is easy to read
   * @throws TreeTooLargeException if it has too many nodes
   * @throws NotAnsweredException if a position has options that the ruleset does not list
   */
  public static TreeFigure ofPosition(Sum position, OptionalInt depth, Style style, String title) {
    GameTree tree = GameTree.grow(new Positions(new SumPlay(position), style), position, depth);
    return new TreeFigure(title, tree, position.impartial());
  }

  private record Values(ShortGame root, boolean full) implements GameTree.Source<ShortGame> {
    @Override
    public Drawing drawing(ShortGame game) {
      return label(game.toString());
    }

    @Override
    public List<GameTree.Keyed<ShortGame>> options(ShortGame game, Player player, int most) {
      if (game.isNumber() && !full && game != root) {
        return List.of();
      }
      return (player == Player.LEFT ? game.leftOptions() : game.rightOptions())
          .stream().map(option -> new GameTree.Keyed<>(option, option)).toList();
    }

    @Override
    public boolean impartial() {
      return false;
    }
  }

  private record Positions(SumPlay play, Style style) implements GameTree.Source<Sum> {
    @Override
    public Drawing drawing(Sum position) {
      Optional<Drawing> own = style.asText ? Optional.empty() : SumLook.drawing(position);
      Drawing drawing = own.map(Positions::little).orElseGet(() -> label(SumText.write(position)));
      return style
          .captions
          .apply(position)
          .map(caption -> captioned(drawing, caption))
          .orElse(drawing);
    }

    private static Drawing little(Drawing drawing) {
      double scale =
          Math.min(
              BOARD_SCALE, Math.min(MOST_BOARD / drawing.width(), MOST_BOARD / drawing.height()));
      return new Canvas().add(drawing, 0, 0, scale).drawing(0);
    }

    private static Drawing captioned(Drawing drawing, String caption) {
      Canvas canvas = new Canvas().add(drawing, -drawing.width() / 2, 0, 1);
      double y = drawing.height() + CAPTION;
      return canvas
          .text(Ink.FAINT_TEXT, 0, y, cut(caption), CAPTION, Anchor.MIDDLE, Face.PLAIN)
          .drawing(0);
    }

    @Override
    public List<GameTree.Keyed<Sum>> options(Sum position, Player player, int most) {
      if (play.verdict(position).isPresent()) {
        return List.of();
      }
      Optional<String> why = play.unsearchable(position, true);
      if (why.isPresent()) {
        throw new NotAnsweredException("the options cannot all be drawn: " + why.get());
      }
      List<GameTree.Keyed<Sum>> options = new ArrayList<>();
      play.moves(
          position,
          player,
          (to, text) -> {
            if (options.size() == most) {
              throw new TreeTooLargeException("a position has more than " + most + " options", 0);
            }
            options.add(
                new GameTree.Keyed<>(style.full ? options.size() : play.representative(to), to));
          });
      return options;
    }

    @Override
    public boolean impartial() {
      return play.impartial();
    }
  }

  private static Drawing label(String text) {
    String shown = cut(text);
    double width = new Shape.Text(Ink.TEXT, 0, 0, shown, LABEL, Anchor.MIDDLE, Face.PLAIN).width();
    double size = Math.max(9, Math.min(LABEL, LABEL * MOST_LABEL_WIDTH / width));
    return shown.isEmpty()
        ? Boards.text("")
        : new Canvas().text(Ink.TEXT, 0, 0, shown, size, Anchor.MIDDLE).drawing(0);
  }

  private static String cut(String text) {
    return text.length() <= LONGEST_LABEL ? text : text.substring(0, LONGEST_LABEL - 3) + "...";
  }
}
