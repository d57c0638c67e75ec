package org.farstar.games.graph.token;

import java.util.List;
import org.farstar.engine.claim.Claim;

final class TokenClaims {
  private TokenClaims() {}

  static List<Claim> all() {
    return List.of();
  }
}
