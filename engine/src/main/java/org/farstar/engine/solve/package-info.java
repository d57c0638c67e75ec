/**
 * Whole games, layer by layer: every follower of a start, with who wins it or what it is worth.
 *
 * <p>Positions are {@linkplain org.farstar.engine.play.Codec keys}, and work is done on chunks of
 * about a million sorted keys, each a byte array. {@link org.farstar.engine.solve.ChunkWork} has
 * what is done with chunks: functions from bytes to bytes, the same wherever they run. {@link
 * org.farstar.engine.solve.ChunkExecutor} says where.
 *
 * <p>For rules whose positions are packed, and for programs that solve whole games in other
 * processes.
 */
package org.farstar.engine.solve;
