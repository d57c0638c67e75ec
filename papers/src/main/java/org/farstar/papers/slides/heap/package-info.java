/** What the lecture says of games with heaps. */
package org.farstar.papers.slides.heap;
