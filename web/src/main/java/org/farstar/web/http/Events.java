package org.farstar.web.http;

/**
 * Events that are sent as they come, until the reader goes away.
 *
 * @param feed where they come from
 */
public record Events(Feed feed) implements Response {
  /** A source of events. It is asked whenever the reader can take more, by one thread at a time. */
  public interface Feed {
    /** The next event in the format of server-sent events, or empty if there is none now. */
    String next();

    /** Called when the connection is closed; nothing is asked afterwards. */
    void gone();
  }
}
