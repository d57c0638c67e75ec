package org.farstar.values.loopy;

/** Who wins play without end: Left on the onside of a game, Right on its offside. */
enum Side {
  /** Play without end is won by Left. */
  ON,
  /** Play without end is won by Right. */
  OFF
}
