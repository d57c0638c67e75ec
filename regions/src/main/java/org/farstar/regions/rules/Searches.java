package org.farstar.regions.rules;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.farstar.engine.budget.Control;
import org.farstar.engine.item.ItemSource;
import org.farstar.engine.item.ItemStock;
import org.farstar.engine.memory.Workspace;
import org.farstar.regions.board.Board;

/**
 * Which searches decide who wins the boards of a game: a choice by what was measured, and searches
 * of its own, whose tables belong to the workspace.
 */
@SuppressWarnings("exports") // the searches are for the modules of this project
public interface Searches {
  /** The searches that serve all games. */
  Searches COMMON = new Searches() {};

  /**
   * Whether large regions are searched move by move as whole boards, which for some games decides
   * them sooner than the search for sums of items.
   */
  default boolean wholeBoards() {
    return false;
  }

  /**
   * What makes, for each thread, a search for who wins boards that do not fit into eight by eight
   * cells, or empty if there is none.
   *
   * @param key names the rules among the tables of the workspace
   */
  default Optional<Function<Control, BoardWins>> large(
      Object key, ItemStock stock, Workspace workspace) {
    return Optional.empty();
  }

  /**
   * A source of items for boards of one row that says who wins several of them together; the given
   * one where there is no such search.
   *
   * @param items makes items of such boards
   * @param placed moves a board to where that source has it
   * @param key names the rules among the tables of the workspace
   */
  default ItemSource<Board> rows(
      ItemSource<Board> items,
      UnaryOperator<Board> placed,
      Object key,
      ItemStock stock,
      Workspace workspace,
      Control control) {
    return items;
  }
}
