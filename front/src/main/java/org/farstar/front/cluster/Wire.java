package org.farstar.front.cluster;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Texts, numbers and bytes one after the other, big-endian, each text and array behind its length:
 * what processes tell each other. Nothing of the engine's own objects is in it.
 */
final class Wire {
  private Wire() {}

  /** Writes one message. */
  static final class Writer {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final DataOutputStream out = new DataOutputStream(bytes);

    Writer number(long number) {
      return done(() -> out.writeLong(number));
    }

    Writer bytes(byte[] array) {
      return done(
          () -> {
            out.writeInt(array.length);
            out.write(array);
          });
    }

    Writer text(String text) {
      return bytes(text.getBytes(StandardCharsets.UTF_8));
    }

    Writer texts(Collection<String> texts) {
      number(texts.size());
      texts.forEach(this::text);
      return this;
    }

    Writer texts(Map<String, String> texts) {
      return texts(texts.keySet()).texts(texts.values());
    }

    byte[] message() {
      return bytes.toByteArray();
    }

    /** Something that is written. */
    private interface Writing {
      void run() throws IOException;
    }

    private Writer done(Writing writing) {
      try {
        writing.run();
      } catch (IOException e) {
        throw new UncheckedIOException("memory does not fail", e);
      }
      return this;
    }
  }

  /** Reads what a writer wrote, in the same order. */
  static final class Reader {
    private final DataInputStream in;

    Reader(byte[] message) {
      in = new DataInputStream(new ByteArrayInputStream(message));
    }

    long number() {
      try {
        return in.readLong();
      } catch (IOException e) {
        throw cut(e);
      }
    }

    byte[] bytes() {
      try {
        int length = in.readInt();
        if (length < 0 || length > in.available()) {
          throw new IOException("a length of " + length);
        }
        return in.readNBytes(length);
      } catch (IOException e) {
        throw cut(e);
      }
    }

    String text() {
      return new String(bytes(), StandardCharsets.UTF_8);
    }

    List<String> texts() {
      long count = number();
      List<String> texts = new ArrayList<>();
      for (long i = 0; i < count; i++) {
        texts.add(text());
      }
      return texts;
    }

    Map<String, String> map() {
      List<String> keys = texts();
      List<String> values = texts();
      Map<String, String> map = new LinkedHashMap<>();
      for (int i = 0; i < keys.size(); i++) {
        map.put(keys.get(i), values.get(i));
      }
      return map;
    }

    private static IllegalArgumentException cut(IOException e) {
      return new IllegalArgumentException("the message is cut off or another one", e);
    }
  }
}
