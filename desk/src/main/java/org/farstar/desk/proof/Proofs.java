package org.farstar.desk.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.farstar.desk.answer.Amounts;
import org.farstar.desk.input.InputException;
import org.farstar.desk.question.Desk;
import org.farstar.desk.question.Question;
import org.farstar.desk.question.Questions;
import org.farstar.desk.question.Searches;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.Report;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.play.Ending;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.Term;
import org.farstar.engine.theory.Ask;
import org.farstar.values.player.Outcome;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.farstar.values.text.NotationException;
import org.farstar.verify.Certificate;
import org.farstar.verify.CheckedPart;
import org.farstar.verify.CheckedSum;
import org.farstar.verify.PartsChecker;
import org.farstar.verify.RefusedException;
import org.farstar.verify.StrategyChecker;

/** Makes certificates, and has them checked. */
public final class Proofs {
  private static final String VALUE = "value ";

  private final Desk desk;

  /**
   * @param desk the games, and what names in positions stand for
   */
  public Proofs(Desk desk) {
    this.desk = desk;
  }

  /**
   * What was verified.
   *
   * @param statement a sentence
   * @param how what the checker did, a clause
   */
  public record Verified(String statement, String how) {}

  /**
   * Proves the outcome of a position by search.
   *
   * @throws SearchStopped when the budget ends first
   * @throws InputException where no search would be a proof
   */
  public Certificate outcome(Question question, Control control) {
    Optional<Certificate> special =
        Dictionaries.certificate(question.sum(), control)
            .or(() -> Pairings.certificate(question.sum(), control))
            .or(() -> soon(question, control))
            .or(() -> replies(question, control))
            .or(() -> sets(question, control))
            .or(() -> monotone(question, control));
    if (special.isPresent()) {
      return special.get();
    }
    Optional<Certificate> parts = parts(question, control);
    if (parts.isPresent()) {
      return parts.get();
    }
    StrategySearch search = search(question.sum(), control);
    Outcome outcome = search.outcome();
    return strategy(question, Heads.OUTCOME + outcome.label(false), search.body(outcome));
  }

  /** Where the second player can hold the first by replies and a rule, they are the shortest. */
  private static Optional<Certificate> replies(Question question, Control control) {
    return Replies.of(question.sum())
        .flatMap(
            replies ->
                replies
                    .body(control)
                    .map(body -> outcome(Certificate.REPLIES, question, replies.outcome(), body)));
  }

  /** Where the first player wins soon, replies of the second are not looked for. */
  private Optional<Certificate> soon(Question question, Control control) {
    return SetProof.of(question.sum())
        .flatMap(proof -> proof.soon(desk.workspace(), control))
        .map(found -> outcome(found.kind(), question, found.outcome(), found.body()));
  }

  /** Positional games are proved as far as a potential or the mirror does not decide. */
  private Optional<Certificate> sets(Question question, Control control) {
    return SetProof.of(question.sum())
        .map(proof -> proof.find(desk.workspace(), control))
        .map(found -> outcome(found.kind(), question, found.outcome(), found.body()));
  }

  /** Monotonic sequence games are proved for infinitely many of them at once. */
  private static Optional<Certificate> monotone(Question question, Control control) {
    return MonotoneProof.of(question.sum())
        .flatMap(
            proof ->
                proof
                    .find(control)
                    .map(found -> outcome(found.kind(), question, found.outcome(), found.body())));
  }

  /** In normal play the parts of a sum are replaced by their values, where all are short games. */
  private Optional<Certificate> parts(Question question, Control control) {
    List<Term> terms = question.sum().terms();
    long placed = terms.stream().filter(Term.Placed.class::isInstance).count();
    if (placed < 2 || question.sum().ending() != Ending.LAST_PLAYER_WINS) {
      return Optional.empty();
    }
    List<String> body = new ArrayList<>();
    List<Term> values = new ArrayList<>();
    for (int i = 0; i < terms.size(); i++) {
      Term term = terms.get(i);
      int earlier = terms.indexOf(term);
      if (term instanceof Term.Worth) {
        values.add(term);
      } else if (earlier < i) {
        body.add(PartsChecker.as(i + 1, earlier + 1));
        values.add(values.get(earlier));
      } else {
        Optional<ShortGame> value = shortGame(valueOf(Sum.of(List.of(term)), control));
        if (value.isEmpty()) {
          return Optional.empty();
        }
        body.add(PartsChecker.is(i + 1, value.get()));
        body.addAll(difference(List.of(term), value.get(), control));
        values.add(new Term.Worth(value.get()));
      }
    }
    StrategySearch search = search(Sum.of(values), control);
    Outcome outcome = search.outcome();
    body.add(PartsChecker.SUM);
    body.addAll(search.body(outcome));
    return Optional.of(outcome(Certificate.PARTS, question, outcome, body));
  }

