/** What the lecture says of positional games, checked by searches that use none of it. */
package org.farstar.papers.slides.positional;
