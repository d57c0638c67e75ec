/** What pages ask: every question of the command line, as JSON under {@code /api/v1}. */
package org.farstar.web.api;
