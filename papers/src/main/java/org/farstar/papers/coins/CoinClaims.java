package org.farstar.papers.coins;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.ClaimProvider;
import org.farstar.games.strip.coins.FlippingCoinsGame;
import org.farstar.games.strip.turning.CoinTurningGame;

/** Every statement of the paper that can be checked, in its order. */
public final class CoinClaims implements ClaimProvider {
  @Override
  public String paper() {
    return "flipping-coins";
  }

  @Override
  public List<Claim> claims(String game) {
    return switch (game) {
      case FlippingCoinsGame.ID -> all();
      case CoinTurningGame.ID -> TurningClaims.all();
      default -> List.of();
    };
  }

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
