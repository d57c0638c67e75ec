package org.farstar.games.heap.octal;

import java.util.Arrays;
import org.farstar.engine.budget.Meter;

/**
 * A wave whose sign the values of heaps n follow, cos(2 pi (frequency n + phase)): a value usually
 * has an even number of the bits of a mask where the wave is positive, and an odd number where it
 * is negative. A {@linkplain Mask mask} that makes few heaps rare is a wave of frequency 0 or 1/2.
 *
 * @param mask the bits that are counted
 * @param frequency above 0, at most 1/2
 * @param amplitude the size of the mean of s(n) e^(-2 pi i frequency n), where s(n) is 1 if heap n
 *     has an even number of the bits, and else -1; for a frequency in general at most 2/pi, if all
 *     values follow
 * @param share how many of the heaps follow, from 0 to 1
 * @param heaps how many heaps were looked at
 */
record Wave(int mask, double frequency, double amplitude, double share, int heaps) {
  /** So many of the last heaps tell the mask, at most. */
  private static final int LAST = 1 << 14;

  /** A wave comes and goes at least so many times in these. */
  private static final int LEAST = 4;

  /**
   * The wave that the larger half of heaps follow, with the mask for which it is strongest among
   * the last of them. It takes v N log N for values up to v, where N is at most 16,384, and a few
   * times the number of heaps.
   *
   * @param values of heaps from 0 on, 16 at least
   * @param meter counts the masks and frequencies that are tried
   */
  static Wave of(int[] values, Meter meter) {
    int last = Math.min(LAST, Integer.highestOneBit(values.length / 2));
    Wave best = strongest(values, last, meter).nearby(values, last, 1.0 / last, meter);
    int heaps = last;
    while (heaps < values.length / 2) {
      int before = heaps;
      heaps = Math.min(2 * heaps, values.length / 2);
      best = best.nearby(values, heaps, 1.0 / before, meter);
    }
    return best;
  }

  private static Wave strongest(int[] values, int last, Meter meter) {
    int first = values.length - last;
    int largest = Arrays.stream(values, first, values.length).max().orElseThrow();
    Wave best = new Wave(0, 0, -1, 0, last);
    double[] cos = new double[last / 2];
    double[] sin = new double[last / 2];
    for (int i = 0; i < last / 2; i++) {
      cos[i] = Math.cos(2 * Math.PI * i / last);
      sin[i] = -Math.sin(2 * Math.PI * i / last);
    }
    for (int mask = 1; mask < 2 * Integer.highestOneBit(Math.max(1, largest)); mask++) {
      meter.count();
      double[] real = new double[last];
      for (int i = 0; i < last; i++) {
        real[i] = sign(values[first + i], mask);
      }
      double[] imaginary = new double[last];
      transform(real, imaginary, cos, sin);
      for (int wave = LEAST; wave <= last / 2; wave++) {
        double amplitude = Math.hypot(real[wave], imaginary[wave]) / last;
        if (amplitude > best.amplitude) {
          best = new Wave(mask, (double) wave / last, amplitude, 0, last);
        }
      }
    }
    return best;
  }

  /** The wave of nearly this frequency that more heaps follow most. */
  private Wave nearby(int[] values, int more, double apart, Meter meter) {
    double step = 1.0 / (8L * more);
    Wave best = at(values, more, frequency);
    for (double by = step; by < apart; by += step) {
      for (double other : new double[] {frequency - by, frequency + by}) {
        meter.count();
        Wave wave = at(values, more, Math.min(other, 0.5));
        best = wave.amplitude > best.amplitude ? wave : best;
      }
    }
    return best;
  }

  /** How the last heaps follow a wave of some frequency. */
  private Wave at(int[] values, int more, double frequency) {
    double real = 0;
    double imaginary = 0;
    for (int heap = values.length - more; heap < values.length; heap++) {
      double angle = angle(frequency, heap);
      int sign = sign(values[heap], mask);
      real += sign * Math.cos(angle);
      imaginary -= sign * Math.sin(angle);
    }
    double phase = Math.atan2(imaginary, real);
    int follow = 0;
    for (int heap = values.length - more; heap < values.length; heap++) {
      double height = Math.cos(angle(frequency, heap) + phase);
      follow += height > 0 == sign(values[heap], mask) > 0 ? 1 : 0;
    }
    return new Wave(
        mask, frequency, Math.hypot(real, imaginary) / more, (double) follow / more, more);
  }

  private static double angle(double frequency, int heap) {
    double turns = frequency * heap;
    return 2 * Math.PI * (turns - Math.floor(turns));
  }

  private static int sign(int value, int mask) {
    return 1 - 2 * (Integer.bitCount(value & mask) & 1);
  }

  /**
   * Replaces a power of two of complex numbers by their discrete Fourier transform.
   *
   * @param cos the real parts of the first half of as many roots of 1
   * @param sin their imaginary parts
   */
  private static void transform(double[] real, double[] imaginary, double[] cos, double[] sin) {
    int count = real.length;
    for (int i = 1; i < count; i++) {
      int j = Integer.reverse(i) >>> Integer.numberOfLeadingZeros(count - 1);
      if (i < j) {
        swap(real, i, j);
        swap(imaginary, i, j);
      }
    }
    for (int half = 1; half < count; half *= 2) {
      for (int from = 0; from < count; from += 2 * half) {
        for (int k = 0; k < half; k++) {
          int one = from + k;
          int other = one + half;
          int root = k * (count / 2 / half);
          double re = real[other] * cos[root] - imaginary[other] * sin[root];
          double im = real[other] * sin[root] + imaginary[other] * cos[root];
          real[other] = real[one] - re;
          imaginary[other] = imaginary[one] - im;
          real[one] += re;
          imaginary[one] += im;
        }
      }
    }
  }

  private static void swap(double[] numbers, int i, int j) {
    double one = numbers[i];
    numbers[i] = numbers[j];
    numbers[j] = one;
  }
}
