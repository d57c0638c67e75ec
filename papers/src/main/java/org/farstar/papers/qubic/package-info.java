/** What is claimed of Qubic and of larger cubes. */
package org.farstar.papers.qubic;
