package org.farstar.ask.catalogue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.farstar.ask.input.InputException;
import org.farstar.ask.input.NearestHint;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.ClaimProvider;
import org.farstar.engine.game.Citations;
import org.farstar.engine.game.Game;
import org.farstar.engine.rules.Change;
import org.farstar.engine.theory.Statement;
import org.farstar.games.Games;
import org.farstar.values.text.NotationException;

/** The games that the commands know: Farstar's own, or a test's. */
public interface Catalogue {
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

  /**
   * The game of this name, before which the words of {@linkplain Change changes} of its rules may
   * stand, as in {@code misere:impartial:clobber}; what stands nearest to the game comes first.
   */
  default Optional<Game<?>> named(String name) {
    Optional<Change> change = Change.before(name);
    if (change.isEmpty()) {
      return find(name);
    }
    try {
      return named(change.get().behind(name)).map(game -> game.changed(change.get()));
    } catch (IllegalArgumentException e) {
      throw new InputException(
          "'"
              + change.get().word()
              + ":' is for games that the last move decides; '"
              + change.get().behind(name)
              + "' is not one");
    }
  }

  /** The game of this name; a fault of the input, with the nearest names, if there is none. */
  default Game<?> game(String id) {
    return named(id).orElseThrow(() -> unknown(id));
  }

  /**
   * The names of the variants of a game, without that in misère play: a word before its name, where
   * it changes the rules and its first example is a position then.
   */
  default List<String> variantsOf(Game<?> game) {
    if (game.family().standard().filter(variant -> variant.rules().impartial()).isPresent()) {
      return List.of();
    }
    return Change.words().stream()
        .filter(word -> !word.equals(Change.MISERE.word()))
        .map(word -> word + ":" + game.id())
        .filter(name -> named(name, game.card().examples()))
        .toList();
  }

  private boolean named(String name, List<Game.Example> examples) {
    try {
      Game<?> changed = game(name);
      examples.stream().limit(1).forEach(example -> changed.read(example.position()));
      return true;
    } catch (InputException | NotationException e) {
      return false;
    }
  }

  private InputException unknown(String id) {
    String rest = id;
    for (Optional<Change> word = Change.before(rest); word.isPresent(); ) {
      rest = word.get().behind(rest);
      word = Change.before(rest);
    }
    int colon = rest.indexOf(':');
    if (colon >= 0 && named(rest.substring(colon + 1)).isPresent()) {
      return new InputException(
          "unknown word '" + rest.substring(0, colon) + "' before a game",
          "The words are " + String.join(", ", Change.words()) + ".");
    }
    return new InputException(
        "unknown game '" + rest + "'" + NearestHint.hint(rest, ids()),
        "'farstar games' lists the games.");
  }

  /** The file that a game of this name comes from; empty for Farstar's own. */
  default Optional<Path> file(String id) {
    return Optional.empty();
  }

  /**
   * The games that are listed, and no file that somebody names: for those who ask from elsewhere.
   */
  default Catalogue listed() {
    Catalogue all = this;
    return new Catalogue() {
      @Override
      public List<String> ids() {
        return all.ids();
      }

      @Override
      public Optional<Game<?>> find(String id) {
        return all.ids().contains(id) ? all.find(id) : Optional.empty();
      }

      @Override
      public List<ClaimProvider> papers() {
        return all.papers();
      }
    };
  }

  /** The papers whose claims are checked. */
  default List<ClaimProvider> papers() {
    return ClaimProvider.all();
  }

  /** The claims about the game of this name, made again. */
  default List<Claim> claimsOf(String id) {
    return papers().stream().flatMap(paper -> paper.claims(id).stream()).toList();
  }

  /** The claims whose ids begin so, each under its id; the claims of other papers are not made. */
  default Map<String, Claim> claims(String beginning) {
    List<ClaimProvider> papers = new ArrayList<>(papers());
    papers.removeIf(
        each -> {
          String ids = each.paper() + "/";
          return !ids.startsWith(beginning) && !beginning.startsWith(ids);
        });
    Map<String, Claim> claims = new LinkedHashMap<>();
    for (String id : ids()) {
      // Two games may share claims.
      papers.stream()
          .flatMap(paper -> paper.claims(id).stream())
          .filter(claim -> claim.id().startsWith(beginning))
          .forEach(claim -> claims.put(claim.id(), claim));
    }
    return claims;
  }

  /**
   * The claims that check a statement.
   *
   * @param name its id, or its citation as answers print it
   */
  default Map<String, Claim> claimsOfStatement(String name) {
    Map<String, Claim> claims = new LinkedHashMap<>();
    claims("")
        .forEach(
            (id, claim) -> {
              if (claim.checks().stream().anyMatch(statement -> statement.isNamed(name))) {
                claims.put(id, claim);
              }
            });
    return claims;
  }

  /** The statement of this id or citation that answers about some game cite. */
  default Optional<Statement> cited(String name) {
    return Stream.concat(
            Citations.EVERYWHERE.stream(),
            all().stream()
                .flatMap(game -> Citations.of(game).values().stream())
                .flatMap(Set::stream))
        .filter(statement -> statement.isNamed(name))
        .findFirst();
  }

  /** All games. */
  default List<Game<?>> all() {
    return ids().stream().<Game<?>>map(this::game).toList();
  }
}
