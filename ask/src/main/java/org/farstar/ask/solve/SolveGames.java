package org.farstar.ask.solve;

import java.util.Optional;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.input.InputException;
import org.farstar.ask.question.Question;
import org.farstar.engine.game.Game;
import org.farstar.engine.play.Ending;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.solve.Content;
import org.farstar.engine.solve.KeyPlay;
import org.farstar.engine.solve.KeyPlays;
import org.farstar.engine.solve.RulesKeys;
import org.farstar.engine.solve.SolveException;
import org.farstar.engine.solve.SolveTask;
import org.farstar.engine.solve.SolvedFolder;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.Term;
import org.farstar.values.text.NotationException;

/** Makes tasks from questions, and the rules of a task from its text. */
public final class SolveGames implements KeyPlays {
  private final Catalogue catalogue;
  private final Sources sources;

  /**
   * @param catalogue the games by name
   * @param sources where names in parameters and positions find what they stand for
   */
  public SolveGames(Catalogue catalogue, Sources sources) {
    this.catalogue = catalogue;
    this.sources = sources;
  }

  /** Of Farstar's own games alone, none of whose positions name a file. */
  public static SolveGames standard() {
    return new SolveGames(Catalogue.STANDARD, Sources.none());
  }

  /**
   * What is to be solved.
   *
   * @param game the name that the catalogue has the game under
   * @param question one position of it
   * @param content what is recorded; empty for Grundy values where games have them, otherwise for
   *     outcomes
   * @param chunkKeys about how many positions a chunk has
   * @param version of Farstar
   * @throws InputException if it is no single position
   */
  public SolveTask task(
      String game, Question question, Optional<Content> content, int chunkKeys, String version) {
    Term term =
        question
            .sum()
            .single()
            .orElseThrow(
                () ->
                    new InputException(
                        "a solve is of one position; found a sum of "
                            + question.sum().terms().size()));
    if (!(term instanceof Term.Placed<?> placed) || placed.swapped()) {
      throw new InputException("a solve is of a position of a game; found '" + term + "'");
    }
    Content usual = usual(question.sum(), placed.variant().rules());
    Content chosen = content.orElse(usual);
    if (usual == Content.STARTERS && chosen != usual) {
      throw new InputException(
          "a game whose play may be endless is recorded by starters; allowed here: starters");
    }
    return task(game, placed, question, chosen, chunkKeys, version);
  }

  private static Content usual(Sum sum, Rules<?> rules) {
    if (rules.endless().isPresent()) {
      return Content.STARTERS;
    }
    return sum.impartial() && sum.ending() == Ending.LAST_PLAYER_WINS
        ? Content.GRUNDY
        : Content.OUTCOME;
  }

  private <P> SolveTask task(
      String game,
      Term.Placed<P> placed,
      Question question,
      Content content,
      int chunkKeys,
      String version) {
    Variant<P> variant = placed.variant();
    return new SolveTask(
        game,
        variant.parameters(),
        question.misere(),
        variant.rules().write(placed.position()),
        catalogue.game(game).edition(),
        content,
        chunkKeys,
        version);
  }

  @Override
  public KeyPlay open(SolveTask task) {
    return opened(task).keys();
  }

  /** The rules of a task and its start. */
  public Opened<?> opened(SolveTask task) {
    Game<?> game;
    try {
      game = catalogue.game(task.game());
    } catch (InputException e) {
      throw new SolveException(e.getMessage(), e);
    }
    if (!game.edition().equals(task.edition())) {
      throw new SolveException(
          "the game '" + task.game() + "' is not in the state in which it was solved");
    }
    return opened(game, task);
  }

  private <P> Opened<P> opened(Game<P> game, SolveTask task) {
    try {
      Variant<P> variant = game.family().variant(task.parameters(), sources).named(game.id());
      if (task.misere()) {
        if (variant.rules().ending() == Ending.VERDICT) {
          throw new SolveException("a game that ends by a verdict has no misère form");
        }
        variant = variant.misere();
      }
      require(variant.rules(), task.content());
      return new Opened<>(variant, variant.rules().read(task.start(), sources), task.content());
    } catch (NotationException e) {
      throw new SolveException("the game of a solve cannot be read: " + e.getMessage(), e);
    }
  }

  private static void require(Rules<?> rules, Content content) {
    if (content == Content.STARTERS && rules.endless().isEmpty()) {
      throw new SolveException(
          "'starters' is for games whose play may be endless; allowed here: outcome");
    }
    boolean normal = rules.ending() == Ending.LAST_PLAYER_WINS;
    if (content == Content.GRUNDY && !(rules.impartial() && normal)) {
      throw new SolveException(
          "Grundy values are of impartial games in normal play; allowed here: outcome"
              + (rules.impartial() ? ", remoteness" : ""));
    }
    if (content == Content.REMOTENESS && !rules.impartial()) {
      throw new SolveException(
          "remoteness is for games in which both players have the same moves; allowed here:"
              + " outcome");
    }
  }

  /**
   * Rules made from a task.
   *
   * @param variant the rules
   * @param start where the play begins
   * @param content what is recorded
   * @param <P> the positions
   */
  public record Opened<P>(Variant<P> variant, P start, Content content) {
    /** The answers of a folder of this solve. */
    SolvedGame<P> solved(String name, SolvedFolder folder) {
      return SolvedGame.of(name, folder, this);
    }

    /** The game as the solver sees it. */
    public KeyPlay keys() {
      return RulesKeys.of(variant.rules(), start, content == Content.GRUNDY);
    }
  }
}
