/** Whole games: what is to be solved as it is asked for, and what a folder of a solve answers. */
package org.farstar.ask.solve;
