package org.farstar.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.input.DiskSources;
import org.farstar.ask.input.InputException;
import org.farstar.ask.input.NearestHint;
import org.farstar.cli.input.BudgetOptions;
import org.farstar.cli.input.Converters;
import org.farstar.engine.audit.KnownAnswers;
import org.farstar.engine.audit.Promises;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Progress;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.ClaimRun;
import org.farstar.engine.claim.Finding;
import org.farstar.engine.claim.Status;
import org.farstar.engine.game.Game;
import org.farstar.engine.rules.Change;
import org.farstar.engine.theory.Statement;
import org.farstar.front.json.AnswerJson;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code farstar check}. */
@CommandLine.Command(
    description = {
      "Check claims of the papers against exhaustive search: all claims, or those whose ids"
          + " begin with the given words.",
      "The claims share the budget: each gets an equal share of what the earlier ones left.",
      "With --against a game is checked, which may be a file of your own. --against search"
          + " tests the contracts of its rules and theories on all followers of the given"
          + " positions, or of the game's examples. --against FILE checks the answers in the lines"
          + " POSITION = ANSWER of the file, each an outcome class, a value as it is printed or an"
          + " expression; other lines that begin with # are comments."
    },
    footer = {
      "  farstar check --list",
      "  farstar check flipping-coins --time 30s",
      "  farstar check flipping-coins/3.1 --size 18 --verbose",
      "  farstar check clobber --against search 'xo.|oxo'"
    })
final class CheckCommand extends Command {
  @Parameters(
      arity = "0..*",
      paramLabel = "CLAIM",
      description =
          "An id or the beginning of ids, such as the name of a paper, or a citation as answers"
              + " print it. With --against, a game and positions.")
  private List<String> names = List.of();

  @Option(names = "--list", description = "List the claims without checking them.")
  private boolean list;

  @Option(
      names = "--size",
      paramLabel = "<n>",
      converter = Converters.Whole.class,
      description = "Check each claim that has sizes up to this one.")
  private Integer size;

  @Option(
      names = "--against",
      paramLabel = "<what>",
      description = "Check a game against search, or against the answers in a file.")
  private String against;

  @Option(names = "--verbose", description = "Print every statement, not only those that fail.")
  private boolean verbose;

  @Option(names = "--json", description = "Print one JSON array, at the end.")
  private boolean json;

  @Mixin private BudgetOptions options;

  @Override
  Set<ExitCode> ends() {
    return Set.of(ExitCode.REFUTED, ExitCode.BUDGET_ENDED);
  }

  @Override
  ExitCode run(Session session) {
    List<Claim> claims = against == null ? select(session.desk().catalogue()) : promises(session);
    ClaimText text = new ClaimText(claims, session.style(), verbose);
    if (list) {
      list(claims, text, session);
      return ExitCode.ANSWERED;
    }
    return check(claims, text, session);
  }

  private List<Claim> promises(Session session) {
    if (names.isEmpty()) {
      throw new InputException("--against needs the game that is checked");
    }
    return promises(session.desk().catalogue().game(names.get(0)), session);
  }

  private <P> List<Claim> promises(Game<P> game, Session session) {
    List<String> positions = names.subList(1, names.size());
    if (!against.equals("search")) {
      if (!positions.isEmpty()) {
        throw new InputException("--against FILE has its positions in the file");
      }
      String text = DiskSources.text(session.terminal().folder(), against);
      try {
        return List.of(
            KnownAnswers.of(
                game, against, text, session.desk().sources(), session.desk().workspace()));
      } catch (IllegalArgumentException e) {
        throw new InputException(e.getMessage(), "Its lines are POSITION = ANSWER.");
      }
    }
    if (positions.isEmpty() && !game.card().examples().isEmpty()) {
      return Promises.ofExamples(game, session.desk().sources(), session.desk().workspace());
    }
    if (positions.isEmpty()) {
      throw new InputException(
          "--against search needs positions",
          "As in farstar check " + names.get(0) + " --against search POSITION.");
    }
    return Promises.of(game, positions, session.desk().sources(), session.desk().workspace());
  }

  private List<Claim> select(Catalogue catalogue) {
    if (names.isEmpty()) {
      return List.copyOf(catalogue.claims("").values());
    }
    Map<String, Claim> selected = new LinkedHashMap<>();
    for (String name : names) {
      Map<String, Claim> named = name.isEmpty() ? Map.of() : catalogue.claims(name);
      if (named.isEmpty() && !name.isEmpty()) {
        named = catalogue.claimsOfStatement(name);
      }
      if (named.isEmpty()) {
        catalogue
            .cited(name)
            .ifPresent(
                statement -> {
                  throw new InputException(
                      "no claim checks "
                          + statement.id()
                          + ", which is cited from "
                          + reference(statement),
                      statement.words());
                });
        if (Change.before(name).isPresent()) {
          throw new InputException(
              "there are no claims about " + catalogue.game(name).id(),
              "'farstar check " + name + " --against search' compares its rules with search.");
        }
        throw new InputException(
            "unknown claim '" + name + "'" + NearestHint.hint(name, catalogue.claims("").keySet()),
            "'farstar check --list' lists the claims.");
      }
      selected.putAll(named.containsKey(name) ? Map.of(name, named.get(name)) : named);
    }
    return List.copyOf(selected.values());
  }

  private static String reference(Statement statement) {
    return statement.cite()
        + (statement.work().authors().isEmpty() ? "" : ": " + statement.work().reference());
  }

  private void list(List<Claim> claims, ClaimText text, Session session) {
    if (json) {
      session.json(claims.stream().map(AnswerJson::of).toList());
    } else {
      claims.forEach(claim -> session.out().print(text.listed(claim)));
    }
  }

  private ExitCode check(List<Claim> claims, ClaimText text, Session session) {
    Listener listener = new Listener(text, session);
    OptionalInt largest = size == null ? OptionalInt.empty() : OptionalInt.of(size);
    new ClaimRun().check(claims, largest, options.budget(), listener);
    if (json) {
      session.json(listener.data);
    } else {
      session.out().print(listener.tally.text(claims.size(), session.style()));
    }
    return listener.end;
  }

  /** Prints what is found, or keeps it for the JSON. */
  private final class Listener implements ClaimRun.Audience {
    private final ClaimText text;
    private final Session session;
    private final List<Map<String, Object>> data = new ArrayList<>();
    private final ClaimText.Tally tally = new ClaimText.Tally();
    private ExitCode end = ExitCode.ANSWERED;

    Listener(ClaimText text, Session session) {
      this.text = text;
      this.session = session;
    }

    @Override
    public boolean goesOn() {
      return !session.interrupted();
    }

    @Override
    public Control begin(Budget share) {
      return session.begin(share, options.progress(), options.threads());
    }

    @Override
    public void found(Claim claim, Finding finding, Progress spent) {
      session.end();
      tally.add(finding, spent.millis());
      end = end.and(endOf(finding));
      data.add(AnswerJson.of(claim, finding));
      if (!json) {
        session.out().print(text.checked(claim, finding, spent.millis()));
        session.out().flush();
      }
    }
  }

  /** How a command ends that found this. */
  static ExitCode endOf(Finding finding) {
    return finding.status() == Status.FAILS
        ? ExitCode.REFUTED
        : finding.stopped().map(ExitCode::of).orElse(ExitCode.ANSWERED);
  }
}
