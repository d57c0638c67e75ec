package org.farstar.site.shim.java.util.concurrent;

import java.util.TreeMap;

/** {@link java.util.concurrent.ConcurrentSkipListMap} on one thread. */
public final class ConcurrentSkipListMap<K, V> extends TreeMap<K, V> {
  private static final long serialVersionUID = 1;

  public ConcurrentSkipListMap() {}
}
