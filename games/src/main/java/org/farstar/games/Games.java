package org.farstar.games;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.farstar.engine.game.Game;
import org.farstar.games.graph.arckayles.ArcKaylesGame;
import org.farstar.games.graph.colouring.GraphColouringGame;
import org.farstar.games.graph.geography.GeographyGame;
import org.farstar.games.graph.hackenbush.HackenbushGame;
import org.farstar.games.graph.strings.StringsAndCoinsGame;
import org.farstar.games.graph.token.TokenGame;
import org.farstar.games.graph.words.WordChainGame;
import org.farstar.games.grid.amazons.AmazonsGame;
import org.farstar.games.grid.chomp.ChompGame;
import org.farstar.games.grid.clobber.ClobberGame;
import org.farstar.games.grid.colouring.ColouringGame;
import org.farstar.games.grid.cram.CramGame;
import org.farstar.games.grid.domineering.DomineeringGame;
import org.farstar.games.grid.drop.ConnectFourGame;
import org.farstar.games.grid.fission.FissionGame;
import org.farstar.games.grid.fox.FoxAndGeeseGame;
import org.farstar.games.grid.hare.HareAndHoundsGame;
import org.farstar.games.grid.konane.KonaneGame;
import org.farstar.games.grid.nogo.NoGoGame;
import org.farstar.games.grid.sheep.SheepGame;
import org.farstar.games.grid.ski.SkiJumpsGame;
import org.farstar.games.heap.breaking.BreakingGame;
import org.farstar.games.heap.cake.CakeGame;
import org.farstar.games.heap.corner.CornerGame;
import org.farstar.games.heap.endnim.EndNimGame;
import org.farstar.games.heap.endnim.EndNimImpartialGame;
import org.farstar.games.heap.euclid.PartizanEuclidGame;
import org.farstar.games.heap.even.EvenSubtractionGame;
import org.farstar.games.heap.formula.FormulaGame;
import org.farstar.games.heap.mem.MemGame;
import org.farstar.games.heap.nim.NimGame;
import org.farstar.games.heap.octal.OctalGame;
import org.farstar.games.heap.spawning.SpawningGame;
import org.farstar.games.heap.subtraction.SubtractionGame;
import org.farstar.games.heap.takeaway.TakeAwayGame;
import org.farstar.games.heap.unequal.GrundysGame;
import org.farstar.games.order.monotone.MonotoneGame;
import org.farstar.games.order.monotone.MonotoneGapsGame;
import org.farstar.games.order.pennies.PenniesGame;
import org.farstar.games.order.pieces.PiecesGame;
import org.farstar.games.order.transposition.TranspositionGame;
import org.farstar.games.positional.PositionalGame;
import org.farstar.games.positional.QubicGame;
import org.farstar.games.positional.TicTacToeGame;
import org.farstar.games.strip.coins.FlippingCoinsGame;
import org.farstar.games.strip.toads.ToadsAndFrogsGame;
import org.farstar.games.strip.toppling.TopplingDominoesGame;
import org.farstar.games.strip.turning.CoinTurningGame;

/**
 * The catalogue of games. A game is made when it is asked for, so that a command pays for its own.
 */
public final class Games {
  private static final Map<String, Supplier<Game<?>>> CATALOGUE = new LinkedHashMap<>();

