package org.farstar.games.heap.nim;

import java.util.List;
import org.farstar.engine.claim.Claim;

/** Claims. */
public final class NimClaims {
  private NimClaims() {}

  /** All of them. */
  public static List<Claim> all() {
    return List.of();
  }
}
