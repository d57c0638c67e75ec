package org.farstar.engine.audit;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.farstar.engine.answer.Analyst;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.answer.Report;
import org.farstar.engine.answer.Unfinished;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.game.Game;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumLook;
import org.farstar.engine.sum.SumText;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Work;
import org.farstar.values.notation.Expression;
import org.farstar.values.player.Outcome;
import org.farstar.values.shortgame.Universe;
import org.farstar.values.text.NotationException;
import org.farstar.values.text.Scanner;

/**
 * Answers that are known beforehand, as a claim: a file with lines {@code POSITION = ANSWER}, where
 * the answer is an outcome class or a value: one as values are printed, {@code 1*2} being 1 + *2,
 * or else an expression.
 *
 * <p>A line with an equals sign between blanks is a row, always. Of the others, which can be none,
 * those that begin with {@code #} are comments, and empty ones mean nothing. So no position is
 * taken for a comment, whatever it begins with.
 *
 * <p>Theory and search are both asked, and compared with the answer, wherever both apply. A search
 * beside a theory has a share of the budget, about {@value #SHARE} positions or a second, so that
 * it does not hold up the rows behind it; what it does not settle rests on the theory alone, and
 * the scope says how many rows do.
 *
 * @param <P> the positions of one term
 */
public final class KnownAnswers<P> {
  private static final String EQUALS = " = ";
  private static final String COMMENT = "#";

  /** Positions for a search whose answer a theory has given already. */
  private static final long SHARE = 20_000;

  /** Its time, for games whose positions take long. */
  private static final Duration SHARE_TIME = Duration.ofSeconds(1);

  /** One line of the file. */
  private record Known(int line, Sum position, String answer, boolean outcome) {}

  private final Game<P> game;
  private final Sources sources;
  private final Analyst analyst;
  private int comments;

  private KnownAnswers(Game<P> game, Sources sources, Workspace workspace) {
    this.analyst = new Analyst(workspace);
    this.game = game;
    this.sources = sources;
  }

  /**
   * The claim that all answers of a file are right.
   *
   * @param game the game
   * @param name the file's name, for messages
   * @param text what stands in the file
   * @param sources where names in positions find what they stand for
   * @param workspace owns the tables of the searches
   * @throws IllegalArgumentException where a line is wrong, with its number
   */
  public static <P> Claim of(
      Game<P> game, String name, String text, Sources sources, Workspace workspace) {
    KnownAnswers<P> answers = new KnownAnswers<>(game, sources, workspace);
    List<Known> known = answers.read(name, text);
    return Claims.of(Work.rulesOf(game.id()))
        .at("known", name)
        .says("Theory and search find the answers that are known.")
        .over(
            count(known.size(), "position")
                + (answers.comments == 0 ? "" : ", " + count(answers.comments, "comment")))
        .check(cases -> known.forEach(line -> answers.compare(name, line, cases)));
  }

  private static String count(int count, String what) {
    return count + " " + what + (count == 1 ? "" : "s");
  }

  private List<Known> read(String name, String text) {
    List<Known> known = new ArrayList<>();
    int number = 0;
    for (String line : text.split("\n", -1)) {
      number++;
      String bare = line.strip();
      if (isComment(bare)) {
        comments++;
      } else if (!bare.isEmpty()) {
        try {
          known.add(known(number, bare));
        } catch (NotationException e) {
          throw new IllegalArgumentException(name + ":" + number + ": " + e.getMessage(), e);
        }
      }
    }
    if (known.isEmpty()) {
      throw new IllegalArgumentException(name + " has no line 'POSITION = ANSWER'");
    }
    return known;
  }

  private static boolean isComment(String line) {
    return line.startsWith(COMMENT) && !line.contains(EQUALS);
  }

  private Known known(int number, String line) {
    int equals = line.lastIndexOf(EQUALS);
    if (equals < 0) {
      throw new NotationException(line, line.length() + 1, "the end", "' = ' and an answer");
    }
    Sum position = game.read(line.substring(0, equals).strip(), sources, false);
    Scanner answer = new Scanner(line, equals + EQUALS.length(), line.length()).rest();
    boolean outcome = Outcome.ofLabel(answer.stretch()).isPresent();
    String normal = outcome ? answer.stretch() : answer.read(KnownAnswers::value);
    return new Known(number, position, normal, outcome);
  }

  /** As values are printed where the answer is so written, and otherwise what it amounts to. */
  private static String value(String answer) {
    try {
      return new Universe().read(answer).toString();
    } catch (NotationException e) {
      return Expression.read(answer).evaluate().toString();
    }
  }

  private void compare(String name, Known known, Cases cases) {
    Sum position = known.position();
    Control control = cases.control();
    Optional<String> byTheory = byTheory(known, control);
    Found bySearch =
        byTheory.isEmpty() ? ask(known, Method.SEARCH, control) : searchBeside(known, control);
    List<String> found = new ArrayList<>();
    byTheory.ifPresent(answer -> found.add(answer + " by theory"));
    bySearch.answer().ifPresent(answer -> found.add(answer + " by search"));
    if (!found.isEmpty()) {
      boolean right =
          Stream.of(byTheory, bySearch.answer())
              .flatMap(Optional::stream)
              .allMatch(known.answer()::equals);
      cases.check(
          right,
          () ->
              name
                  + ":"
                  + known.line()
                  + ": "
                  + SumText.write(position)
                  + ": expected "
                  + known.answer()
                  + ", found "
                  + String.join(" and ", found));
      cases.settled(
          byTheory.isEmpty()
              ? "by search"
              : bySearch.answer().isEmpty() ? "by theory" : "by theory and search");
    }
    bySearch
        .stopped()
        .ifPresent(
            reason -> {
              throw new SearchStopped(reason);
            });
  }

  /** What a method has found, or why it stopped; neither where it does not apply. */
  private record Found(Optional<String> answer, Optional<StopReason> stopped) {
    static final Found NOTHING = new Found(Optional.empty(), Optional.empty());
  }

  private Optional<String> byTheory(Known known, Control control) {
    try {
      Found found = ask(known, Method.THEORY, control);
      if (found.stopped().isPresent()) {
        throw new SearchStopped(found.stopped().get());
      }
      return found.answer();
    } catch (NotAnsweredException e) {
      return Optional.empty();
    }
  }

  /** What a search finds with a share of the budget, where a theory has answered. */
  private Found searchBeside(Known known, Control control) {
    control.share(SHARE, SHARE_TIME);
    try {
      Found found = ask(known, Method.SEARCH, control);
      boolean share =
          found.stopped().stream()
              .anyMatch(why -> why == StopReason.SHARE || why == StopReason.MEMORY);
      return share ? Found.NOTHING : found;
    } catch (NotAnsweredException e) {
      return Found.NOTHING;
    } finally {
      control.share(Long.MAX_VALUE);
    }
  }

  private Found ask(Known known, Method method, Control control) {
    Sum position = known.position();
    return known.outcome()
        ? found(
            analyst.outcome(position, method, Ask.ANSWER, control),
            answer -> SumLook.label(position, answer.outcome()))
        : found(
            analyst.value(position, method, Ask.ANSWER, control),
            answer -> answer.value().toString());
  }

  private static <A> Found found(Report<A> report, Function<A, String> text) {
    return new Found(report.first().map(text), report.unfinished().map(Unfinished::reason));
  }
}