  /** The strategies by which the second player wins a sum less its value. */
  private List<String> difference(List<Term> terms, ShortGame value, Control control) {
    List<Term> all = new ArrayList<>(terms);
    all.add(new Term.Worth(value.negate()));
    return search(Sum.of(all), control).body(Outcome.P);
  }

  private static Certificate outcome(
      String kind, Question question, Outcome outcome, List<String> body) {
    return certificate(kind, question, Heads.OUTCOME + outcome.label(false), body);
  }

  /**
   * Proves the value of a position: whoever moves second wins the position less its value.
   *
   * @throws SearchStopped when the budget ends first
   * @throws InputException where it has no value that is a short game
   */
  public Certificate value(Question question, Control control) {
    if (question.sum().ending() != Ending.LAST_PLAYER_WINS) {
      throw new InputException("positions have values where the last player wins only");
    }
    String value = valueOf(question.sum(), control);
    ShortGame game =
        shortGame(value)
            .orElseThrow(
                () ->
                    new InputException(
                        "the value " + value + " is no short game, and has no certificate"));
    return strategy(question, VALUE + value, difference(question.sum().terms(), game, control));
  }

  private String valueOf(Sum sum, Control control) {
    Report<ValueAnswer> report =
        desk.analyst().value(sum, Method.BEST, new Ask(false, false), control);
    return report
        .first()
        .orElseThrow(() -> new SearchStopped(report.unfinished().orElseThrow().reason()))
        .value()
        .toString();
  }

  private Optional<ShortGame> shortGame(String value) {
    try {
      return Optional.of(desk.workspace().universe().parse(value));
    } catch (NotationException e) {
      return Optional.empty();
    }
  }

  private StrategySearch search(Sum sum, Control control) {
    new SumPlay(sum)
        .unsearchable(sum, sum.terms().size() > 1)
        .ifPresent(
            why -> {
              throw new InputException("a search would prove nothing here: " + why);
            });
    return new StrategySearch(sum, desk.workspace(), control);
  }

  private static Certificate strategy(Question question, String claim, List<String> body) {
    return certificate(Certificate.STRATEGY, question, claim, body);
  }

  private static Certificate certificate(
      String kind, Question question, String claim, List<String> body) {
    return new Certificate(
        kind,
        question.game(),
        Heads.play(question.sum().ending()),
        question.text().strip(),
        claim,
        body);
  }

  /**
   * Has a certificate checked.
   *
   * @param checkStop called now and then; what it throws ends the check
   * @throws RefusedException where it proves nothing, with the line and what is wrong
   */
  public Verified verify(String text, Runnable checkStop) {
    Certificate certificate = Certificate.read(text);
    return switch (certificate.kind()) {
      case Certificate.STRATEGY -> strategy(certificate, checkStop);
      case Certificate.PARTS -> parts(certificate, checkStop);
      case Certificate.DICTIONARY -> Dictionaries.verified(certificate, checkStop);
      case Certificate.PAIRING -> Pairings.verified(certificate, checkStop);
      case Certificate.REPLIES ->
          Replies.verified(question(certificate).sum(), certificate, checkStop);
      case Certificate.SETS, Certificate.MIRROR ->
          SetProof.verified(
              question(certificate).sum(),
              certificate,
              claimed(certificate, "an outcome"),
              checkStop);
      case Certificate.WORDS, Certificate.LOST, Certificate.DECKS ->
          MonotoneProof.verified(question(certificate).sum(), certificate, checkStop);
      default ->
          throw RefusedException.at(
              2,
              "found 'kind "
                  + certificate.kind()
                  + "', allowed: "
                  + String.join(", ", Certificate.KINDS));
    };
  }

