package org.farstar.engine.solve;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;

/** The files of a folder on this machine; chunks are mapped. */
record LocalFiles(Path folder) implements SolvedFiles {
  @Override
  public String place() {
    return folder.toString();
  }

  @Override
  public Optional<String> text(String name) {
    Path file = folder.resolve(name);
    return Files.isRegularFile(file) ? new LocalStore(folder).text(name) : Optional.empty();
  }

  @Override
  public List<Chunk> chunks(long layer, int count) {
    List<Path> files = DurableFiles.list(folder.resolve(ChunkNames.RECORDS.folder(layer)));
    if (files.size() != count) {
      throw new SolveException(
          "layer "
              + layer
              + " in '"
              + folder
              + "' has "
              + files.size()
              + " chunks; allowed: "
              + count);
    }
    return files.stream().map(LocalFiles::map).toList();
  }

  private static Chunk map(Path file) {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      ByteBuffer bytes = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size());
      return SolvedFolder.checked(() -> new Chunk(bytes), file.toString());
    } catch (IOException e) {
      throw DurableFiles.failed("cannot read", file, e);
    }
  }
}
