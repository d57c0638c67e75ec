package org.farstar.engine.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;

/**
 * A table of what is known about a game: which integers it runs through, what can be chosen about
 * it, and how its rows are made, block by block.
 */
public interface Table {
  /** One lower-case word, its name on the command line. */
  String name();

  /** One line about what its cells say. */
  String what();

  /** The integers it runs through, the slowest first. */
  List<Axis> axes();

  /** What can be chosen about it as a whole. */
  default List<Choice> choices() {
    return List.of();
  }

  /** What stands in its columns. */
  List<Column> columns(Settings settings);

  /**
   * The blocks in the order of the rows. Blocks that were kept from an earlier run are not made
   * again, so that no block may rely on those before it.
   *
   * @param control the budget of the whole table
   */
  Stream<Block> blocks(Settings settings, Control control);

  /**
   * The same blocks, where one that takes long may keep what it has so far, so that an interrupted
   * run resumes in the middle of it. Nothing that was kept need be there.
   *
   * @param control the budget of the whole table
   * @param pieces where parts of blocks are kept, under keys that say what they are
   */
  default Stream<Block> blocks(Settings settings, Control control, Store pieces) {
    return blocks(settings, control);
  }

  /**
   * Whether some cells may be hopeless while later ones are easy, so that none of them may hold up
   * the others: all are then tried with little work, those that are left with more, and so on.
   */
  default boolean easiestFirst() {
    return false;
  }

  /**
   * Whether blocks cost less in their order, because one uses what those before it have found. Then
   * none is begun out of turn.
   */
  default boolean inOrder() {
    return false;
  }

  /**
   * What the kept rows depend on besides the choices. Must change whenever rows may come out
   * differently, as after a mended mistake.
   */
  default String edition() {
    return "1";
  }

  /** The columns of the axes, then these. */
  default List<Column> afterAxes(Column... more) {
    List<Column> columns = new ArrayList<>();
    axes().forEach(axis -> columns.add(Column.number(axis.name())));
    columns.addAll(List.of(more));
    return columns;
  }
}
