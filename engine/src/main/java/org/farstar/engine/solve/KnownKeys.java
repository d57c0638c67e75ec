package org.farstar.engine.solve;

/**
 * Chunks of keys of a layer that were found, which are looked up by range.
 *
 * @param names what they are called; there is none for a range without keys
 * @param ranges where they begin
 */
record KnownKeys(ChunkNames names, Ranges ranges) {}
