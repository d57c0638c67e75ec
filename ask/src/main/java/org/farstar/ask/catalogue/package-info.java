/** The games by name, those of the user among them. */
package org.farstar.ask.catalogue;
