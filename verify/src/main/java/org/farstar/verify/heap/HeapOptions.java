package org.farstar.verify.heap;

/** What an octal or hexadecimal game makes of a heap, by its code alone. */
final class HeapOptions {
  private HeapOptions() {}

  /** Takes the heaps that a move leaves; 0 stands for none. */
  @FunctionalInterface
  interface Left {
    void heaps(int one, int two, int three);
  }

  /**
   * Hands over what each move leaves of a heap.
   *
   * @param code the code, as {@code 0.77}
   * @param checkStop called for each number that may be taken
   */
  static void each(String code, int heap, Runnable checkStop, Left left) {
    for (int taken = 0; taken < code.length() - 1 && taken <= heap; taken++) {
      checkStop.run();
      int digit = Character.digit(code.charAt(taken == 0 ? 0 : taken + 1), 16);
      int rest = heap - taken;
      if ((digit & (rest == 0 ? 1 : 2)) != 0) {
        left.heaps(rest, 0, 0);
      }
      for (int one = 1; (digit & 4) != 0 && one <= rest - one; one++) {
        left.heaps(one, rest - one, 0);
      }
      for (int one = 1; (digit & 8) != 0 && one <= rest / 3; one++) {
        for (int two = one; two <= rest - one - two; two++) {
          left.heaps(one, two, rest - one - two);
        }
      }
    }
  }
}
