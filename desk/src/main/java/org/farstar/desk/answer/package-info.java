/** Answers as data: typed records, the one form they have as JSON, and sentences about them. */
package org.farstar.desk.answer;
