package org.farstar.web.http;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Who is let in. A page elsewhere must not ask in a visitor's name: the name of the host is checked
 * against rebinding, the origin against posts across sites, and beyond this machine a token.
 */
public final class Gate {
  /** What every answer says about itself. */
  public static final Map<String, String> HEADERS =
      Map.of(
          "Content-Security-Policy",
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
              + " connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none';"
              + " form-action 'none'; frame-ancestors 'none'",
          "X-Content-Type-Options",
          "nosniff",
          "Referrer-Policy",
          "no-referrer",
          "Cross-Origin-Opener-Policy",
          "same-origin",
          "Cross-Origin-Resource-Policy",
          "same-origin");

  private static final String TOKEN = "token";

  private final List<String> hosts;
  private final Optional<String> token;

  /**
   * @param hosts the names that may stand in the header Host, with the port; empty for any, which
   *     takes a token
   * @param token what else must be known; empty on this machine alone
   */
  public Gate(List<String> hosts, Optional<String> token) {
    this.hosts = List.copyOf(hosts);
    this.token = token;
    if (hosts.isEmpty() && token.isEmpty()) {
      throw new IllegalArgumentException("only a token makes up for names of the host");
    }
  }

  /**
   * Lets a request in, or not.
   *
   * @throws Problem where it is not let in
   */
  public void check(Request request) {
    String host = request.header("host").orElse("");
    if (!hosts.isEmpty() && !hosts.contains(host)) {
      throw new Problem(403, "the server is not called '" + host + "'");
    }
    Optional<String> origin = request.header("origin");
    if (origin.isPresent() && !origin.get().equals("http://" + host)) {
      throw new Problem(403, "pages of '" + origin.get() + "' may not ask here");
    }
    if (request.header("sec-fetch-site").filter("cross-site"::equals).isPresent()
        && request.path().startsWith("/api/")) {
      throw new Problem(403, "pages of other sites may not ask here");
    }
    if (token.isPresent() && !known(request)) {
      throw new Problem(401, "the address that the server printed has a token, which is missing");
    }
  }

  /** Whether this request shows the token in its address, so that a cookie may keep it. */
  public boolean shows(Request request) {
    return token.isPresent() && request.query(TOKEN).filter(this::same).isPresent();
  }

  private boolean known(Request request) {
    return shows(request)
        || request.header("cookie").stream()
            .flatMap(cookies -> List.of(cookies.split("; *")).stream())
            .filter(cookie -> cookie.startsWith(TOKEN + "="))
            .anyMatch(cookie -> same(cookie.substring(TOKEN.length() + 1)));
  }

  private boolean same(String shown) {
    return MessageDigest.isEqual(
        shown.getBytes(StandardCharsets.UTF_8), token.get().getBytes(StandardCharsets.UTF_8));
  }
}
