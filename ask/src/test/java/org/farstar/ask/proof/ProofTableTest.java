package org.farstar.ask.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.input.InputException;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Questions;
import org.farstar.ask.question.Searches;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.game.Game;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.LoopyGameException;
import org.farstar.engine.rules.Sources;
import org.farstar.verify.Certificate;
import org.farstar.verify.cite.CiteKind;
import org.farstar.verify.cite.Theorem;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The table in the page on results that says of every game how far it is proved: which of its
 * examples, with few positions searched, and by what. {@code -Dgolden.write=true} writes it.
 */
@Tag("slow")
@Tag("day4")
class ProofTableTest {
  private static final Path PAGE = SecondChecker.FOLDER.resolveSibling("docs/results.md");
  private static final Pattern BETWEEN =
      Pattern.compile("(?s)(<!-- proofs -->\n)(.*?)(<!-- end of proofs -->)");
  private static final long POSITIONS = 8_000;

  @Test
  void thePageSaysHowFarEveryGameIsProved() throws IOException {
    String page = Files.readString(PAGE);
    Matcher between = BETWEEN.matcher(page);
    assertThat(between.find()).isTrue();
    String wanted =
        between.replaceAll(
            all -> Matcher.quoteReplacement(all.group(1) + "\n" + table() + "\n" + all.group(3)));
    if (!wanted.equals(page) && Boolean.getBoolean("golden.write")) {
      Files.writeString(PAGE, wanted);
      return;
    }
    assertThat(page).isEqualTo(wanted);
  }

  private static String table() {
    StringBuilder table =
        new StringBuilder(
            "| game | examples proved | by | not proved | theorems |\n|---|--:|---|---|---|\n");
    for (Game<?> game : Catalogue.STANDARD.all()) {
      TreeSet<String> kinds = new TreeSet<>();
      List<String> open = new ArrayList<>();
      List<String> positions =
          game.card().examples().stream().map(Game.Example::position).distinct().toList();
      for (String position : positions) {
        Optional<Certificate> proved = proved(game.id(), position);
        proved.ifPresentOrElse(
            certificate -> kinds.add("`" + certificate.kind() + "`"),
            () -> open.add("`" + position.replace("|", "\\|") + "`"));
      }
      String theorems =
          CiteKind.rule(game.id()).stream()
              .flatMap(rule -> rule.theorems().stream())
              .map(Theorem::id)
              .map(id -> id.substring(0, id.indexOf('/')))
              .distinct()
              .collect(Collectors.joining(", "));
      table.append("| `").append(game.id()).append("` | ");
      table.append(positions.size() - open.size()).append(" of ").append(positions.size());
      table.append(" | ").append(String.join(", ", kinds)).append(" | ");
      table.append(String.join(", ", open)).append(" | ").append(theorems).append(" |\n");
    }
    return table.toString();
  }

  private static Optional<Certificate> proved(String game, String position) {
    Desk desk = new Desk(Catalogue.STANDARD, new Workspace(), Sources.none());
    Control control = new Control(Budget.ofPositions(POSITIONS));
    Searches searches = Searches.of(() -> control, () -> {});
    try {
      // Positions alone count, so that the table is the same on every machine.
      Prover prover = new Prover(desk, POSITIONS / 2, Duration.ofHours(1));
      Certificate certificate =
          prover.outcome(Questions.read(game, false, position, desk, searches), control);
      assertThat(SecondCheckerTest.verified(certificate)).as("%s %s", game, position).isTrue();
      return Optional.of(certificate);
    } catch (InputException | NotAnsweredException | LoopyGameException | SearchStopped e) {
      return Optional.empty();
    }
  }
}
