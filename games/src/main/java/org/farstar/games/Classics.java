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
import org.farstar.games.graph.GraphColouring;
import org.farstar.games.graph.Hackenbush;
import org.farstar.games.heap.octal.Octal;
import org.farstar.games.heap.octal.OctalCode;
import org.farstar.games.heap.octal.OctalTheory;
import org.farstar.games.strip.toads.ToadsAndFrogs;
import org.farstar.games.strip.toppling.TopplingDominoes;
import org.farstar.values.shortgame.Universe;

/** The rulesets of the textbooks: what they are called, how they are written, what to try. */
final class Classics {
  private static final String ROWS = "rows joined by |; ";
  private static final String GRAPH =
      "edges such as 1-2, vertices such as 3; 3l only for Left, 3r only for Right";
  private static final String HEAPS = "the sizes of the heaps with blanks between";
  private static final String LAST = " Who cannot move loses.";

  private Classics() {}

  /** Their names, in the order in which they are shown. */
  static final List<String> IDS =
      List.of(
          "toads-and-frogs",
          "toppling-dominoes",
          "hackenbush",
          "col-graph",
          "snort-graph",
          "kayles",
          "dawson-kayles",
          "octal");

  /** The game of one of these names. */
  static Game<?> game(String id) {
    return switch (id) {
      case "toads-and-frogs", "toppling-dominoes" -> strip(id);
      case "hackenbush", "col-graph", "snort-graph" -> graph(id);
      case "kayles", "dawson-kayles", "octal" -> heap(id);
      default -> throw new IllegalArgumentException(id);
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

  private static Game<?> graph(String id) {
    return switch (id) {
      case "hackenbush" ->
          new Entry(id, "Hackenbush", "graph")
              .goal(
                  "Left cuts a blue or green edge, Right a red or green one; what hangs free is gone.")
              .text("edges such as 0b1, 1r2, 2g3 between numbered vertices; 0 is the ground")
              .example("0b1 1r2", "worth 1/2")
              .example("0g1 1b2 1b3", "a flower")
              .partizan(new Hackenbush());
      case "col-graph" ->
          new Entry(id, "Col on a graph", "graph")
              .goal("A player colours a vertex; neighbours must not have the same colour.")
              .text(GRAPH)
              .example("1-2 2-3 3-1", "a triangle")
              .partizan(new GraphColouring(true));
      default ->
          new Entry(id, "Snort on a graph", "graph")
              .goal("A player colours a vertex; neighbours must not have different colours.")
              .text(GRAPH)
              .example("1-2 2-3 3-1", "a triangle")
              .partizan(new GraphColouring(false));
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
