package org.farstar.games.heap.endnim;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.claim.Claim;

/** Every statement of the paper that can be checked, in its order. */
final class EndNimClaims {
  private EndNimClaims() {}

  static List<Claim> all() {
    EndNimReferee referee = new EndNimReferee(false);
    EndNimExampleClaims examples = new EndNimExampleClaims(referee);
    List<Claim> claims = new ArrayList<>(examples.introduction());
    claims.addAll(OrdinalClaims.all());
    claims.addAll(new TripleClaims(referee).all());
    claims.addAll(examples.examples());
    claims.addAll(new OutcomeClaims(referee).all());
    claims.addAll(WeightClaims.all());
    return claims;
  }
}
