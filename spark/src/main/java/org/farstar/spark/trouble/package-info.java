/** What is said when a cluster does not do what it should. */
package org.farstar.spark.trouble;
