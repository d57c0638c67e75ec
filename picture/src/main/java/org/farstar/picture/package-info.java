/**
 * Pictures as data: shapes in immutable drawings, helpers that make boards, strips and graphs of
 * them, and the writers of SVG and PNG.
 *
 * <p>For looks that draw positions, and for programs that write SVG or PNG.
 */
package org.farstar.picture;
