package org.farstar.papers.rulesets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.farstar.engine.budget.Control;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Finding;
import org.farstar.engine.claim.Status;
import org.farstar.games.Games;
import org.junit.jupiter.api.Test;

class RulesetClaimsTest {
  @Test
  void everyClaimHolds() {
    List<Claim> claims =
        Games.ids().stream().flatMap(game -> new RulesetClaims().claims(game).stream()).toList();
    assertThat(claims).hasSizeGreaterThan(6).extracting(Claim::id).doesNotHaveDuplicates();
    for (Claim claim : claims) {
      Finding finding = claim.check(OptionalInt.empty(), Control.unlimited());
      assertThat(finding.status()).as(claim.id() + finding).isEqualTo(Status.HOLDS);
      assertThat(finding.cases()).as(claim.id()).isGreaterThan(10);
    }
  }
}
