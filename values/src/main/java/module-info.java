/**
 * Exact values of games, their notation and what else speaks of them; needs nothing but the JDK.
 */
module org.farstar.values {
  exports org.farstar.values;
  exports org.farstar.values.cancel;
  exports org.farstar.values.loopy;
  exports org.farstar.values.misere;
  exports org.farstar.values.nimber;
  exports org.farstar.values.notation;
  exports org.farstar.values.player;
  exports org.farstar.values.shortgame;
  exports org.farstar.values.surreal;
  exports org.farstar.values.text;
}
