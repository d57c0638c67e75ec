package org.farstar.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.farstar.ask.input.InputException;
import org.farstar.front.cluster.ClusterKey;
import org.farstar.front.cluster.ClusterRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who may reach an application, by where its cluster is. */
class SettingsTest {
  private static final String SASL = "spark.authenticate.enableSaslEncryption";

  private static SparkConf settings(String master, Optional<ClusterKey> key) {
    Path log = Path.of("target", "spark.log");
    ClusterRequest request = new ClusterRequest(master, log, List.of(), key, 1, words -> {});
    SparkEngine.logTo(request);
    return SparkCluster.settings(Master.read(master), request);
  }

  @ParameterizedTest
  @ValueSource(strings = {"local", "local[2]", "local[*]", "spark://127.0.0.1:7077"})
  void onThisMachineItListensOnTheLoopbackAddress(String master) {
    SparkConf conf = settings(master, Optional.of(new ClusterKey("s", 600)));
    assertThat(conf.get("spark.driver.host")).isEqualTo("127.0.0.1");
    assertThat(conf.get("spark.driver.bindAddress")).isEqualTo("127.0.0.1");
    assertThat(conf.get("spark.authenticate")).isEqualTo("true");
    assertThat(conf.get("spark.authenticate.secret")).isEqualTo("s");
    assertThat(conf.get("spark.executor.memory")).isEqualTo("600m");
    assertThat(conf.contains(SASL)).isFalse();
  }

  @Test
  void onAnotherMachineThereIsASecretAndNothingIsSentInClear() {
    SparkConf conf = settings("spark://far:7077", Optional.of(new ClusterKey("s", 0)));
    assertThat(conf.contains("spark.driver.host")).isFalse();
    assertThat(conf.contains("spark.executor.memory")).isFalse();
    assertThat(conf.get("spark.authenticate")).isEqualTo("true");
    assertThat(conf.get(SASL)).isEqualTo("true");
  }

  /** What Spark's pages would show is not kept where there are none. */
  @Test
  void nothingIsKeptOfJobs() throws Exception {
    LocalSpark.get();
    JavaSparkContext context = JavaSparkContext.fromSparkContext(SparkContext.getOrCreate());
    assertThat(context.parallelize(List.of(1, 2, 3)).count()).isEqualTo(3);
    context.sc().listenerBus().waitUntilEmpty();
    assertThat(context.statusTracker().getJobIdsForGroup(null)).isEmpty();
  }

  /** These make a secret for each application. */
  @ParameterizedTest
  @ValueSource(strings = {"yarn", "k8s://https://far:6443"})
  void managersAreAskedForOne(String master) {
    SparkConf conf = settings(master, Optional.empty());
    assertThat(conf.get("spark.authenticate")).isEqualTo("true");
    assertThat(conf.get(SASL)).isEqualTo("true");
  }

  @Test
  void anotherMachineWithoutASecretIsRefusedUnlessAllowed() {
    assertThatThrownBy(() -> settings("spark://far:7077", Optional.empty()))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(
            "--master: 'spark://far:7077' is on another machine, and without a secret");
    System.setProperty("spark.authenticate", "false");
    try {
      assertThat(settings("spark://far:7077", Optional.empty()).contains(SASL)).isFalse();
    } finally {
      System.clearProperty("spark.authenticate");
    }
  }
}
