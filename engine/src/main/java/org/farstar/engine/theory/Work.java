package org.farstar.engine.theory;

/**
 * A paper, a book or a lecture in which statements stand.
 *
 * @param id the short name, with which the ids of its statements begin
 * @param authors who wrote it
 * @param title its title
 * @param year when it was published, empty where the work does not say
 * @param name how a citation calls it
 * @param checked whether its statements are checked one by one, as claims; of other works single
 *     statements are cited
 */
public record Work(
    String id, String authors, String title, String year, String name, boolean checked) {
  /**
   * @throws IllegalArgumentException if the id cannot begin the id of a statement
   */
  public Work {
    if (!id.matches("[^/ ]+")) {
      throw new IllegalArgumentException("the short name of a work is one word, not '" + id + "'");
    }
  }

  // Equality of records is put together when it is first needed, which short answers would wait
  // for.

  @Override
  public boolean equals(Object other) {
    return other instanceof Work work
        && id.equals(work.id)
        && authors.equals(work.authors)
        && title.equals(work.title)
        && year.equals(work.year)
        && name.equals(work.name)
        && checked == work.checked;
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }

  /** A work whose statements are checked one by one; citations call it by its short name. */
  public static Work checked(String id, String authors, String title, String year) {
    return new Work(id, authors, title, year, id, true);
  }

  /**
   * A work of which single statements are cited.
   *
   * @param name how a citation calls it, as {@code Beck, Combinatorial Games (2008)}
   */
  public static Work cited(String id, String authors, String title, String year, String name) {
    return new Work(id, authors, title, year, name, false);
  }

  /** The rules of a game as a work: what they promise is checked like the statements of a paper. */
  public static Work rulesOf(String game) {
    return cited(game, "", "the rules of " + game, "", game);
  }

  /** Authors, title and year. */
  public String reference() {
    return authors + ", " + title + (year.isEmpty() ? "" : ", " + year);
  }

  /** A theorem; its number is the name of the statement. */
  public Place theorem(String number) {
    return at(number, "Theorem " + number);
  }

  /** A lemma; its number is the name of the statement. */
  public Place lemma(String number) {
    return at(number, "Lemma " + number);
  }

  /** A corollary; its number is the name of the statement. */
  public Place corollary(String number) {
    return at(number, "Corollary " + number);
  }

  /** A proposition; its number is the name of the statement. */
  public Place proposition(String number) {
    return at(number, "Proposition " + number);
  }

  /** An observation; its number is the name of the statement. */
  public Place observation(String number) {
    return at(number, "Observation " + number);
  }

  /** A definition, of which something is stated; its number is the name of the statement. */
  public Place definition(String number) {
    return at(number, "Definition " + number);
  }

  /** A worked example; its number is the name of the statement. */
  public Place example(String number) {
    return at(number, "Example " + number);
  }

  /**
   * Any other place.
   *
   * @param statement the statement's id is {@code work/statement}
   * @param words the place in words, as {@code Section 1, after the figure}
   */
  public Place at(String statement, String words) {
    return new Place(this, statement, words);
  }

  /** What the work does not state. */
  public Place beyond(String statement) {
    return at(statement, Place.BEYOND);
  }

  /** A place in a work, and the name of what is stated there. */
  public static final class Place {
    private static final String BEYOND = "not in the paper";

    private final Work work;
    private final String statement;
    private final String words;

    private Place(Work work, String statement, String words) {
      if (!statement.matches("[^ ]+")) {
        throw new IllegalArgumentException(
            "the name of a statement is one word, not '" + statement + "'");
      }
      this.work = work;
      this.statement = statement;
      this.words = words;
    }

    /** One of several statements made there: {@code -part} is added to the id. */
    public Place part(String part) {
      return new Place(work, statement + "-" + part, words);
    }

    /**
     * One of several statements made there.
     *
     * @param part {@code -part} is added to the id
     * @param where is added to the place behind a comma, as {@code proof}
     */
    public Place part(String part, String where) {
      return new Place(work, statement + "-" + part, words + ", " + where);
    }

    /** The statement, in this project's words: proved there, or checked only if it is not there. */
    public Statement says(String text) {
      Standing standing = words.equals(BEYOND) ? Standing.CHECKED : Standing.PROVED_THERE;
      return new Statement(work, statement, words, text, standing);
    }
  }
}
