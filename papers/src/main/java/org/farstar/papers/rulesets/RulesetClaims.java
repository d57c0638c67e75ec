package org.farstar.papers.rulesets;

import java.util.List;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.ClaimProvider;
import org.farstar.games.grid.chomp.ChompGame;
import org.farstar.games.grid.ski.SkiJumpsGame;
import org.farstar.games.heap.breaking.BreakingGame;
import org.farstar.games.heap.cake.CakeGame;
import org.farstar.games.heap.euclid.PartizanEuclidGame;
import org.farstar.games.heap.mem.MemGame;
import org.farstar.games.strip.toads.ToadsAndFrogsGame;
import org.farstar.games.strip.toppling.TopplingDominoesGame;

/** What is proved of single rulesets, game by game. */
public final class RulesetClaims implements ClaimProvider {
  private static final String ANY_CODE = BreakingGame.any().id();

  @Override
  public String paper() {
    return "rulesets";
  }

  @Override
  public List<Claim> claims(String game) {
    return switch (game) {
      case CakeGame.CUTCAKE -> List.of(CakeClaims.cutcake());
      case CakeGame.MAUNDY -> List.of(CakeClaims.maundy());
      case CakeGame.EATCAKE -> EatcakeClaims.all();
      case MemGame.ID -> MemClaims.all();
      case PartizanEuclidGame.ID -> List.of(EuclidClaims.path());
      case SkiJumpsGame.ID -> SkiClaims.all();
      case ChompGame.ID -> ChompClaims.all();
      case ToadsAndFrogsGame.ELEPHANTS -> List.of(HerdClaims.herds());
      case TopplingDominoesGame.ID -> TopplingClaims.all();
      default -> game.equals(ANY_CODE) ? PeriodClaims.all() : List.of();
    };
  }
}
