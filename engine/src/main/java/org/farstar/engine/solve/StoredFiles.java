package org.farstar.engine.solve;

import java.util.AbstractList;
import java.util.List;
import java.util.Optional;

/** The files of a solved game in a store. */
record StoredFiles(ChunkStore store) implements SolvedFiles {
  @Override
  public String place() {
    return store.place();
  }

  @Override
  public Optional<String> text(String name) {
    return store.text(name);
  }

  @Override
  public List<Chunk> chunks(long layer, int count) {
    Chunk[] read = new Chunk[count];
    return new AbstractList<>() {
      @Override
      public Chunk get(int number) {
        if (read[number] == null) {
          String name = ChunkNames.RECORDS.of(new Bucket(layer, number));
          byte[] bytes = store.read(name);
          read[number] = SolvedFolder.checked(() -> Chunk.of(bytes), place() + "/" + name);
        }
        return read[number];
      }

      @Override
      public int size() {
        return count;
      }
    };
  }
}
