/**
 * Certificates: strategies written down so that a program which knows the rules alone can check
 * them. The checkers share no code with any search.
 */
package org.farstar.verify;
