package org.farstar.ask.proof;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.farstar.ask.input.InputException;
import org.farstar.ask.own.OwnGames;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Question;
import org.farstar.ask.question.SumQuestion;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Report;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.play.Ending;
import org.farstar.engine.search.NoSuchValueException;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.Term;
import org.farstar.engine.theory.Ask;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.text.NotationException;
import org.farstar.verify.Certificate;
import org.farstar.verify.Claim;
import org.farstar.verify.PartsChecker;
import org.farstar.verify.Promise;
import org.farstar.verify.Statement;
import org.farstar.verify.cite.CiteKind;
import org.farstar.verify.heap.NimbersChecker;

/** Makes certificates. */
public final class Prover {
  /** Where a strategy takes more positions than this a tree is made, which is shorter. */
  private static final long MOST_BY_MOVES = 20_000;

  /** Where a theorem decides, a strategy that takes more positions or time gives way to it. */
  private static final long MOST_BEFORE_THEOREM = 2_000;

  private static final Duration TIME_BEFORE_THEOREM = Duration.ofSeconds(1);

  /** Whether a part of a sum is worth nothing is asked for so long. */
  private static final Duration TIME_FOR_PART = Duration.ofSeconds(10);

  /** A misère quotient is looked for so long. */
  private static final Duration TIME_FOR_QUOTIENT = Duration.ofSeconds(30);

