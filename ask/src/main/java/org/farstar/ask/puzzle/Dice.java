package org.farstar.ask.puzzle;

/**
 * Random numbers from a seed, the same on every machine and in every language: SplitMix64 (G. L.
 * Steele, D. Lea and C. H. Flood, Fast splittable pseudorandom number generators, OOPSLA 2014).
 */
final class Dice {
  private long state;

  /**
   * @param seed any text
   */
  Dice(String seed) {
    // FNV-1a, so that texts that differ in one letter begin far apart.
    long hash = 0xcbf29ce484222325L;
    for (int i = 0; i < seed.length(); i++) {
      hash = (hash ^ seed.charAt(i)) * 0x100000001b3L;
    }
    state = hash;
  }

  private long next() {
    long z = state += 0x9e3779b97f4a7c15L;
    z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return z ^ (z >>> 31);
  }

  /** A number from 0 to below a bound, which is at most some thousands. */
  int below(int bound) {
    return (int) ((next() >>> 33) % bound);
  }
}
