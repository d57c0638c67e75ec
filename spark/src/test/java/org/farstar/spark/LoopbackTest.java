package org.farstar.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** An application in threads of this process cannot be reached from another machine. */
class LoopbackTest {
  @Test
  @EnabledOnOs(OS.LINUX)
  void listensOnTheLoopbackAddressAlone() throws IOException {
    LocalSpark.get();
    assertThat(Listening.addresses(ProcessHandle.current().pid()))
        .isNotEmpty()
        .isSubsetOf(Listening.LOOPBACK);
  }
}
