package org.farstar.engine.memory;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.List;

/**
 * Whether the heap of the virtual machine is full of what is in use. How much that is shows only
 * after a collection of all generations, which the virtual machine makes when it needs room; so
 * between two of them nothing is new.
 */
final class Heap {
  /**
   * Tenths of the heap that may be in use; beyond them collections take more time than the work.
   */
  private static final int TENTHS = 8;

  private final long bound;
  private List<MemoryPoolMXBean> pools;
  private List<GarbageCollectorMXBean> collectors;
  private long seen;
  private long seenOld;

  /** The heap of this virtual machine. */
  Heap() {
    this(Runtime.getRuntime().maxMemory() / 10 * TENTHS);
  }

  /**
   * @param bound with more in use than this many bytes the heap is full
   */
  Heap(long bound) {
    this.bound = bound;
  }

  /**
   * Whether a collection since the last time this was asked has found the heap full. What an older
   * one found says nothing of now: whoever filled the heap then may be gone, and the first answer
   * is no. Costs next to nothing while the virtual machine has not taken all the memory it may
   * have.
   */
  boolean isFull() {
    return Runtime.getRuntime().totalMemory() > bound && hasFilled();
  }

  private synchronized boolean hasFilled() {
    boolean first = pools == null;
    if (first) {
      pools =
          ManagementFactory.getMemoryPoolMXBeans().stream()
              .filter(pool -> pool.getType() == MemoryType.HEAP)
              .filter(pool -> pool.getCollectionUsage() != null)
              .toList();
      collectors = ManagementFactory.getGarbageCollectorMXBeans();
    }
    long collections = 0;
    for (GarbageCollectorMXBean collector : collectors) {
      collections += Math.max(0, collector.getCollectionCount());
    }
    if (collections == seen) {
      return false;
    }
    seen = collections;
    long used = 0;
    long old = 0;
    for (MemoryPoolMXBean pool : pools) {
      MemoryUsage usage = pool.getCollectionUsage();
      long found = usage == null ? 0 : usage.getUsed();
      used += found;
      // Of the pools of a virtual machine those where objects grow old can have a threshold.
      old += pool.isUsageThresholdSupported() ? found : 0;
    }
    // Most collections leave the old generation alone, and with it what the last one found there.
    boolean news = !first && old != seenOld;
    seenOld = old;
    return news && used > bound;
  }
}
