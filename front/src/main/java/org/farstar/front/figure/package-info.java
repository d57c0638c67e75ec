/** Questions and tables as figures. */
package org.farstar.front.figure;
