/**
 * Figures: thermographs, game trees, boards and heat maps as drawings.
 *
 * <p>For programs that draw thermographs, trees and tables.
 */
package org.farstar.figures;
