package org.farstar.cli;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.engine.budget.Control;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.ClaimProvider;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.claim.Slip;
import org.farstar.engine.game.Game;
import org.farstar.engine.game.GameBuilder;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Move;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.search.ValueKind;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.PartMoves;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Theory;
import org.farstar.engine.theory.Work;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;

/** Small games with the faults and conventions that the commands must cope with. */
final class ToyGames {
  static final Catalogue CATALOGUE = new Toys();

  private ToyGames() {}

  private static final class Toys implements Catalogue {
    private final Map<String, Supplier<Game<?>>> games = new LinkedHashMap<>();

    Toys() {
      games.put(
          "countdown",
          () -> toy("countdown", new Countdown(n -> {}, Ending.LAST_PLAYER_WINS), List.of()));
      games.put(
          "liar",
          () -> toy("liar", new Countdown(n -> {}, Ending.LAST_PLAYER_WINS), List.of(new Lie())));
      games.put("fault", () -> faulty("fault", () -> new IllegalStateException("a toy broke")));
      games.put("deep", () -> faulty("deep", StackOverflowError::new));
      games.put("hungry", () -> faulty("hungry", OutOfMemoryError::new));
      games.put("drawn", () -> toy("drawn", new Countdown(n -> {}, Ending.VERDICT), List.of()));
      games.put(
          "counted",
          () ->
              toy(
                  "counted",
                  new Countdown(n -> {}, Ending.LAST_PLAYER_WINS),
                  List.of(new Uncounted())));
    }

    @Override
    public List<String> ids() {
      return List.copyOf(games.keySet());
    }

    @Override
    public Optional<Game<?>> find(String id) {
      return Optional.ofNullable(games.get(id)).map(Supplier::get);
    }

    @Override
    public List<ClaimProvider> papers() {
      return List.of(new ToyPaper());
    }
  }

  private static Game<Integer> faulty(String id, Supplier<Throwable> fault) {
    return toy(
        id,
        new Countdown(
            n -> {
              Throwable thrown = fault.get();
              if (thrown instanceof Error error) {
                throw error;
              }
              throw (RuntimeException) thrown;
            },
            Ending.LAST_PLAYER_WINS),
        List.of());
  }

  private static Game<Integer> toy(
      String id, Rules<Integer> rules, List<Theory<Integer>> theories) {
    GameBuilder<Integer> game =
        Game.named(id)
            .title("Countdown")
            .board("heap")
            .paper(id.equals("countdown") ? "toys" : "")
            .goal("Take 1 or 2 away.")
            .text("a number")
            .example("5", "an example")
            .of(rules)
            .valued(ValueKind.NONE);
    theories.forEach(game::theory);
    return game.build();
  }

  private static final class ToyPaper implements ClaimProvider {
    @Override
    public String paper() {
      return "toys";
    }

    @Override
    public List<Claim> claims(String game) {
      return game.equals("countdown") ? papersClaims() : List.of();
    }
  }

  private static List<Claim> papersClaims() {
    Claims toys = Claims.of(Work.checked("toys", "", "", ""));
    return List.of(
        toys.theorem("1")
            .says("One is one.")
            .over("numbers up to %d", 1, 5)
            .check((size, cases) -> cases.equal(size, size, () -> "size " + size)),
        toys.theorem("2")
            .says("Nothing is three.")
            .over("numbers up to %d", 1, 5)
            .check((size, cases) -> cases.check(size != 3, () -> "3 is three\nand has two lines")),
        toys.at("2-slip", "Theorem 2, as printed")
            .says("Nothing is nine.")
            .over("numbers up to %d", 1, 5)
            .corrects(
                Slip.printed("nothing is two")
                    .meaning("Nothing is two.")
                    .because("One and one are two."),
                (size, cases) -> cases.check(size != 2, () -> "2 is two"))
            .check((size, cases) -> cases.check(size != 9, () -> "9")),
        toys.at("3", "Conjecture 3")
            .says("All is well.")
            .over("the world")
            .conjecture()
            .check(cases -> cases.check(true, () -> "no")),
        toys.at("readings", "Theorem 5")
            .says("A number is at most ten.")
            .over("numbers up to %d", 1, 5)
            .atMost(10)
            .reading("at most means up to", "at most means below", ToyGames::belowFour)
            .check((size, cases) -> cases.check(size <= 10, () -> "no")),
        toys.at("slow", "Theorem 4")
            .says("It goes on.")
            .over("numbers up to %d", 1, 50)
            .check(
                (size, cases) -> {
                  for (int i = 0; i < 200_000_000 && size > 2; i++) {
                    cases.check(true, () -> "no");
                  }
                }));
  }

  private static void belowFour(int size, Cases cases) {
    cases.check(size < 4, () -> size + " is not below 4");
  }

  /** Take 1 or 2 away. With verdicts: whoever faces 0 or less has drawn. */
  private record Countdown(Consumer<Integer> before, Ending ending) implements Rules<Integer> {
    @Override
    public void moves(Integer n, Player player, Moves<Integer> moves) {
      before.accept(n);
      for (int take = 1; take <= Math.min(2, n); take++) {
        String text = "take " + take;
        moves.add(n - take, () -> text);
      }
    }

    @Override
    public Integer read(String text) {
      if (!text.matches("[0-9]{1,9}")) {
        throw new NotationException(text, 1, NotationException.at(text, 0), "a number");
      }
      return Integer.valueOf(text);
    }

    @Override
    public String write(Integer n) {
      return n.toString();
    }

    @Override
    public Optional<Outcome> verdict(Integer n) {
      return ending == Ending.VERDICT && n == 0 ? Optional.of(Outcome.D) : Optional.empty();
    }

    @Override
    public boolean impartial() {
      return true;
    }
  }

  private static Statement toy(String place) {
    return Work.checked("toys", "", "", "").at("toy", place).says("Nothing.");
  }

  /** Says that everything is lost. */
  private static final class Lie implements Theory<Integer> {
    @Override
    public List<Statement> statements() {
      return List.of(toy("Lie 1"));
    }

    @Override
    public Optional<Fact<Integer>> fact(Integer n, Ask ask, Control control) {
      return Optional.of(Fact.won(Outcome.P, Proof.by(toy("Lie 1"))));
    }
  }

  /** Knows one winning move of very many. */
  private static final class Uncounted implements Theory<Integer> {
    @Override
    public List<Statement> statements() {
      return List.of(toy("Theorem 5"));
    }

    @Override
    public Optional<Fact<Integer>> fact(Integer n, Ask ask, Control control) {
      PartMoves<Integer> moves =
          new PartMoves<>(
              List.of(new Move<>("take 1", 4)), Optional.of(BigInteger.valueOf(1_234_567)));
      return Optional.of(
          Fact.<Integer>won(Outcome.N, Proof.by(toy("Theorem 5")))
              .winning((player, rest) -> moves));
    }
  }
}
