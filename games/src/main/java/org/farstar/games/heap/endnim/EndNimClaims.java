package org.farstar.games.heap.endnim;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.claim.Claim;

/** Every statement of the paper that can be checked, in its order. */
final class EndNimClaims {
  private EndNimClaims() {}

  static List<Claim> all() {
    List<Claim> claims = new ArrayList<>(EndNimExampleClaims.introduction());
    claims.addAll(OrdinalClaims.all());
    claims.addAll(TripleClaims.all());
    claims.addAll(EndNimExampleClaims.examples());
    claims.addAll(OutcomeClaims.all());
    claims.addAll(WeightClaims.all());
    return claims;
  }
}
