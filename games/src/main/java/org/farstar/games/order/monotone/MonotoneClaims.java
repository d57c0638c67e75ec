package org.farstar.games.order.monotone;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.claim.Claim;
import org.farstar.games.order.monotone.blocks.BlockClaims;
import org.farstar.games.order.monotone.dense.DenseClaims;
import org.farstar.games.order.monotone.posets.PosetClaims;
import org.farstar.games.order.monotone.rooks.ExtendedFormClaims;

/** The statements of the paper, in its order. */
final class MonotoneClaims {
  private MonotoneClaims() {}

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
    return claims;
  }
}
