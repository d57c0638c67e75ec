/** Figures: thermographs, game trees, boards and heat maps as drawings. */
package org.farstar.figures;
