package org.farstar.web.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which plain files the tests take. */
class SiteServerTest {
  @Test
  void filesOfOtherSourcesAreRefusedInOneSentence(@TempDir Path folder) throws IOException {
    refused(folder);
    Path file = folder.resolve("sources.txt");
    Files.writeString(file, SiteServer.sources() + "0\n");
    refused(folder);
    Files.writeString(file, SiteServer.sources() + "\n");
    assertThat(SiteServer.sources()).matches("[0-9]+");
    assertThatCode(() -> SiteServer.requireOfTheseSources(folder)).doesNotThrowAnyException();
  }

  private static void refused(Path folder) {
    assertThatThrownBy(() -> SiteServer.requireOfTheseSources(folder))
        .hasMessage(
            "the plain files in %s are made of other sources; './farstar site %1$s' makes them anew"
                .formatted(folder));
  }
}
