package org.farstar.ask.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
        .hasMessageEndingWith("': it is a folder");
    assertThatThrownBy(() -> disk.read("a\0b"))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("cannot read");
  }

  @Test
  void readsAStreamToItsEnd() {
    byte[] text = "Åland\n".getBytes(StandardCharsets.UTF_8);
    assertThat(DiskSources.text(new ByteArrayInputStream(text), "a request")).isEqualTo("Åland\n");
    byte[] bytes = {0x30, (byte) 0xff};
    assertThatThrownBy(() -> DiskSources.text(new ByteArrayInputStream(bytes), "a request"))
        .isInstanceOf(InputException.class)
        .hasMessage("what stands in a request is not text in UTF-8");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/dev/zero", "/dev/urandom", "/dev/null"})
  void readsNoDevices(String device) {
    assumeThat(Path.of(device)).exists();
    assertThatThrownBy(() -> disk.read(device))
        .isInstanceOf(NotationException.class)
        .hasMessageEndingWith("cannot read '" + device + "': it is a device or a pipe");
  }

  @Test
  void readsNothingThatIsTooLarge(@TempDir Path folder) throws IOException {
    Path large = folder.resolve("large");
    try (RandomAccessFile file = new RandomAccessFile(large.toFile(), "rw")) {
      // A file with a hole: it takes no room.
      file.setLength(DiskSources.LARGEST + 1L);
    }
    assertThatThrownBy(() -> disk.read(large.toString()))
        .isInstanceOf(NotationException.class)
        .hasMessageEndingWith("': it has more than 256 MB");
  }
}