  static {
    CATALOGUE.put(FlippingCoinsGame.ID, FlippingCoinsGame::game);
    CATALOGUE.put(CoinTurningGame.ID, CoinTurningGame::game);
    CATALOGUE.put(EndNimGame.ID, EndNimGame::game);
    CATALOGUE.put(EndNimImpartialGame.ID, EndNimImpartialGame::game);
    CATALOGUE.put(TranspositionGame.ID, TranspositionGame::game);
    CATALOGUE.put(PenniesGame.ID, PenniesGame::game);
    CATALOGUE.put(PiecesGame.ID, PiecesGame::game);
    CATALOGUE.put(TokenGame.ID, TokenGame::game);
    CATALOGUE.put(GeographyGame.VERTEX_ID, GeographyGame::vertex);
    CATALOGUE.put(GeographyGame.EDGE_ID, GeographyGame::edge);
    CATALOGUE.put(NimGame.ID, NimGame::game);
    CATALOGUE.put(SubtractionGame.ID, SubtractionGame::game);
    CATALOGUE.put(EvenSubtractionGame.ID, EvenSubtractionGame::game);
    CATALOGUE.put(CornerGame.ROOK, CornerGame::rook);
    CATALOGUE.put(CornerGame.WYTHOFF, CornerGame::wythoff);
    CATALOGUE.put(TakeAwayGame.ID, TakeAwayGame::game);
    CATALOGUE.put(WordChainGame.ID, WordChainGame::game);
    CATALOGUE.put(TicTacToeGame.ID, TicTacToeGame::game);
    CATALOGUE.put(PositionalGame.ID, PositionalGame::game);
    CATALOGUE.put(QubicGame.ID, QubicGame::game);
    CATALOGUE.put(MonotoneGame.ID, MonotoneGame::game);
    CATALOGUE.put(MonotoneGapsGame.ID, MonotoneGapsGame::game);
    CATALOGUE.put(DomineeringGame.ID, DomineeringGame::game);
    CATALOGUE.put(CramGame.ID, CramGame::game);
    CATALOGUE.put(ClobberGame.ID, ClobberGame::game);
    CATALOGUE.put(AmazonsGame.ID, AmazonsGame::game);
    CATALOGUE.put(NoGoGame.ID, NoGoGame::game);
    CATALOGUE.put(ConnectFourGame.ID, ConnectFourGame::game);
    CATALOGUE.put(FissionGame.ID, FissionGame::game);
    CATALOGUE.put(KonaneGame.ID, KonaneGame::game);
    CATALOGUE.put(SheepGame.ID, SheepGame::game);
    CATALOGUE.put(SkiJumpsGame.ID, SkiJumpsGame::game);
    CATALOGUE.put(FoxAndGeeseGame.ID, FoxAndGeeseGame::game);
    CATALOGUE.put(HareAndHoundsGame.ID, HareAndHoundsGame::game);
    CATALOGUE.put(ColouringGame.COL, ColouringGame::col);
    CATALOGUE.put(ColouringGame.SNORT, ColouringGame::snort);
    CATALOGUE.put(ToadsAndFrogsGame.ID, ToadsAndFrogsGame::game);
    CATALOGUE.put(ToadsAndFrogsGame.ELEPHANTS, ToadsAndFrogsGame::elephants);
    CATALOGUE.put(ToadsAndFrogsGame.BACKSLIDING, ToadsAndFrogsGame::backsliding);
    CATALOGUE.put(TopplingDominoesGame.ID, TopplingDominoesGame::game);
    CATALOGUE.put(HackenbushGame.ID, HackenbushGame::game);
    CATALOGUE.put(GraphColouringGame.COL_ID, GraphColouringGame::col);
    CATALOGUE.put(GraphColouringGame.SNORT_ID, GraphColouringGame::snort);
    CATALOGUE.put(GraphColouringGame.FJORDS_ID, GraphColouringGame::fjords);
    CATALOGUE.put(GraphColouringGame.NODE_KAYLES_ID, GraphColouringGame::nodeKayles);
    CATALOGUE.put(GraphColouringGame.DIGRAPH_ID, GraphColouringGame::digraphPlacement);
    CATALOGUE.put(GraphColouringGame.POSET_ID, GraphColouringGame::poset);
    CATALOGUE.put(ArcKaylesGame.PLAIN, ArcKaylesGame::plain);
    CATALOGUE.put(ArcKaylesGame.PARTIZAN, ArcKaylesGame::partizan);
    CATALOGUE.put(StringsAndCoinsGame.ID, StringsAndCoinsGame::game);
    CATALOGUE.put(HackenbushGame.CHILDISH, HackenbushGame::childish);
    CATALOGUE.put(OctalGame.KAYLES, OctalGame::kayles);
    CATALOGUE.put(OctalGame.DAWSON_KAYLES, OctalGame::dawsonKayles);
    CATALOGUE.put(OctalGame.ANY, OctalGame::octal);
    CATALOGUE.put(GrundysGame.ID, GrundysGame::game);
    CATALOGUE.put(BreakingGame.ANY, BreakingGame::any);
    CATALOGUE.put(BreakingGame.SPLITTLES, BreakingGame::splittles);
    CATALOGUE.put(BreakingGame.PARTIZAN, BreakingGame::partizan);
    CATALOGUE.put(SpawningGame.ID, SpawningGame::game);
    CATALOGUE.put(FormulaGame.ID, FormulaGame::game);
    CATALOGUE.put(CakeGame.CUTCAKE, CakeGame::cutcake);
    CATALOGUE.put(CakeGame.MAUNDY, CakeGame::maundy);
    CATALOGUE.put(CakeGame.EATCAKE, CakeGame::eatcake);
    CATALOGUE.put(MemGame.ID, MemGame::game);
    CATALOGUE.put(PartizanEuclidGame.ID, PartizanEuclidGame::game);
    CATALOGUE.put(ChompGame.ID, ChompGame::game);
  }

  private Games() {}

  /** The names of all games, in the order in which they are shown. */
  public static List<String> ids() {
    return List.copyOf(CATALOGUE.keySet());
  }

  /** The game of this name. */
  public static Optional<Game<?>> find(String id) {
    return Optional.ofNullable(CATALOGUE.get(id)).map(Supplier::get);
  }

  /** All games. */
  public static List<Game<?>> all() {
    return CATALOGUE.values().stream().<Game<?>>map(Supplier::get).toList();
  }
}
