package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Pages of which the build writes a part. With {@code -Dgolden.write=true} a page is brought up to
 * date instead of compared, to be read before it is kept.
 */
final class WrittenPage {
  private WrittenPage() {}

  static void mustBe(String wanted, Path page) throws IOException {
    String text = Files.readString(page);
    if (!wanted.equals(text) && Boolean.getBoolean("golden.write")) {
      Files.writeString(page, wanted);
      return;
    }
    assertThat(text).isEqualTo(wanted);
  }
}
