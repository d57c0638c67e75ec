package org.farstar.papers.slides.graph;

import java.util.List;
import java.util.Map;
import org.farstar.engine.claim.Claim;

class TokenClaimsTest extends GraphClaimsContract {
  @Override
  protected List<Claim> claims() {
    return TokenClaims.all();
  }

  @Override
  protected Map<String, String> corrected() {
    return Map.of(
        "slides/labelling", "2 vertices: 1>2, vertex 1: expected N, found neither N nor P");
  }
}
