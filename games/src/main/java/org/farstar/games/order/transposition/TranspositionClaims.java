package org.farstar.games.order.transposition;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.claim.Claim;

/** The statements of the paper about sequences, in its order; those about pennies are with them. */
final class TranspositionClaims {
  private TranspositionClaims() {}

  static List<Claim> all() {
    TranspositionReferee referee = new TranspositionReferee();
    List<Claim> claims = new ArrayList<>(ParityClaims.all());
    claims.addAll(new FiniteClaims(referee).all());
    claims.addAll(new InfiniteClaims(referee).all());
    claims.addAll(new DomainExampleClaims(referee).all());
    return claims;
  }
}
