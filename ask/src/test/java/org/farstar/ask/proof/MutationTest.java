package org.farstar.ask.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Question;
import org.farstar.ask.question.Questions;
import org.farstar.ask.question.Searches;
import org.farstar.engine.answer.Method;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Ending;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.theory.Ask;
import org.farstar.games.positional.qubic.ShippedDictionary;
import org.farstar.verify.Certificate;
import org.farstar.verify.Claim;
import org.farstar.verify.RefusedException;
import org.farstar.verify.Rulesets;
import org.farstar.verify.Statement;
import org.farstar.verify.kernel.Proofs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Certificates of all kinds, changed where it should hurt and with the right sums: other claims,
 * plays, kinds, games and positions, numbers at the ends of their ranges, lines moved and doubled.
 * Whatever is accepted is true by a search.
 */
class MutationTest {
  /** A check that asks more often is given up, as if it had refused. */
  private static final int MOST_QUESTIONS = 100_000;

  /** No search of a position here takes more. */
  private static final Budget SEARCH = Budget.ofPositions(2_000_000);

  private static final Rulesets RULESETS = new CatalogueRulesets(Catalogue.STANDARD);

  private final Desk desk = new Desk(Catalogue.STANDARD, new Workspace(), Sources.none());

  private static final class Ended extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private Question question(String game, Ending ending, String position) {
    Searches searches = Searches.of(() -> new Control(SEARCH), () -> {});
    return Questions.read(game, ending == Ending.LAST_PLAYER_LOSES, position, desk, searches);
  }

  /** What a certificate proves, empty where it is refused. */
  private static Optional<Statement> proved(Certificate certificate) {
    int[] asked = new int[1];
    Runnable checkStop =
        () -> {
          if (++asked[0] > MOST_QUESTIONS) {
            throw new Ended();
          }
        };
    try {
      return Optional.of(Proofs.verify(certificate.write(), RULESETS, checkStop).statement());
    } catch (RefusedException | SearchStopped | Ended e) {
      // Rules stop by themselves where their moves are too many.
      return Optional.empty();
    }
  }

  /** The claim that a search finds to be true. */
  private Claim found(Statement statement) {
    Question question = question(statement.game(), statement.ending(), statement.position());
    Ask ask = new Ask(false, false);
    if (statement.claim() instanceof Claim.OfValue) {
      String value =
          desk.analyst()
              .value(question.sum(), Method.BEST, ask, new Control(SEARCH))
              .first()
              .orElseThrow()
              .value()
              .toString();
      return Claim.read("value " + value).orElseThrow();
    }
    return new Claim.OfOutcome(
        desk.analyst()
            .outcome(question.sum(), Method.BEST, ask, new Control(SEARCH))
            .first()
            .orElseThrow()
            .outcome());
  }

  /** How many of these are accepted; each of them is true. */
  private int accepted(Iterable<Certificate> certificates) {
    int accepted = 0;
    Set<String> known = new TreeSet<>();
    for (Certificate certificate : certificates) {
      Optional<Statement> statement = proved(certificate);
      if (statement.isPresent()) {
        accepted++;
        if (known.add(statement.get().toString())) {
          assertThat(statement.get().claim().toString())
              .as(statement.get().sentence() + "\n" + certificate.write())
              .isEqualTo(found(statement.get()).toString());
        }
      }
    }
    return accepted;
  }

  @ParameterizedTest
  @MethodSource("org.farstar.ask.proof.Mutations#corpus")
  void whatIsAcceptedIsTrue(Mutations.Sample sample) {
    Certificate certificate = sample.certificate(desk);
    assertThat(certificate.kind()).isEqualTo(sample.kind());
    assertThat(accepted(Mutations.statements(certificate))).as("statements").isPositive();
    accepted(Mutations.positions(certificate));
    accepted(Mutations.bodies(certificate));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"domineering; 2x3", "nim; 3 + 1", "toads-and-frogs; T.F"})
  void valuesThatAreAcceptedAreTrue(String game, String position) {
    Question question = question(game, Ending.LAST_PLAYER_WINS, position);
    Certificate certificate = new Prover(desk).value(question, Control.unlimited());
    assertThat(accepted(List.of(certificate))).isEqualTo(1);
    accepted(Mutations.statements(certificate));
    accepted(Mutations.positions(certificate));
    accepted(Mutations.bodies(certificate));
  }

  /** Of a dictionary only the statement is changed: no search of the board would end here. */
  @Test
  void aDictionaryProvesOneStatement() {
    Certificate dictionary = ShippedDictionary.certificate().withBody(List.of("xo 2"));
    assertThat(Mutations.statements(dictionary)).allMatch(c -> proved(c).isEmpty());
    assertThat(Mutations.positions(dictionary)).allMatch(c -> proved(c).isEmpty());
  }
}
