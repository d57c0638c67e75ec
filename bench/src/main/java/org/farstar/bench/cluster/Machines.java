package org.farstar.bench.cluster;

/**
 * The workers of a cluster and what befalls them.
 *
 * @param workers how many there are, at least 1
 * @param cores how many tasks each of them runs at a time, at least 1
 * @param hoursToLoss how long a worker lives on average; infinite where none is ever lost
 * @param back milliseconds until another one has taken its place
 * @param speculation whether a task that takes long is begun elsewhere too
 */
record Machines(int workers, int cores, double hoursToLoss, double back, boolean speculation) {
  /** Workers that neither fail nor are helped. */
  static Machines faultless(int workers, int cores) {
    return new Machines(workers, cores, Double.POSITIVE_INFINITY, 0, false);
  }
}
