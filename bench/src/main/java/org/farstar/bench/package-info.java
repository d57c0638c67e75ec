/** Benchmarks; nothing depends on this module. */
package org.farstar.bench;
