/**
 * Who wins regions and their sums: regions as items of sums, searches for who wins a region alone,
 * and what a region lies between.
 */
package org.farstar.regions.outcome;
