package org.farstar.spark.solve;

import java.io.Serializable;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;

/**
 * Bytes that a task asks for where it is worked on. On a cluster Spark brings them, each to the
 * tasks that ask; where tasks are threads of the process that has them, they are read there.
 */
final class Shipment implements Serializable {
  private static final long serialVersionUID = 1L;
  private static final Map<Long, Supplier<byte[]>> HERE = new ConcurrentHashMap<>();
  private static final AtomicLong NEXT = new AtomicLong();

  private final Broadcast<byte[]> brought;
  private final long id;

  private Shipment(Broadcast<byte[]> brought, long id) {
    this.brought = brought;
    this.id = id;
  }

  /**
   * Bytes for tasks of this context.
   *
   * @param bytes asked for at once, or where tasks are threads, each time that a task asks
   */
  static Shipment of(JavaSparkContext context, Supplier<byte[]> bytes) {
    if (!context.isLocal()) {
      return new Shipment(context.broadcast(bytes.get()), 0);
    }
    long id = NEXT.incrementAndGet();
    HERE.put(id, bytes);
    return new Shipment(null, id);
  }

  /** The bytes; nothing may change them. */
  byte[] bytes() {
    return brought == null ? HERE.get(id).get() : brought.value();
  }

  /** Which it is, the same wherever it is. */
  String name() {
    return brought == null ? "here " + id : "brought " + brought.id();
  }

  /** Frees what it takes, where it was made. */
  void end() {
    if (brought == null) {
      HERE.remove(id);
    } else {
      brought.destroy();
    }
  }
}
