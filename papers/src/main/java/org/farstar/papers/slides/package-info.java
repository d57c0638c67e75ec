/** The claims of the lecture. */
package org.farstar.papers.slides;
