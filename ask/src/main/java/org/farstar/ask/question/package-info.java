/** Questions about positions and sums: what is asked, and what is needed to ask it. */
package org.farstar.ask.question;
