package org.farstar.papers.transposition;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.ClaimProvider;
import org.farstar.games.order.pennies.PenniesGame;
import org.farstar.games.order.pieces.PiecesGame;
import org.farstar.games.order.transposition.TranspositionGame;

/** The statements of the paper about sequences, in its order; those about pennies are with them. */
public final class TranspositionClaims implements ClaimProvider {
  @Override
  public String paper() {
    return "transposition";
  }

  @Override
  public List<Claim> claims(String game) {
    return switch (game) {
      case TranspositionGame.ID -> all();
      case PenniesGame.ID -> PennyClaims.all();
      case PiecesGame.ID -> PieceClaims.all();
      default -> List.of();
    };
  }

  static List<Claim> all() {
    List<Claim> claims = new ArrayList<>(ParityClaims.all());
    claims.addAll(FiniteClaims.all());
    claims.addAll(FiniteProofClaims.all());
    claims.addAll(InfiniteClaims.all());
    claims.addAll(BlockClaims.all());
    claims.addAll(CaseListClaims.all());
    claims.addAll(InfiniteProofClaims.all());
    claims.addAll(BlackChoiceClaims.all());
    claims.addAll(ProductClaims.all());
    claims.addAll(DomainExampleClaims.all());
    return claims;
  }
}
