package org.farstar.verify.solved;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.farstar.verify.RefusedException;

/** A folder of this machine; files are mapped. */
record FolderPlace(Path folder) implements SolvedPlace {
  @Override
  public String text(String name) {
    try {
      return Files.readString(folder.resolve(name));
    } catch (IOException e) {
      throw RefusedException.whole("cannot read the file '" + name + "' of '" + folder + "'");
    }
  }

  @Override
  public Bytes open(String name) {
    Path file = folder.resolve(name);
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      return new Mapped(channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size()));
    } catch (IOException | IllegalArgumentException e) {
      throw RefusedException.whole("cannot read '" + file + "': " + e.getMessage());
    }
  }

  @Override
  public OptionalInt chunks(String layer) {
    try (Stream<Path> names = Files.list(folder.resolve(layer))) {
      return OptionalInt.of(
          (int) names.filter(each -> !each.getFileName().toString().startsWith(".")).count());
    } catch (IOException e) {
      throw RefusedException.whole("there is no folder '" + layer + "' in '" + folder + "'");
    }
  }

  private record Mapped(ByteBuffer bytes) implements Bytes {
    @Override
    public int length() {
      return bytes.limit();
    }

    @Override
    public ByteBuffer read(int from, int to) {
      return bytes.slice(from, to - from);
    }
  }
}
