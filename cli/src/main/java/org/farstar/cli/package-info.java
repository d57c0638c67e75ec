/** The command line; nothing mathematical lives here. */
package org.farstar.cli;
