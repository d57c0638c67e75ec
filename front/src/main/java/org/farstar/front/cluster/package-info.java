/** Work that is done in other processes: what they are told, and what they tell. */
package org.farstar.front.cluster;
