/** How answers look: on a terminal of 80 columns, as JSON, and while one waits. */
package org.farstar.cli.output;
