package org.farstar.games.heap.takeaway;

import java.util.List;
import org.farstar.engine.claim.Claim;

/** Claims. */
public final class TakeAwayClaims {
  private TakeAwayClaims() {}

  /** All of them. */
  public static List<Claim> all() {
    return List.of();
  }
}
