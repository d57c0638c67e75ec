package org.farstar.engine.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.farstar.engine.answer.Analyst;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Referee;
import org.farstar.engine.answer.Report;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.answer.WinningMoves;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.game.Game;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.LoopyGameException;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.search.NoSuchValueException;
import org.farstar.engine.sum.Line;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.SumText;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Work;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * What a game promises, as claims about the followers of some positions: that its ruleset keeps to
 * the contract, that the fast search agrees with the definition, and its theories with the search.
 *
 * @param <P> the positions of one term
 */
public final class Promises<P> {
  private static final int MOST_FOLLOWERS = 2_000;

  /** Positions for each search that a step of a reason asks for. */
  private static final long SHORT = 20_000;

  private static final String CITE = "contract";

  private final Game<P> game;
  private final List<Line<P>> lines;
  private final List<Claim> claims = new ArrayList<>();
  private final Analyst analyst;

  private Promises(Game<P> game, List<Line<P>> lines, Workspace workspace) {
    this.analyst = new Analyst(workspace);
    this.game = game;
    this.lines = lines;
  }

  /**
   * The promises of a game.
   *
   * @param game the game
   * @param positions lines of text from whose positions all are followed
   * @param sources where names in positions find what they stand for
   * @param workspace owns the tables of the searches
   * @throws org.farstar.values.text.NotationException where one of them is wrong
   */
  public static <P> List<Claim> of(
      Game<P> game, List<String> positions, Sources sources, Workspace workspace) {
    return of(game, lines(game, positions, sources), workspace);
  }

  /**
   * The promises of a game at its own examples, but those of which a search does not find the
   * truth.
   */
  public static <P> List<Claim> ofExamples(Game<P> game, Sources sources, Workspace workspace) {
    List<String> examples = game.card().examples().stream().map(Game.Example::position).toList();
    return of(
        game,
        lines(game, examples, sources).stream().filter(Promises::searchable).toList(),
        workspace);
  }

  private static <P> List<Line<P>> lines(Game<P> game, List<String> positions, Sources sources) {
    return positions.stream()
        .map(line -> SumText.line(game.family(), game.id(), line, sources, false))
        .toList();
  }

  private static <P> List<Claim> of(Game<P> game, List<Line<P>> lines, Workspace workspace) {
    Promises<P> promises = new Promises<>(game, lines, workspace);
    promises.collect();
    return promises.claims;
  }

  private static <Q> boolean searchable(Line<Q> line) {
    return line.positions().stream()
        .allMatch(position -> line.variant().rules().unsearchable(position, false).isEmpty());
  }

  private void collect() {
    each("text", "Positions are read back from their texts.", RulesetAudit::text);
    pairs("line", "Whole lines are read back, sums of two positions too.", RulesetAudit::line);
    each("names", "Moves have names of their own.", RulesetAudit::moveNames);
    each("same", "Moves are the same every time.", RulesetAudit::sameMoves);
    each("verdicts", "Plays end as the rules say.", RulesetAudit::verdicts);
    if (lines.stream().anyMatch(line -> line.variant().rules().impartial())) {
      each("impartial", "Both players have the same moves.", RulesetAudit::impartial);
    }
    if (lines.stream().anyMatch(Promises::allSmall)) {
      each("all-small", "Both players have a move or neither has.", RulesetAudit::allSmall);
    }
    if (lines.stream().anyMatch(Promises::ranked)) {
      each("rank", "Every move lowers the rank.", RulesetAudit::rank);
    }
    each("parts", "The sum of the parts has the outcome of the whole.", RulesetAudit::parts);
    each(
        "representative",
        "A representative has the outcome of the position.",
        RulesetAudit::representative);
    if (lines.stream().anyMatch(Promises::exchanges)) {
      each(
          "exchanged",
          "With the players exchanged a position has the opposite outcome.",
          RulesetAudit::exchanged);
    }
    claim(
        "search",
        "The search says who wins by the definition.",
        (line, cases) -> followers(audit(line, cases), line, p -> searched(line, p, cases)));
    if (lines.stream().anyMatch(Promises::explained)) {
      claim(
          "theory",
          "Theory and search agree about winners, winning moves and values.",
          (line, cases) -> followers(audit(line, cases), line, p -> compared(line, p, cases)));
    }
  }

  /** Of impartial games it is no promise of its own. */
  private static boolean allSmall(Line<?> line) {
    return line.variant().rules().allSmall() && !line.variant().rules().impartial();
  }

  private static <Q> boolean ranked(Line<Q> line) {
    return line.positions().stream().anyMatch(p -> line.variant().rules().rank(p).isPresent());
  }

  private static <Q> boolean exchanges(Line<Q> line) {
    return line.positions().stream()
        .anyMatch(position -> line.variant().rules().exchanged(position).isPresent());
  }

  private static <Q> boolean explained(Line<Q> line) {
    return !line.variant().theories().isEmpty() || !line.variant().reductions().isEmpty();
  }

  /** Compares something about one line. */
  @FunctionalInterface
  private interface Check<P> {
    void run(Line<P> line, Cases cases);
  }

