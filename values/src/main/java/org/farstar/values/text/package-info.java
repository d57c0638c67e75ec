/**
 * Reading texts: {@link org.farstar.values.text.Scanner} moves through one, {@link
 * org.farstar.values.text.NotationException} says where it is wrong, and {@link
 * org.farstar.values.text.Nearest} which name was probably meant. Knows nothing of games.
 *
 * <p>For rules that read positions, and for programs that show where a text is wrong.
 */
package org.farstar.values.text;
