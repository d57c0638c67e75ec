/** How answers look on a terminal of 80 columns, and what it shows while one waits. */
package org.farstar.cli.output;
