package org.farstar.papers.slides;

import java.util.List;
import java.util.stream.Stream;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.ClaimProvider;
import org.farstar.games.graph.geography.GeographyGame;
import org.farstar.games.graph.token.TokenGame;
import org.farstar.games.graph.words.WordChainGame;
import org.farstar.games.heap.corner.CornerGame;
import org.farstar.games.heap.even.EvenSubtractionGame;
import org.farstar.games.heap.nim.NimGame;
import org.farstar.games.heap.subtraction.SubtractionGame;
import org.farstar.games.heap.takeaway.TakeAwayGame;
import org.farstar.games.positional.PositionalGame;
import org.farstar.games.positional.TicTacToeGame;
import org.farstar.papers.slides.graph.EdgeClaims;
import org.farstar.papers.slides.graph.MatchingClaims;
import org.farstar.papers.slides.graph.TokenClaims;
import org.farstar.papers.slides.graph.WordClaims;
import org.farstar.papers.slides.heap.EvenClaims;
import org.farstar.papers.slides.heap.NimClaims;
import org.farstar.papers.slides.heap.RookClaims;
import org.farstar.papers.slides.heap.SubtractionClaims;
import org.farstar.papers.slides.heap.TakeAwayClaims;
import org.farstar.papers.slides.heap.WythoffClaims;
import org.farstar.papers.slides.positional.LineClaims;
import org.farstar.papers.slides.positional.PairingClaims;
import org.farstar.papers.slides.positional.PotentialClaims;
import org.farstar.papers.slides.positional.StealingClaims;
import org.farstar.papers.slides.positional.ThresholdClaims;

/** The statements of the slides, game by game. */
public final class SlidesClaims implements ClaimProvider {
  @Override
  public String paper() {
    return "slides";
  }

  @Override
  public List<Claim> claims(String game) {
    return switch (game) {
      case TokenGame.ID -> TokenClaims.all();
      case GeographyGame.VERTEX_ID -> MatchingClaims.all();
      case GeographyGame.EDGE_ID -> EdgeClaims.all();
      case NimGame.ID -> NimClaims.all();
      case SubtractionGame.ID -> SubtractionClaims.all();
      case EvenSubtractionGame.ID -> EvenClaims.all();
      case CornerGame.ROOK -> RookClaims.all();
      case CornerGame.WYTHOFF -> WythoffClaims.all();
      case TakeAwayGame.ID -> TakeAwayClaims.all();
      case WordChainGame.ID -> WordClaims.all();
      case TicTacToeGame.ID -> LineClaims.all();
      case PositionalGame.ID -> positional();
      default -> List.of();
    };
  }

  private static List<Claim> positional() {
    return Stream.of(
            PairingClaims.all(), ThresholdClaims.all(), PotentialClaims.all(), StealingClaims.all())
        .flatMap(List::stream)
        .toList();
  }
}
