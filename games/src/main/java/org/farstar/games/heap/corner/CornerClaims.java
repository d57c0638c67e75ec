package org.farstar.games.heap.corner;

import java.util.List;
import org.farstar.engine.claim.Claim;

/** Claims. */
public final class CornerClaims {
  private CornerClaims() {}

  /** Those about the rook. */
  public static List<Claim> rook() {
    return List.of();
  }

  /** Those about the queen. */
  public static List<Claim> wythoff() {
    return List.of();
  }
}
