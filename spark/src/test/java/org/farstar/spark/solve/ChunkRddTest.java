package org.farstar.spark.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.IntStream;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskStart;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Question;
import org.farstar.ask.solve.SolveGames;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.solve.ChunkStore;
import org.farstar.engine.solve.Content;
import org.farstar.engine.solve.LayerInput;
import org.farstar.engine.solve.SolveTask;
import org.farstar.spark.LocalSpark;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import scala.Tuple2;
import scala.jdk.javaapi.CollectionConverters;

/** Which machines Spark is told of for the tasks on the chunks of a layer. */
class ChunkRddTest {
  private static JavaSparkContext context;

  @BeforeAll
  static void begin() {
    LocalSpark.get();
    context = JavaSparkContext.fromSparkContext(SparkContext.getOrCreate());
  }

  /** A store that says which machines have a file, and has none. */
  private record Naming(Map<String, List<String>> machines) implements ChunkStore {
    @Override
    public List<List<String>> hosts(List<String> names) {
      return names.stream().map(name -> machines.getOrDefault(name, List.of())).toList();
    }

    @Override
    public String place() {
      return "nowhere";
    }

    @Override
    public byte[] read(String name) {
      return new byte[0];
    }

    @Override
    public boolean has(String name) {
      return false;
    }

    @Override
    public void write(String name, byte[] bytes) {}

    @Override
    public List<String> list(String folder) {
      return List.of();
    }

    @Override
    public long bytes(String folder) {
      return 0;
    }

    @Override
    public void delete(String name) {}

    @Override
    public void sweep() {}

    @Override
    public Hold lock() {
      throw new IllegalStateException("nothing is solved here");
    }
  }

  private static LayerInput layer(int chunks, Map<String, List<String>> machines) {
    Question question =
        Question.read(Catalogue.STANDARD.game("connect-four"), false, "4x3:", Sources.none());
    SolveTask task =
        SolveGames.standard()
            .task("connect-four", question, Optional.of(Content.OUTCOME), 150, "test");
    List<String> names = IntStream.range(0, chunks).mapToObj(i -> "c" + i).toList();
    return new LayerInput(task, new Naming(machines), 3, names);
  }

  private static JavaRDD<Tuple2<Integer, String>> chunks(LayerInput layer, int partitions) {
    return new ChunkRdd<>(context.sc(), layer, partitions, chunk -> List.of(chunk).iterator())
        .toJavaRDD();
  }

  /** The machines that Spark knows of for each partition of what is made of an RDD. */
  private static List<List<String>> preferred(JavaRDD<?> made) {
    List<List<String>> hosts = new ArrayList<>();
    for (int part = 0; part < made.getNumPartitions(); part++) {
      hosts.add(
          CollectionConverters.asJava(context.sc().getPreferredLocs(made.rdd(), part)).stream()
              .map(location -> location.host())
              .toList());
    }
    return hosts;
  }

  @Test
  void aChunkIsWorkedOnWhereItLies() {
    LayerInput layer = layer(4, Map.of("c0", List.of("one", "10.0.0.1"), "c3", List.of("two")));
    JavaRDD<Tuple2<Integer, String>> chunks = chunks(layer, 4);
    assertThat(preferred(chunks.map(each -> each._2())))
        .containsExactly(List.of("one", "10.0.0.1"), List.of(), List.of(), List.of("two"));
    assertThat(chunks.glom().collect())
        .containsExactly(
            List.of(new Tuple2<>(0, "c0")),
            List.of(new Tuple2<>(1, "c1")),
            List.of(new Tuple2<>(2, "c2")),
            List.of(new Tuple2<>(3, "c3")));
  }

  /** The partitions are those of a store that names no machines. */
  @Test
  void severalChunksAreWorkedOnWhereMostOfThemLie() {
    Map<String, List<String>> machines =
        Map.of(
            "c0", List.of("a", "b"),
            "c1", List.of("b", "c"),
            "c2", List.of("d", "e"),
            "c3", List.of("f", "g"),
            "c4", List.of("f", "g"));
    List<List<Tuple2<Integer, String>>> plain = chunks(layer(5, Map.of()), 2).glom().collect();
    JavaRDD<Tuple2<Integer, String>> chunks = chunks(layer(5, machines), 2);
    assertThat(chunks.glom().collect()).isEqualTo(plain);
    assertThat(preferred(chunks)).containsExactly(List.of("b", "a", "c"), List.of("f", "g", "d"));
    assertThat(preferred(chunks(layer(5, Map.of()), 2))).containsExactly(List.of(), List.of());
  }

  /** What tasks are said to have been, near their data or not, and on which machine. */
  private static final class Starts extends SparkListener {
    final Queue<String> nearness = new ConcurrentLinkedQueue<>();
    final Queue<String> hosts = new ConcurrentLinkedQueue<>();

    @Override
    public void onTaskStart(SparkListenerTaskStart start) {
      nearness.add(start.taskInfo().taskLocality().toString());
      hosts.add(start.taskInfo().host());
    }
  }

  private static Starts run(Map<String, List<String>> machines) throws Exception {
    Starts starts = new Starts();
    context.sc().addSparkListener(starts);
    assertThat(chunks(layer(3, machines), 3).count()).isEqualTo(3);
    context.sc().listenerBus().waitUntilEmpty();
    context.sc().removeSparkListener(starts);
    return starts;
  }

  /** A worker on the machine counts as near; where there is none, another one does the work. */
  @Test
  void tasksAreNearTheirChunksWhereAWorkerIs() throws Exception {
    String here = Set.copyOf(run(Map.of()).hosts).iterator().next();
    assertThat(run(Map.of("c0", List.of(here), "c1", List.of(here), "c2", List.of(here))).nearness)
        .containsExactly("NODE_LOCAL", "NODE_LOCAL", "NODE_LOCAL");
    assertThat(run(Map.of("c0", List.of("far"), "c1", List.of(here))).nearness)
        .containsExactlyInAnyOrder("ANY", "NODE_LOCAL", "PROCESS_LOCAL");
  }
}
