package org.farstar.games.order.monotone;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.claim.Claim;

/** The statements of the paper, in its order. */
final class MonotoneClaims {
  private MonotoneClaims() {}

  static List<Claim> all() {
    List<Claim> claims = new ArrayList<>(ColourClaims.all());
    claims.addAll(GapClaims.all());
    claims.addAll(TableClaims.all());
    return claims;
  }
}
