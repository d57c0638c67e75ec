package org.farstar.engine.rules;

import java.util.Optional;

/**
 * Who wins in a game's own words, for games that do not speak of Left and Right or of the next and
 * the previous player.
 *
 * @param word one lower-case word for machines, for instance {@code even} or {@code first}
 * @param sentence a clause for people, without a capital or a full stop
 * @param role the name of the winner's part in the game in lower case, for instance {@code white};
 *     empty where the winner may play either part
 */
public record Winner(String word, String sentence, Optional<String> role) {}
