package org.farstar.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.answer.Theory;
import org.farstar.engine.game.Game;
import org.farstar.engine.game.GameTable;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.search.NimAlgebra;
import org.farstar.engine.search.ShortGameAlgebra;
import org.farstar.engine.table.Axis;
import org.farstar.games.grid.Amazons;
import org.farstar.games.grid.Board;
import org.farstar.games.grid.Clobber;
import org.farstar.games.grid.Colouring;
import org.farstar.games.grid.Cram;
import org.farstar.games.grid.Domineering;
import org.farstar.games.grid.Fission;
import org.farstar.games.grid.Konane;
import org.farstar.games.grid.NoGo;
import org.farstar.games.grid.RegionSearch;
import org.farstar.games.heap.octal.Octal;
import org.farstar.games.heap.octal.OctalCode;
import org.farstar.games.heap.octal.OctalTheory;
import org.farstar.games.strip.toads.ToadsAndFrogs;
import org.farstar.games.strip.toppling.TopplingDominoes;
import org.farstar.values.shortgame.Universe;

/** The rulesets of the textbooks: what they are called, how they are written, what to try. */
final class Classics {
  private static final String ROWS = "rows joined by |; ";
  private static final String HEAPS = "the sizes of the heaps with blanks between";
  private static final String LAST = " Who cannot move loses.";

  private Classics() {}

  /** Their names, in the order in which they are shown. */
  static final List<String> IDS =
      List.of(
          "domineering",
          "cram",
          "clobber",
          "amazons",
          "nogo",
          "fission",
          "konane",
          "col",
          "snort",
          "toads-and-frogs",
          "toppling-dominoes",
          "kayles",
          "dawson-kayles",
          "octal");

  /** The game of one of these names. */
  static Game<?> game(String id) {
    return switch (id) {
      case "domineering",
          "cram",
          "clobber",
          "amazons",
          "nogo",
          "fission",
          "konane",
          "col",
          "snort" ->
          grid(id);
      case "toads-and-frogs", "toppling-dominoes" -> strip(id);
      case "kayles", "dawson-kayles", "octal" -> heap(id);
      default -> throw new IllegalArgumentException(id);
    };
  }

  private static Game<Board> grid(String id) {
    return board(id).with(RegionSearch.solvers());
  }

  private static Game<Board> board(String id) {
    return switch (id) {
      case "domineering" ->
          new Entry(id, "Domineering", "grid")
              .goal("Left places vertical dominoes on free cells, Right horizontal ones.")
              .text(ROWS + ". is free, # is not; 5x5 is an empty board of 5 rows")
              .example("5x5", "the second player wins")
              .example("..|..", "a hot position")
              .example("...|.#.", "a board with a hole")
              .boards("empty boards", 4, 4)
              .partizan(new Domineering());
      case "cram" ->
          new Entry(id, "Cram", "grid")
              .goal("A move places a domino on two free cells.")
              .text(ROWS + ". is free, # is not; 3x6 is an empty board of 3 rows")
              .example("3x6", "worth *4")
              .boards("empty boards", 4, 5)
              .impartial(new Cram(), List.of());
      case "clobber" ->
          new Entry(id, "Clobber", "grid")
              .goal(
                  "A stone moves onto an enemy stone beside it, which is gone; Left has x, Right o.")
              .text(ROWS + "x, o and . for a free cell")
              .example("xoxox|oxoxo|xoxox", "the checkerboard of 3 rows and 5 columns")
              .example("xxo", "worth ^")
              .partizan(new Clobber());
      case "amazons" ->
          new Entry(id, "Amazons", "grid")
              .goal(
                  "A piece moves like a queen, then shoots an arrow like a queen; Left has x, Right o.")
              .text(ROWS + "x, o, . for a free cell, # for a blocked one")
              .example("x..|..o", "one piece each")
              .partizan(new Amazons());
      case "nogo" ->
          new Entry(id, "NoGo", "grid")
              .goal("Left places x, Right o; every group must keep a free cell beside it.")
              .text(ROWS + "x, o, . for a free cell, # for no cell")
              .example("3x3", "the empty board of 3 rows")
              .boards("empty boards", 2, 4)
              .partizan(new NoGo());
      case "fission" ->
          new Entry(id, "Fission", "grid")
              .goal(
                  "A stone splits into two beside its place: up and down for Left, across for Right.")
              .text(ROWS + "x is a stone, . a free cell, # no cell")
              .example("...|.x.|...", "one stone")
              .partizan(new Fission());
      case "konane" ->
          new Entry(id, "Konane", "grid")
              .goal("A stone jumps over enemy stones in one direction; Left has x, Right o.")
              .text(ROWS + "x, o, . for a free cell, # for no cell")
              .example("xo.", "a move for Left")
              .partizan(new Konane());
      case "col" ->
          new Entry(id, "Col", "grid")
              .goal("A player colours a cell; neighbours must not have the same colour.")
              .text(ROWS + ". is free, l only for Left, r only for Right, # is taken")
              .example("...|...", "an empty board")
              .partizan(new Colouring(true));
      default ->
          new Entry(id, "Snort", "grid")
              .goal("A player colours a cell; neighbours must not have different colours.")
              .text(ROWS + ". is free, l only for Left, r only for Right, # is taken")
              .example("...|...", "an empty board")
              .partizan(new Colouring(false));
    };
  }

