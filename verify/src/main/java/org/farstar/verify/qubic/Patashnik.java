package org.farstar.verify.qubic;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;

/**
 * The dictionary of 2,929 strategic moves with which Oren Patashnik proved in 1976 and 1977 that
 * the first player wins Qubic (<i>Qubic: 4x4x4 Tic-Tac-Toe</i>, Mathematics Magazine 53 (1980),
 * 202-216), in the form that Ken Thompson gave it in 1978. It is kept as it was published, with its
 * head, which says that anyone may use it whose moves are unchanged and whose source is credited.
 */
public final class Patashnik {
  private static final String FILE = "patashnik.txt.gz";

  /** The line above the dictionary. */
  private static final String RULE = "-----";

  private Patashnik() {}

  /** The file as it was published, in lines. */
  public static List<String> file() {
    try (InputStream packed = Patashnik.class.getResourceAsStream(FILE);
        InputStream in = new GZIPInputStream(packed)) {
      return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The lines of the dictionary, each with its number in the file. */
  public static List<Entry> dictionary() {
    List<String> lines = file();
    List<Entry> entries = new ArrayList<>();
    boolean inside = false;
    for (int i = 0; i < lines.size(); i++) {
      if (inside) {
        entries.add(Entry.read(i + 1, lines.get(i)));
      }
      inside |= lines.get(i).startsWith(RULE);
    }
    return entries;
  }
}
