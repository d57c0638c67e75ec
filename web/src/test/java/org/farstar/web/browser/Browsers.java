package org.farstar.web.browser;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.web.WebServer;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.openqa.selenium.remote.RemoteWebDriver;

/**
 * The browsers and servers of all classes of tests: a browser for each class that works at a time,
 * and one server for the same games, all ended when the last test is over.
 */
final class Browsers implements AutoCloseable {
  private static final ExtensionContext.Namespace OURS =
      ExtensionContext.Namespace.create(Browsers.class);

  /** What the visitors of one server may take together. */
  private static final long BYTES = 1L << 29;

  private final Deque<RemoteWebDriver> idle = new ArrayDeque<>();
  private final Map<Catalogue, WebServer> servers = new HashMap<>();
  private SiteServer site;

  /** Those of this run of tests. */
  static Browsers of(ExtensionContext context) {
    return context
        .getRoot()
        .getStore(OURS)
        .getOrComputeIfAbsent(Browsers.class, key -> new Browsers(), Browsers.class);
  }

  /** The address of a server with these games, or of the plain files in a folder. */
  synchronized String server(Catalogue games) {
    return servers
        .computeIfAbsent(
            games, key -> WebServer.start(new WebServer.Options("127.0.0.1", 0, BYTES), key))
        .address();
  }

  /** The address of the plain files in this folder. */
  synchronized String site(Path folder) {
    if (site == null) {
      SiteServer.requireOfTheseSources(folder);
      site = new SiteServer(folder);
    }
    return site.address();
  }

  /** A browser that nobody else has now. */
  RemoteWebDriver take() {
    synchronized (this) {
      if (!idle.isEmpty()) {
        return idle.pop();
      }
    }
    return Chrome.browser();
  }

  synchronized void giveBack(RemoteWebDriver browser) {
    idle.push(browser);
  }

  @Override
  public synchronized void close() {
    idle.forEach(RemoteWebDriver::quit);
    servers.values().forEach(WebServer::close);
    if (site != null) {
      site.close();
    }
  }
}
