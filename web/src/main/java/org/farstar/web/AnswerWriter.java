package org.farstar.web;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.zip.GZIPOutputStream;
import org.farstar.web.http.Answer;

/**
 * Writes a large answer piece by piece, as the reader takes it: no thread waits for a reader that
 * is slow or takes nothing. What is small fits the buffer of the library, which does the same.
 */
final class AnswerWriter implements WriteListener, AsyncListener {
  /** An answer of more bytes is large. */
  static final int LARGE = 16 << 10;

  private static final int PIECE = 16 << 10;

  private final byte[] bytes;
  private final ServletOutputStream out;
  private final CompletableFuture<Void> end = new CompletableFuture<>();
  private int written;

  AnswerWriter(byte[] bytes, AsyncContext context) throws IOException {
    this.bytes = bytes;
    this.out = context.getResponse().getOutputStream();
    // The library gives up a connection that is idle.
    context.setTimeout(0);
    context.addListener(this);
  }

  /**
   * The bytes of a large answer, compressed where the reader can unpack them; empty for a small
   * one.
   *
   * @param accepted the encodings that the reader knows; null for none
   */
  static Optional<byte[]> body(Answer answer, String accepted) {
    if (answer.bytes().length <= LARGE) {
      return Optional.empty();
    }
    return Optional.of(
        accepted != null && accepted.contains("gzip") ? packed(answer.bytes()) : answer.bytes());
  }

  /** The headers that an answer has beside its own when these bytes are sent for it. */
  static Map<String, String> headers(Answer answer, byte[] body) {
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("Vary", "Accept-Encoding");
    headers.put("Content-Length", Integer.toString(body.length));
    if (body != answer.bytes()) {
      headers.put("Content-Encoding", "gzip");
    }
    return headers;
  }

  private static byte[] packed(byte[] bytes) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream(bytes.length / 4);
    try (GZIPOutputStream zip = new GZIPOutputStream(packed)) {
      zip.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return packed.toByteArray();
  }

  /** Begins to write. */
  void begin() {
    out.setWriteListener(this);
  }

  /** Completed when all is written, or the connection is closed. */
  CompletableFuture<Void> end() {
    return end;
  }

  @Override
  public void onWritePossible() throws IOException {
    while (out.isReady()) {
      if (written == bytes.length) {
        end.complete(null);
        return;
      }
      int piece = Math.min(PIECE, bytes.length - written);
      written += piece;
      out.write(bytes, written - piece, piece);
    }
  }

  @Override
  public void onError(Throwable cause) {
    end.complete(null);
  }

  @Override
  public void onError(AsyncEvent event) {
    end.complete(null);
  }

  @Override
  public void onComplete(AsyncEvent event) {
    end.complete(null);
  }

  @Override
  public void onTimeout(AsyncEvent event) {
    end.complete(null);
  }

  @Override
  public void onStartAsync(AsyncEvent event) {
    // It has begun already.
  }
}
