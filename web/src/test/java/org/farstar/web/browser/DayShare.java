package org.farstar.web.browser;

import java.time.LocalDate;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a day takes of cases that a browser needs long for: one of so many parts, so that the parts
 * of as many days are all cases. {@code -Dgames.all=true} takes all.
 */
public final class DayShare {
  private DayShare() {}

  /**
   * The part of today, which is smaller on plain files: they are asked beside the server.
   *
   * @param parts how many parts there are for the server
   * @param plain how many there are for plain files
   * @param first which part the first day takes, from 0
   */
  static <T> Stream<T> of(List<T> cases, int parts, int plain, int first) {
    return of(cases, Chrome.plain() ? plain : parts, first);
  }

  /**
   * The part of today.
   *
   * @param parts how many parts there are
   * @param first which part the first day takes, from 0
   */
  public static <T> Stream<T> of(List<T> cases, int parts, int first) {
    long today = LocalDate.now().toEpochDay() + first;
    return IntStream.range(0, cases.size())
        .filter(i -> Boolean.getBoolean("games.all") || (today + i) % parts == 0)
        .mapToObj(cases::get);
  }
}
