/**
 * Regions without their place: a region is shifted into the corner of a {@linkplain
 * org.farstar.regions.frame.RegionFrame frame}, and its images there are one.
 */
package org.farstar.regions.frame;
