package org.farstar.engine.solve;

import java.util.Map;

/**
 * The layers that are solved when an earlier one is.
 *
 * @param names what their chunks with records are called
 * @param ranges where the chunks begin
 * @param positions how many positions a layer has
 */
public record Later(ChunkNames names, Ranges ranges, Map<Long, Long> positions) {}
