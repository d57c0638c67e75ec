package org.farstar.engine.solve;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The folder that a game is solved in, and what is in it at each stage, in whichever {@link
 * ChunkStore}. Names of numbers have twelve digits, so that they sort.
 *
 * <pre>
 *   task                      what is solved; written first
 *   work/keys/T/S/R           keys of layer T that are options of layer S, in range R of layer T
 *   work/keys/T/all/R         keys of layer T, from several layers together
 *   work/ranges/S             where the ranges of later layers begin, for the options of layer S
 *   work/expanded/S           there as soon as all options of layer S are
 *   work/united/T             there as soon as the keys of layer T are together
 *   work/spill                what an executor could not hold in memory
 *
 *   where a play may be endless:
 *   work/keys/T/S-G/R         keys of layer T that are options of generation G of layer S
 *   work/generations/T/G/R    keys of layer T that no earlier generation has
 *   work/grown/T-G            there as soon as generation G of layer T is
 *   work/known/T/G/R          keys of layer T of all generations up to G
 *   work/together/T/G         there as soon as these are
 *   work/passes/T/N/C         chunk C of layer T after pass N
 *   work/passed/T/N           how many records pass N has changed; there as soon as it is complete
 *
 *   layers/T/C                chunk C of the keys of layer T with their records
 *   sums/T                    the {@linkplain ChunkSummary summaries} of the chunks of layer T; there
 *                             as soon as all of them are
 *   solved                    the {@linkplain Description description}; written last
 * </pre>
 */
final class SolveFolder {
  static final String SOLVED = "solved";
  private static final String TASK = "task";
  private static final String FIRST_LINE = "farstar solve 2";

  /** Folders whose solve an earlier release began: those that it finished are read. */
  private static final String FIRST_LINE_1 = "farstar solve 1";

  private static final String SUMS = "sums";
  private static final String WORK = "work/";
  private static final String KEYS = WORK + "keys";
  private static final String UNITED = WORK + "united/";
  private static final String EXPANDED = WORK + "expanded/";
  private static final String RANGES = WORK + "ranges/";
  private static final String SPILL = WORK + "spill";
  private static final String ALL = "all";
  private static final String GENERATIONS = WORK + "generations";
  private static final String KNOWN = WORK + "known";
  private static final String TOGETHER = WORK + "together/";
  private static final String GROWN = WORK + "grown/";
  private static final String PASSES = WORK + "passes";
  private static final String PASSED = WORK + "passed/";

  private final ChunkStore store;

  SolveFolder(ChunkStore store) {
    this.store = store;
  }

  /** The name of the folder where an executor puts what it cannot hold in memory. */
  static String spill() {
    return SPILL;
  }

