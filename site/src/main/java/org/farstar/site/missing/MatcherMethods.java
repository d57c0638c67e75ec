package org.farstar.site.missing;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.stream.Stream;

/** Methods of {@link Matcher}. */
public final class MatcherMethods {
  private MatcherMethods() {}

  public static Stream<MatchResult> results(Matcher matcher) {
    List<MatchResult> results = new ArrayList<>();
    matcher.reset();
    while (matcher.find()) {
      results.add(matcher.toMatchResult());
    }
    return results.stream();
  }

  public static String replaceAll(Matcher matcher, Function<MatchResult, String> change) {
    StringBuffer text = new StringBuffer();
    matcher.reset();
    while (matcher.find()) {
      matcher.appendReplacement(text, change.apply(matcher.toMatchResult()));
    }
    return matcher.appendTail(text).toString();
  }
}
