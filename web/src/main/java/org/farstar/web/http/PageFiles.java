package org.farstar.web.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The files of the pages, out of the jars: a fixed list of names, so that no path leads elsewhere.
 * A file whose digest the browser knows is not sent again.
 */
public final class PageFiles {
  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "svg", "image/svg+xml",
          "json", "application/json; charset=utf-8",
          "webmanifest", "application/manifest+json",
          "yaml", "application/yaml; charset=utf-8");

  private final Class<?> beside;
  private final Map<String, String> places = new ConcurrentHashMap<>();
  private final Map<String, Answer> known = new ConcurrentHashMap<>();

  /**
   * @param beside a class of the jar with the files
   */
  public PageFiles(Class<?> beside) {
    this.beside = beside;
  }

  /**
   * Offers a file.
   *
   * @param path where it is asked for
   * @param resource where it lies
   */
  public PageFiles offer(String path, String resource) {
    places.put(path, resource);
    return this;
  }

  /** Adds the routes to all files. */
  public void add(Routes routes) {
    places.keySet().stream().sorted().forEach(path -> routes.add("GET", path, this::file));
  }

  private Answer file(Request request) {
    Answer file = known.computeIfAbsent(request.path(), this::load);
    Optional<String> tag = Optional.ofNullable(file.headers().get("ETag"));
    return tag.isPresent() && tag.equals(request.header("if-none-match"))
        ? new Answer(304, "", file.headers(), new byte[0])
        : file;
  }

  private Answer load(String path) {
    String resource = places.get(path);
    String type = TYPES.get(resource.substring(resource.lastIndexOf('.') + 1));
    try (InputStream in = beside.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("the jar has no " + resource);
      }
      byte[] bytes = in.readAllBytes();
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
      String tag = '"' + HexFormat.of().formatHex(digest, 0, 12) + '"';
      return new Answer(200, type, Map.of("ETag", tag, "Cache-Control", "no-cache"), bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
