/** The nimbers of regions of impartial rules, by proof numbers. */
package org.farstar.regions.nimber;
