/** Answers as typed records, and sentences about them. */
package org.farstar.ask.answer;
