/** The one way from the text of a certificate to what it proves. */
package org.farstar.verify.kernel;
