package org.farstar.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;

class RecordingSourcesTest {
  /** SHA-256 of the text {@code abc}, from FIPS 180-4. */
  private static final String ABC =
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

  @Test
  void saysWhatWasTakenSinceItWasLastAsked() {
    RecordingSources sources = new RecordingSources(name -> "abc");
    assertThat(sources.taken()).isEmpty();
    assertThat(sources.read("b")).isEqualTo("abc");
    assertThat(sources.read("a")).isEqualTo("abc");
    assertThat(sources.read("b")).isEqualTo("abc");
    assertThat(sources.taken()).hasToString("{a=" + ABC + ", b=" + ABC + "}");
    assertThat(sources.taken()).isEmpty();
    sources.read("b");
    assertThat(sources.taken()).containsOnlyKeys("b");
  }

  @Test
  void handsOutTheSameTextEveryTime() {
    Map<String, String> files = new HashMap<>(Map.of("f", "one"));
    RecordingSources sources = new RecordingSources(files::get);
    sources.read("f");
    Map<String, String> first = sources.taken();
    files.put("f", "two");
    assertThat(sources.read("f")).isEqualTo("one");
    assertThat(sources.taken()).isEqualTo(first);
    RecordingSources later = new RecordingSources(files::get);
    later.read("f");
    assertThat(later.taken()).isNotEqualTo(first);
  }

  @Test
  void passesARefusalOn() {
    RecordingSources sources = new RecordingSources(Sources.none());
    assertThatThrownBy(() -> sources.read("f"))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("the file 'f'");
    assertThat(sources.taken()).isEmpty();
  }
}
