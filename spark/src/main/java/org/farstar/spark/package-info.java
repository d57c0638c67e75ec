/** Tables and whole games on Apache Spark: how work reaches its processes and comes back. */
package org.farstar.spark;
