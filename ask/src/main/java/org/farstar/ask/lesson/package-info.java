/** Lessons: text in small steps, positions, and questions that the engine judges. */
package org.farstar.ask.lesson;
