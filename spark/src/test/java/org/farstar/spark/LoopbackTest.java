package org.farstar.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** An application in threads of this process cannot be reached from another machine. */
class LoopbackTest {
  private static final String LISTENS = "0A";

  /** 127.0.0.1, the same in a socket for both versions of the protocol, and ::1. */
  private static final Set<String> LOOPBACK =
      Set.of("0100007F", "0000000000000000FFFF00000100007F", "00000000000000000000000001000000");

  @AfterAll
  static void end() {
    LocalSpark.end();
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void listensOnTheLoopbackAddressAlone() throws IOException {
    LocalSpark.get();
    List<String> addresses = new ArrayList<>();
    Set<String> own = ownSockets();
    for (String table : List.of("tcp", "tcp6")) {
      for (String line : Files.readAllLines(Path.of("/proc/net", table))) {
        String[] fields = line.strip().split("\\s+");
        if (fields.length > 9 && fields[3].equals(LISTENS) && own.contains(fields[9])) {
          addresses.add(fields[1].split(":")[0]);
        }
      }
    }
    assertThat(addresses).isNotEmpty().isSubsetOf(LOOPBACK);
  }

  /** The numbers of the sockets that this process has open. */
  private static Set<String> ownSockets() throws IOException {
    Set<String> sockets = new HashSet<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(Path.of("/proc/self/fd"))) {
      for (Path file : files) {
        String to = Files.isSymbolicLink(file) ? Files.readSymbolicLink(file).toString() : "";
        if (to.startsWith("socket:[")) {
          sockets.add(to.substring("socket:[".length(), to.length() - 1));
        }
      }
    }
    return sockets;
  }
}
