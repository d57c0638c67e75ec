package org.farstar.games.heap.subtraction;

import java.util.List;
import org.farstar.engine.claim.Claim;

/** Claims. */
public final class SubtractionClaims {
  private SubtractionClaims() {}

  /** All of them. */
  public static List<Claim> all() {
    return List.of();
  }
}
