package org.farstar.engine.claim;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.farstar.engine.claim.Draft.Extent;
import org.farstar.engine.claim.Draft.Rival;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Work;

/**
 * The claims of one paper, each told as a sentence: where it stands, what it says, over which
 * cases, and how they are checked.
 *
 * <pre>{@code
 * theorem("4.2").says("Left's best move turns ...").over("lines of up to %d coins", 0, 14).check(this::bestMoves)
 * }</pre>
 *
 * <p>Every step is immutable and may be used more than once.
 */
public final class Claims {
  private final Work work;

  private Claims(Work work) {
    this.work = work;
  }

  /** The claims of a work. */
  public static Claims of(Work work) {
    return new Claims(work);
  }

  /** A claim that checks a statement which is made elsewhere, as theories cite it. */
  public static Told of(Statement statement) {
    return new Told(statement, List.of());
  }

  /** A theorem; its number is the name of the claim. */
  public Place theorem(String number) {
    return new Place(work.theorem(number));
  }

  /** A lemma; its number is the name of the claim. */
  public Place lemma(String number) {
    return new Place(work.lemma(number));
  }

  /** A corollary; its number is the name of the claim. */
  public Place corollary(String number) {
    return new Place(work.corollary(number));
  }

  /** A proposition; its number is the name of the claim. */
  public Place proposition(String number) {
    return new Place(work.proposition(number));
  }

  /** An observation; its number is the name of the claim. */
  public Place observation(String number) {
    return new Place(work.observation(number));
  }

  /** A definition, of which something is claimed; its number is the name of the claim. */
  public Place definition(String number) {
    return new Place(work.definition(number));
  }

  /** A worked example; its number is the name of the claim. */
  public Place example(String number) {
    return new Place(work.example(number));
  }

  /**
   * Any other place.
   *
   * @param name the claim's id is {@code paper/name}
   * @param cite the place in words, as {@code Section 1, after the figure}
   */
  public Place at(String name, String cite) {
    return new Place(work.at(name, cite));
  }

  /** A statement that the paper does not make, as one on which a check of its statements rests. */
  public Place beyond(String name) {
    return new Place(work.beyond(name));
  }

  /** A place in the paper, and the id of what is claimed there. */
  public static final class Place {
    private final Work.Place place;

    private Place(Work.Place place) {
      this.place = place;
    }

    /** One of several claims made there: {@code -name} is added to the id. */
    public Place part(String name) {
      return new Place(place.part(name));
    }

    /**
     * One of several claims made there.
     *
     * @param name {@code -name} is added to the id
     * @param where is added to the place behind a comma, as {@code proof}
     */
    public Place part(String name, String where) {
      return new Place(place.part(name, where));
    }

    /** The statement, in this project's words. */
    public Told says(String statement) {
      return new Told(place.says(statement), List.of());
    }

    /** A statement of another work, under the name of this place. */
    public Told checks(Statement other) {
      return new Told(place.says(other.words()).standing(other.standing()), List.of(other));
    }
  }

  /** A statement without its cases. */
  public static final class Told {
    private final Statement statement;
    private final List<Statement> supports;

    private Told(Statement statement, List<Statement> supports) {
      this.statement = statement;
      this.supports = List.copyOf(supports);
    }

    /** The check also compares these statements, which theories cite. */
    public Told supports(Statement... others) {
      return new Told(statement, List.of(others));
    }

    /**
     * Over a fixed set of cases, such as a worked example.
     *
     * @param scope the cases in words
     */
    public Fixed over(String scope) {
      return new Fixed(new Draft(statement, supports, Extent.fixed(scope)));
    }

    /**
     * Over cases of every size.
     *
     * @param scope the cases in words, with {@code %d} for the largest size checked
     * @param first the smallest size
     * @param last the largest size unless somebody asks for another
     * @throws IllegalArgumentException where first is larger than last
     */
    public Sized over(String scope, int first, int last) {
      return new Sized(new Draft(statement, supports, Extent.sized(scope, first, last)));
    }
  }

  /** A claim over a fixed set of cases, but for its check, whatever it is. */
  public static class FixedCases {
    final Draft draft;

    private FixedCases(Draft draft) {
      this.draft = draft;
    }

    /**
     * A statement close to this one is false, and the cases tell the two apart.
     *
     * @param statement the false statement
     * @param check compares the cases of the false statement; must meet a counterexample
     */
    public FixedCases butNot(String statement, Consumer<Cases> check) {
      return new FixedCases(draft.neighbour(statement, unsized(check)));
    }

