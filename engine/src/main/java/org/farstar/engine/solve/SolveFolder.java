package org.farstar.engine.solve;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The folder that a game is solved in, and what is in it at each stage. Names of numbers have
 * twelve digits, so that they sort.
 *
 * <pre>
 *   task                      what is solved; written first
 *   work/keys/T/S/R           keys of layer T that are options of layer S, in range R of layer T
 *   work/keys/T/all/R         keys of layer T, from several layers together
 *   work/ranges/S             where the ranges of later layers begin, for the options of layer S
 *   work/expanded/S           there as soon as all options of layer S are
 *   work/united/T             there as soon as the keys of layer T are together
 *   work/spill                what an executor could not hold in memory
 *   layers/T/C                chunk C of the keys of layer T with their records
 *   solved                    the {@linkplain Description description}; written last
 * </pre>
 */
final class SolveFolder {
  static final String TASK = "task";
  static final String SOLVED = "solved";
  static final String LAYERS = "layers";
  private static final String FIRST_LINE = "farstar solve 1";
  private static final String WORK = "work";
  private static final String KEYS = "keys";
  private static final String ALL = "all";
  private static final String DIGITS = "%012d";

  private final Path folder;

  SolveFolder(Path folder) {
    this.folder = folder;
  }

  /** The name of a number. */
  static String name(long number) {
    return String.format(Locale.ROOT, DIGITS, number);
  }

  static Path layer(Path folder, long layer) {
    return folder.resolve(LAYERS).resolve(name(layer));
  }

  /**
   * Begins a task in this folder, or continues with it.
   *
   * @throws SolveException if something else is in the folder
   */
  void begin(SolveTask task) {
    String text = FIRST_LINE + "\n" + task.write();
    Path file = folder.resolve(TASK);
    if (Files.exists(file)) {
      String found = DurableFiles.text(file);
      if (!found.equals(text)) {
        throw new SolveException(
            "the folder '" + folder + "' is of another solve" + difference(found, text));
      }
      return;
    }
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new SolveException("'" + folder + "' is a file; allowed: a folder");
    }
    if (!DurableFiles.list(folder).isEmpty()) {
      throw new SolveException(
          "the folder '"
              + folder
              + "' is not empty and has no solve in it; allowed: an empty or"
              + " a new folder, or one that this solve was begun in");
    }
    DurableFiles.write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /** The first line that differs. */
  private static String difference(String found, String wanted) {
    List<String> there = found.lines().toList();
    List<String> here = wanted.lines().toList();
    for (int i = 0; i < Math.min(there.size(), here.size()); i++) {
      if (!there.get(i).equals(here.get(i))) {
        return ": found '" + there.get(i) + "', wanted '" + here.get(i) + "'";
      }
    }
    return "";
  }

  /** The task of a folder. */
  static SolveTask task(Path folder) {
    Path file = folder.resolve(TASK);
    if (!Files.isRegularFile(file)) {
      throw new SolveException("'" + folder + "' is no folder of a solve: it has no file 'task'");
    }
    String text = DurableFiles.text(file);
    if (!text.startsWith(FIRST_LINE + "\n")) {
      String found = text.lines().findFirst().orElse("");
      throw new SolveException(
          "'" + file + "' begins with '" + found + "'; allowed: '" + FIRST_LINE + "'");
    }
    return SolveTask.read(text.substring(FIRST_LINE.length() + 1));
  }

  /** Keeps other processes from working in the folder. */
  FolderLock lock() {
    return new FolderLock(folder.resolve(DurableFiles.UNFINISHED + "lock"));
  }

  /** A file of the folder. */
  Path file(String name) {
    return folder.resolve(name);
  }

  boolean isSolved() {
    return Files.exists(folder.resolve(SOLVED));
  }

  void finish(String description) {
    DurableFiles.write(folder.resolve(SOLVED), description.getBytes(StandardCharsets.UTF_8));
    DurableFiles.delete(folder.resolve(WORK));
  }

  private Path work(String what) {
    return folder.resolve(WORK).resolve(what);
  }

