/** What every front reads: files, streams, quantities; and what is said about wrong input. */
package org.farstar.ask.input;
