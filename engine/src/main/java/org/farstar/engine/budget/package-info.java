/** How long a search may go on, and what it tells meanwhile. */
package org.farstar.engine.budget;