  /** Where an executor puts what it cannot hold in memory. */
  Path spill() {
    return work("spill");
  }

  /** What was spilled is not needed any more: the layer that it is of is done. */
  void forgetSpill() {
    DurableFiles.delete(spill());
  }

  /** The layers that keys were found of, from the first on. */
  List<Long> layers() {
    return DurableFiles.list(work(KEYS)).stream()
        .map(path -> Long.parseLong(path.getFileName().toString()))
        .toList();
  }

  private Path found(Bucket bucket, String from) {
    return work(KEYS).resolve(name(bucket.layer())).resolve(from).resolve(name(bucket.range()));
  }

  boolean has(Bucket bucket, long from) {
    return Files.exists(found(bucket, name(from)));
  }

  void keep(Bucket bucket, long from, byte[] chunk) {
    DurableFiles.write(found(bucket, name(from)), chunk);
  }

  boolean hasTogether(Bucket bucket) {
    return Files.exists(found(bucket, ALL));
  }

  void keepTogether(Bucket bucket, byte[] chunk) {
    DurableFiles.write(found(bucket, ALL), chunk);
  }

  /** The folders that have keys of a layer: one for each layer they are options of. */
  List<Path> sources(long layer) {
    return DurableFiles.list(work(KEYS).resolve(name(layer)));
  }

  /** Where the keys of a layer are brought together that are options of several layers. */
  Path all(long layer) {
    return work(KEYS).resolve(name(layer)).resolve(ALL);
  }

  /** The chunks of the keys of a layer that are together; none where they are not. */
  List<Path> together(long layer) {
    Path all = all(layer);
    if (Files.exists(work("united").resolve(name(layer)))) {
      return DurableFiles.list(all);
    }
    List<Path> sources = sources(layer);
    return sources.size() == 1 && !sources.get(0).equals(all)
        ? DurableFiles.list(sources.get(0))
        : List.of();
  }

  /** The keys of a layer are together now; those they were made from are not needed any more. */
  void markUnited(long layer) {
    mark("united", layer);
    for (Path source : sources(layer)) {
      if (!source.getFileName().toString().equals(ALL)) {
        DurableFiles.delete(source);
      }
    }
  }

  boolean isExpanded(long layer) {
    return Files.exists(work("expanded").resolve(name(layer)));
  }

  void markExpanded(long layer) {
    mark("expanded", layer);
  }

  private void mark(String what, long layer) {
    DurableFiles.mark(work(what).resolve(name(layer)));
  }

  /** Where ranges begin for the options of a layer, if that was settled. */
  List<String> ranges(long layer) {
    Path file = work("ranges").resolve(name(layer));
    return Files.exists(file) ? List.of(DurableFiles.text(file)) : List.of();
  }

  void ranges(long layer, String text) {
    DurableFiles.write(work("ranges").resolve(name(layer)), text.getBytes(StandardCharsets.UTF_8));
  }

  /** A chunk with records. */
  Path records(Bucket bucket) {
    return layer(folder, bucket.layer()).resolve(name(bucket.range()));
  }

  /** The keys of a solved layer are in the chunks with their records. */
  void forgetKeys(long layer) {
    DurableFiles.delete(work(KEYS).resolve(name(layer)));
  }

  /** The layers that have records, in order. */
  List<Long> recorded() {
    List<Long> layers = new ArrayList<>();
    for (Path path : DurableFiles.list(folder.resolve(LAYERS))) {
      layers.add(Long.parseLong(path.getFileName().toString()));
    }
    return layers;
  }

  /** The chunks of a layer with records, in order. */
  List<Path> recorded(long layer) {
    return DurableFiles.list(layer(folder, layer));
  }

  /** The bytes on the disk of all chunks with records. */
  long bytes() {
    long bytes = 0;
    for (Path layer : DurableFiles.list(folder.resolve(LAYERS))) {
      for (Path chunk : DurableFiles.list(layer)) {
        try {
          bytes += Files.size(chunk);
        } catch (IOException e) {
          throw DurableFiles.failed("cannot read", chunk, e);
        }
      }
    }
    return bytes;
  }
}
