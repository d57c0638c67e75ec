/**
 * The two players, how a play ends for one of them ({@link org.farstar.values.player.Result}), and
 * what each gets moving first ({@link org.farstar.values.player.Outcome}).
 */
package org.farstar.values.player;
