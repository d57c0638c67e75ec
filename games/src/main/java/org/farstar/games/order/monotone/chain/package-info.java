/**
 * The packed search for decks {1..n}. A position is what matters of a colour sequence and its gaps,
 * packed into one or two longs, rarely into more; gaps that are large count as one size, so that
 * the work does not depend on n and one computation decides every n.
 *
 * <p>For programs that ask about long decks, and for the checks of the paper.
 */
package org.farstar.games.order.monotone.chain;