  private final Desk desk;
  private final long mostByMoves;
  private final Duration timeBeforeTheorem;
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
    this(desk, mostByMoves, TIME_BEFORE_THEOREM);
  }

  /**
   * @param mostByMoves a strategy that takes more positions gives way to a tree
   * @param timeBeforeTheorem one that takes more time gives way to a theorem that decides
   */
  Prover(Desk desk, long mostByMoves, Duration timeBeforeTheorem) {
    this.desk = desk;
    this.mostByMoves = mostByMoves;
    this.timeBeforeTheorem = timeBeforeTheorem;
  }

  /**
   * Proves the outcome of a position by search.
   *
   * @throws SearchStopped when the budget ends first
   * @throws InputException where no search would be a proof
   */
  public Certificate outcome(Question question, Control control) {
    requireKnownRules(question);
    requireKnown(question);
    Optional<Certificate> special =
        Dictionaries.certificate(question.sum(), control)
            .or(() -> Pairings.certificate(question.sum(), control))
            .or(() -> soon(question, control))
            .or(() -> replies(question, control))
            .or(() -> sets(question, control))
            .or(() -> monotone(question, control))
            .or(() -> nimbers(question, control))
            .or(() -> quotient(question, control));
    if (special.isPresent()) {
      return special.get();
    }
    Optional<Certificate> cited =
        Citations.of(question, false, control)
            .map(
                found ->
                    outcome(
                        Certificate.CITE, question, found.conclusion().outcome(), found.body()));
    Optional<Certificate> other = cited.or(() -> terms(question, false, control));
    if (other.isEmpty()) {
      tried.add(
          "theorems: "
              + (CiteKind.rule(question.game()).isPresent()
                  ? "none decides this position"
                  : "no checker has one on " + question.game()));
    }
    control.phase("looking for a strategy");
    return small(question, control, other.isPresent(), part -> byMoves(question, part))
        .or(() -> other)
        .orElseGet(() -> byTree(question, control));
  }

  private Certificate byTree(Question question, Control control) {
    Outcome outcome = outcomeOf(question.sum(), control);
    return outcome(Certificate.TREE, question, outcome, tree(question.sum(), outcome, control));
  }

  /** A strategy with every move of the game, of a sum with the values of its parts. */
  private Certificate byMoves(Question question, Control control) {
    return parts(question, control).orElseGet(() -> byStrategy(question, control));
  }

  private Certificate byStrategy(Question question, Control control) {
    StrategySearch search = search(question.sum(), control);
    Outcome outcome = search.outcome();
    return outcome(Certificate.STRATEGY, question, outcome, search.body(outcome));
  }

  /**
   * What a search makes, however long it takes where nothing can take its place; else empty when
   * its share is used up.
   *
   * @param cited whether theorems decide
   */
  private Optional<Certificate> small(
      Question question, Control control, boolean cited, Function<Control, Certificate> search) {
    Sum sum = question.sum();
    SumPlay play = new SumPlay(sum);
    Optional<String> unsearchable = play.unsearchable(sum, !cited || sum.terms().size() > 1);
    if (cited && unsearchable.isPresent()) {
      tried.add("a strategy: " + unsearchable.get());
      tried.add("theorems");
      return Optional.empty();
    }
    boolean ends = sum.ending() == Ending.LAST_PLAYER_WINS && play.endless().isEmpty();
    if (!cited && (!ends || unsearchable.isPresent())) {
      tried.add("a strategy, since trees are for normal play that ends, with every move tried");
      return Optional.of(search.apply(control));
    }
    Control part = control.part();
    if (cited) {
      part.share(Math.min(mostByMoves, MOST_BEFORE_THEOREM), timeBeforeTheorem);
    } else {
      part.share(mostByMoves);
    }
    try {
      return Optional.of(part.heeding(() -> search.apply(part)));
    } catch (SearchStopped e) {
      boolean tooLarge = cited && e.reason() == StopReason.MEMORY;
      if (e.reason() != StopReason.SHARE && !tooLarge) {
        throw e;
      }
      tried.add(
          cited
              ? "a strategy: it is long"
              : "a strategy: it takes more than " + mostByMoves + " positions to find one");
      tried.add(cited ? "theorems" : "a tree");
      return Optional.empty();
    }
  }

  /**
   * A certificate for each part of a sum, of its value if possible, else of its outcome, and one of
   * what is left with the values; empty where no theorem decides one of the parts and no part is
   * worth nothing, or nothing follows.
   */
  private Optional<Certificate> terms(Question question, boolean valued, Control control) {
    List<Term> terms = question.sum().terms();
    if (terms.size() < 2
        || question.sum().ending() != Ending.LAST_PLAYER_WINS
        || terms.stream().map(Sum::of).flatMap(Prover::endless).distinct().count() > 1) {
      return Optional.empty();
    }
    TermsProof proof = new TermsProof(terms, desk.workspace().universe());
    for (int i = 0; i < terms.size(); i++) {
      if (terms.get(i) instanceof Term.Placed<?> placed && terms.indexOf(placed) == i) {
        byTheorem(alone(placed), control).ifPresent(found -> proof.put(placed, found));
      }
    }
    boolean cited = proof.isBegun();
    List<Term.Placed<?>> open = proof.open();
    boolean follows =
        open.isEmpty() && (valued ? proof.value().isPresent() : proof.outcome().isPresent());
    if (!follows) {
      // Who wins a part may say too little where its value says all.
      for (Term.Placed<?> placed : proof.unvalued()) {
        small(alone(placed), control).ifPresent(found -> proof.put(placed, found));
      }
    }
    if (!cited && (valued || open.stream().distinct().count() < 2)) {
      return Optional.empty();
    }
    for (Term.Placed<?> placed : open.stream().distinct().toList()) {
      Question alone = alone(placed);
      (cited ? small(alone, control) : Optional.<Certificate>empty())
          .or(() -> lost(alone, control))
          .ifPresent(found -> proof.put(placed, found));
    }
    if (!proof.isBegun()) {
      return Optional.empty();
    }
    if (!proof.open().isEmpty()) {
      Sum rest = proof.rest();
      if (valued) {
        return Optional.empty();
      }
      Question asked = new Question(SumQuestion.NAME, "", "", false, rest);
      proof.rest(searched(asked, control));
    }
    return (valued ? proof.value() : proof.outcome())
        .map(claim -> certificate(Certificate.TERMS, question, claim, proof.body()));
  }

  private static Stream<Outcome> endless(Sum sum) {
    return new SumPlay(sum).endless().stream();
  }

  /** The question about one term of a sum, without the exchange of players. */
  private static Question alone(Term term) {
    Term.Placed<?> placed = (Term.Placed<?>) term;
    Sum sum = Sum.of(List.of(placed.swapped() ? unswapped(placed) : placed));
    return new Question(placed.variant().game(), "", "", false, sum);
  }

  private static <P> Term unswapped(Term.Placed<P> term) {
    return new Term.Placed<>(term.variant(), term.position(), false);
  }

  /** What a position is worth by a theorem. */
  private Optional<Certificate> cited(Question question, Control control) {
    return Citations.of(question, true, control)
        .flatMap(
            found ->
                shortGame(found.conclusion().value().orElseThrow())
                    .map(Claim.OfValue::new)
                    .map(claim -> certificate(Certificate.CITE, question, claim, found.body())));
  }

  /** What theorems say of a part: its value if possible, else who wins. */
  private Optional<Certificate> byTheorem(Question part, Control control) {
    return nimber(part, control)
        .or(() -> cited(part, control))
        .or(
            () ->
                Citations.of(part, false, control)
                    .map(
                        found ->
                            outcome(
                                Certificate.CITE,
                                part,
                                found.conclusion().outcome(),
                                found.body())));
  }

  /** The value of a part that takes a short strategy. */
  private Optional<Certificate> small(Question part, Control control) {
    return within(
        Math.min(mostByMoves, MOST_BEFORE_THEOREM),
        timeBeforeTheorem,
        control,
        share ->
            shortGame(valueOf(part.sum(), share))
                .flatMap(
                    game ->
                        difference(part.sum().terms(), game, share)
                            .map(
                                body ->
                                    certificate(
                                        Certificate.STRATEGY,
                                        part,
                                        new Claim.OfValue(game),
                                        body))));
  }

  /** That a part is worth nothing, as whoever moves first loses it. */
  private Optional<Certificate> lost(Question part, Control control) {
    return within(
            Long.MAX_VALUE,
            TIME_FOR_PART,
            control,
            share -> Optional.of(outcomeOf(part.sum(), share)).filter(Outcome.P::equals))
        .map(lost -> searched(part, control));
  }

  /** What a search makes with a share; empty where that is used up or no search can tell. */
  private static <T> Optional<T> within(
      long positions, Duration time, Control control, Function<Control, Optional<T>> search) {
    Control share = control.part();
    share.share(positions, time);
    try {
      return share.heeding(() -> search.apply(share));
    } catch (SearchStopped e) {
      if (e.reason() != StopReason.SHARE && e.reason() != StopReason.MEMORY) {
        throw e;
      }
      return Optional.empty();
    } catch (InputException | NotAnsweredException | NoSuchValueException e) {
      return Optional.empty();
    }
  }

  /** A certificate by a strategy, or where that is long by a tree. */
  private Certificate searched(Question question, Control control) {
    return small(question, control, false, part -> byStrategy(question, part))
        .orElseGet(() -> byTree(question, control));
  }

  private List<String> tree(Sum sum, Outcome outcome, Control control) {
    control.phase("looking for a tree");
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

  /** Monotonic sequence games are proved by their gaps, of many decks at once. */
  private Optional<Certificate> monotone(Question question, Control control) {
    return MonotoneProof.of(question.sum())
        .flatMap(
            proof ->
                proof
                    .find(tried::add, control)
                    .map(found -> outcome(found.kind(), question, found.outcome(), found.body())));
  }

  /** Many heaps, or large ones, of which theorems speak. */
  private static Optional<Certificate> nimbers(Question question, Control control) {
    return Nimbers.of(question.sum())
        .flatMap(nimbers -> nimbers.outcome(control))
        .map(found -> outcome(Certificate.NIMBERS, question, found.outcome(), found.body()));
  }

  /** In misère play their quotient says who wins, where it is not too large. */
  private Optional<Certificate> quotient(Question question, Control control) {
    Optional<Quotients> heaps = Quotients.of(question.sum());
    Optional<Certificate> found =
        heaps
            .flatMap(
                quotients -> within(Long.MAX_VALUE, TIME_FOR_QUOTIENT, control, quotients::find))
            .map(proof -> outcome(Certificate.QUOTIENT, question, proof.outcome(), proof.body()));
    if (heaps.isPresent() && found.isEmpty()) {
      tried.add("a misère quotient: none was found within its limits");
    }
    return found;
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
        Optional<ShortGame> value = valued(Sum.of(List.of(term)), control);
        if (value.isEmpty()) {
          return Optional.empty();
        }
        body.add(PartsChecker.is(i + 1, value.get()));
        Optional<List<String>> proof = difference(List.of(term), value.get(), control);
        if (proof.isEmpty()) {
          return Optional.empty();
        }
        body.addAll(proof.get());
        values.add(new Term.Worth(value.get()));
      }
    }
    StrategySearch search = search(Sum.of(values), control);
    Outcome outcome = search.outcome();
    body.add(PartsChecker.SUM);
    body.addAll(search.body(outcome));
    return Optional.of(outcome(Certificate.PARTS, question, outcome, body));
  }

  /** What a part is worth; empty without a value that is a short game and not too large. */
  private Optional<ShortGame> valued(Sum part, Control control) {
    try {
      return shortGame(valueOf(part, control));
    } catch (NoSuchValueException e) {
      return Optional.empty();
    }
  }

  /**
   * The strategies by which the second player wins a sum less its value; empty where that takes
   * plays that never end, which other sums might judge otherwise.
   */
  private Optional<List<String>> difference(List<Term> terms, ShortGame value, Control control) {
    StrategySearch search = ending(Sum.of(lessValue(terms, value)), control);
    return search.outcome() == Outcome.P ? Optional.of(search.body(Outcome.P)) : Optional.empty();
  }

  private static List<Term> lessValue(List<Term> terms, ShortGame value) {
    List<Term> all = new ArrayList<>(terms);
    all.add(new Term.Worth(value.negate()));
    return all;
  }

  /** Certificates have positions and short games as terms. */
  private static void requireKnown(Question question) {
    question.sum().terms().stream()
        .filter(term -> term instanceof Term.Placed<?> && term.bare().isPresent())
        .findFirst()
        .ifPresent(
            term -> {
              throw new InputException(
                  "no certificate has '" + term + "' as a term; 'outcome' says who wins the sum");
            });
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
    requireKnownRules(question);
    if (question.sum().ending() != Ending.LAST_PLAYER_WINS) {
      throw new InputException("positions have values where the last player wins only");
    }
    requireKnown(question);
    Optional<Certificate> nimber = nimber(question, control);
    if (nimber.isPresent()) {
      return nimber.get();
    }
    Optional<Certificate> other = cited(question, control).or(() -> terms(question, true, control));
    String value =
        other
            .flatMap(found -> Claim.read(found.claim()))
            .map(claim -> ((Claim.OfValue) claim).value().toString())
            .orElseGet(() -> valueOf(question.sum(), control));
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
            other.isPresent(),
            part ->
                certificate(
                    Certificate.STRATEGY,
                    question,
                    claim,
                    difference(terms, game, part)
                        .orElseThrow(
                            () ->
                                new InputException(
                                    "'"
                                        + claim
                                        + "' takes plays that never end, and has no certificate"))))
        .or(() -> other)
        .orElseGet(
            () ->
                certificate(
                    Certificate.TREE,
                    question,
                    claim,
                    tree(Sum.of(lessValue(terms, game)), Outcome.P, control)));
  }

  /**
   * Proves that the outcome of a position is one of some: what one of the players gets at least,
   * for one start or for both.
   *
   * @throws SearchStopped when the budget ends first
   * @throws InputException where it is not so, or where strategies do not show just that
   */
  public Certificate possible(Question question, OutcomeSet outcomes, Control control) {
    requireKnownRules(question);
    Sum sum = question.sum();
    Claim claim = new Claim.OfPossible(outcomes);
    List<Shown> all = Shown.of(sum, outcomes, sum.impartial());
    boolean draws = sum.ending() == Ending.VERDICT || new SumPlay(sum).endless().isPresent();
    OutcomeSet left =
        Promise.left(all.stream().map(Shown::promise).toList(), sum.impartial(), draws);
    if (outcomes.size() < 2 || !outcomes.containsAll(left)) {
      throw new InputException(
          "found '"
              + outcomes
              + "', allowed: outcomes that are left where it is known what players get at least,"
              + (all.isEmpty() || outcomes.size() < 2
                  ? " such as " + (draws ? "P or D" : "P or L")
                  : " here '" + left + "'"));
    }
    boolean ofOne = outcomes.alike().equals(outcomes) && outcomes.contains(Outcome.D);
    Optional<SetProof> sets = ofOne ? SetProof.of(sum) : Optional.empty();
    if (sets.isPresent()) {
      boolean mover = outcomes.contains(Outcome.N);
      return sets.get()
          .half(mover, desk.workspace(), control)
          .map(found -> certificate(found.kind(), question, claim, found.body()))
          .orElseThrow(
              () -> denied(claim, "the " + (mover ? "next" : "previous") + " player loses"));
    }
    return shown(question, claim, all, control);
  }

  /**
   * Proves bounds of a value: the player whom a bound is for wins the position less the bound,
   * moving second.
   *
   * @param low what the value is at least
   * @param high what it is at most
   * @throws SearchStopped when the budget ends first
   * @throws InputException where it is not so, or the position has no value
   */
  public Certificate bounds(
      Question question, Optional<ShortGame> low, Optional<ShortGame> high, Control control) {
    requireKnownRules(question);
    if (question.sum().ending() != Ending.LAST_PLAYER_WINS) {
      throw new InputException("positions have values where the last player wins only");
    }
    List<Term> terms = question.sum().terms();
    List<Shown> all = new ArrayList<>();
    low.ifPresent(
        bound -> all.addAll(Shown.of(Sum.of(lessValue(terms, bound)), Claim.AT_LEAST_ZERO, false)));
    high.ifPresent(
        bound -> all.addAll(Shown.of(Sum.of(lessValue(terms, bound)), Claim.AT_MOST_ZERO, false)));
    return shown(question, new Claim.OfBounds(low, high), all, control);
  }

  /** What a search shows, by strategies or by a tree. */
  private Certificate shown(Question question, Claim claim, List<Shown> all, Control control) {
    control.phase("looking for a strategy");
    return small(
            question,
            control,
            false,
            part -> {
              List<String> body = new ArrayList<>();
              boolean bounds = claim instanceof Claim.OfBounds;
              for (Shown each : all) {
                StrategySearch search =
                    bounds ? ending(each.start(), part) : search(each.start(), part);
                body.addAll(
                    search
                        .body(each)
                        .orElseThrow(
                            () ->
                                bounds && endless(each.start()).findAny().isPresent()
                                    ? new InputException(
                                        "'"
                                            + claim
                                            + "' has no certificate: "
                                            + each.denied()
                                            + " by plays that end")
                                    : denied(claim, each.denied())));
              }
              return certificate(Certificate.STRATEGY, question, claim, body);
            })
        .orElseGet(
            () -> {
              control.phase("looking for a tree");
              List<String> body =
                  control.heeding(
                      () ->
                          new TreeSearch(all.get(0).start(), desk.workspace(), control)
                              .body(all)
                              .orElseThrow(() -> denied(claim, all.get(0).denied())));
              return certificate(Certificate.TREE, question, claim, body);
            });
  }

  private static InputException denied(Claim claim, String why) {
    return new InputException("'" + claim + "' is false: " + why);
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
    return search(sum, new SumPlay(sum), control);
  }

  /** A search in which nobody wins by going on for ever. */
  private StrategySearch ending(Sum sum, Control control) {
    return search(sum, new SumPlay(sum).withoutEndlessWins(), control);
  }

  private StrategySearch search(Sum sum, SumPlay play, Control control) {
    play.unsearchable(sum, sum.terms().size() > 1)
        .ifPresent(
            why -> {
              throw new InputException("a search would prove nothing here: " + why);
            });
    return new StrategySearch(sum, play, desk.workspace(), control);
  }

  private static void requireKnownRules(Question question) {
    Stream.concat(
            Stream.of(question.game()),
            question.sum().terms().stream()
                .filter(term -> term instanceof Term.Placed<?>)
                .map(term -> ((Term.Placed<?>) term).variant().game()))
        .forEach(Prover::requireKnownRules);
  }

  /**
   * Refuses a file of rules: it is a program, which may be another one where the certificate is
   * checked.
   *
   * @param game the name of a game, as it was asked about
   */
  public static void requireKnownRules(String game) {
    if (OwnGames.isNamed(game)) {
      throw new InputException(
          "certificates are about games of Farstar, and not about rules in a file",
          "'farstar outcome' and 'farstar value' answer for these.");
    }
  }

  private static Certificate certificate(
      String kind, Question question, Claim claim, List<String> body) {
    return new Statement(question.game(), question.sum().ending(), question.text().strip(), claim)
        .certificate(kind, body);
  }
}
