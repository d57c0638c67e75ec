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
    add(EndNimGame.ID, END_NIM, EndNimGame::partizan);
    add(EndNimGame.IMPARTIAL_ID, "", EndNimGame::impartial);
    add(TranspositionGame.ID, TRANSPOSITION, TranspositionGame::game);
    add(PenniesGame.ID, TRANSPOSITION, PenniesGame::game);
    add(PiecesGame.ID, TRANSPOSITION, PiecesGame::game);
    add(TokenGame.ID, SLIDES, TokenGame::game);
    add(GeographyGame.VERTEX_ID, SLIDES, GeographyGame::vertex);
    add(GeographyGame.EDGE_ID, SLIDES, GeographyGame::edge);
    HeapGames.IDS.forEach(id -> add(id, SLIDES, () -> HeapGames.game(id)));
    add(WordChainGame.ID, SLIDES, WordChainGame::game);
    add(MonotoneGame.ID, "monotone", MonotoneGame::game);
    Classics.IDS.forEach(id -> add(id, "", () -> Classics.game(id)));
    add(HackenbushGame.ID, "", HackenbushGame::game);
    add(GraphColouringGame.COL_ID, "", GraphColouringGame::col);
    add(GraphColouringGame.SNORT_ID, "", GraphColouringGame::snort);
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
