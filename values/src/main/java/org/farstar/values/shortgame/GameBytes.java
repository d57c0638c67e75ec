package org.farstar.values.shortgame;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;

/**
 * Games as bytes, by structure: the followers of a game, each once and each after its options.
 *
 * <pre>
 *   game   = count of entries (4), entry ...                the last entry is the game
 *   entry  = 0, numerator, exponent (4), ups (8), nimber (4)
 *          | 1, list, list                                  Left and Right options
 *   list   = length (4), index of an entry (4) ...
 *   numerator = length in bytes (4), two's complement, most significant byte first
 * </pre>
 *
 * <p>Equal games have equal bytes, whatever universe made them. Linear in the number of followers
 * that are no sums of number, ups and nimber.
 */
final class GameBytes {
  private final Map<ShortGame, Integer> places = new HashMap<>();
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final DataOutputStream out = new DataOutputStream(bytes);

  private GameBytes() {}

  static byte[] write(ShortGame g) {
    GameBytes entries = new GameBytes();
    ByteArrayOutputStream whole = new ByteArrayOutputStream();
    try {
      entries.place(g);
      new DataOutputStream(whole).writeInt(entries.places.size());
      entries.bytes.writeTo(whole);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return whole.toByteArray();
  }

  private int place(ShortGame g) throws IOException {
    Integer known = places.get(g);
    if (known != null) {
      return known;
    }
    if (g.isNumberUpStar()) {
      out.writeByte(0);
      byte[] numerator = g.number.numerator().toByteArray();
      out.writeInt(numerator.length);
      out.write(numerator);
      out.writeInt(g.number.denominatorExponent());
      out.writeLong(g.ups);
      out.writeInt(g.nimber);
    } else {
      int[] left = places(g.stored(Player.LEFT));
      int[] right = places(g.stored(Player.RIGHT));
      out.writeByte(1);
      writeList(left);
      writeList(right);
    }
    places.put(g, places.size());
    return places.size() - 1;
  }

  private int[] places(ShortGame[] options) throws IOException {
    int[] result = new int[options.length];
    for (int i = 0; i < options.length; i++) {
      result[i] = place(options[i]);
    }
    return result;
  }

  private void writeList(int[] list) throws IOException {
    out.writeInt(list.length);
    for (int place : list) {
      out.writeInt(place);
    }
  }

  static ShortGame read(Universe u, byte[] bytes) {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      int count = in.readInt();
      List<ShortGame> games = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        games.add(
            in.readByte() == 0 ? readNumberUpStar(u, in) : u.of(list(in, games), list(in, games)));
      }
      return games.get(count - 1);
    } catch (IOException | IndexOutOfBoundsException | NegativeArraySizeException e) {
      throw new IllegalArgumentException("these bytes are no game: " + e, e);
    }
  }

  private static ShortGame readNumberUpStar(Universe u, DataInputStream in) throws IOException {
    int length = in.readInt();
    byte[] numerator = in.readNBytes(length);
    if (length < 1 || numerator.length < length) {
      throw new IOException("a numerator of " + length + " bytes");
    }
    Dyadic x = Dyadic.of(new BigInteger(numerator), in.readInt());
    return u.sum(x, in.readLong(), in.readInt());
  }

  private static List<ShortGame> list(DataInputStream in, List<ShortGame> games)
      throws IOException {
    List<ShortGame> options = new ArrayList<>();
    for (int n = in.readInt(); n > 0; n--) {
      options.add(games.get(in.readInt()));
    }
    return options;
  }
}
