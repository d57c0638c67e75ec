package org.farstar.spark.solve;

import java.io.Serializable;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.spark.api.java.JavaSparkContext;
import org.farstar.engine.solve.Bucket;
import org.farstar.engine.solve.ChunkExecutor;

/** The records of some buckets, as tasks find them. */
final class Shelf implements Serializable {
  private static final long serialVersionUID = 1L;
  private static final AtomicLong NEXT = new AtomicLong();

  private static final Map<String, ChunkExecutor.Records> HERE = new ConcurrentHashMap<>();

  private final String name = "shelf " + NEXT.incrementAndGet();
  private final HashMap<String, Shipment> shipments = new HashMap<>();

  /** A bucket whose records were not put there. */
  static final class NotThereException extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  /** Makes the records of these buckets ready for tasks. */
  static Shelf of(
      JavaSparkContext context, Collection<Bucket> buckets, ChunkExecutor.Records records) {
    Shelf shelf = new Shelf();
    for (Bucket bucket : buckets) {
      shelf.shipments.put(
          bucket.layer() + " " + bucket.range(), Shipment.of(context, () -> records.read(bucket)));
    }
    return shelf;
  }

  /** All records, for tasks that are threads of this process: each read when it is asked for. */
  static Shelf here(ChunkExecutor.Records records) {
    Shelf shelf = new Shelf();
    HERE.put(shelf.name, records);
    return shelf;
  }

  /** Which it is, within the application. */
  String name() {
    return name;
  }

  /**
   * The records of a bucket.
   *
   * @throws NotThereException if they are not there
   */
  byte[] read(Bucket bucket) {
    ChunkExecutor.Records here = HERE.get(name);
    if (here != null) {
      return here.read(bucket);
    }
    Shipment shipment = shipments.get(bucket.layer() + " " + bucket.range());
    if (shipment == null) {
      throw new NotThereException();
    }
    return shipment.bytes();
  }

  /** Frees what it takes, where it was made. */
  void end() {
    HERE.remove(name);
    shipments.values().forEach(Shipment::end);
  }
}
