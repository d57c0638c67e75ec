package org.farstar.bench.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The table of the guide; {@code -Dgolden.write=true} writes it. */
class ForecastTest {
  private static final Path PAGE = Path.of("..", "docs", "guide", "cluster.md");
  private static final Pattern BETWEEN =
      Pattern.compile("(?s)(<!-- forecast -->\n)(.*?)(<!-- end of forecast -->)");

  @Test
  void theTableOfTheGuideIsWhatTheModelSays() throws IOException {
    String page = Files.readString(PAGE);
    Matcher between = BETWEEN.matcher(page);
    assertThat(between.find()).isTrue();
    String table = "\n" + ClusterTool.table() + "\n";
    String wanted =
        between.replaceAll(all -> Matcher.quoteReplacement(all.group(1) + table + all.group(3)));
    if (Boolean.getBoolean("golden.write")) {
      Files.writeString(PAGE, wanted);
      return;
    }
    assertThat(page).isEqualTo(wanted);
  }
}
