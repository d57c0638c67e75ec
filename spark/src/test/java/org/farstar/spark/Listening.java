package org.farstar.spark;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Where a process of this machine can be reached, as Linux says. */
public final class Listening {
  /** 127.0.0.1, the same in a socket for both versions of the protocol, and ::1. */
  public static final Set<String> LOOPBACK =
      Set.of("0100007F", "0000000000000000FFFF00000100007F", "00000000000000000000000001000000");

  private static final String LISTENS = "0A";

  private Listening() {}

  /** The addresses on which a process listens, as the system writes them. */
  public static List<String> addresses(long pid) throws IOException {
    List<String> addresses = new ArrayList<>();
    Set<String> own = sockets(pid);
    for (String table : List.of("tcp", "tcp6")) {
      for (String line : Files.readAllLines(Path.of("/proc/net", table))) {
        String[] fields = line.strip().split("\\s+");
        if (fields.length > 9 && fields[3].equals(LISTENS) && own.contains(fields[9])) {
          addresses.add(fields[1].split(":")[0]);
        }
      }
    }
    return addresses;
  }

  /** The numbers of the sockets that a process has open. */
  private static Set<String> sockets(long pid) throws IOException {
    Set<String> sockets = new HashSet<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(Path.of("/proc/" + pid + "/fd"))) {
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
