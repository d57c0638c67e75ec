package org.farstar.games.graph.geography;

import java.util.List;
import org.farstar.engine.claim.Claim;
import org.farstar.games.graph.GraphClaimsContract;

class MatchingClaimsTest extends GraphClaimsContract {
  @Override
  protected List<Claim> claims() {
    return MatchingClaims.all();
  }
}