  private Verified strategy(Certificate certificate, Runnable checkStop) {
    Question question = question(certificate);
    CheckedSum board = CheckedSums.of(question.sum());
    String claim = certificate.claim();
    Outcome outcome = Outcome.P;
    String statement;
    if (claim.startsWith(VALUE) && board.ending() == Ending.LAST_PLAYER_WINS) {
      String value = claim.substring(VALUE.length());
      board = board.plus(new CheckedPart.Worth(claimed(value).negate()));
      statement = "the value of " + Heads.name(certificate) + " is " + value;
    } else {
      outcome = claimed(certificate, "an outcome or a value");
      statement = "in " + Heads.name(certificate) + " " + outcome.sentence();
    }
    StrategyChecker.Verified found =
        StrategyChecker.check(certificate.body(), board, outcome, checkStop);
    String how =
        (found.strategies() == 1
                ? "one strategy"
                : Amounts.count(found.strategies()) + " strategies")
            + " with "
            + Amounts.count(found.lines(), "move")
            + ", against every reply on "
            + Amounts.count(found.boards(), "board");
    return new Verified(statement, how);
  }

  /** An outcome that is won by parts that were replaced by their values. */
  private Verified parts(Certificate certificate, Runnable checkStop) {
    Sum sum = question(certificate).sum();
    if (sum.ending() != Ending.LAST_PLAYER_WINS) {
      throw RefusedException.at(5, "parts have values where the last player wins only");
    }
    Outcome outcome = claimed(certificate, "an outcome");
    PartsChecker.Verified found =
        PartsChecker.check(certificate.body(), CheckedSums.of(sum), outcome, checkStop);
    return new Verified(
        "in " + Heads.name(certificate) + " " + outcome.sentence(),
        "the values of the parts, "
            + found.values().stream().map(ShortGame::toString).collect(Collectors.joining(" and "))
            + ", and strategies with "
            + Amounts.count(found.lines(), "move")
            + ", against every reply on "
            + Amounts.count(found.boards(), "board"));
  }

  private static Outcome claimed(Certificate certificate, String allowed) {
    String claim = certificate.claim();
    return Optional.of(claim)
        .filter(c -> c.startsWith(Heads.OUTCOME))
        .flatMap(c -> Outcome.ofLabel(c.substring(Heads.OUTCOME.length())))
        .orElseThrow(
            () -> RefusedException.at(7, "found 'claim " + claim + "', allowed: " + allowed));
  }

  private static ShortGame claimed(String value) {
    try {
      return new Universe().parse(value);
    } catch (NotationException e) {
      throw RefusedException.at(7, "the value '" + value + "': " + e.getMessage());
    }
  }

  /** The position that a certificate is about, read by its game. */
  private Question question(Certificate certificate) {
    if (certificate.game().contains(".")) {
      throw RefusedException.at(4, "the game '" + certificate.game() + "' is a file");
    }
    Question question;
    try {
      boolean misere = certificate.play().equals("misere");
      question =
          Questions.read(certificate.game(), misere, certificate.position(), desk, noSearches());
    } catch (InputException e) {
      throw RefusedException.at(4, e.getMessage());
    } catch (SearchStopped e) {
      throw RefusedException.at(6, "the position takes a search to be read");
    } catch (NotationException e) {
      throw RefusedException.at(6, "the position: " + e.getMessage());
    }
    if (!Heads.play(question.sum().ending()).equals(certificate.play())) {
      throw RefusedException.at(
          5,
          "found 'play "
              + certificate.play()
              + "', allowed: play "
              + Heads.play(question.sum().ending()));
    }
    return question;
  }

  /**
   * Searches of one position: what takes more to be read is none that a certificate is about.
   * Values are computed with under the same control.
   */
  private static Searches noSearches() {
    Budget one = new Budget(Optional.empty(), OptionalLong.of(1), OptionalLong.empty());
    return Searches.of(() -> new Control(one), () -> {});
  }
}
