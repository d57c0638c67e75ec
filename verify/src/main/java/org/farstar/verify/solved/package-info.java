/**
 * Checks folders of solved games position by position, from the rules, the notation and the bytes
 * on the disk alone; nothing of what solved them is used.
 */
package org.farstar.verify.solved;
