/**
 * All small objects of a kind, over which claims are checked, and slow searches that know no
 * theory.
 */
package org.farstar.papers.small;
