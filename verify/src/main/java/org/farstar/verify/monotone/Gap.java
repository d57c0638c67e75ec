package org.farstar.verify.monotone;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.verify.RefusedException;

/**
 * How many zeros a line allows in a gap: n; or {@code n+1}, which is n and more; or {@code n+2},
 * which is n, n+2, n+4 and so on.
 *
 * @param least the least number
 * @param step the distance to the next, 0 where there is no other
 */
record Gap(int least, int step) {
  private static final Pattern FORM = Pattern.compile("([0-9]{1,3})(\\+[12])?");

  /**
   * Reads the gaps of a line.
   *
   * @throws RefusedException where there are not this many
   */
  static List<Gap> read(int number, String text, int count) {
    List<Gap> gaps = new ArrayList<>();
    for (String word : text.split(" ", -1)) {
      Matcher form = FORM.matcher(word);
      if (!form.matches()) {
        throw RefusedException.at(number, "found '" + word + "', allowed: n, n+1 or n+2");
      }
      int step = form.group(2) == null ? 0 : form.group(2).charAt(1) - '0';
      gaps.add(new Gap(Integer.parseInt(form.group(1)), step));
    }
    if (gaps.size() != count) {
      throw RefusedException.at(
          number, "found " + gaps.size() + " gaps, allowed: " + count + ", one more than d-2");
    }
    return gaps;
  }

  boolean allows(int zeros) {
    return step == 0 ? zeros == least : zeros >= least && (zeros - least) % step == 0;
  }

  /** From which number of zeros on its parity alone decides. */
  int threshold() {
    return step == 0 ? least + 1 : step == 1 ? least : Math.max(0, least - 1);
  }

  /** Whether it asks no more than whether there is a zero. */
  boolean asksForOne() {
    return step == 0 && least == 0 || step == 1 && least <= 1;
  }
}
