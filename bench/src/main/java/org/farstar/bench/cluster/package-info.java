/**
 * How long a solve takes on clusters that are not at hand: recorded runs, a model of the scheduler
 * that is checked against them, and forecasts from both.
 */
package org.farstar.bench.cluster;
