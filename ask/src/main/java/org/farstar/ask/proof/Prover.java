package org.farstar.ask.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.ask.input.InputException;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Question;
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
import org.farstar.values.text.NotationException;
import org.farstar.verify.Certificate;
import org.farstar.verify.Claim;
import org.farstar.verify.PartsChecker;
import org.farstar.verify.Statement;
import org.farstar.verify.heap.NimbersChecker;

/** Makes certificates. */
public final class Prover {
  private final Desk desk;

  /**
   * @param desk the games, and what names in positions stand for
   */
  public Prover(Desk desk) {
    this.desk = desk;
  }

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
            .or(() -> monotone(question, control))
            .or(() -> nimbers(question, control));
    if (special.isPresent()) {
      return special.get();
    }
    Optional<Certificate> parts = parts(question, control);
    if (parts.isPresent()) {
      return parts.get();
    }
    StrategySearch search = search(question.sum(), control);
    Outcome outcome = search.outcome();
    return outcome(Certificate.STRATEGY, question, outcome, search.body(outcome));
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

  /** Many heaps, or large ones, of which theorems speak. */
  private static Optional<Certificate> nimbers(Question question, Control control) {
    return Nimbers.of(question.sum())
        .flatMap(nimbers -> nimbers.outcome(control))
        .map(found -> outcome(Certificate.NIMBERS, question, found.outcome(), found.body()));
  }

  /** Their value, where it is a short game. */
  private Optional<Certificate> nimber(Question question, Control control) {
    return Nimbers.of(question.sum())
        .flatMap(nimbers -> nimbers.exact(control))
        .flatMap(
            found ->
                found
                    .nimber()
                    .flatMap(nimber -> shortGame(NimbersChecker.nimber(nimber)))
                    .map(Claim.OfValue::new)
                    .map(value -> certificate(Certificate.NIMBERS, question, value, found.body())));
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
    return certificate(kind, question, new Claim.OfOutcome(outcome), body);
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
    Optional<Certificate> nimber = nimber(question, control);
    if (nimber.isPresent()) {
      return nimber.get();
    }
    String value = valueOf(question.sum(), control);
    ShortGame game =
        shortGame(value)
            .orElseThrow(
                () ->
                    new InputException(
                        "the value " + value + " is no short game, and has no certificate"));
    return certificate(
        Certificate.STRATEGY,
        question,
        new Claim.OfValue(game),
        difference(question.sum().terms(), game, control));
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
      return Optional.of(desk.workspace().universe().read(value));
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

  private static Certificate certificate(
      String kind, Question question, Claim claim, List<String> body) {
    return new Statement(question.game(), question.sum().ending(), question.text().strip(), claim)
        .certificate(kind, body);
  }
}
