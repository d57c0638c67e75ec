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
import org.farstar.games.heap.HeapGames;
import org.farstar.games.heap.endnim.EndNimGame;
import org.farstar.games.order.monotone.MonotoneGame;
import org.farstar.games.order.pennies.PenniesGame;
import org.farstar.games.order.pieces.PiecesGame;
import org.farstar.games.order.transposition.TranspositionGame;
import org.farstar.games.strip.coins.FlippingCoinsGame;

/**
 * The catalogue of games. A game is made when it is asked for, so that a command pays for its own.
 */
public final class Games {
  private static final Map<String, Supplier<Game<?>>> CATALOGUE = new LinkedHashMap<>();

  static {
    CATALOGUE.put(FlippingCoinsGame.ID, FlippingCoinsGame::game);
    CATALOGUE.put(EndNimGame.ID, EndNimGame::partizan);
    CATALOGUE.put(EndNimGame.IMPARTIAL_ID, EndNimGame::impartial);
    CATALOGUE.put(TranspositionGame.ID, TranspositionGame::game);
    CATALOGUE.put(PenniesGame.ID, PenniesGame::game);
    CATALOGUE.put(PiecesGame.ID, PiecesGame::game);
    CATALOGUE.put(TokenGame.ID, TokenGame::game);
    CATALOGUE.put(GeographyGame.VERTEX_ID, GeographyGame::vertex);
    CATALOGUE.put(GeographyGame.EDGE_ID, GeographyGame::edge);
    HeapGames.IDS.forEach(id -> CATALOGUE.put(id, () -> HeapGames.game(id)));
    CATALOGUE.put(WordChainGame.ID, WordChainGame::game);
    CATALOGUE.put(MonotoneGame.ID, MonotoneGame::game);
    Classics.IDS.forEach(id -> CATALOGUE.put(id, () -> Classics.game(id)));
    CATALOGUE.put(HackenbushGame.ID, HackenbushGame::game);
    CATALOGUE.put(GraphColouringGame.COL_ID, GraphColouringGame::col);
    CATALOGUE.put(GraphColouringGame.SNORT_ID, GraphColouringGame::snort);
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
