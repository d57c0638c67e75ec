package org.farstar.desk.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.desk.catalogue.Catalogue;
import org.farstar.desk.question.Desk;
import org.farstar.desk.question.Question;
import org.farstar.desk.question.Questions;
import org.farstar.desk.question.Searches;
import org.farstar.engine.answer.Method;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Ending;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.theory.Ask;
import org.farstar.games.positional.qubic.ShippedDictionary;
import org.farstar.values.player.Outcome;
import org.farstar.verify.Certificate;
import org.farstar.verify.Claim;
import org.farstar.verify.Kind;
import org.farstar.verify.RefusedException;
import org.farstar.verify.Rulesets;
import org.farstar.verify.Statement;
import org.farstar.verify.kernel.Proofs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

  private static final Pattern NUMBER = Pattern.compile("[0-9]+");

  private static final List<String> VALUES = List.of("0", "*", "*3", "1", "-1", "1/2", "^", "+-1");

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

  private static Certificate with(
      Certificate c, String kind, String game, String play, String position, String claim) {
    return new Certificate(kind, game, play, position, claim, c.body());
  }

  /** Other claims, alone and with other plays and kinds. */
  private static List<Certificate> statements(Certificate c) {
    List<String> claims = new ArrayList<>();
    for (Outcome outcome : Outcome.values()) {
      claims.add("outcome " + outcome.label(false));
    }
    VALUES.forEach(value -> claims.add("value " + value));
    List<Certificate> all = new ArrayList<>();
    for (String claim : claims) {
      for (Ending ending : Ending.values()) {
        for (Kind kind : Proofs.KINDS) {
          all.add(with(c, kind.name(), c.game(), Statement.play(ending), c.position(), claim));
        }
      }
    }
    return all;
  }

  /** Other games and positions. */
  private static List<Certificate> positions(Certificate c) {
    List<Certificate> all = new ArrayList<>();
    for (String game : Catalogue.STANDARD.ids()) {
      all.add(with(c, c.kind(), game, c.play(), c.position(), c.claim()));
    }
    for (String position : otherNumbers(c.position())) {
      for (Outcome outcome : List.of(Outcome.N, Outcome.P, Outcome.L, Outcome.R, Outcome.D)) {
        all.add(with(c, c.kind(), c.game(), c.play(), position, "outcome " + outcome.label(false)));
      }
    }
    for (String word : List.of(" misere:", " maker-breaker:", " first=O:", " extended:")) {
      String position = c.position().replaceFirst("( [a-z-]+)?:", word);
      all.add(with(c, c.kind(), c.game(), c.play(), position, c.claim()));
    }
    return all;
  }

  /** Each number of a text replaced by its neighbours and by those at the ends of ranges. */
  private static Set<String> otherNumbers(String text) {
    Set<String> all = new LinkedHashSet<>();
    Matcher number = NUMBER.matcher(text);
    while (number.find()) {
      if (number.group().length() > 9) {
        continue;
      }
      long n = Long.parseLong(number.group());
      List<String> others = new ArrayList<>(List.of("" + (n + 1), "" + Math.max(0, n - 1), "0"));
      for (int bits : List.of(31, 32, 63, 64)) {
        BigInteger end = BigInteger.ONE.shiftLeft(bits);
        others.add("" + end);
        others.add("" + end.subtract(BigInteger.ONE));
        others.add("" + end.add(BigInteger.valueOf(n)));
      }
      for (String other : others) {
        all.add(text.substring(0, number.start()) + other + text.substring(number.end()));
      }
    }
    all.remove(text);
    return all;
  }

  /** Lines left out, doubled, moved, exchanged, and with other numbers; of long bodies a few. */
  private static List<Certificate> bodies(Certificate c) {
    List<List<String>> bodies = new ArrayList<>();
    int size = c.body().size();
    for (int i = 0; i < size; i += Math.max(1, size / 12)) {
      int at = i;
      List<Supplier<List<String>>> changes = new ArrayList<>();
      List<String> without = new ArrayList<>(c.body());
      String line = without.remove(at);
      changes.add(() -> without);
      for (int to : List.of(0, size / 2, size - 1)) {
        changes.add(() -> inserted(without, to, line));
        changes.add(() -> inserted(c.body(), to, line));
      }
      changes.add(
          () -> {
            List<String> swapped = new ArrayList<>(c.body());
            Collections.swap(swapped, at, (at + 1) % size);
            return swapped;
          });
      changes.forEach(change -> bodies.add(change.get()));
      otherNumbers(line).stream()
          .limit(60)
          .forEach(other -> bodies.add(inserted(without, at, other)));
    }
    bodies.add(List.of());
    List<Certificate> all = new ArrayList<>();
    for (List<String> body : bodies) {
      for (String claim : List.of(c.claim(), "outcome N", "outcome P", "outcome D")) {
        all.add(new Certificate(c.kind(), c.game(), c.play(), c.position(), claim, body));
      }
    }
    return all;
  }

  private static List<String> inserted(List<String> lines, int at, String line) {
    List<String> all = new ArrayList<>(lines);
    all.add(at, line);
    return all;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          strategy ; domineering ; 2x2 ; normal
          strategy ; domineering ; 2x2 ; misere
          strategy ; hackenbush ; 0b1 1r2 0b3 ; normal
          strategy ; toads-and-frogs ; TT.FF ; normal
          strategy ; clobber ; xo.|oxo ; normal
          strategy ; nim ; 0 ; normal
          strategy ; nim ; 2 3 ; normal
          strategy ; nim ; 0 ; misere
          strategy ; kayles ; 4 ; misere
          strategy ; subtraction ; {1,2}: 3 ; normal
          strategy ; connect-four ; 3x2 line=3: ; verdict
          strategy ; transposition ; 1..3: / 2 ; verdict
          strategy ; end-nim ; w|3|2 ; normal
          strategy ; monotone ; a=3 d=3 deck=Q misere: ; verdict
          strategy ; monotone ; a=3 d=3 deck=5 extended: ; verdict
          parts ; sum ; nim("3") + nim("1") ; normal
          parts ; sum ; domineering("2x2") - hackenbush("0b1 1r2") + 1/2 ; normal
          pairing ; tic-tac-toe ; 5^2: ; verdict
          replies ; positional ; {b,c,f,g}{a,b,d}{b,c,d,e}{a,f}{b,c,d,h}{a,e,g}: ; verdict
          replies ; positional ; {a,b,c}{c,d,e}{e,f,a} maker-breaker: ; verdict
          sets ; tic-tac-toe ; 3^2: 2,2 ; verdict
          sets ; tic-tac-toe ; 3^2 misere: ; verdict
          sets ; positional ; {a,b,c}{c,d,e}{e,f,a} avoider-enforcer: ; verdict
          sets ; positional ; {a,b}{b,c}{c,d} maker-breaker: ; verdict
          mirror ; tic-tac-toe ; 2^2 misere: ; verdict
          mirror ; tic-tac-toe ; 3^3 misere: ; verdict
          decks ; monotone ; a=4 d=3 deck=9: ; verdict
          decks ; monotone ; a=3 d=3 deck=4 misere: ; verdict
          words ; monotone ; a=9 d=4 deck=Q: ; verdict
          lost ; monotone ; a=8 d=7 deck=Q: ; verdict
          """)
  void whatIsAcceptedIsTrue(String kind, String game, String position, String play) {
    Ending ending = play.equals("misere") ? Ending.LAST_PLAYER_LOSES : Ending.LAST_PLAYER_WINS;
    Question question = question(game, ending, position);
    Certificate certificate = new Prover(desk).outcome(question, Control.unlimited());
    assertThat(certificate.kind()).isEqualTo(kind);
    assertThat(accepted(statements(certificate))).as("statements").isPositive();
    accepted(positions(certificate));
    accepted(bodies(certificate));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"domineering; 2x3", "nim; 3 + 1", "toads-and-frogs; T.F"})
  void valuesThatAreAcceptedAreTrue(String game, String position) {
    Question question = question(game, Ending.LAST_PLAYER_WINS, position);
    Certificate certificate = new Prover(desk).value(question, Control.unlimited());
    assertThat(accepted(List.of(certificate))).isEqualTo(1);
    accepted(statements(certificate));
    accepted(positions(certificate));
    accepted(bodies(certificate));
  }

  /** Of a dictionary only the statement is changed: no search of the board would end here. */
  @Test
  void aDictionaryProvesOneStatement() {
    Certificate dictionary = ShippedDictionary.certificate().withBody(List.of("xo 2"));
    assertThat(statements(dictionary)).allMatch(c -> proved(c).isEmpty());
    assertThat(positions(dictionary)).allMatch(c -> proved(c).isEmpty());
  }
}
