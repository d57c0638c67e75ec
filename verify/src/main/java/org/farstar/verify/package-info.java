/**
 * Certificates: strategies written down so that a program which knows the rules alone can check
 * them. The checkers share no code with any search.
 *
 * <p>For programs that check certificates, and for rules whose certificates are to be checked.
 */
package org.farstar.verify;
