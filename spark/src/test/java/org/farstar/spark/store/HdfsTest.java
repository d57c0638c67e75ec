package org.farstar.spark.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RemoteIterator;
import org.apache.hadoop.hdfs.MiniDFSCluster;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Question;
import org.farstar.ask.solve.SolveGames;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.engine.solve.ChunkStore;
import org.farstar.engine.solve.Content;
import org.farstar.engine.solve.Description;
import org.farstar.engine.solve.LayerSolver;
import org.farstar.engine.solve.SolveException;
import org.farstar.engine.solve.SolveTask;
import org.farstar.engine.solve.ThreadExecutor;
import org.farstar.front.cluster.ShippedGame;
import org.farstar.spark.LocalSpark;
import org.farstar.spark.Told;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * HDFS as a store: a name node and a data node of Hadoop's own in this process, which are reached
 * by their ports. Games are solved there with threads and on Spark, and the nodes are lost
 * meanwhile.
 */
@Tag("slow")
class HdfsTest extends StoreContract {
  /** 80,541 positions in chunks of some 2,000. */
  private static final SolveTask TASK =
      SolveGames.standard()
          .task(
              "connect-four",
              Question.read(Catalogue.STANDARD.game("connect-four"), false, "4x4:", Sources.none()),
              Optional.of(Content.OUTCOME),
              2000,
              "test");

  /** 84 positions; plays may be endless. */
  private static final SolveTask ENDLESS =
      SolveGames.standard()
          .task(
              "fox-and-geese",
              Question.read(
                  Catalogue.STANDARD.game("fox-and-geese"),
                  false,
                  ".o..|....|x.x.",
                  Sources.none()),
              Optional.of(Content.STARTERS),
              16,
              "test");

  @TempDir static java.nio.file.Path disk;
  private static MiniDFSCluster cluster;
  private static Description known;
  private static SortedMap<String, byte[]> one;
  private static int tests;
  private String address;

  @BeforeAll
  static void begin() throws Exception {
    Configuration conf = new Configuration();
    conf.set(MiniDFSCluster.HDFS_MINIDFS_BASEDIR, disk.resolve("dfs").toString());
    cluster = new MiniDFSCluster.Builder(conf).numDataNodes(1).build();
    java.nio.file.Path folder = disk.resolve("one");
    known = here(TASK, folder);
    one = files(folder);
  }

  private static Description here(SolveTask task, java.nio.file.Path folder) {
    try (ChunkExecutor threads = threads(LayerSolver.spill(folder))) {
      return new LayerSolver(
              task, SolveGames.standard().open(task), folder, threads, Control.unlimited())
          .solve();
    }
  }

  private static SortedMap<String, byte[]> files(java.nio.file.Path folder) throws IOException {
    SortedMap<String, byte[]> found = new TreeMap<>();
    try (Stream<java.nio.file.Path> files = Files.walk(folder)) {
      for (java.nio.file.Path file : files.filter(Files::isRegularFile).toList()) {
        found.put(folder.relativize(file).toString(), Files.readAllBytes(file));
      }
    }
    found.remove(".unfinished-lock");
    return found;
  }

  @AfterAll
  static void end() {
    cluster.shutdown(true);
  }

  @BeforeEach
  void another() {
    address = cluster.getURI() + "/solves/" + ++tests;
  }

  @Override
  ChunkStore store() {
    return Stores.open(address, new Configuration());
  }

  private static FileSystem files() throws Exception {
    return cluster.getFileSystem();
  }

  @Override
  void put(String name, byte[] bytes) throws Exception {
    try (FSDataOutputStream out = files().create(new Path(address, name))) {
      out.write(bytes);
    }
  }

  @Override
  boolean isThere(String name) throws Exception {
    return files().exists(new Path(address, name));
  }

  @Test
  void aNameThatItDoesNotAllowIsRefused() {
    ChunkStore store = Stores.open(cluster.getURI() + "/solves/c4x4:", new Configuration());
    assertThatThrownBy(() -> LayerSolver.isBegun(store))
        .isInstanceOf(SolveException.class)
        .hasMessageContaining("/solves/c4x4:");
  }

  private static ChunkExecutor threads(java.nio.file.Path spill) {
    return new ThreadExecutor(SolveGames.standard(), 2, 1 << 28, spill);
  }

