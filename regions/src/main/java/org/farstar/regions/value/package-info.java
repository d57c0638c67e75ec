/** The values of regions, by depth first search of their options. */
package org.farstar.regions.value;
