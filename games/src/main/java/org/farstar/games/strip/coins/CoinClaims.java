package org.farstar.games.strip.coins;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.claim.Claim;

/** Every statement of the paper that can be checked, in its order. */
final class CoinClaims {
  private CoinClaims() {}

  static List<Claim> all() {
    CoinReferee referee = new CoinReferee(new FlippingCoins());
    List<Claim> claims = new ArrayList<>(CoinBasicClaims.all());
    claims.addAll(new ValueClaims(referee).all());
    claims.addAll(new LemmaClaims(referee).all());
    claims.addAll(new VariantClaims().all());
    return claims;
  }
}