    /** The claim, with a check that hands over its cases. */
    public Claim check(Consumer<Cases> check) {
      return new Claim(draft, unsized(check));
    }

    private static Claim.Check unsized(Consumer<Cases> check) {
      return (size, cases) -> check.accept(cases);
    }
  }

  /**
   * A theorem over a fixed set of cases, but for its check; it may turn out to be something else.
   */
  public static final class Fixed extends FixedCases {
    private Fixed(Draft draft) {
      super(draft);
    }

    /** It is a conjecture, which no number of cases proves, and which corrects nothing. */
    public FixedCases conjecture() {
      return new FixedCases(draft.conjecture());
    }

    /**
     * It corrects a slip.
     *
     * @param slip the printed line, what it says, and why it is false
     * @param check compares the cases of what is printed; must meet a counterexample
     */
    public FixedCases corrects(Slip slip, Consumer<Cases> check) {
      return new FixedCases(draft.corrects(slip, FixedCases.unsized(check)));
    }

    /** The print can be read in several ways, and this says how it is read here. */
    public FixedCases reading(String taken) {
      return new FixedCases(draft.reading(taken, Optional.empty()));
    }

    /**
     * The print can be read in two ways, of which the other is false.
     *
     * @param taken how it is read here
     * @param other what the other reading says
     * @param check compares the cases of the other reading; must meet a counterexample
     */
    public FixedCases reading(String taken, String other, Consumer<Cases> check) {
      Rival rival = new Rival(other, FixedCases.unsized(check));
      return new FixedCases(draft.reading(taken, Optional.of(rival)));
    }

    @Override
    public Fixed butNot(String statement, Consumer<Cases> check) {
      return new Fixed(draft.neighbour(statement, FixedCases.unsized(check)));
    }
  }

  /** A claim over cases of every size, but for its check, whatever it is. */
  public static class SizedCases {
    final Draft draft;

    private SizedCases(Draft draft) {
      this.draft = draft;
    }

    /**
     * No larger size can be asked for, because the check's own tables or numbers end there. Whoever
     * asks for a larger one is told how far the check came.
     *
     * @throws IllegalArgumentException where the usual largest size is larger
     */
    public SizedCases atMost(int size) {
      return new SizedCases(draft.atMost(size));
    }

    /**
     * A statement close to this one is false, and the usual cases tell the two apart.
     *
     * @param statement the false statement
     * @param check compares the cases of the false statement; must meet a counterexample at some
     *     usual size
     */
    public SizedCases butNot(String statement, Claim.Check check) {
      return new SizedCases(draft.neighbour(statement, check));
    }

    /** The claim, with a check that hands over the cases of exactly the size it is given. */
    public Claim check(Claim.Check check) {
      return new Claim(draft, check);
    }
  }

  /**
   * A theorem over cases of every size, but for its check; it may turn out to be something else.
   */
  public static final class Sized extends SizedCases {
    private Sized(Draft draft) {
      super(draft);
    }

    /** It is a conjecture, which no number of cases proves, and which corrects nothing. */
    public SizedCases conjecture() {
      return new SizedCases(draft.conjecture());
    }

    /**
     * It corrects a slip.
     *
     * @param slip the printed line, what it says, and why it is false
     * @param check compares the cases of what is printed; must meet a counterexample at some size
     */
    public SizedCases corrects(Slip slip, Claim.Check check) {
      return new SizedCases(draft.corrects(slip, check));
    }

    /** The print can be read in several ways, and this says how it is read here. */
    public SizedCases reading(String taken) {
      return new SizedCases(draft.reading(taken, Optional.empty()));
    }

    /**
     * The print can be read in two ways, of which the other is false.
     *
     * @param taken how it is read here
     * @param other what the other reading says
     * @param check compares the cases of the other reading; must meet a counterexample at some size
     */
    public SizedCases reading(String taken, String other, Claim.Check check) {
      return new SizedCases(draft.reading(taken, Optional.of(new Rival(other, check))));
    }

    @Override
    public Sized atMost(int size) {
      return new Sized(draft.atMost(size));
    }

    @Override
    public Sized butNot(String statement, Claim.Check check) {
      return new Sized(draft.neighbour(statement, check));
    }
  }
}
