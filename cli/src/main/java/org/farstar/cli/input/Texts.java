package org.farstar.cli.input;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.farstar.desk.input.InputException;

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
      return standardInput(in);
    }
    boolean file =
        words.size() == 1
            && text.length() > 1
            && text.charAt(0) == '@'
            && text.chars().noneMatch(Character::isWhitespace);
    return file ? DiskSources.text(folder, text.substring(1)).strip() : text;
  }

  private static String standardInput(InputStream in) {
    try {
      byte[] bytes = in.readNBytes(DiskSources.LARGEST + 1);
      if (bytes.length > DiskSources.LARGEST) {
        throw new InputException("cannot read standard input: " + DiskSources.TOO_LARGE);
      }
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString().strip();
    } catch (CharacterCodingException e) {
      throw DiskSources.notText("standard input");
    } catch (IOException e) {
      throw new InputException("cannot read standard input: " + e.getMessage());
    }
  }
}
