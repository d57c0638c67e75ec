/**
 * The two players, how a play ends for one of them ({@link org.farstar.values.player.Result}), and
 * what each gets moving first ({@link org.farstar.values.player.Outcome}).
 *
 * <p>For all that speak of Left, Right and who wins.
 */
package org.farstar.values.player;
