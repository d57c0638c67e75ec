package org.farstar.ask.input;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.farstar.engine.rules.Sources;
import org.farstar.values.text.NotationException;

/**
 * The files of this machine, for positions that name them. Names are paths, relative ones from a
 * folder; the text is UTF-8. Only files are read, not devices or pipes, which need not end, and
 * none of more than {@value #LARGEST_MB} MB.
 */
public final class DiskSources implements Sources {
  private static final int LARGEST_MB = 256;

  private static final String TOO_LARGE = "it has more than " + LARGEST_MB + " MB";

  /** No text has more bytes. */
  static final int LARGEST = LARGEST_MB << 20;

  private final Path folder;

  /**
   * @param folder where relative names begin
   */
  public DiskSources(Path folder) {
    this.folder = folder;
  }

  @Override
  public String read(String name) {
    try {
      return text(folder, name);
    } catch (InputException e) {
      throw new NotationException(
          name, 1, "the file '" + name + "'", "a file that can be read; " + e.getMessage());
    }
  }

  /**
   * What stands in a file.
   *
   * @param folder where a relative name begins
   * @param file its name
   * @throws InputException where it cannot be read, is too large or is not text in UTF-8
   */
  public static String text(Path folder, String file) {
    try {
      Path path = folder.resolve(file);
      BasicFileAttributes is = Files.readAttributes(path, BasicFileAttributes.class);
      if (!is.isRegularFile()) {
        throw unreadable(file, is.isDirectory() ? "it is a folder" : "it is a device or a pipe");
      }
      if (is.size() > LARGEST) {
        throw unreadable(file, TOO_LARGE);
      }
      // Unlike a decoder of its own this takes no detour for files that are all ASCII.
      return Files.readString(path, StandardCharsets.UTF_8);
    } catch (CharacterCodingException e) {
      throw notText("the file '" + file + "'");
    } catch (NoSuchFileException e) {
      throw unreadable(file, "there is no such file");
    } catch (IOException | InvalidPathException e) {
      throw unreadable(file, e.getMessage());
    } catch (OutOfMemoryError e) {
      throw unreadable(file, "it is larger than the memory that Java may use");
    }
  }

  /**
   * What stands in a file that was packed by gzip.
   *
   * @param folder where a relative name begins
   * @param file its name
   * @throws InputException where it cannot be read, is too large unpacked or is not text in UTF-8
   */
  public static String unpacked(Path folder, String file) {
    try (InputStream packed = Files.newInputStream(folder.resolve(file));
        InputStream in = new GZIPInputStream(packed)) {
      return text(in, "the file '" + file + "', unpacked");
    } catch (NoSuchFileException e) {
      throw unreadable(file, "there is no such file");
    } catch (ZipException | EOFException e) {
      throw unreadable(file, "it is not packed by gzip");
    } catch (IOException | InvalidPathException e) {
      throw unreadable(file, e.getMessage());
    }
  }

  /**
   * What a stream has, to its end.
   *
   * @param name what the stream is called
   * @throws InputException as for files
   */
  public static String text(InputStream in, String name) {
    try {
      byte[] bytes = in.readNBytes(LARGEST + 1);
      if (bytes.length > LARGEST) {
        throw new InputException("cannot read " + name + ": " + TOO_LARGE);
      }
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw notText(name);
    } catch (IOException e) {
      throw new InputException("cannot read " + name + ": " + e.getMessage());
    }
  }

  private static InputException notText(String where) {
    return new InputException("what stands in " + where + " is not text in UTF-8");
  }

  private static InputException unreadable(String file, String why) {
    return InputException.outside("cannot read '" + file + "': " + why);
  }
}