  /**
   * Begins a task in this folder, or continues with it.
   *
   * @throws SolveException if something else is in the folder
   */
  void begin(SolveTask task) {
    String text = task.write();
    Optional<String> found = store.text(TASK);
    if (found.isPresent()) {
      String there = body(found.get(), store.place());
      if (!there.equals(text)) {
        throw new SolveException(
            "the folder '" + store.place() + "' is of another solve" + difference(there, text));
      }
      if (found.get().startsWith(FIRST_LINE_1) && !isSolved()) {
        throw new SolveException(
            "the solve in '"
                + store.place()
                + "' was begun by an earlier release, which this one cannot go on with; allowed:"
                + " an empty or a new folder");
      }
      return;
    }
    if (!store.list("").isEmpty()) {
      throw new SolveException(
          "the folder '"
              + store.place()
              + "' is not empty and has no solve in it; allowed: an empty or"
              + " a new folder, or one that this solve was begun in");
    }
    write(TASK, FIRST_LINE + "\n" + text);
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

  /** The version of the format that the task of a folder names. */
  static int version(SolvedFiles files) {
    return files.text(TASK).filter(text -> text.startsWith(FIRST_LINE_1 + "\n")).isPresent()
        ? 1
        : 2;
  }

  /** The task of a folder. */
  static SolveTask task(SolvedFiles files) {
    String place = files.place();
    String text =
        files
            .text(TASK)
            .orElseThrow(
                () ->
                    new SolveException(
                        "'" + place + "' is no folder of a solve: it has no file 'task'"));
    SolveTask task = SolveTask.read(body(text, place));
    if (!task.write().equals(body(text, place))) {
      throw new SolveException("'" + place + "/" + TASK + "' was changed");
    }
    return task;
  }

  /** What stands behind the first line. */
  private static String body(String text, String place) {
    for (String first : List.of(FIRST_LINE, FIRST_LINE_1)) {
      if (text.startsWith(first + "\n")) {
        return text.substring(first.length() + 1);
      }
    }
    throw new SolveException(
        "'" + place + "/" + TASK + "' begins with another line; allowed: '" + FIRST_LINE + "'");
  }

  private void write(String name, String text) {
    store.write(name, text.getBytes(StandardCharsets.UTF_8));
  }

  boolean isBegun() {
    return store.has(TASK);
  }

  boolean isSolved() {
    return store.has(SOLVED);
  }

  /** The description of the solved game. */
  Description description() {
    return Description.read(store.text(SOLVED).orElseThrow());
  }

  void finish(Description description) {
    write(SOLVED, description.write());
    store.delete("work");
  }

  /** Deletes the spilled records of a layer that is done. */
  void forgetSpill() {
    store.delete(SPILL);
  }

  /** The layers that keys were found of, from the first on. */
  List<Long> layers() {
    return store.list(KEYS).stream().map(Long::valueOf).toList();
  }

  private static String keys(long layer) {
    return KEYS + "/" + ChunkNames.number(layer);
  }

  /** The keys that are options of a layer. */
  static ChunkNames found(long from) {
    return new ChunkNames(KEYS + "/*/" + ChunkNames.number(from) + "/*");
  }

  /** The keys that are options of a generation of a layer. */
  static ChunkNames found(long from, int generation) {
    return new ChunkNames(KEYS + "/*/" + numbers(from, generation) + "/*");
  }

  private static String numbers(long layer, int number) {
    return ChunkNames.number(layer) + "-" + ChunkNames.number(number);
  }

  /** The keys of a layer that no generation before this one has. */
  static ChunkNames generation(int number) {
    return new ChunkNames(GENERATIONS + "/*/" + ChunkNames.number(number) + "/*");
  }

  /** The keys of all generations of a layer up to this one. */
  static ChunkNames known(int generation) {
    return new ChunkNames(KNOWN + "/*/" + ChunkNames.number(generation) + "/*");
  }

  /** The chunks of a layer after a pass. */
  static ChunkNames passed(int pass) {
    return new ChunkNames(PASSES + "/*/" + ChunkNames.number(pass) + "/*");
  }

  /** The names of the chunks of one kind that are there, in order. */
  List<String> chunks(ChunkNames names, long layer) {
    return inside(names.folder(layer));
  }

  /** Deletes the chunks of one kind of a layer. */
  void forget(ChunkNames names, long layer) {
    store.delete(names.folder(layer));
  }

  /** The last generation of a layer up to which all keys are brought together; -1 if none is. */
  int lastKnown(long layer) {
    List<String> marks = store.list(TOGETHER + ChunkNames.number(layer));
    return marks.isEmpty() ? -1 : Integer.parseInt(marks.get(marks.size() - 1));
  }

  void markKnown(long layer, int generation) {
    store.write(
        TOGETHER + ChunkNames.number(layer) + "/" + ChunkNames.number(generation), new byte[0]);
  }

  /** Whether a generation of a layer is there. */
  boolean isGrown(long layer, int generation) {
    return store.has(GROWN + numbers(layer, generation));
  }

  void markGrown(long layer, int generation) {
    store.write(GROWN + numbers(layer, generation), new byte[0]);
  }

  /** Whether all options of a generation of a layer are there. */
  boolean isExpanded(long layer, int generation) {
    return store.has(EXPANDED + numbers(layer, generation));
  }

  void markExpanded(long layer, int generation) {
    store.write(EXPANDED + numbers(layer, generation), new byte[0]);
  }

  /** Where ranges begin for the options of a generation, if that was settled. */
  Optional<String> ranges(long layer, int generation) {
    return store.text(RANGES + numbers(layer, generation));
  }

  void ranges(long layer, int generation, String text) {
    write(RANGES + numbers(layer, generation), text);
  }

  /** Where the ranges begin of the keys up to a generation. */
  Optional<String> knownRanges(long layer, int generation) {
    return store.text(RANGES + "known-" + numbers(layer, generation));
  }

  void knownRanges(long layer, int generation, String text) {
    write(RANGES + "known-" + numbers(layer, generation), text);
  }

  /** The generations of a layer are together; they are not needed any more. */
  void forgetGenerations(long layer) {
    store.delete(GENERATIONS + "/" + ChunkNames.number(layer));
    store.delete(KNOWN + "/" + ChunkNames.number(layer));
  }

  /** The last pass over a layer that is complete; 0 before the first one is. */
  int lastPass(long layer) {
    List<String> marks = store.list(PASSED + ChunkNames.number(layer));
    return marks.isEmpty() ? 0 : Integer.parseInt(marks.get(marks.size() - 1));
  }

  /** How many records a complete pass has changed. */
  long changed(long layer, int pass) {
    return Long.parseLong(store.text(passedMark(layer, pass)).orElseThrow());
  }

  void markPassed(long layer, int pass, long changed) {
    write(passedMark(layer, pass), Long.toString(changed));
  }

  private static String passedMark(long layer, int pass) {
    return PASSED + ChunkNames.number(layer) + "/" + ChunkNames.number(pass);
  }

  /** Deletes what passes have left of a layer whose records are all there. */
  void forgetPasses(long layer) {
    store.delete(PASSES + "/" + ChunkNames.number(layer));
  }

  /** The keys of a layer that are together. */
  static ChunkNames together() {
    return new ChunkNames(KEYS + "/*/" + ALL + "/*");
  }

  /** The chunks of keys of a layer, one folder for each layer that they are options of. */
  List<String> apart(long layer) {
    List<String> chunks = new ArrayList<>();
    for (String source : store.list(keys(layer))) {
      if (!source.equals(ALL)) {
        chunks.addAll(inside(keys(layer) + "/" + source));
      }
    }
    return chunks;
  }

  private List<String> inside(String folder) {
    return store.list(folder).stream().map(name -> folder + "/" + name).toList();
  }

  /** The chunks of the keys of a layer that are together; none where they are not. */
  List<String> together(long layer) {
    if (store.has(UNITED + ChunkNames.number(layer))) {
      return inside(keys(layer) + "/" + ALL);
    }
    List<String> sources = store.list(keys(layer));
    return sources.size() == 1 && !sources.get(0).equals(ALL)
        ? inside(keys(layer) + "/" + sources.get(0))
        : List.of();
  }

  /** The keys of a layer are together now; those they were made from are not needed any more. */
  void markUnited(long layer) {
    mark(UNITED, layer);
    for (String source : store.list(keys(layer))) {
      if (!source.equals(ALL)) {
        store.delete(keys(layer) + "/" + source);
      }
    }
  }

  boolean isUnited(long layer) {
    return store.has(UNITED + ChunkNames.number(layer));
  }

  boolean isExpanded(long layer) {
    return store.has(EXPANDED + ChunkNames.number(layer));
  }

  void markExpanded(long layer) {
    mark(EXPANDED, layer);
  }

  private void mark(String what, long layer) {
    store.write(what + ChunkNames.number(layer), new byte[0]);
  }

  /** Where ranges begin for the options of a layer, if that was settled. */
  Optional<String> ranges(long layer) {
    return store.text(RANGES + ChunkNames.number(layer));
  }

  void ranges(long layer, String text) {
    write(RANGES + ChunkNames.number(layer), text);
  }

  /** The layers whose records are all there, in order. */
  List<Long> recorded() {
    return store.list(SUMS).stream().map(Long::valueOf).toList();
  }

  /** Whether any records are there. */
  boolean hasRecords() {
    return !store.list("layers").isEmpty();
  }

  /** The name of the file with the summaries of the chunks of a layer. */
  static String sumsFile(long layer) {
    return SUMS + "/" + ChunkNames.number(layer);
  }

  /** The summaries of the chunks of a layer whose records are all there. */
  List<ChunkSummary> sums(long layer) {
    return store.text(sumsFile(layer)).orElseThrow().lines().map(ChunkSummary::read).toList();
  }

  /** The records of a layer are all there; its keys are in the chunks with them. */
  void sums(long layer, Iterable<ChunkSummary> sums) {
    StringBuilder text = new StringBuilder();
    sums.forEach(sum -> text.append(sum.write()).append('\n'));
    write(sumsFile(layer), text.toString());
  }

  /** Deletes the keys of a layer whose records are all there. */
  void forgetKeys(long layer) {
    store.delete(keys(layer));
  }
}
