package org.farstar.front.cluster;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/**
 * A cluster that somebody asked for.
 *
 * @param master where it is, as its engine writes that
 * @param log the file for what the engine says of itself
 * @param jars the jars of Farstar, for machines that do not have them; empty where there are none
 * @param memoryBytes how much tables and values may take in this process, by estimate
 * @param told hears, in words for a person, what holds up the work
 */
public record ClusterRequest(
    String master, Path log, List<Path> jars, long memoryBytes, Consumer<String> told) {}
