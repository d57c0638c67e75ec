package org.farstar.spark;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.ask.input.InputException;

/**
 * Where the work is done, as Spark writes it.
 *
 * @param url {@code local}, {@code local[2]}, {@code local[*]}, {@code spark://host:7077} with
 *     further {@code ,host:port} behind it, {@code yarn}, or {@code k8s://https://host:port}
 * @param hosts the machines to ask first whether they are there; empty where Spark finds them
 */
record Master(String url, List<InetSocketAddress> hosts) {
  private static final int PATIENCE_MILLIS = 3000;
  private static final Pattern LOCAL = Pattern.compile("local(\\[(\\*|[1-9][0-9]{0,3})])?");
  private static final Pattern HOST = Pattern.compile("([A-Za-z0-9._-]+|\\[[0-9a-fA-F:]+]):(\\d+)");
  private static final String STANDALONE = "spark://";

  /**
   * Reads a master.
   *
   * @throws InputException if it is not one
   */
  static Master read(String url) {
    if (LOCAL.matcher(url).matches() || url.equals("yarn") || url.matches("k8s://\\S+")) {
      return new Master(url, List.of());
    }
    if (!url.startsWith(STANDALONE)) {
      throw wrong(url);
    }
    List<InetSocketAddress> hosts = new ArrayList<>();
    for (String host : url.substring(STANDALONE.length()).split(",", -1)) {
      Matcher parts = HOST.matcher(host);
      if (!parts.matches() || Integer.parseInt("0" + parts.group(2)) > 65_535) {
        throw wrong(url);
      }
      hosts.add(
          InetSocketAddress.createUnresolved(parts.group(1), Integer.parseInt(parts.group(2))));
    }
    return new Master(url, hosts);
  }

  private static InputException wrong(String url) {
    return new InputException(
        "--master: found '"
            + url
            + "', allowed: local[*], local[2], spark://host:7077, yarn, k8s://https://host:port");
  }

  /** Whether the work is done in threads of this process. */
  boolean isLocal() {
    return LOCAL.matcher(url).matches();
  }

  /** Whether all of the cluster is on this machine, as far as the address of the master says. */
  boolean isHere() {
    return isLocal()
        || !hosts.isEmpty()
            && hosts.stream()
                .allMatch(
                    host ->
                        host.getHostString().equals("localhost")
                            || host.getHostString().startsWith("127.")
                            || host.getHostString().equals("[::1]"));
  }

  /**
   * Knocks at the machines, because Spark itself would for a minute.
   *
   * @throws InputException where none of them answers
   */
  void requireReachable() {
    String why = "";
    for (InetSocketAddress host : hosts) {
      try (Socket socket = new Socket()) {
        socket.connect(
            new InetSocketAddress(host.getHostString(), host.getPort()), PATIENCE_MILLIS);
        return;
      } catch (IOException e) {
        why = e instanceof java.net.UnknownHostException ? "unknown host" : e.getMessage();
      }
    }
    if (!hosts.isEmpty()) {
      throw InputException.outside("--master: cannot reach '" + url + "': " + why);
    }
  }
}
