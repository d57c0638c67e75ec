/** Answers as JSON, in their one form, and what JSON is read with. */
package org.farstar.front.json;
