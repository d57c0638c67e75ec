package org.farstar.engine.solve;

/**
 * Keys of one range, on their way to where the others of this range are.
 *
 * @param bucket the range
 * @param chunk the keys as a {@linkplain Chunk chunk}; not copied, never to be changed
 */
public record Piece(Bucket bucket, byte[] chunk) {}
