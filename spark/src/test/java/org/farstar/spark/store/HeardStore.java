package org.farstar.spark.store;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.farstar.engine.solve.ChunkStore;

/** A store that remembers which files went through it; workers open the one behind it. */
record HeardStore(ChunkStore store, Set<String> read, Set<String> written) implements ChunkStore {
  HeardStore(ChunkStore store) {
    this(store, ConcurrentHashMap.newKeySet(), ConcurrentHashMap.newKeySet());
  }

  @Override
  public String place() {
    return store.place();
  }

  @Override
  public byte[] read(String name) {
    read.add(name);
    return store.read(name);
  }

  @Override
  public boolean has(String name) {
    return store.has(name);
  }

  @Override
  public void write(String name, byte[] bytes) {
    written.add(name);
    store.write(name, bytes);
  }

  @Override
  public List<String> list(String folder) {
    return store.list(folder);
  }

  @Override
  public long bytes(String folder) {
    return store.bytes(folder);
  }

  @Override
  public void delete(String name) {
    store.delete(name);
  }

  @Override
  public void sweep() {
    store.sweep();
  }

  @Override
  public Hold lock() {
    return store.lock();
  }
}
