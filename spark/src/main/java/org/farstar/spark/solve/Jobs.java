package org.farstar.spark.solve;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.apache.spark.SimpleFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.rdd.RDD;
import org.apache.spark.util.CollectionAccumulator;
import org.apache.spark.util.LongAccumulator;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.engine.solve.SolveException;
import org.farstar.spark.trouble.Trouble;
import scala.collection.Iterator;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.AbstractFunction0;
import scala.runtime.AbstractFunction1;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;

/** Runs jobs of Spark and brings what they report to whoever waits for them. Not for threads. */
final class Jobs {
  private static final long HEED_MILLIS = 200;

  private final JavaSparkContext context;
  private final Trouble trouble;
  private final ChunkExecutor.Watch watch;
  private final LongAccumulator worked;
  private final CollectionAccumulator<String> faults;
  private long told;

  Jobs(
      JavaSparkContext context,
      Trouble trouble,
      ChunkExecutor.Watch watch,
      LongAccumulator worked,
      CollectionAccumulator<String> faults) {
    this.context = context;
    this.trouble = trouble;
    this.watch = watch;
    this.worked = worked;
    this.faults = faults;
  }

  /** Brings the results of a partition together. */
  private static final class Collect extends AbstractFunction1<Iterator<byte[]>, byte[][]>
      implements Serializable {
    private static final long serialVersionUID = 1L;

    @Override
    public byte[][] apply(Iterator<byte[]> results) {
      List<byte[]> all = new ArrayList<>();
      while (results.hasNext()) {
        all.add(results.next());
      }
      return all.toArray(byte[][]::new);
    }
  }

  /**
   * Does the work of all partitions.
   *
   * @param about what the job is called in Spark's pages and logs
   * @param results receives the results one by one, each as soon as it is there, on this thread
   * @throws SolveException as the work did
   * @throws org.farstar.engine.budget.SearchStopped when the watch says so
   */
  void run(String about, RDD<byte[]> rdd, Consumer<byte[]> results) {
    context.sc().setJobDescription(about);
    BlockingQueue<byte[][]> done = new LinkedBlockingQueue<>();
    int left = rdd.getNumPartitions();
    SimpleFutureAction<Integer> job = submit(rdd, left, done);
    try {
      while (left > 0) {
        byte[][] frames = done.poll(HEED_MILLIS, TimeUnit.MILLISECONDS);
        tell();
        if (frames != null) {
          left--;
          for (byte[] frame : frames) {
            results.accept(frame);
          }
        } else if (job.isCompleted() && done.isEmpty()) {
          fail(job);
        }
      }
    } catch (InterruptedException e) {
      throw trouble.interrupted();
    } finally {
      context.sc().setJobDescription(null);
      if (left > 0) {
        job.cancel();
      }
    }
    tell();
  }

  private SimpleFutureAction<Integer> submit(
      RDD<byte[]> rdd, int partitions, BlockingQueue<byte[][]> done) {
    List<Object> numbers = new ArrayList<>(IntStream.range(0, partitions).boxed().toList());
    return trouble.lasting(
        context.sc(),
        () ->
            context
                .sc()
                .submitJob(
                    rdd,
                    new Collect(),
                    CollectionConverters.asScala(numbers).toSeq(),
                    new AbstractFunction2<Object, byte[][], BoxedUnit>() {
                      @Override
                      public BoxedUnit apply(Object index, byte[][] frames) {
                        done.add(frames);
                        return BoxedUnit.UNIT;
                      }
                    },
                    new AbstractFunction0<Integer>() {
                      @Override
                      public Integer apply() {
                        return 0;
                      }
                    }));
  }

  private void fail(SimpleFutureAction<Integer> job) {
    watch.throwIfStopped();
    if (job.value().isDefined() && job.value().get().isFailure()) {
      throw trouble.working(job.value().get().failed().get(), "");
    }
  }

  /** Passes on what tasks have reported. */
  private void tell() {
    List<String> wrong = faults.value();
    if (!wrong.isEmpty()) {
      throw Setting.Fault.read(wrong.stream().sorted().findFirst().orElseThrow());
    }
    watch.throwIfStopped();
    long now = worked.value();
    if (now > told) {
      long more = now - told;
      told = now;
      watch.worked(more);
    }
  }
}
