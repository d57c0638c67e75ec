package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.game.Citations;
import org.farstar.engine.game.Game;
import org.farstar.engine.theory.Standing;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Work;
import org.junit.jupiter.api.Test;

/**
 * The page with all statements that answers cite, work by work: what each says, on what it stands,
 * which routine cites it and which claims check it. {@code -Dgolden.write=true} writes it.
 */
class StatementsPageTest {
  private static final Path PAGE = Path.of("../docs/papers/statements.md");
  private static final Pattern BETWEEN =
      Pattern.compile("(?s)(<!-- statements -->\n)(.*?)(<!-- end of statements -->)");

  @Test
  void thePageHasWhatTheTheoriesCite() throws IOException {
    String page = Files.readString(PAGE);
    WrittenPage.mustBe(
        BETWEEN
            .matcher(page)
            .replaceAll(
                all -> Matcher.quoteReplacement(all.group(1) + "\n" + works() + all.group(3))),
        PAGE);
  }

  /** The pages that are said to have a proof exist. */
  @Test
  void theProofsOfThisProjectStandOnItsPages() {
    List<String> pages =
        Stream.concat(
                Catalogue.STANDARD.claims("").values().stream()
                    .flatMap(claim -> claim.checks().stream()),
                Catalogue.STANDARD.all().stream()
                    .flatMap(game -> Citations.of(game).values().stream())
                    .flatMap(Set::stream))
            .map(Statement::standing)
            .filter(Standing.ProvedHere.class::isInstance)
            .map(standing -> ((Standing.ProvedHere) standing).page())
            .distinct()
            .toList();
    assertThat(pages).isNotEmpty().allMatch(page -> Files.exists(Path.of("../docs", page)));
  }

  private static String works() {
    Map<Statement, Set<String>> routines = new LinkedHashMap<>();
    Citations.EVERYWHERE.forEach(each -> routines.put(each, new TreeSet<>(Set.of("every game"))));
    for (Game<?> game : Catalogue.STANDARD.all()) {
      Citations.of(game)
          .forEach(
              (routine, statements) ->
                  statements.forEach(
                      each ->
                          routines
                              .computeIfAbsent(each, key -> new TreeSet<>())
                              .add("`" + routine.getSimpleName() + "`")));
    }
    Map<Statement, List<String>> claims = new LinkedHashMap<>();
    for (Claim claim : Catalogue.STANDARD.claims("").values()) {
      for (Statement statement : claim.checks()) {
        claims.computeIfAbsent(statement, key -> new ArrayList<>()).add("`" + claim.id() + "`");
      }
    }
    Set<Work> works =
        routines.keySet().stream()
            .map(Statement::work)
            .collect(Collectors.toCollection(LinkedHashSet::new));
    StringBuilder text = new StringBuilder();
    for (Work work : works) {
      text.append("## ")
          .append(
              work.authors().isEmpty()
                  ? work.title()
                  : work.reference().replace(work.title(), "*" + work.title() + "*"));
      text.append("\n\n| id | place | statement | standing | cited by | checked by |\n");
      text.append("|---|---|---|---|---|---|\n");
      routines.forEach(
          (statement, by) -> {
            if (statement.work() == work) {
              text.append("| `").append(statement.id()).append("` | ");
              text.append(ClaimTable.escaped(statement.place())).append(" | ");
              text.append(ClaimTable.escaped(statement.words())).append(" | ");
              text.append(ClaimTable.escaped(statement.standing().words())).append(" | ");
              text.append(String.join(", ", by)).append(" | ");
              text.append(String.join(", ", claims.getOrDefault(statement, List.of())));
              text.append(" |\n");
            }
          });
      text.append('\n');
    }
    return text.toString();
  }
}
