package org.farstar.ask.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.farstar.ask.input.InputException;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Question;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Report;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
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
  /** Where a strategy takes more positions than this a tree is made, which is shorter. */
  private static final long MOST_BY_MOVES = 20_000;

  private final Desk desk;
  private final long mostByMoves;
  private final List<String> tried = new ArrayList<>();

  /**
   * @param desk the games, and what names in positions stand for
   */
  public Prover(Desk desk) {
    this(desk, MOST_BY_MOVES);
  }

  /**
   * @param mostByMoves a strategy that takes more positions gives way to a tree
   */
  Prover(Desk desk, long mostByMoves) {
    this.desk = desk;
    this.mostByMoves = mostByMoves;
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
    return small(question, control, part -> byMoves(question, part))
        .orElseGet(
            () -> {
              Outcome outcome = outcomeOf(question.sum(), control);
              return outcome(
                  Certificate.TREE, question, outcome, tree(question.sum(), outcome, control));
            });
  }

  /** A strategy with every move of the game, of a sum with the values of its parts. */
  private Certificate byMoves(Question question, Control control) {
    return parts(question, control)
        .orElseGet(
            () -> {
              StrategySearch search = search(question.sum(), control);
              Outcome outcome = search.outcome();
              return outcome(Certificate.STRATEGY, question, outcome, search.body(outcome));
            });
  }

  /**
   * What a search makes, however long it takes where no tree can take its place; else empty when
   * its share is used up.
   */
  private Optional<Certificate> small(
      Question question, Control control, Function<Control, Certificate> search) {
    Sum sum = question.sum();
    if (sum.ending() != Ending.LAST_PLAYER_WINS
        || new SumPlay(sum).unsearchable(sum, true).isPresent()) {
      tried.add("a strategy, since trees are for normal play in which every move is tried");
      return Optional.of(search.apply(control));
    }
    Control part = control.part();
    part.share(mostByMoves);
    try {
      return Optional.of(part.heeding(() -> search.apply(part)));
    } catch (SearchStopped e) {
      if (e.reason() != StopReason.SHARE) {
        throw e;
      }
      tried.add("a strategy: it takes more than " + mostByMoves + " positions to find one");
      tried.add("a tree");
      return Optional.empty();
    }
  }

  private List<String> tree(Sum sum, Outcome outcome, Control control) {
    return control.heeding(() -> new TreeSearch(sum, desk.workspace(), control).body(outcome));
  }

  /** What was tried up to now, with the reasons why it was given up. */
  public List<String> tried() {
    return List.copyOf(tried);
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
    return search(Sum.of(lessValue(terms, value)), control).body(Outcome.P);
  }

  private static List<Term> lessValue(List<Term> terms, ShortGame value) {
    List<Term> all = new ArrayList<>(terms);
    all.add(new Term.Worth(value.negate()));
    return all;
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
    Claim claim = new Claim.OfValue(game);
    List<Term> terms = question.sum().terms();
    return small(
            question,
            control,
            part ->
                certificate(Certificate.STRATEGY, question, claim, difference(terms, game, part)))
        .orElseGet(
            () ->
                certificate(
                    Certificate.TREE,
                    question,
                    claim,
                    tree(Sum.of(lessValue(terms, game)), Outcome.P, control)));
  }

  private Outcome outcomeOf(Sum sum, Control control) {
    Report<OutcomeAnswer> report =
        desk.analyst().outcome(sum, Method.BEST, new Ask(false, false), control);
    return report
        .first()
        .orElseThrow(() -> new SearchStopped(report.unfinished().orElseThrow().reason()))
        .outcome();
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
