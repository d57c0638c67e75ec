package org.farstar.web;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import org.farstar.web.http.Events.Feed;

/**
 * Writes the events of a feed without ever waiting for the reader: no thread belongs to a stream,
 * and a reader that takes nothing holds up nobody.
 */
final class EventWriter implements WriteListener, AsyncListener {
  private final Feed feed;
  private final ServletOutputStream out;
  private final CompletableFuture<Void> end = new CompletableFuture<>();
  private boolean open;

  EventWriter(Feed feed, AsyncContext context) throws IOException {
    this.feed = feed;
    this.out = context.getResponse().getOutputStream();
    context.setTimeout(0);
    context.addListener(this);
  }

  /** Begins to write. */
  void begin() {
    out.setWriteListener(this);
  }

  /** Completed when the stream has ended. */
  CompletableFuture<Void> end() {
    return end;
  }

  @Override
  public void onWritePossible() {
    synchronized (this) {
      open = !end.isDone();
    }
    write();
  }

  /** Writes what there is, as far as the reader takes it. */
  synchronized void write() {
    try {
      while (open && out.isReady()) {
        String event = feed.next();
        if (event.isEmpty()) {
          return;
        }
        out.write(event.getBytes(StandardCharsets.UTF_8));
        if (out.isReady()) {
          out.flush();
        }
      }
    } catch (IOException | RuntimeException e) {
      close();
    }
  }

  /** Ends the stream. */
  void close() {
    synchronized (this) {
      open = false;
    }
    if (end.complete(null)) {
      feed.gone();
    }
  }

  @Override
  public void onError(Throwable cause) {
    close();
  }

  @Override
  public void onError(AsyncEvent event) {
    close();
  }

  @Override
  public void onComplete(AsyncEvent event) {
    close();
  }

  @Override
  public void onTimeout(AsyncEvent event) {
    close();
  }

  @Override
  public void onStartAsync(AsyncEvent event) {
    // It has begun already.
  }
}
