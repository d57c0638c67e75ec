/** What is made from the description of the commands: the manual page and completion for fish. */
package org.farstar.cli.manual;
