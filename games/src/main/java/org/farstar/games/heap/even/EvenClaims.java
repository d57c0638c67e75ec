package org.farstar.games.heap.even;

import java.util.List;
import org.farstar.engine.claim.Claim;

/** Claims. */
public final class EvenClaims {
  private EvenClaims() {}

  /** All of them. */
  public static List<Claim> all() {
    return List.of();
  }
}
