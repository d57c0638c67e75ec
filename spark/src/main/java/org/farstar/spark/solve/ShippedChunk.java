package org.farstar.spark.solve;

import java.io.Serializable;

/** A chunk of a layer as a task gets it. */
final class ShippedChunk implements Serializable {
  private static final long serialVersionUID = 1L;

  private final int number;
  private final Shipment keys;

  /**
   * @param number its number in the layer
   * @param keys its keys
   */
  ShippedChunk(int number, Shipment keys) {
    this.number = number;
    this.keys = keys;
  }

  int number() {
    return number;
  }

  Shipment keys() {
    return keys;
  }
}
