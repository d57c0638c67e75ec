/** What the lecture says of games on graphs. */
package org.farstar.papers.slides.graph;
