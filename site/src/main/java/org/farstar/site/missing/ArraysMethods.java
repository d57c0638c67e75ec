package org.farstar.site.missing;

import java.util.Comparator;

/** Methods of {@link java.util.Arrays}. */
public final class ArraysMethods {
  private ArraysMethods() {}

  public static int compare(int[] a, int[] b) {
    for (int i = 0; i < Math.min(a.length, b.length); i++) {
      if (a[i] != b[i]) {
        return Integer.compare(a[i], b[i]);
      }
    }
    return a.length - b.length;
  }

  public static int compare(long[] a, long[] b) {
    for (int i = 0; i < Math.min(a.length, b.length); i++) {
      if (a[i] != b[i]) {
        return Long.compare(a[i], b[i]);
      }
    }
    return a.length - b.length;
  }

  public static int compareUnsigned(long[] a, long[] b) {
    for (int i = 0; i < Math.min(a.length, b.length); i++) {
      if (a[i] != b[i]) {
        return Long.compareUnsigned(a[i], b[i]);
      }
    }
    return a.length - b.length;
  }

  public static int compare(byte[] a, byte[] b) {
    for (int i = 0; i < Math.min(a.length, b.length); i++) {
      if (a[i] != b[i]) {
        return Byte.compare(a[i], b[i]);
      }
    }
    return a.length - b.length;
  }

  public static int compare(char[] a, char[] b) {
    for (int i = 0; i < Math.min(a.length, b.length); i++) {
      if (a[i] != b[i]) {
        return Character.compare(a[i], b[i]);
      }
    }
    return a.length - b.length;
  }

  public static <T> int compare(T[] a, T[] b, Comparator<? super T> order) {
    for (int i = 0; i < Math.min(a.length, b.length); i++) {
      int found = a[i] == b[i] ? 0 : order.compare(a[i], b[i]);
      if (found != 0) {
        return found;
      }
    }
    return a.length - b.length;
  }
}
