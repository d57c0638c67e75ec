package org.farstar.values.shortgame;

/** What was found out about a game after it was made. */
final class Facts {}
