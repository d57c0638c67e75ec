/** Stores of chunks that are reached by an address, through Hadoop's file systems. */
package org.farstar.spark.store;
