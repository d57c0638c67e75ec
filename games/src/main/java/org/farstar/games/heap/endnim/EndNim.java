package org.farstar.games.heap.endnim;

import java.util.Optional;
import org.farstar.engine.play.Moves;
import org.farstar.values.player.Player;

/**
 * Partizan End Nim: Left lowers the leftmost pile, Right the rightmost one, to any smaller ordinal;
 * a pile of 0 is gone.
 */
public final class EndNim implements RowRules {
  private final int extra;

  /** The rules of the game. */
  public EndNim() {
    this(0);
  }

  /**
   * The same rules with more sizes of infinite piles listed.
   *
   * @param extra how much further than needed, see {@link OptionClasses#of(Row, Player, int)}
   */
  public EndNim(int extra) {
    this.extra = extra;
  }

  @Override
  public void moves(Row row, Player player, Moves<Row> moves) {
    if (!row.isEmpty()) {
      for (Sizes sizes :
          extra == 0 ? OptionClasses.of(row, player) : OptionClasses.of(row, player, extra)) {
        moves.add(row.withEnd(player, sizes.from()), () -> sizes.text(player));
      }
    }
  }

  @Override
  public Optional<String> unsearchable(Row row, boolean exact) {
    if (!OptionClasses.known(row)) {
      return Optional.of(
          "of the infinite piles a search handles those below w^w only; the theory handles all");
    }
    if (exact && !OptionClasses.allListed(row)) {
      return Optional.of(
          row.isFinite()
              ? "a pile above " + OptionClasses.LISTED + " has too many options to list them all"
              : "an infinite pile has infinitely many options; a search that puts them into classes"
                  + " says who wins a single row, no more");
    }
    return Optional.empty();
  }

  @Override
  public Optional<String> movesStandForOthers(Row row) {
    return OptionClasses.allListed(row)
        ? Optional.empty()
        : Optional.of(
            "who wins a row changes with the size of an end only where its coefficients are at most"
                + " the sums of those of the other piles, the finite part 2 more");
  }

  @Override
  public Optional<Row> play(Row row, Player player, String text) {
    return row.isEmpty()
        ? Optional.empty()
        : Sizes.read(text, player)
            .filter(sizes -> sizes.below().compareTo(row.end(player)) <= 0)
            .map(sizes -> row.withEnd(player, sizes.from()));
  }

  @Override
  public Row read(String text) {
    return RowNotation.read(text);
  }

  /** The row from behind: its ends change hands. */
  @Override
  public Optional<Row> exchanged(Row row) {
    return Optional.of(row.mirrored());
  }

  /** A plus sign may be part of an ordinal. */
  @Override
  public boolean plusInPositions() {
    return true;
  }
}
