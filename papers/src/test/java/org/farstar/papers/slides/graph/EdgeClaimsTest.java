package org.farstar.papers.slides.graph;

import java.util.List;
import org.farstar.engine.claim.Claim;

class EdgeClaimsTest extends GraphClaimsContract {
  @Override
  protected List<Claim> claims() {
    return EdgeClaims.all();
  }
}
