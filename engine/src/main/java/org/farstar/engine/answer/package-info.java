/** Answers with their reasons, and the theories that give them without search. */
package org.farstar.engine.answer;
