/** The statements of the papers as checks that can fail, found as services. */
// The module named here is compiled after this one.
@SuppressWarnings("module")
module org.farstar.papers {
  requires org.farstar.games;
  requires org.farstar.verify;

  exports org.farstar.papers.coins to
      org.farstar.bench;
  exports org.farstar.papers.transposition to
      org.farstar.bench;

  provides org.farstar.engine.claim.ClaimProvider with
      org.farstar.papers.coins.CoinClaims,
      org.farstar.papers.endnim.EndNimClaims,
      org.farstar.papers.transposition.TranspositionClaims,
      org.farstar.papers.slides.SlidesClaims,
      org.farstar.papers.qubic.QubicClaims,
      org.farstar.papers.rulesets.RulesetClaims,
      org.farstar.papers.monotone.MonotoneClaims;
}
