package org.farstar.papers.slides.graph;

import java.util.List;
import org.farstar.engine.claim.Claim;

class MatchingClaimsTest extends GraphClaimsContract {
  @Override
  protected List<Claim> claims() {
    return MatchingClaims.all();
  }
}
