package org.farstar.games.order.transposition;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.table.Axis;
import org.farstar.engine.table.Block;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.Column;
import org.farstar.engine.table.Settings;
import org.farstar.engine.table.Table;
import org.farstar.games.order.Domain;
import org.farstar.games.order.DomainBlock;
import org.farstar.games.order.DomainBlock.Kind;
import org.farstar.games.order.OrderType;

/**
 * The paper's Figures 1 and 2 as text: for each case of Theorems 4.2 and 4.3 a domain of few blocks
 * with its least and greatest element and the smallest and largest ones of its blocks marked.
 */
final class CaseTable implements Table {
  private static final List<String> DOMAINS =
      List.of(
          "w* + z + w",
          "w + w* + z",
          "z + w + w*",
          "w + w + w*",
          "w + w* + w*",
          "w + z + w*",
          "w + w",
          "w* + w*",
          "z + z",
          "z + 2 + z",
          "2 + z + 2",
          "w* + z + 2",
          "z + 2",
          "w + 2",
          "2 + z + w",
          "2 + z",
          "2 + w*");

  @Override
  public String name() {
    return "cases";
  }

  @Override
  public String what() {
    return "a domain for each case of Theorems 4.2 and 4.3, at Black's turn: the paper's Figures 1, 2";
  }

  @Override
  public List<Axis> axes() {
    return List.of();
  }

  @Override
  public List<Column> columns(Settings settings) {
    return List.of(
        Column.label("domain"),
        Column.result("case"),
        Column.result("blocks"),
        Column.result("what decides"));
  }

  @Override
  public Stream<Block> blocks(Settings settings, Control control) {
    return DOMAINS.stream().map(CaseTable::block);
  }

  private static Block block(String text) {
    Cell about = Cell.of(text);
    return new Block(text, List.of(about), () -> List.of(row(text, about)));
  }

  private static List<Cell> row(String text, Cell about) {
    OrderType order = Domain.read(text).type();
    TheoremCase rule = BlackTurnCases.rule(order);
    List<Cell> row = new ArrayList<>(List.of(about));
    row.add(Cell.of(rule.cite().replaceAll("Theorem 4\\.[23] | \\(corrected\\)", "")));
    row.add(Cell.of(sketch(order.blocks())));
    row.add(Cell.of(rule.gist()));
    return row;
  }

  /** The blocks, {@code min:} before the least element, {@code m:} before other smallest ones. */
  private static String sketch(List<DomainBlock> blocks) {
    StringJoiner sketch = new StringJoiner("  ");
    for (int i = 0; i < blocks.size(); i++) {
      DomainBlock block = blocks.get(i);
      String low = block.hasLeast() ? (i == 0 ? "min:" : "m:") : "";
      boolean top = i == blocks.size() - 1;
      String high = block.hasGreatest() ? (top ? ":max" : ":M") : "";
      sketch.add(low + (block.kind() == Kind.CHAIN ? block.size() : block) + high);
    }
    return sketch.toString();
  }
}
