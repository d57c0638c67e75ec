package org.farstar.spark.trouble;

import java.nio.file.Path;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.SparkContext;
import org.farstar.ask.input.InputException;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;

/**
 * Says in one line what went wrong with a cluster; everything else stands in Spark's log.
 *
 * @param master where the work was to be done
 * @param log the file of Spark's log
 */
public record Trouble(String master, Path log) {
  private static final Pattern EXIT = Pattern.compile("exited with code (\\d+)");

  /** The exit code of a process of Spark that found no memory. */
  private static final int OUT_OF_MEMORY = 52;

  /** The exit code of a process that the system has killed, usually for its memory. */
  private static final int KILLED = 137;

  /** What Hadoop before 3.4.3 is told by Java 24 and later. */
  private static final String OLD_HADOOP = "getSubject is not supported";

  private static final int LONGEST = 200;

  /** Spark did not start. */
  public InputException starting(Throwable e) {
    if (firstLine(e).contains("Could not parse Master URL")) {
      return InputException.outside(
          "--master: for '"
              + master
              + "' Spark needs jars that are not here; set SPARK_HOME to an installation of Spark"
              + " that has them");
    }
    if (firstLine(e).contains(OLD_HADOOP)) {
      return oldHadoop();
    }
    // An application that is ended while it starts finds parts of itself missing.
    if (firstLine(e).contains("stopped SparkContext") || e instanceof NullPointerException) {
      return ended();
    }
    return said("Spark did not start on " + master + ": " + firstLine(e));
  }

  /**
   * A process of Spark's ended before it was ready.
   *
   * @param name which one
   * @param log the file that says why
   * @param words what stands in that file
   */
  public static InputException starting(String name, Path log, String words) {
    return words.contains(OLD_HADOOP)
        ? oldHadoop()
        : InputException.outside("the " + name + " does not start; its log is " + log);
  }

  private static InputException oldHadoop() {
    return InputException.outside(
        "the Hadoop in SPARK_HOME does not run on Java "
            + Runtime.version().feature()
            + "; set JAVA_HOME to a JDK 17 or 21");
  }

  /** The application was ended from outside. */
  public InputException ended() {
    return said(
        "the master "
            + master
            + " does not answer any more, has ended the application, or does not accept the secret"
            + " of this process");
  }

  /**
   * Makes a call of Spark.
   *
   * @throws InputException where the application was ended meanwhile; a call that is under way then
   *     finds parts of Spark missing and fails in any way
   */
  public <T> T lasting(SparkContext context, Supplier<T> call) {
    try {
      return call.get();
    } catch (RuntimeException e) {
      boolean told = e instanceof InputException || !context.isStopped();
      throw told ? e : ended();
    }
  }

  /** The workers have another Spark than this process. */
  public InputException versions(String theirs, String ours) {
    return said(
        "the workers of "
            + master
            + " run Spark "
            + theirs
            + ", this is Spark "
            + ours
            + "; both must be the same");
  }

  /** Something interrupted this thread, which only the end of the process does. */
  public SearchStopped interrupted() {
    Thread.currentThread().interrupt();
    return new SearchStopped(StopReason.CANCELLED);
  }

  /**
   * A job failed.
   *
   * @param what the part of the work it was; empty for none in particular
   */
  public InputException working(Throwable e, String what) {
    String words = all(e);
    String where = what.isEmpty() ? "" : " while it worked on " + what;
    Matcher exit = EXIT.matcher(words);
    int code = exit.find() ? Integer.parseInt(exit.group(1)) : 0;
    if (code == OUT_OF_MEMORY || code == KILLED || words.contains("OutOfMemoryError")) {
      return said(
          "the memory of a worker was used up, several times,"
              + where
              + "; give workers more: FARSTAR_JAVA_OPTS=-Dspark.executor.memory=4g");
    }
    if (words.contains("InvalidClassException") || words.contains("UnsupportedClassVersionError")) {
      return said("the workers of " + master + " run another version of Spark or of Java");
    }
    if (words.contains("ExecutorLostFailure")) {
      return said("a worker was lost, several times," + where);
    }
    if (words.contains("was shut down")
        || words.contains("stopped SparkContext")
        || words.contains("Task serialization failed: java.lang.InterruptedException")) {
      return ended();
    }
    return said("a worker failed" + where + ": " + firstLine(e));
  }

  private InputException said(String words) {
    return InputException.outside(words + "; what was finished is kept; Spark's log is " + log);
  }

  private static String all(Throwable e) {
    StringBuilder words = new StringBuilder();
    for (Throwable cause = e; cause != null; cause = cause.getCause()) {
      words.append(cause).append('\n');
    }
    return words.toString();
  }

  private static String firstLine(Throwable e) {
    String line = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "...";
  }
}
