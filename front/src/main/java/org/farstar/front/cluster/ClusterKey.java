package org.farstar.front.cluster;

/**
 * What an application must know to be let in by a cluster.
 *
 * @param secret the secret that master, workers and applications share
 * @param workerMegabytes the memory of each worker in megabytes; 0 where that is not known
 */
public record ClusterKey(String secret, long workerMegabytes) {}