  private void claim(String name, String statement, Check<P> check) {
    claims.add(
        Claims.of(Work.rulesOf(game.id()))
            .at(name, CITE)
            .says(statement)
            .over(
                "the followers of "
                    + String.join(", ", lines.stream().map(l -> l.write()).toList())
                    + ", at most "
                    + MOST_FOLLOWERS)
            .check(cases -> lines.forEach(line -> ending(line, cases, check))));
  }

  /** That a play need not end is found, and is no fault of the input. */
  private static <Q> void ending(Line<Q> line, Cases cases, Check<Q> check) {
    try {
      check.run(line, cases);
    } catch (LoopyGameException e) {
      cases.check(false, e::getMessage);
    }
  }

  private void each(
      String name, String statement, BiFunction<RulesetAudit<P>, P, Optional<String>> check) {
    claim(
        name,
        statement,
        (line, cases) -> {
          RulesetAudit<P> audit = audit(line, cases);
          followers(audit, line, position -> passes(check.apply(audit, position), cases));
        });
  }

  /** A check of two positions. */
  @FunctionalInterface
  private interface Pair<P> {
    Optional<String> check(RulesetAudit<P> audit, P first, P second);
  }

  private void pairs(String name, String statement, Pair<P> pair) {
    claim(
        name,
        statement,
        (line, cases) -> {
          RulesetAudit<P> audit = audit(line, cases);
          List<P> last = new ArrayList<>();
          followers(
              audit,
              line,
              position -> {
                last.add(position);
                P other = last.get(last.size() / 2);
                passes(pair.check(audit, position, other), cases);
              });
        });
  }

  private static void passes(Optional<String> fault, Cases cases) {
    cases.check(fault.isEmpty(), fault::orElseThrow);
  }

  private RulesetAudit<P> audit(Line<P> line, Cases cases) {
    return new RulesetAudit<>(game.family(), line.variant(), cases.control());
  }

  private void followers(RulesetAudit<P> audit, Line<P> line, Consumer<P> check) {
    audit.followers(line.positions(), MOST_FOLLOWERS).forEach(check);
  }

  private void searched(Line<P> line, P position, Cases cases) {
    Rules<P> rules = line.variant().rules();
    Optional<Outcome> slow = audit(line, cases).slow(rules, position);
    if (slow.isPresent()) {
      Outcome fast =
          answer(analyst.outcome(line.sum(position), Method.SEARCH, Ask.ANSWER, cases.control()))
              .orElseThrow()
              .outcome();
      cases.equal(slow.get(), fast, () -> "the outcome of '" + rules.write(position) + "'");
    }
  }

  /** The answer; a budget that has ended ends the check. */
  private static <A> Optional<A> answer(Report<A> report) {
    if (report.unfinished().isPresent()) {
      throw new SearchStopped(report.unfinished().get().reason());
    }
    return report.first();
  }

  private void compared(Line<P> line, P position, Cases cases) {
    Sum sum = line.sum(position);
    String text = SumText.write(sum);
    Report<OutcomeAnswer> outcomes =
        asked(() -> analyst.outcome(sum, Method.BOTH, Ask.MOVES, cases.control()));
    cases.check(outcomes.agree(), () -> "theory and search differ about who wins " + text);
    outcomes.first().ifPresent(answer -> compareMoves(sum, answer, cases));
    asked(() -> analyst.outcome(sum, Method.THEORY, Ask.ALL, cases.control()))
        .first()
        .ifPresent(answer -> refereed(sum, answer, cases));
    Report<ValueAnswer> values =
        asked(() -> analyst.value(sum, Method.BOTH, Ask.ANSWER, cases.control()));
    cases.check(values.agree(), () -> "theory and search differ about the value of " + text);
  }

  private static <A> Report<A> asked(Supplier<Report<A>> question) {
    try {
      Report<A> report = question.get();
      answer(report);
      return report;
    } catch (NotAnsweredException | NoSuchValueException e) {
      return new Report<>(List.of(), Optional.empty(), true);
    }
  }

  /** The steps of a reason hold, and conclude the answer. */
  private void refereed(Sum sum, OutcomeAnswer answer, Cases cases) {
    List<String> faults =
        Referee.faults(sum, answer, analyst.searches(() -> shared(cases.control())));
    cases.check(
        faults.isEmpty(), () -> "the reason for " + SumText.write(sum) + ": " + faults.get(0));
  }

  /** A share of the budget for each search that a step asks for. */
  private static Control shared(Control control) {
    Control part = control.part();
    part.share(SHORT);
    return part;
  }

  /** Every winning move of the first answer leads to a position that its player wins. */
  private void compareMoves(Sum sum, OutcomeAnswer answer, Cases cases) {
    for (Player player : Player.values()) {
      List<WinningMove> listed =
          answer.moves().map(all -> all.get(player)).map(WinningMoves::moves).orElse(List.of());
      for (WinningMove move : listed) {
        Optional<Sum> to = new SumPlay(sum).play(sum, player, move.text());
        boolean wins =
            to.isPresent()
                && answer(analyst.outcome(to.get(), Method.SEARCH, Ask.ANSWER, cases.control()))
                    .map(after -> after.outcome().movingSecond(player) == Result.WIN)
                    .orElse(true);
        cases.check(wins, () -> "'" + move.text() + "' does not win " + SumText.write(sum));
      }
    }
  }
}
