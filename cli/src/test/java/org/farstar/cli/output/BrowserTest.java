package org.farstar.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** Which program opens the browser. */
class BrowserTest {
  @Test
  void isAskedForOnlyWhereThereIsADesktop() {
    assertThat(Browser.words("Linux", Map.of())).isEmpty();
    assertThat(Browser.words("Linux", Map.of("WAYLAND_DISPLAY", "wayland-0")))
        .containsExactly("xdg-open");
    assertThat(Browser.words("Mac OS X", Map.of())).containsExactly("open");
    assertThat(Browser.words("Windows 11", Map.of())).first().isEqualTo("rundll32");
  }
}
