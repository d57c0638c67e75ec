package org.farstar.spark.trouble;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import org.apache.spark.SparkException;
import org.farstar.ask.input.InputException;
import org.farstar.spark.LocalSpark;
import org.farstar.spark.own.Daemons;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What Spark says where a job has failed, and the one message that is made of it. */
class TroubleTest {
  private static final String LOST =
      "Job aborted due to stage failure: Task 0 in stage 3.0 failed 4 times, most recent failure:"
          + " Lost task 0.3 in stage 3.0 (TID 11) (10.0.0.7 executor 5): ExecutorLostFailure"
          + " (executor 5 exited caused by one of the running tasks) Reason: ";

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "Command exited with code 137; the memory of a worker was used up, several times",
        "Command exited with code 52; the memory of a worker was used up, several times",
        "java.lang.OutOfMemoryError: Java heap space; the memory of a worker was used up, several"
            + " times",
        "Command exited with code 1; a worker was lost, several times",
        "worker lost: 10.0.0.7:4040 got disassociated; a worker was lost, several times"
      })
  void aLostWorkerIsOneLine(String reason, String words) {
    String message =
        new Trouble("spark://a:1", Path.of("spark.log"))
            .working(new SparkException(LOST + reason + "\nDriver stacktrace:\n\tat x"), "'n=3'")
            .getMessage();
    assertThat(message)
        .startsWith(words)
        .contains(" while it worked on 'n=3'")
        .endsWith("what was finished is kept; Spark's log is spark.log")
        .doesNotContain("\n", "\tat");
    assertThat(message.contains("FARSTAR_JAVA_OPTS=-Dspark.executor.memory=4g"))
        .isEqualTo(words.contains("memory"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "java.io.InvalidClassException: x; the workers of spark://a:1 run another version of Spark"
            + " or of Java",
        "Cannot call methods on a stopped SparkContext.; the master spark://a:1 does not answer any"
            + " more, has ended the application, or does not accept the secret of this process",
        "Task serialization failed: java.lang.InterruptedException; the master spark://a:1 does not"
            + " answer any more, has ended the application, or does not accept the secret of this"
            + " process",
        "something else; a worker failed: something else"
      })
  void otherFailuresAreToldApart(String reason, String words) {
    assertThat(
            new Trouble("spark://a:1", Path.of("spark.log"))
                .working(new IllegalStateException(reason + "\nand more"), "")
                .getMessage())
        .isEqualTo(words + "; what was finished is kept; Spark's log is spark.log");
  }

  /** The threads of an application end it while its constructor goes on. */
  @ParameterizedTest
  @MethodSource("whileItStarts")
  void whoIsNotLetInIsToldThat(Exception failure) {
    assertThat(new Trouble("spark://a:1", Path.of("spark.log")).starting(failure))
        .hasMessageStartingWith("the master spark://a:1 does not answer any more,")
        .hasMessageContaining("or does not accept the secret of this process");
  }

  /** Releases of Hadoop before 3.4.3 ask for what Java 24 took away. */
  @Test
  void anOldHadoopIsToldWhichJavaItNeeds() {
    Path log = Path.of("spark.log");
    String words = "getSubject is not supported";
    for (InputException told :
        List.of(
            new Trouble("local[*]", log).starting(new UnsupportedOperationException(words)),
            Trouble.starting("worker 1", log, "ERROR x: " + words + "\n\tat y"))) {
      assertThat(told)
          .hasMessageStartingWith("the Hadoop in SPARK_HOME does not run on Java ")
          .hasMessageEndingWith("; set JAVA_HOME to a JDK 17 or 21");
    }
    assertThat(Trouble.starting("worker 1", log, "ERROR x: no port"))
        .hasMessage("the worker 1 does not start; its log is spark.log");
  }

  /** An application that ends while a job is handed in finds parts of itself missing. */
  @Test
  void aCallDuringWhichTheApplicationEndsTellsThat() {
    LocalSpark.end();
    Trouble trouble = new Trouble("spark://a:1", Path.of("spark.log"));
    SparkConf conf = new SparkConf().setMaster("local[1]").setAppName("ends");
    // What it leaves open for a moment must not be seen from outside either.
    conf.set("spark.driver.host", Daemons.LOOPBACK);
    conf.set("spark.driver.bindAddress", Daemons.LOOPBACK);
    SparkContext context = new SparkContext(conf.set("spark.ui.enabled", "false"));
    try {
      assertThat(trouble.<Integer>lasting(context, () -> 7)).isEqualTo(7);
      assertThatThrownBy(() -> trouble.lasting(context, TroubleTest::fails))
          .isInstanceOf(NullPointerException.class);
      assertThatThrownBy(
              () ->
                  trouble.lasting(
                      context,
                      () -> {
                        context.stop();
                        return fails();
                      }))
          .isInstanceOf(InputException.class)
          .hasMessageContaining("or does not accept the secret of this process");
    } finally {
      context.stop();
    }
  }

  private static Object fails() {
    throw new NullPointerException("because \"SparkContext.dagScheduler()\" is null");
  }

  static List<Exception> whileItStarts() {
    return List.of(
        new IllegalStateException("Cannot call methods on a stopped SparkContext."),
        new NullPointerException(
            "Cannot invoke \"TaskScheduler.postStartHook()\" because the return value of"
                + " \"SparkContext._taskScheduler()\" is null"));
  }
}
