package org.farstar.cli.input;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/** Texts given as words, on standard input or in a file. */
public final class Texts {
  private Texts() {}

  /**
   * The text of the words: joined by blanks; of a single word {@code -} what stands on standard
   * input, and of a single word {@code @file} what stands in that file. Where there are several
   * words an {@code @} is part of the text.
   */
  public static String of(List<String> words, InputStream in) {
    String text = String.join(" ", words);
    try {
      if (text.equals("-")) {
        return decode(in.readAllBytes(), "standard input");
      }
      if (words.size() == 1
          && text.length() > 1
          && text.charAt(0) == '@'
          && text.indexOf(' ') < 0) {
        String file = text.substring(1);
        return decode(Files.readAllBytes(Path.of(file)), "the file '" + file + "'");
      }
      return text;
    } catch (NoSuchFileException e) {
      throw unreadable(text, "there is no such file");
    } catch (IOException | InvalidPathException e) {
      throw unreadable(text, e.getMessage());
    }
  }

  private static InputException unreadable(String text, String why) {
    return new InputException("cannot read '" + text.substring(1) + "': " + why);
  }

  private static String decode(byte[] bytes, String where) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString().strip();
    } catch (CharacterCodingException e) {
      throw new InputException("what stands in " + where + " is not text in UTF-8");
    }
  }
}
