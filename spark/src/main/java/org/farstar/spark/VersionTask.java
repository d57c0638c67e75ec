package org.farstar.spark;

import org.apache.spark.api.java.function.Function;

/** Says which Spark works on a worker. */
final class VersionTask implements Function<Integer, String> {
  private static final long serialVersionUID = 1L;

  @Override
  public String call(Integer nothing) {
    return org.apache.spark.package$.MODULE$.SPARK_VERSION();
  }
}
