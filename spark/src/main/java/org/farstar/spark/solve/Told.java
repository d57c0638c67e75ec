package org.farstar.spark.solve;

import java.io.Serializable;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;

/**
 * What all tasks of a call are told, as bytes. A few of them travel with the task, which Spark has
 * sent to each worker once for all tasks of a stage; more are sent by themselves, once for all
 * stages.
 */
final class Told implements Serializable {
  /** So many bytes travel with the task. */
  static final int FEW = 1 << 13;

  private static final long serialVersionUID = 1L;
  private static final AtomicLong LAST = new AtomicLong();

  private final long id;
  private final byte[] few;
  private final Broadcast<byte[]> many;

  private Told(byte[] few, Broadcast<byte[]> many) {
    this.id = LAST.incrementAndGet();
    this.few = few;
    this.many = many;
  }

  /** Tells the workers of an application. */
  static Told of(byte[] bytes, JavaSparkContext context) {
    return bytes.length <= FEW
        ? new Told(bytes.clone(), null)
        : new Told(new byte[0], context.broadcast(bytes));
  }

  /** Which of those that this process has told it is; workers have one process that tells them. */
  long id() {
    return id;
  }

  /** The bytes. */
  byte[] bytes() {
    return many == null ? few.clone() : many.value();
  }

  /** Has the workers forget it. */
  void forget() {
    if (many != null) {
      many.destroy();
    }
  }
}
