package org.farstar.games.heap.endnim;

import java.math.BigInteger;
import java.util.List;
import java.util.OptionalLong;
import org.farstar.engine.rules.Rules;

/** What the games on a row of piles share, whoever may move at which end. */
interface RowRules extends Rules<Row> {
  @Override
  default String write(Row row) {
    return row.toString();
  }

  /** A row is one part, and the row without piles is none. */
  @Override
  default List<Row> parts(Row row) {
    return row.isEmpty() ? List.of() : List.of(row);
  }

  /** The number of boxes of a finite row, as far as it fits. */
  @Override
  default OptionalLong rank(Row row) {
    BigInteger boxes = row.finiteParts();
    return row.isFinite() && boxes.bitLength() < Long.SIZE
        ? OptionalLong.of(boxes.longValue())
        : OptionalLong.empty();
  }
}
