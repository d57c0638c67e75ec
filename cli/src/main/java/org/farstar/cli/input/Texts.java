package org.farstar.cli.input;

import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import org.farstar.ask.input.DiskSources;

/** Texts given as words, on standard input or in a file. */
public final class Texts {
  private Texts() {}

  /**
   * The text of the words: joined by blanks; of a single word {@code -} what stands on standard
   * input, and of a single word {@code @file} what stands in that file. Where there are several
   * words an {@code @} is part of the text: a game may read it as a file or a start, see {@link
   * DiskSources}.
   */
  public static String of(List<String> words, InputStream in, Path folder) {
    String text = String.join(" ", words);
    if (text.equals("-")) {
      return DiskSources.text(in, "standard input").strip();
    }
    boolean file =
        words.size() == 1
            && text.length() > 1
            && text.charAt(0) == '@'
            && text.chars().noneMatch(Character::isWhitespace);
    return file ? DiskSources.text(folder, text.substring(1)).strip() : text;
  }
}
