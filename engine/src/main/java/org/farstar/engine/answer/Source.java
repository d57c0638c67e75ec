package org.farstar.engine.answer;

import java.util.List;
import org.farstar.engine.theory.Statement;

/** Where an answer comes from. */
public sealed interface Source {
  /** The statements that it names. */
  default List<Statement> statements() {
    return List.of();
  }

  private static String cited(List<Statement> statements, List<String> notes) {
    return notes.isEmpty()
        ? Statement.cite(statements)
        : Statement.cite(statements) + "; " + String.join("; ", notes);
  }

  /** One line for people. */
  String sentence();

  /**
   * A theorem.
   *
   * @param statements the statements, each once
   * @param notes what they are applied to, where readers want to know it at once
   */
  record ByTheory(List<Statement> statements, List<String> notes) implements Source {
    /** The statements say it all. */
    public ByTheory(Statement... statements) {
      this(List.of(statements), List.of());
    }

    @Override
    public String sentence() {
      return cited(statements, notes);
    }
  }

  /**
   * A theorem that makes the game smaller, and a search of the smaller game.
   *
   * @param statements the statements, each once
   * @param positions how many positions of the smaller game were visited
   * @param millis how long it took
   */
  record ByReduction(List<Statement> statements, long positions, long millis) implements Source {
    /** Where the statements stand. */
    public String cite() {
      return Statement.cite(statements);
    }

    @Override
    public String sentence() {
      return cite() + "; " + searched("" + positions, positions);
    }
  }

  private static String searched(String count, long positions) {
    return positions == 0
        ? "search, before a move was tried"
        : "search of " + count + (positions == 1 ? " position" : " positions");
  }

  /**
   * An exhaustive search.
   *
   * @param positions how many positions it visited
   * @param depthFirst how many of them by the depth-first search of a large position alone
   * @param millis how long it took
   * @param repeatable whether another run visits as many: several threads get in each other's way
   *     differently every time
   */
  record BySearch(long positions, long depthFirst, long millis, boolean repeatable)
      implements Source {
    /** A search with one thread. */
    public BySearch(long positions, long millis) {
      this(positions, 0, millis, true);
    }

    @Override
    public String sentence() {
      String all = searched((repeatable ? "" : "about ") + positions, positions);
      return depthFirst == 0 ? all : all + ", " + depthFirst + " of them depth first";
    }
  }

  /**
   * A game that was solved position by position.
   *
   * @param folder where the solve is
   * @param positions how many positions it has
   */
  record BySolve(String folder, long positions) implements Source {
    @Override
    public String sentence() {
      return "the solve in '" + folder + "' of " + positions + " positions";
    }
  }
}
