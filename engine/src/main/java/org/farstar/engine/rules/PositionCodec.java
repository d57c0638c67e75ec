package org.farstar.engine.rules;

/**
 * A compact form of positions as bytes, for tables on disk and for clusters.
 *
 * <p>Equal positions have equal bytes, and {@code decode(encode(p))} equals {@code p}.
 *
 * @param <P> the positions
 */
public interface PositionCodec<P> {
  /** The bytes of a position. */
  byte[] encode(P position);

  /** The position of these bytes; {@link IllegalArgumentException} if they are not a position's. */
  P decode(byte[] bytes);
}
