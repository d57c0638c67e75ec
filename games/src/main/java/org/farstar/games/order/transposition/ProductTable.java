package org.farstar.games.order.transposition;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.table.Axis;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.CellException;
import org.farstar.engine.table.CellTable;
import org.farstar.engine.table.Choice;
import org.farstar.engine.table.Table;
import org.farstar.games.order.WhiteAndBlack;
import org.farstar.games.order.products.ProductGame;
import org.farstar.games.order.products.ProductOrder;
import org.farstar.values.text.NotationException;

/** Who wins on a domain written with products, with nothing used, by search on types of orders. */
final class ProductTable {
  private static final String TURNS = "turns";
  private static final Choice ORDER =
      Choice.text(
          "order",
          "the domain: blocks 1, 2, .., w, w*, z, q, sums a + b, products a x b (b copies of a)",
          "w x w");

  private ProductTable() {}

  static Table table() {
    return new CellTable(
        "orders",
        "who wins on a domain made of blocks by sums and products, with nothing used",
        List.of(Axis.of(TURNS, "how many turns are left", 1, 1, 4)),
        List.of(ORDER),
        "winner",
        "1",
        (settings, control) -> at -> cell(settings.choice(ORDER.name()), at, control));
  }

  /** Empty where the domain has too few elements. */
  private static Optional<Cell> cell(String text, Map<String, Long> at, Control control) {
    int turns = Math.toIntExact(Math.min(at.get(TURNS), Integer.MAX_VALUE));
    try {
      ProductOrder order = ProductOrder.read(text);
      return order.hasAtLeast(turns)
          ? Optional.of(
              Cell.of(
                  WhiteAndBlack.of(new ProductGame(control).outcome(order, turns), turns % 2 == 0)
                      .word()))
          : Optional.empty();
    } catch (NotationException e) {
      throw new CellException(at, e);
    }
  }
}
