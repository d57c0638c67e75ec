package org.farstar.checks;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Questions;
import org.farstar.ask.question.Searches;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Referee;
import org.farstar.engine.answer.Report;
import org.farstar.engine.answer.Source;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.answer.WinningMoves;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.ClaimProvider;
import org.farstar.engine.claim.Status;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.search.NoSuchValueException;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.SumText;
import org.farstar.engine.sum.Term;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Basics;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.values.player.Player;

/**
 * What answers the positions get: whether theory and search agree about outcomes, winning moves and
 * values, what the referee says of the reason, and the reason itself, as data.
 */
public final class MutantJudge {
  /** Games with infinitely many moves, of which a theory names families. */
  private static final Set<String> FAMILIES = Set.of("end-nim", "transposition");

  private static final Budget BUDGET = Budget.ofPositions(3_000);

  private final Desk desk = new Desk(Catalogue.STANDARD, new Workspace(), Sources.none());

  private MutantJudge() {}

  /**
   * The answers to some lines, each a game and a position, as far as they are the expected ones.
   *
   * @param expected what each line is to get; null where all answers are wanted
   * @return the answers to all lines; or those up to the first that is found wrong, which begins
   *     with {@code refuted}, or that is another than expected
   */
  public static List<String> of(List<String> lines, List<String> expected) {
    List<String> answers = new ArrayList<>();
    MutantJudge judge = new MutantJudge();
    for (String line : lines) {
      StringBuilder text = new StringBuilder();
      Optional<String> fault;
      try {
        fault = judge.answer(line, text);
      } catch (RuntimeException | LinkageError e) {
        fault = Optional.of(e.toString());
      }
      answers.add(fault.map(found -> "refuted: " + line + ": " + found).orElse(text.toString()));
      boolean other = expected != null && !text.toString().equals(expected.get(answers.size() - 1));
      if (fault.isPresent() || other) {
        break;
      }
    }
    return answers;
  }

  /** What is wrong with a claim: its game, its id and the size to which it is checked. */
  private static Optional<String> claim(String[] words, StringBuilder text) {
    Claim claim =
        ClaimProvider.all().stream()
            .flatMap(paper -> paper.claims(words[1]).stream())
            .filter(each -> each.id().equals(words[2]))
            .findFirst()
            .orElseThrow();
    OptionalInt size =
        words.length > 3 ? OptionalInt.of(Integer.parseInt(words[3])) : OptionalInt.empty();
    Status status = claim.check(size, Control.unlimited()).status();
    text.append("  ").append(status.word()).append('\n');
    return status == claim.expected() ? Optional.empty() : Optional.of("it " + status.word());
  }

  private Optional<String> answer(String line, StringBuilder text) {
    if (line.startsWith("periods ")) {
      text.append(line).append('\n');
      return PeriodReferee.fault(Integer.parseInt(line.substring("periods ".length())));
    }
    if (line.startsWith("claim ")) {
      text.append(line).append('\n');
      return claim(line.split(" "), text);
    }
    String how =
        List.of("misere ", "theory ", "best ", "play ").stream()
            .filter(line::startsWith)
            .findFirst()
            .orElse("");
    boolean misere = how.equals("misere ");
    String[] words = line.substring(how.length()).split(" ", 2);
    Control reading = new Control(BUDGET);
    Sum sum =
        Questions.read(words[0], misere, words[1], desk, Searches.of(() -> reading, () -> {}))
            .sum();
    text.append(line).append('\n');
    if (how.equals("play ")) {
      List<OutcomeAnswer> plays = WonPlays.of(sum);
      plays.forEach(answer -> write(answer, text));
      return plays.stream().flatMap(answer -> faults(sum, answer).stream()).findFirst();
    }
    if (how.equals("theory ") || how.equals("best ")) {
      return refereed(sum, how.equals("best ") ? Method.BEST : Method.THEORY, text);
    }
    Report<OutcomeAnswer> both =
        asked(() -> desk.analyst().outcome(sum, Method.BOTH, Ask.ALL, new Control(BUDGET)));
    if (both.fault().isPresent()) {
      return both.fault();
    }
    if (!both.agree()) {
      return Optional.of("theory and search differ about who wins");
    }
    Report<ValueAnswer> values =
        asked(() -> desk.analyst().value(sum, Method.BOTH, Ask.ANSWER, new Control(BUDGET)));
    if (!values.agree()) {
      return Optional.of("theory and search differ about the value");
    }
    both.first().ifPresent(answer -> write(answer, text));
    values
        .first()
        .ifPresent(answer -> text.append("  ").append(answer.value()).append(by(answer.by())));
    Optional<String> fault =
        both.answers().stream().flatMap(answer -> said(sum, answer).stream()).findFirst();
    if (fault.isEmpty() && both.answers().size() > 1) {
      boolean families = FAMILIES.contains(words[0]);
      return moves(both.answers().get(0), both.answers().get(1), families);
    }
    return fault;
  }

