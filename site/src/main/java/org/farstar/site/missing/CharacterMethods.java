package org.farstar.site.missing;

/** Methods of {@link Character}. */
public final class CharacterMethods {
  private CharacterMethods() {}

  public static String toString(int point) {
    return new String(Character.toChars(point));
  }
}