  private ChunkExecutor executor(boolean spark) {
    return spark
        ? LocalSpark.get().chunks(new ShippedGame("", Optional.empty(), Map.of()))
        : threads(disk.resolve("spill-" + tests));
  }

  private Description solve(boolean spark, Control control) {
    return solve(TASK, spark, control);
  }

  private Description solve(SolveTask task, boolean spark, Control control) {
    try (ChunkExecutor executor = executor(spark)) {
      return new LayerSolver(task, SolveGames.standard().open(task), store(), executor, control)
          .solve();
    }
  }

  private void sameBytes() throws Exception {
    sameBytes(one);
  }

  private void sameBytes(SortedMap<String, byte[]> expected) throws Exception {
    SortedMap<String, byte[]> there = new TreeMap<>();
    RemoteIterator<? extends FileStatus> all = files().listFiles(new Path(address), true);
    String root = new Path(address).toUri().getPath();
    while (all.hasNext()) {
      Path file = all.next().getPath();
      try (FSDataInputStream in = files().open(file)) {
        there.put(file.toUri().getPath().substring(root.length() + 1), in.readAllBytes());
      }
    }
    there.remove(".unfinished-lock");
    assertThat(there.keySet()).isEqualTo(expected.keySet()).hasSizeGreaterThan(20);
    expected.forEach((name, bytes) -> assertThat(there.get(name)).as(name).isEqualTo(bytes));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aGameIsSolvedThereWithTheSameBytes(boolean spark) throws Exception {
    assertThatThrownBy(() -> solve(spark, new Control(Budget.ofPositions(40_000))))
        .isInstanceOf(SearchStopped.class);
    assertThat(solve(spark, Control.unlimited())).isEqualTo(known);
    sameBytes();
  }

  @Test
  void anEndlessGameIsSolvedThereWithTheSameBytes() throws Exception {
    java.nio.file.Path folder = disk.resolve("endless");
    Description expected = here(ENDLESS, folder);
    assertThatThrownBy(() -> solve(ENDLESS, true, new Control(Budget.ofPositions(60))))
        .isInstanceOf(SearchStopped.class);
    assertThat(solve(ENDLESS, true, Control.unlimited())).isEqualTo(expected);
    sameBytes(files(folder));
  }

  @Test
  void saysWhichMachineHasAChunk() throws Exception {
    ChunkStore store = store();
    store.write("layers/1/0", SOME);
    store.write("layers/1/1", SOME);
    String host = cluster.getDataNodes().get(0).getDatanodeId().getIpAddr();
    assertThat(store.hosts(List.of("layers/1/1", "layers/1/0", "layers/1/2")))
        .satisfiesExactly(
            one -> assertThat(one).contains(host),
            one -> assertThat(one).contains(host),
            none -> assertThat(none).isEmpty());
  }

  /** The name node ends in the middle of a solve and comes back at its address after a while. */
  @Test
  void goesOnWhenTheNameNodeComesBack() throws Exception {
    goesOn(
        true,
        () -> {
          cluster.shutdownNameNode(0);
          Thread.sleep(2_000);
          cluster.restartNameNode(0, true);
        });
  }

  /** The only data node ends and comes back: meanwhile no chunk can be read or written. */
  @Test
  void goesOnWhenTheDataNodeComesBack() throws Exception {
    goesOn(
        false,
        () -> {
          MiniDFSCluster.DataNodeProperties node = cluster.stopDataNode(0);
          Thread.sleep(2_000);
          cluster.restartDataNode(node, true);
          cluster.waitActive();
        });
  }

  /** What is done to the cluster. */
  private interface Fault {
    void happen() throws Exception;
  }

  private void goesOn(boolean spark, Fault fault) throws Exception {
    AtomicBoolean begun = new AtomicBoolean();
    CompletableFuture<Void> done = new CompletableFuture<>();
    Control control =
        Told.by(
            progress -> {
              // Several threads may tell of progress at once, and the fault happens once.
              if (progress.positions() > 5_000 && begun.compareAndSet(false, true)) {
                CompletableFuture.runAsync(() -> happen(fault, done));
              }
            });
    assertThat(solve(spark, control)).isEqualTo(known);
    assertThat(begun).as("the fault happened during the solve").isTrue();
    done.join();
    sameBytes();
  }

  private static void happen(Fault fault, CompletableFuture<Void> done) {
    try {
      fault.happen();
      done.complete(null);
    } catch (Exception e) {
      done.completeExceptionally(e);
    }
  }
}
