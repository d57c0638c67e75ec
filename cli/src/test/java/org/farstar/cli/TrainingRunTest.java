package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The launcher throws the output away, so a command that is wrong would be noticed here alone. */
class TrainingRunTest {
  static final List<List<String>> COMMANDS = TrainingRun.COMMANDS;

  @ParameterizedTest
  @FieldSource("COMMANDS")
  void everyCommandIsAnswered(List<String> words) {
    Run run = Run.farstar(words.toArray(String[]::new));
    assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.ANSWERED);
  }
}
