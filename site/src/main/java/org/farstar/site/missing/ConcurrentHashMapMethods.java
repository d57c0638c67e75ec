package org.farstar.site.missing;

import java.util.concurrent.ConcurrentHashMap;

/** Methods of {@link ConcurrentHashMap}. */
public final class ConcurrentHashMapMethods {
  private ConcurrentHashMapMethods() {}

  public static long mappingCount(ConcurrentHashMap<?, ?> map) {
    return map.size();
  }
}
