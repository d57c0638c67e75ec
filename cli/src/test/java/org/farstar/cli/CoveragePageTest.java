package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.engine.claim.Claim;
import org.junit.jupiter.api.Test;

/**
 * The page that says of every statement of the papers how it is checked. It names claims that
 * exist, and every claim; those that no statement names stand in a list of their own, which {@code
 * -Dgolden.write=true} brings up to date.
 */
class CoveragePageTest {
  private static final Path PAGE = Path.of("../docs/papers/coverage.md");
  private static final Pattern OTHERS =
      Pattern.compile("(?s)(<!-- other claims -->\n)(.*?)(<!-- end of other claims -->)");
  private static final Pattern NAMED = Pattern.compile("`([^`/ ]+/[^` ]+)`");
  private static final Pattern ROW = Pattern.compile("(?m)^\\| [^|\n]*\\|.*\\|$");

  private static Set<String> named(String text) {
    Set<String> papers =
        Catalogue.STANDARD.claims("").values().stream()
            .map(Claim::paper)
            .collect(Collectors.toSet());
    return NAMED
        .matcher(text)
        .results()
        .map(name -> name.group(1))
        .filter(name -> papers.contains(name.substring(0, name.indexOf('/'))))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String withoutOthers(String page) {
    return OTHERS.matcher(page).replaceAll("");
  }

  @Test
  void everyClaimThatIsNamedExists() throws IOException {
    Set<String> named = named(Files.readString(PAGE));
    assertThat(named).isNotEmpty();
    assertThat(Catalogue.STANDARD.claims("").keySet()).containsAll(named);
  }

  @Test
  void everyClaimStandsOnThePage() throws IOException {
    String page = Files.readString(PAGE);
    String wanted =
        OTHERS.matcher(page).replaceAll("$1\n" + Matcher.quoteReplacement(others(page)) + "\n$3");
    WrittenPage.mustBe(wanted, PAGE);
  }

  private static String others(String page) {
    Map<String, Claim> claims = Catalogue.STANDARD.claims("");
    Set<String> named = named(withoutOthers(page));
    StringBuilder text = new StringBuilder("| claim | place | statement |\n|---|---|---|\n");
    claims.forEach(
        (id, claim) -> {
          if (!named.contains(id)) {
            text.append("| `").append(id).append("` | ").append(ClaimTable.escaped(claim.cite()));
            text.append(" | ").append(ClaimTable.escaped(claim.statement())).append(" |\n");
          }
        });
    return text.toString();
  }

  private static final Pattern PAPER = Pattern.compile("(?m)^\\| ([a-z-]+) \\|((?: \\d+ \\|){5})$");
  private static final Pattern SECTION =
      Pattern.compile("(?s)errata: \\[errata-([a-z-]+)\\.md\\](.*?)(?=\n## |$)");

  /** The table at the top counts the rows of each paper by how they are checked. */
  @Test
  void theNumbersAtTheTopAreThoseOfTheRows() throws IOException {
    String page = Files.readString(PAGE);
    Map<String, List<Long>> told = new TreeMap<>();
    PAPER
        .matcher(page)
        .results()
        .forEach(
            row ->
                told.put(
                    row.group(1),
                    Pattern.compile("\\d+")
                        .matcher(row.group(2))
                        .results()
                        .map(number -> Long.valueOf(number.group()))
                        .toList()));
    Map<String, List<Long>> counted = new TreeMap<>();
    SECTION
        .matcher(page)
        .results()
        .forEach(section -> counted.put(section.group(1), counts(section.group(2))));
    assertThat(counted).hasSize(5).isEqualTo(told);
  }

  private static List<Long> counts(String section) {
    List<String> ways =
        ROW.matcher(section)
            .results()
            .map(row -> row.group().split("(?<!\\\\)\\|")[3].strip())
            .filter(how -> !how.equals("how") && !how.startsWith("---"))
            .toList();
    List<String> beginnings =
        List.of("checked", "checked in part", "code", "not checkable", "open");
    assertThat(ways).allMatch(how -> beginnings.stream().anyMatch(how::startsWith));
    return beginnings.stream()
        .map(
            beginning ->
                ways.stream()
                    .filter(how -> how.startsWith(beginning))
                    .filter(how -> !beginning.equals("checked") || !how.startsWith("checked in"))
                    .count())
        .toList();
  }

  /** What is said to be checked names a claim, or the routine of another table that does. */
  @Test
  void whatIsCheckedNamesAClaim() throws IOException {
    List<String> unnamed =
        ROW.matcher(withoutOthers(Files.readString(PAGE)))
            .results()
            .map(MatchResult::group)
            .filter(row -> row.contains("| checked |") && !row.startsWith("| paper |"))
            .filter(row -> named(row).isEmpty())
            .toList();
    assertThat(unnamed).isEmpty();
  }
}
