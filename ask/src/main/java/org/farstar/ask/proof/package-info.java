/** Certificates as fronts ask for them: found by search, written, read and handed to a checker. */
package org.farstar.ask.proof;
