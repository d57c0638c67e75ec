package org.farstar.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.cli.Main;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The walk of the README's own sum through the classes, as the Java machine loads them. */
class WalkTest {
  private static final Pattern ASKED =
      Pattern.compile("```console\n\\$ farstar outcome sum '([^']*)'\n(.*)\n");
  private static final Pattern ROW = Pattern.compile("(?m)^\\| `(\\w+)` \\| `([\\w.]+)` \\|");
  private static final Pattern FEWER = Pattern.compile("fewer than ([0-9]+)\\s+classes");
  private static final Pattern LOADED = Pattern.compile("org\\.farstar\\.[\\w.$]+");

  /** Java 17 gives each lambda expression a name, later ones all of a class the same. */
  private static final String LAMBDA = "$$Lambda";

  /** How far the page's bound may be above the truth. */
  private static final int SLACK = 60;

  @TempDir Path folder;

  @Test
  @Timeout(value = 2, unit = TimeUnit.MINUTES)
  void theClassesOfTheWalkAreLoadedByIt() throws IOException, InterruptedException {
    String page = Files.readString(Checkout.root().resolve("docs/architecture.md"));
    Matcher asked = ASKED.matcher(page);
    assertThat(asked.find()).isTrue();
    String readme = Files.readString(Checkout.root().resolve("README.md"));
    assertThat(readme.replace("\\|", "|")).contains("outcome sum '" + asked.group(1) + "'");
    Set<String> loaded = loaded(asked.group(1), asked.group(2));
    List<MatchResult> rows = ROW.matcher(page).results().toList();
    assertThat(rows).hasSizeBetween(5, 15);
    for (MatchResult row : rows) {
      assertThat(loaded).contains("org.farstar." + row.group(2) + "." + row.group(1));
    }
    Matcher fewer = FEWER.matcher(page);
    assertThat(fewer.find()).isTrue();
    int most = Integer.parseInt(fewer.group(1));
    assertThat(loaded.size()).isBetween(most - SLACK, most - 1);
  }

  /**
   * The names of all classes of Farstar that the command loads, which answers so; lambdas are none.
   */
  private Set<String> loaded(String sum, String answer) throws IOException, InterruptedException {
    Path log = folder.resolve("classes.log");
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xlog:class+load:file=" + log,
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName(),
            "outcome",
            "sum",
            sum);
    builder.environment().put("FARSTAR_DATABASES", "none");
    Process process = builder.redirectErrorStream(true).start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(out).isZero();
    assertThat(out).startsWith(answer + "\n");
    Set<String> loaded = new TreeSet<>();
    for (String line : Files.readAllLines(log)) {
      Matcher name = LOADED.matcher(line);
      if (name.find() && !name.group().contains(LAMBDA)) {
        loaded.add(name.group());
      }
    }
    return loaded;
  }
}
