package org.farstar.spark.solve;

import java.io.Serializable;
import java.util.Iterator;

/**
 * What a task does, on a worker.
 *
 * @param <S> what it is given
 * @param <R> what it makes
 */
@FunctionalInterface
interface TaskWork<S, R> extends Serializable {
  /** Does it; what is made may be made only when it is asked for. */
  Iterator<R> call(S source);
}
