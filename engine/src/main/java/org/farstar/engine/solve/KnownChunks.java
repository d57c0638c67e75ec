package org.farstar.engine.solve;

/**
 * Chunks that are there, each found by its range.
 *
 * @param names what they are called; there is none for a range without keys
 * @param ranges where they begin
 */
public record KnownChunks(ChunkNames names, Ranges ranges) {}
