package org.farstar.front.cluster;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A cluster that somebody asked for.
 *
 * @param master where it is, as its engine writes that
 * @param log the file for what the engine says of itself
 * @param jars the jars of Farstar, for machines that do not have them; empty if there are none
 * @param key what lets this process in; empty where the cluster asks for nothing or none is known
 * @param memoryBytes how much tables and values may take in this process, by estimate
 * @param told hears, in words for a person, what holds up the work
 */
public record ClusterRequest(
    String master,
    Path log,
    List<Path> jars,
    Optional<ClusterKey> key,
    long memoryBytes,
    Consumer<String> told) {}
