package org.farstar.engine.database;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;

/**
 * Canonical forms by number, each after its options:
 *
 * <pre>
 *   form  = 0, notation             the sum of a number, a multiple of up and a nimber
 *         | 1, list, list           Left and Right options
 *   list  = length, number ...      of forms before this one
 * </pre>
 *
 * <p>Lengths and numbers take seven bits a byte, the lowest first; all but the last byte of one are
 * negative.
 */
public final class StoredForms {
  private final Map<ShortGame, Integer> numbers = new HashMap<>();
  private final List<byte[]> forms = new ArrayList<>();
  private final List<ShortGame> games = new ArrayList<>();

  /** No forms. */
  public StoredForms() {}

  /** The number of a game; it and its followers are added where they are not there yet. */
  public int number(ShortGame game) {
    Integer known = numbers.get(game);
    if (known != null) {
      return known;
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    if (game.isNumberUpStar()) {
      bytes.write(0);
      bytes.writeBytes(game.toString().getBytes(StandardCharsets.US_ASCII));
    } else {
      bytes.write(1);
      for (Player player : Player.values()) {
        List<ShortGame> options = game.options(player);
        int[] list = options.stream().mapToInt(this::number).toArray();
        write(list.length, bytes);
        for (int number : list) {
          write(number, bytes);
        }
      }
    }
    forms.add(bytes.toByteArray());
    games.add(game);
    numbers.put(game, forms.size() - 1);
    return forms.size() - 1;
  }

  /** The games so far, by number. */
  public ShortGame[] games() {
    return games.toArray(ShortGame[]::new);
  }

  /** What is written of each form, by number. */
  public List<byte[]> bytes() {
    return forms;
  }

  private static void write(int number, ByteArrayOutputStream bytes) {
    int rest = number;
    for (; rest > 0x7f; rest >>>= 7) {
      bytes.write(rest | 0x80);
    }
    bytes.write(rest);
  }

  private static int readNumber(ByteBuffer bytes) {
    int number = 0;
    for (int shift = 0; ; shift += 7) {
      int next = bytes.get();
      number |= (next & 0x7f) << shift;
      if (next >= 0) {
        return number;
      }
    }
  }

  /**
   * Makes games of a universe from the forms of a file, each when it is first asked for. Safe for
   * threads, which may make the same game twice.
   */
  public static final class Reader {
    private final IntFunction<ByteBuffer> forms;
    private final Universe universe;
    private final ShortGame[] made;

    /**
     * @param universe where the games live
     */
    public Reader(DatabaseFile file, Universe universe) {
      this(file::value, file.values(), universe);
    }

    /**
     * @param forms what was written of each form, by number
     * @param count how many there are
     * @param universe where the games live
     */
    public Reader(IntFunction<ByteBuffer> forms, int count, Universe universe) {
      this.forms = forms;
      this.universe = universe;
      this.made = new ShortGame[count];
    }

    /** Where the games live. */
    public Universe universe() {
      return universe;
    }

    /**
     * A game by its number.
     *
     * @throws org.farstar.values.shortgame.UniverseFullException if there is no room for it
     * @throws DatabaseException if the file was changed
     */
    public ShortGame game(int number) {
      ShortGame known = made[number];
      if (known == null) {
        known = read(forms.apply(number));
        made[number] = known;
      }
      return known;
    }

    private ShortGame read(ByteBuffer bytes) {
      if (bytes.get() == 0) {
        return universe.read(StandardCharsets.US_ASCII.decode(bytes).toString());
      }
      List<ShortGame> left = list(bytes);
      return universe.of(left, list(bytes));
    }

    private List<ShortGame> list(ByteBuffer bytes) {
      List<ShortGame> options = new ArrayList<>();
      for (int rest = readNumber(bytes); rest > 0; rest--) {
        options.add(game(readNumber(bytes)));
      }
      return options;
    }
  }
}
