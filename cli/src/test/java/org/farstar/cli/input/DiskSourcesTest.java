package org.farstar.cli.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiskSourcesTest {
  private final DiskSources disk = new DiskSources(Path.of(""));

  @Test
  void readsAFileAsItStands(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("words"), " Åland\nBelize \n");
    assertThat(disk.read(file.toString())).isEqualTo(" Åland\nBelize \n");
  }

  @Test
  void saysWhyAFileCannotBeRead(@TempDir Path folder) throws IOException {
    Path bytes = Files.write(folder.resolve("bytes"), new byte[] {0x30, (byte) 0xff});
    assertThatThrownBy(() -> disk.read("no-such"))
        .isInstanceOf(NotationException.class)
        .hasMessage(
            "column 1: found the file 'no-such', allowed: a file that can be read; cannot read"
                + " 'no-such': there is no such file");
    assertThatThrownBy(() -> disk.read(bytes.toString()))
        .isInstanceOf(NotationException.class)
        .hasMessageEndingWith("is not text in UTF-8");
    assertThatThrownBy(() -> disk.read(folder.toString()))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("cannot read");
    assertThatThrownBy(() -> disk.read("a\0b"))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("cannot read");
  }
}