  private static Game<?> strip(String id) {
    return switch (id) {
      case "toads-and-frogs" ->
          new Entry(id, "Toads and Frogs", "strip")
              .goal("Left's toads t walk right, Right's frogs f left, one place or over one enemy.")
              .text(ROWS + "t, f and . for a free place")
              .example("ttt..ff", "three toads, two frogs")
              .table(
                  "toads, free places, frogs",
                  "{t:toads}{.:free}{f:frogs}",
                  Axis.of("toads", "how many toads", 0, 1, 3),
                  Axis.of("free", "how many free places", 0, 1, 2),
                  Axis.of("frogs", "how many frogs", 0, 1, 3))
              .partizan(new ToadsAndFrogs());
      default ->
          new Entry(id, "Toppling Dominoes", "strip")
              .goal("A domino of the own colour topples, with all on one side of it.")
              .text(ROWS + "L for Left's dominoes, R for Right's, E for either's; 0 for none")
              .example("LRL", "worth 1/2")
              .table(
                  "dominoes of Left, then of Right",
                  "{L:left}{R:right}",
                  Axis.of("left", "how many of Left", 0, 1, 4),
                  Axis.of("right", "how many of Right", 0, 1, 4))
              .partizan(new TopplingDominoes());
    };
  }

  private static Game<?> heap(String id) {
    return switch (id) {
      case "kayles" ->
          new Entry(id, "Kayles", "heap")
              .goal("A move takes one pin or two neighbouring ones out of a row.")
              .text(HEAPS)
              .example("1000000", "a million pins, by the period")
              .table("one row of pins", "{n}", Axis.of("n", "how many pins", 0, 0, 20))
              .impartial(new Octal(Octal.KAYLES, true), List.of(new OctalTheory()));
      case "dawson-kayles" ->
          new Entry(id, "Dawson's Kayles", "heap")
              .goal("A move takes two neighbouring pins out of a row.")
              .text(HEAPS)
              .example("20", "twenty pins")
              .table("one row of pins", "{n}", Axis.of("n", "how many pins", 0, 0, 20))
              .impartial(new Octal(Octal.DAWSON_KAYLES, true), List.of(new OctalTheory()));
      default ->
          new Entry(id, "Octal games", "heap")
              .goal(
                  "The code says how many may be taken from a heap and how the rest may be split.")
              .text("a code, a colon and " + HEAPS)
              .parameter(
                  "0.137: digit k is the sum of 1, 2 and 4 for leaving no, one and two heaps")
              .example("0.137: 20", "Dawson's Chess")
              .table("one heap of 0.137", "0.137: {n}", Axis.of("n", "the heap", 0, 0, 20))
              .impartial(new Octal(new OctalCode("0.137"), false), List.of(new OctalTheory()));
    };
  }

  /** What people are shown about one of these games. */
  private static final class Entry {
    private final String id;
    private final String title;
    private final String board;
    private final List<Game.Example> examples = new ArrayList<>();
    private String goal = "";
    private String text = "";
    private List<String> parameters = List.of();
    private String tableWhat = "";
    private String tableTemplate = "";
    private Axis[] tableAxes = {};

    Entry(String id, String title, String board) {
      this.id = id;
      this.title = title;
      this.board = board;
    }

    Entry goal(String sentence) {
      goal = sentence + LAST;
      return this;
    }

    Entry text(String form) {
      text = form;
      return this;
    }

    Entry parameter(String line) {
      parameters = List.of(line);
      return this;
    }

    Entry example(String position, String note) {
      examples.add(new Game.Example(position, note));
      return this;
    }

    /** The table of this game: a position's text with places for integers. */
    Entry table(String what, String template, Axis... axes) {
      tableWhat = what;
      tableTemplate = template;
      tableAxes = axes;
      return this;
    }

    /** A table of boards by their size. */
    Entry boards(String what, int rows, int columns) {
      return table(
          what,
          "{rows}x{columns}",
          Axis.of("rows", "how many rows", 1, 1, rows),
          Axis.of("columns", "how many columns", 1, 1, columns));
    }

    private <P> Game<P> tabled(Game<P> game) {
      return tableTemplate.isEmpty()
          ? game
          : game.with(
              List.of(GameTable.positions("positions", tableWhat, tableTemplate, tableAxes)));
    }

    <P> Game<P> partizan(Rules<P> rules) {
      return tabled(
          new Game<>(
              id,
              card(),
              rules,
              List.of(),
              List.of(),
              Optional.of(new ShortGameAlgebra(new Universe()))));
    }

    <P> Game<P> impartial(Rules<P> rules, List<Theory<P>> theories) {
      return tabled(
          new Game<>(id, card(), rules, theories, List.of(), Optional.of(new NimAlgebra())));
    }

    private Game.Card card() {
      return new Game.Card(title, board, "", goal, text, parameters, examples);
    }
  }
}
