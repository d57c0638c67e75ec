package org.farstar.verify;

/**
 * What was verified. Only a checker makes one.
 *
 * @param statement what the certificate states, and proves
 * @param how what the checker did, a clause that follows 'by'
 */
public record Verified(Statement statement, String how) {}
