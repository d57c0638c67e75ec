/** The values of all small regions: how they are made, one size after the other, and read. */
package org.farstar.regions.database;
