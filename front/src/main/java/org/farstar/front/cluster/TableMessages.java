package org.farstar.front.cluster;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.table.Batch;
import org.farstar.engine.table.BatchResult;
import org.farstar.engine.table.Cell;
import org.farstar.front.table.RowJson;

/** Batches and their results as messages between processes. Not for threads. */
public final class TableMessages {
  private final RowJson json = new RowJson();

  /** Messages in the form of this version. */
  public TableMessages() {}

  /** A batch as one message. */
  public byte[] write(Batch batch) {
    return new Wire.Writer().number(batch.id()).number(batch.share()).texts(batch.keys()).message();
  }

  /** Reads the message of a batch. */
  public Batch batch(byte[] message) {
    Wire.Reader in = new Wire.Reader(message);
    long id = in.number();
    long share = in.number();
    return new Batch(id, in.texts(), share);
  }

  /** A result as one message. */
  public byte[] write(BatchResult result) {
    Map<String, String> made = new LinkedHashMap<>();
    result.made().forEach((key, rows) -> made.put(key, json.write(rows)));
    Map<String, String> left = new LinkedHashMap<>();
    result.left().forEach((key, reason) -> left.put(key, reason.name()));
    return new Wire.Writer()
        .number(result.id())
        .number(result.positions())
        .number(result.millis())
        .texts(made)
        .texts(left)
        .texts(result.failed().map(List::of).orElse(List.of()))
        .message();
  }

  /**
   * Reads the message of a result.
   *
   * @throws IllegalArgumentException where it is something else
   */
  public BatchResult result(byte[] message) {
    Wire.Reader in = new Wire.Reader(message);
    long id = in.number();
    long positions = in.number();
    long millis = in.number();
    Map<String, List<List<Cell>>> made = new LinkedHashMap<>();
    in.map().forEach((key, rows) -> made.put(key, json.read(rows)));
    Map<String, StopReason> left = new LinkedHashMap<>();
    in.map().forEach((key, reason) -> left.put(key, StopReason.valueOf(reason)));
    Optional<String> failed = in.texts().stream().findFirst();
    return new BatchResult(id, made, left, failed, positions, millis);
  }
}
