package org.farstar.site.shim.org.farstar.engine.memory;

/** The heap of a browser, which does not say how full it is: workspaces count what they take. */
final class Heap {
  Heap() {}

  Heap(long bound) {}

  boolean isFull() {
    return false;
  }
}
