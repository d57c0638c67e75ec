package org.farstar.papers.small;

import java.util.Optional;
import java.util.stream.Stream;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.game.Game;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Statement;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;

/**
 * What the theories of a game say that rests on one statement, for claims that compare it with a
 * search.
 *
 * @param <P> the positions
 */
public record ByTheory<P>(Variant<P> variant, Statement statement) {
  /** Of the usual variant of a game. */
  public static <P> ByTheory<P> of(Game<P> game, Statement statement) {
    return new ByTheory<>(game.family().standard().orElseThrow(), statement);
  }

  /**
   * What the first theory says that rests on the statement; empty where none applies.
   *
   * @param position a single part
   * @param cases has the budget
   */
  public Optional<Fact<P>> fact(P position, Cases cases) {
    return variant.theories().stream()
        .flatMap(theory -> theory.fact(position, Ask.ANSWER, cases.control()).stream())
        .filter(
            fact ->
                Stream.of(fact.proof(), fact.outcomeProof())
                    .anyMatch(proof -> proof.statements().contains(statement)))
        .findFirst();
  }

  /** As above, with the position in the notation of the rules. */
  public Optional<Fact<P>> factAt(String position, Cases cases) {
    return fact(variant.rules().read(position), cases);
  }

  /** Demands that theory knows this value of the position. */
  public void value(Value expected, P position, Cases cases) {
    cases.equal(
        Optional.of(expected),
        fact(position, cases).flatMap(Fact::value),
        () -> variant.rules().write(position) + ": by the theory");
  }

  /** As above, with the position in the notation of the rules. */
  public void valueAt(Value expected, String position, Cases cases) {
    value(expected, variant.rules().read(position), cases);
  }

  /** Demands that theory knows the class of the position. */
  public void outcome(Outcome expected, P position, Cases cases) {
    cases.equal(
        Optional.of(expected),
        fact(position, cases).map(Fact::outcome),
        () -> variant.rules().write(position) + ": by the theory");
  }
}
