package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the commands print, against transcripts under {@code golden} and in the guide. With {@code
 * -Dgolden.write=true} the files are brought up to date instead, to be read before they are kept.
 */
class TranscriptTest {
  static Stream<Path> files() throws IOException {
    List<Path> files = new ArrayList<>(List.of(Path.of("../README.md")));
    for (Path folder : List.of(Path.of("src/test/resources/golden"), Path.of("../docs"))) {
      try (Stream<Path> inside = Files.walk(folder)) {
        inside
            .filter(Files::isRegularFile)
            .filter(file -> !file.toString().endsWith(".png"))
            .sorted()
            .forEach(files::add);
      }
    }
    return files.stream();
  }

  @ParameterizedTest
  @MethodSource("files")
  void printsWhatTheTranscriptSays(Path file, @TempDir Path folder) throws IOException {
    Transcript transcript = new Transcript(file, folder);
    String actual = transcript.actual();
    boolean same = Transcript.masked(actual).equals(Transcript.masked(transcript.expected()));
    if (!same && Boolean.getBoolean("golden.write")) {
      transcript.write(actual);
      return;
    }
    assertThat(Transcript.masked(actual)).isEqualTo(Transcript.masked(transcript.expected()));
  }
}
