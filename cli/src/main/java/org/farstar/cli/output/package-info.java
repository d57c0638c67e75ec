/** How answers look on a terminal, and what it shows while one waits. */
package org.farstar.cli.output;
