/** A cluster of Spark's own kind on this machine, from the jars that this process runs with. */
package org.farstar.spark.own;
