/**
 * Pictures as data: shapes in immutable drawings, helpers that make boards, strips and graphs of
 * them, and the writers of SVG and PNG.
 */
package org.farstar.picture;
