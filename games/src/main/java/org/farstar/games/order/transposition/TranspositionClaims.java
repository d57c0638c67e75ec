package org.farstar.games.order.transposition;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.claim.Claim;

/** The statements of the paper about sequences, in its order; those about pennies are with them. */
final class TranspositionClaims {
  private TranspositionClaims() {}

  static List<Claim> all() {
    List<Claim> claims = new ArrayList<>(ParityClaims.all());
    claims.addAll(FiniteClaims.all());
    claims.addAll(FiniteProofClaims.all());
    claims.addAll(InfiniteClaims.all());
    claims.addAll(CaseListClaims.all());
    claims.addAll(InfiniteProofClaims.all());
    claims.addAll(BlackChoiceClaims.all());
    claims.addAll(ProductClaims.all());
    claims.addAll(DomainExampleClaims.all());
    return claims;
  }
}
