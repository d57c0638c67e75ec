/**
 * The front door for programs.
 *
 * <pre>{@code
 * Farstar farstar = Farstar.open();
 * Position board = farstar.game("domineering").position("4x4");
 * System.out.println(board.outcome() + ", worth " + board.value());
 * }</pre>
 *
 * <p>{@link org.farstar.Farstar} opens games and reads sums and values. A {@link
 * org.farstar.Ruleset} reads positions and makes tables. A {@link org.farstar.Position} is asked
 * who wins, what it is worth, which moves win and why, and for proofs and pictures. What comes back
 * is data: an {@link org.farstar.values.player.Outcome}, a {@link org.farstar.values.Value}, the
 * records of this package.
 *
 * <p>Limits, threads, listeners and the way to an answer are set on any of the three, by {@link
 * org.farstar.Asking}, and are inherited by what they make.
 *
 * <p><b>Faults.</b> Text that cannot be read is a {@link
 * org.farstar.values.text.NotationException}, which has the place; an unknown game or anything else
 * that cannot be done as it is asked for, an {@link org.farstar.ask.input.InputException}; a
 * question that neither theorem nor search answers, a {@link
 * org.farstar.engine.answer.NotAnsweredException}; a limit that was reached first, an {@link
 * org.farstar.UnfinishedException}, which says what is known; a certificate that proves nothing, a
 * {@link org.farstar.verify.RefusedException}. All are unchecked.
 *
 * <p><b>Threads.</b> Everything here may be used by several threads. Questions to one {@code
 * Farstar} are answered one after the other, since they share what they find; two of them work
 * independently.
 *
 * <p>For every program: nothing else is needed to ask.
 */
package org.farstar;
