package org.farstar.games.strip.coins;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.claim.Claim;

/** Every statement of the paper that can be checked, in its order. */
final class CoinClaims {
  private CoinClaims() {}

  static List<Claim> all() {
    List<Claim> claims = new ArrayList<>(CoinBasicClaims.all());
    claims.addAll(CoinStepClaims.all());
    claims.addAll(FormClaims.all());
    claims.addAll(ValueClaims.all());
    claims.addAll(LemmaClaims.all());
    claims.addAll(VariantClaims.all());
    claims.addAll(LengthClaims.all());
    return claims;
  }
}
