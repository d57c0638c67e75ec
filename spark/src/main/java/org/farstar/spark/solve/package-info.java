/** Whole games on Apache Spark: chunks of keys go through its shuffle, never single positions. */
package org.farstar.spark.solve;
