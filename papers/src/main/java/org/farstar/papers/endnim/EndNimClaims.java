package org.farstar.papers.endnim;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.ClaimProvider;
import org.farstar.games.heap.endnim.EndNimGame;

/** Every statement of the paper that can be checked, in its order. */
public final class EndNimClaims implements ClaimProvider {
  @Override
  public String paper() {
    return "end-nim";
  }

  @Override
  public List<Claim> claims(String game) {
    return game.equals(EndNimGame.ID) ? all() : List.of();
  }

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
