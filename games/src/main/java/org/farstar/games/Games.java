package org.farstar.games;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.farstar.engine.game.Game;
import org.farstar.games.graph.colouring.GraphColouringGame;
import org.farstar.games.graph.geography.GeographyGame;
import org.farstar.games.graph.hackenbush.HackenbushGame;
import org.farstar.games.graph.token.TokenGame;
import org.farstar.games.graph.words.WordChainGame;
import org.farstar.games.grid.amazons.AmazonsGame;
import org.farstar.games.grid.clobber.ClobberGame;
import org.farstar.games.grid.colouring.ColouringGame;
import org.farstar.games.grid.cram.CramGame;
import org.farstar.games.grid.domineering.DomineeringGame;
import org.farstar.games.grid.drop.ConnectFourGame;
import org.farstar.games.grid.fission.FissionGame;
import org.farstar.games.grid.konane.KonaneGame;
import org.farstar.games.grid.nogo.NoGoGame;
import org.farstar.games.heap.corner.CornerGame;
import org.farstar.games.heap.endnim.EndNimGame;
import org.farstar.games.heap.endnim.EndNimImpartialGame;
import org.farstar.games.heap.even.EvenSubtractionGame;
import org.farstar.games.heap.nim.NimGame;
import org.farstar.games.heap.octal.OctalGame;
import org.farstar.games.heap.subtraction.SubtractionGame;
import org.farstar.games.heap.takeaway.TakeAwayGame;
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
  private static final String END_NIM = "end-nim";
  private static final String TRANSPOSITION = "transposition";
  private static final String SLIDES = "slides";

  /**
   * @param paper the short name of its paper, empty for none
   */
  private record Entry(String paper, Supplier<Game<?>> maker) {}

  private static final Map<String, Entry> CATALOGUE = new LinkedHashMap<>();

  static {
    add(FlippingCoinsGame.ID, "flipping-coins", FlippingCoinsGame::game);
    add(CoinTurningGame.ID, "flipping-coins", CoinTurningGame::game);
    add(EndNimGame.ID, END_NIM, EndNimGame::game);
    add(EndNimImpartialGame.ID, "", EndNimImpartialGame::game);
    add(TranspositionGame.ID, TRANSPOSITION, TranspositionGame::game);
    add(PenniesGame.ID, TRANSPOSITION, PenniesGame::game);
    add(PiecesGame.ID, TRANSPOSITION, PiecesGame::game);
    add(TokenGame.ID, SLIDES, TokenGame::game);
    add(GeographyGame.VERTEX_ID, SLIDES, GeographyGame::vertex);
    add(GeographyGame.EDGE_ID, SLIDES, GeographyGame::edge);
    add(NimGame.ID, SLIDES, NimGame::game);
    add(SubtractionGame.ID, SLIDES, SubtractionGame::game);
    add(EvenSubtractionGame.ID, SLIDES, EvenSubtractionGame::game);
    add(CornerGame.ROOK, SLIDES, CornerGame::rook);
    add(CornerGame.WYTHOFF, SLIDES, CornerGame::wythoff);
    add(TakeAwayGame.ID, SLIDES, TakeAwayGame::game);
    add(WordChainGame.ID, SLIDES, WordChainGame::game);
    add(TicTacToeGame.ID, SLIDES, TicTacToeGame::game);
    add(PositionalGame.ID, SLIDES, PositionalGame::game);
    add(QubicGame.ID, "qubic", QubicGame::game);
    add(MonotoneGame.ID, "monotone", MonotoneGame::game);
    add(MonotoneGapsGame.ID, "", MonotoneGapsGame::game);
    add(DomineeringGame.ID, "", DomineeringGame::game);
    add(CramGame.ID, "", CramGame::game);
    add(ClobberGame.ID, "", ClobberGame::game);
    add(AmazonsGame.ID, "", AmazonsGame::game);
    add(NoGoGame.ID, "", NoGoGame::game);
    add(ConnectFourGame.ID, "", ConnectFourGame::game);
    add(FissionGame.ID, "", FissionGame::game);
    add(KonaneGame.ID, "", KonaneGame::game);
    add(ColouringGame.COL, "", ColouringGame::col);
    add(ColouringGame.SNORT, "", ColouringGame::snort);
    add(ToadsAndFrogsGame.ID, "", ToadsAndFrogsGame::game);
    add(TopplingDominoesGame.ID, "", TopplingDominoesGame::game);
    add(HackenbushGame.ID, "", HackenbushGame::game);
    add(GraphColouringGame.COL_ID, "", GraphColouringGame::col);
    add(GraphColouringGame.SNORT_ID, "", GraphColouringGame::snort);
    add(OctalGame.KAYLES, "", OctalGame::kayles);
    add(OctalGame.DAWSON_KAYLES, "", OctalGame::dawsonKayles);
    add(OctalGame.ANY, "", OctalGame::octal);
  }

  private Games() {}

  private static void add(String id, String paper, Supplier<Game<?>> maker) {
    CATALOGUE.put(id, new Entry(paper, maker));
  }

  /** The names of all games, in the order in which they are shown. */
  public static List<String> ids() {
    return List.copyOf(CATALOGUE.keySet());
  }

  /** The game of this name. */
  public static Optional<Game<?>> find(String id) {
    return Optional.ofNullable(CATALOGUE.get(id)).map(entry -> entry.maker().get());
  }

  /**
   * The short name of the paper of a game, with which the ids of its claims begin, without making
   * the game; empty for a game without a paper and for names that no game has.
   */
  public static String paper(String id) {
    Entry entry = CATALOGUE.get(id);
    return entry == null ? "" : entry.paper();
  }

  /** All games. */
  public static List<Game<?>> all() {
    return CATALOGUE.values().stream().<Game<?>>map(entry -> entry.maker().get()).toList();
  }
}
