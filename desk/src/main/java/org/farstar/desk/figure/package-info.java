/** Questions and tables as figures. */
package org.farstar.desk.figure;
