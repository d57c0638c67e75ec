/** The claims on the monotonic sequence game, with referees that play by the definition. */
package org.farstar.papers.monotone;
