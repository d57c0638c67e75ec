/**
 * The command line; nothing mathematical lives here. {@link org.farstar.cli.Main} is the process,
 * {@link org.farstar.cli.Cli} finds the command, and each command is a class of its own.
 */
package org.farstar.cli;
