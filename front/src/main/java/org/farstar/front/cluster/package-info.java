/** Work that is done in other processes: what they are given, and what they tell. */
package org.farstar.front.cluster;
