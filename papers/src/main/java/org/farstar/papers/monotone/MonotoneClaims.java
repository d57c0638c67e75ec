package org.farstar.papers.monotone;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.ClaimProvider;
import org.farstar.games.order.monotone.MonotoneGame;

/** The statements of the paper, in its order. */
public final class MonotoneClaims implements ClaimProvider {
  @Override
  public String paper() {
    return "monotone";
  }

  @Override
  public List<Claim> claims(String game) {
    return game.equals(MonotoneGame.ID) ? all() : List.of();
  }

  static List<Claim> all() {
    List<Claim> claims = new ArrayList<>(ColourClaims.all());
    claims.addAll(GapClaims.all());
    claims.addAll(TableClaims.all());
    claims.addAll(LongDeckClaims.all());
    claims.addAll(ThreeClaims.all());
    claims.addAll(DenseClaims.all());
    claims.addAll(ExtendedFormClaims.all());
    claims.addAll(BlockClaims.all());
    claims.addAll(PosetClaims.all());
    claims.addAll(ReductionClaims.all());
    return claims;
  }
}
