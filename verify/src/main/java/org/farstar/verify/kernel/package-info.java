/**
 * The one way from the text of a certificate to what it proves.
 *
 * <p>For programs that check certificates by themselves.
 */
package org.farstar.verify.kernel;
