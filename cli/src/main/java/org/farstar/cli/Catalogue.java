package org.farstar.cli;

import java.util.List;
import java.util.Optional;
import org.farstar.cli.input.InputException;
import org.farstar.cli.input.Nearest;
import org.farstar.engine.game.Game;
import org.farstar.games.Games;

/** The games that the commands know: Farstar's own, or a test's. */
interface Catalogue {
  /** Farstar's own games. */
  Catalogue STANDARD =
      new Catalogue() {
        @Override
        public List<String> ids() {
          return Games.ids();
        }

        @Override
        public Optional<Game<?>> find(String id) {
          return Games.find(id);
        }
      };

  /** The names of the games, in the order in which they are shown. */
  List<String> ids();

  /** The game of this name. */
  Optional<Game<?>> find(String id);

  /** The game of this name; a fault of the input, with the nearest names, where there is none. */
  default Game<?> game(String id) {
    return find(id)
        .orElseThrow(
            () ->
                new InputException(
                    "unknown game '" + id + "'" + Nearest.hint(id, ids()),
                    "'farstar games' lists the games."));
  }

  /** What tells two states of a game of this name apart; empty for Farstar's own. */
  default String edition(String id) {
    return "";
  }

  /** All games. */
  default List<Game<?>> all() {
    return ids().stream().<Game<?>>map(this::game).toList();
  }
}
