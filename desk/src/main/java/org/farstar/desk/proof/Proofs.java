package org.farstar.desk.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.desk.answer.Amounts;
import org.farstar.desk.input.InputException;
import org.farstar.desk.question.Desk;
import org.farstar.desk.question.Question;
import org.farstar.desk.question.Questions;
import org.farstar.desk.question.Searches;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.Report;
import org.farstar.engine.answer.ValueAnswer;
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
import org.farstar.verify.Board;
import org.farstar.verify.Certificate;
import org.farstar.verify.Part;
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
            .or(() -> replies(question, control))
            .or(() -> monotone(question, control));
    if (special.isPresent()) {
      return special.get();
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

  /** Monotonic sequence games are proved for infinitely many of them at once. */
  private static Optional<Certificate> monotone(Question question, Control control) {
    return MonotoneProof.of(question.sum())
        .flatMap(
            proof ->
                proof
                    .body(control)
                    .map(body -> outcome(proof.kind(), question, proof.outcome(body), body)));
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
    Report<ValueAnswer> report =
        desk.analyst().value(question.sum(), Method.BEST, new Ask(false, false), control);
    ValueAnswer answer =
        report
            .first()
            .orElseThrow(() -> new SearchStopped(report.unfinished().orElseThrow().reason()));
    String value = answer.value().toString();
    Term minus = new Term.Worth(game(value).negate());
    List<Term> terms = new ArrayList<>(question.sum().terms());
    terms.add(minus);
    StrategySearch search = search(Sum.of(terms), control);
    return strategy(question, VALUE + value, search.body(Outcome.P));
  }

  private ShortGame game(String value) {
    try {
      return desk.workspace().universe().parse(value);
    } catch (NotationException e) {
      throw new InputException("the value " + value + " is no short game, and has no certificate");
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
        game(question),
        Heads.play(question.sum().ending()),
        question.text().strip(),
        claim,
        body);
  }

  /**
   * The game by whose name the text of a question is read again: a sum of positions of one variant
   * is written as that game writes it.
   */
  private static String game(Question question) {
    List<Term> terms = question.sum().terms();
    List<Object> keys = new ArrayList<>();
    for (Term term : terms) {
      if (!(term instanceof Term.Placed<?> placed) || placed.swapped()) {
        return question.game();
      }
      keys.add(placed.variant().key());
    }
    return terms.isEmpty() || keys.stream().distinct().count() > 1
        ? question.game()
        : ((Term.Placed<?>) terms.get(0)).variant().game();
  }

  /**
   * Has a certificate checked.
   *
   * @param heed called now and then; what it throws ends the check
   * @throws RefusedException where it proves nothing, with the line and what is wrong
   */
  public Verified verify(String text, Runnable heed) {
    Certificate certificate = Certificate.read(text);
    return switch (certificate.kind()) {
      case Certificate.STRATEGY -> strategy(certificate, heed);
      case Certificate.DICTIONARY -> Dictionaries.verified(certificate, heed);
      case Certificate.PAIRING -> Pairings.verified(certificate, heed);
      case Certificate.REPLIES -> Replies.verified(question(certificate).sum(), certificate, heed);
      case Certificate.WORDS, Certificate.DECKS ->
          MonotoneProof.verified(question(certificate).sum(), certificate, heed);
      default ->
          throw RefusedException.at(
              2,
              "found 'kind "
                  + certificate.kind()
                  + "', allowed: "
                  + String.join(", ", Certificate.KINDS));
    };
  }

  private Verified strategy(Certificate certificate, Runnable heed) {
    Question question = question(certificate);
    Board board = Boards.of(question.sum());
    String claim = certificate.claim();
    Outcome outcome = Outcome.P;
    String statement;
    if (claim.startsWith(VALUE)) {
      String value = claim.substring(VALUE.length());
      board = board.plus(new Part.Worth(claimed(value).negate()));
      statement = "the value of " + Heads.name(certificate) + " is " + value;
    } else {
      outcome =
          Optional.of(claim)
              .filter(c -> c.startsWith(Heads.OUTCOME))
              .flatMap(c -> Outcome.ofLabel(c.substring(Heads.OUTCOME.length())))
              .orElseThrow(
                  () ->
                      RefusedException.at(
                          7, "found 'claim " + claim + "', allowed: an outcome or a value"));
      statement = "in " + Heads.name(certificate) + " " + outcome.sentence();
    }
    StrategyChecker.Verified found =
        StrategyChecker.check(certificate.body(), board, outcome, heed);
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
          Questions.read(certificate.game(), misere, certificate.position(), desk, NO_SEARCHES);
    } catch (InputException e) {
      throw RefusedException.at(4, e.getMessage());
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

  /** A position that takes a search to be read is none that a certificate is about. */
  private static final Searches NO_SEARCHES =
      Searches.of(
          () -> {
            throw RefusedException.at(6, "the position takes a search to be read");
          },
          () -> {});
}