  /** What is wrong with the citations of an answer, its counts, or where its moves lead. */
  private static Optional<String> said(Sum sum, OutcomeAnswer answer) {
    Set<Statement> declared =
        new HashSet<>(List.of(Basics.END, Basics.VALUES, Basics.NIM_SUM, Basics.RECURSION));
    for (Term term : sum.terms()) {
      if (term instanceof Term.Placed<?> placed) {
        placed.variant().theories().forEach(each -> declared.addAll(each.statements()));
        placed.variant().reductions().forEach(each -> declared.addAll(each.statements()));
        placed.variant().reductions().forEach(each -> declared.addAll(each.alsoCited()));
      }
    }
    for (Source by : answer.by()) {
      if (!declared.containsAll(by.statements())) {
        return Optional.of("it cites what nothing here implements");
      }
      if (by instanceof Source.ByReduction reduction && reduction.positions() < 0) {
        return Optional.of("a search of " + reduction.positions() + " positions");
      }
    }
    for (Step step : answer.reason()) {
      if (!declared.containsAll(step.statements())) {
        return Optional.of("a step cites what nothing here implements");
      }
    }
    SumPlay play = new SumPlay(sum);
    for (Player player : Player.values()) {
      List<WinningMove> moves = found(answer, player).moves();
      // Of very many moves the first and the last.
      for (WinningMove move :
          moves.size() > 100 ? List.of(moves.get(0), moves.get(moves.size() - 1)) : moves) {
        if (!play.play(sum, player, move.text())
            .map(SumText::positions)
            .equals(Optional.of(move.to()))) {
          return Optional.of("'" + move.text() + "' does not lead to " + move.to());
        }
      }
    }
    return Optional.empty();
  }

  /** What is wrong with the winning moves of a theory, compared with those of a search. */
  private static Optional<String> moves(
      OutcomeAnswer theory, OutcomeAnswer search, boolean families) {
    if (theory.moves().isEmpty() || search.moves().isEmpty()) {
      return Optional.empty();
    }
    for (Player player : Player.values()) {
      WinningMoves given = found(theory, player);
      Set<WinningMove> all = new HashSet<>(found(search, player).moves());
      if (given.moves().isEmpty() != all.isEmpty()) {
        return Optional.of("theory and search differ about whether there is a winning move");
      }
      if (!families && !all.containsAll(given.moves())) {
        return Optional.of("a move that theory gives does not win by search");
      }
      if (!families
          && given.total().isPresent()
          && given.total().get().intValueExact() != all.size()) {
        return Optional.of(
            "theory counts " + given.total().get() + " winning moves of " + all.size());
      }
    }
    return Optional.empty();
  }

  private static WinningMoves found(OutcomeAnswer answer, Player player) {
    return answer.moves().map(all -> all.get(player)).orElse(WinningMoves.none());
  }

  /** An answer to positions beyond a search by the rules: of a theory alone, or of a reduction. */
  private Optional<String> refereed(Sum sum, Method method, StringBuilder text) {
    Optional<OutcomeAnswer> answer =
        asked(() -> desk.analyst().outcome(sum, method, Ask.ALL, new Control(BUDGET))).first();
    answer.ifPresent(found -> write(found, text));
    return answer.flatMap(
        found -> said(sum, found).or(() -> faults(sum, found).stream().findFirst()));
  }

  private List<String> faults(Sum sum, OutcomeAnswer answer) {
    return Referee.faults(
        sum, answer, desk.analyst().searches(() -> new Control(Budget.ofPositions(100))));
  }

  private static <A> Report<A> asked(Supplier<Report<A>> question) {
    try {
      return question.get();
    } catch (NotAnsweredException | NoSuchValueException e) {
      return new Report<>(List.of(), Optional.empty(), true);
    }
  }

  /** What an answer rests on, without the sizes of searches, which may change. */
  private static String by(List<Source> sources) {
    return sources.stream()
        .map(by -> "; " + by.getClass().getSimpleName() + " " + Statement.places(by.statements()))
        .collect(Collectors.joining("", "", "\n"));
  }

  private static void write(OutcomeAnswer answer, StringBuilder text) {
    text.append("  ").append(answer.outcome());
    for (Player player : Player.values()) {
      WinningMoves moves = found(answer, player);
      text.append(' ').append(moves.moves().stream().map(WinningMove::text).sorted().toList());
      text.append(moves.complete() ? "" : " of " + moves.total().map(Object::toString).orElse("?"));
    }
    text.append(by(answer.by()));
    for (Step step : answer.reason()) {
      text.append(
          (step.kind() + " " + new TreeMap<>(step.data()) + " " + step.cite()).strip().indent(4));
      text.append(
          step.text().lines().map(said -> "| " + said + "\n").collect(Collectors.joining()));
    }
  }
}
