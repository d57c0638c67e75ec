package org.farstar.games.order.monotone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.Map;
import org.farstar.engine.budget.Control;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.CellException;
import org.farstar.engine.table.CellTable;
import org.farstar.engine.table.Settings;
import org.farstar.engine.table.Table;
import org.junit.jupiter.api.Test;

class MonotoneTablesTest {
  private static String cells(Table table, String... words) {
    Map<String, String> asked = new LinkedHashMap<>();
    for (int i = 0; i < words.length; i += 2) {
      asked.put(words[i], words[i + 1]);
    }
    CellTable cells = (CellTable) table;
    Settings settings = Settings.read(table, asked);
    CellTable.Cells filled = cells.filling().begin(settings, Control.unlimited());
    StringBuilder text = new StringBuilder();
    settings.cells().forEach(at -> text.append(filled.at(at).orElse(Cell.NONE)));
    return text.toString();
  }

  @Test
  void fillsTables() {
    assertThat(cells(DeckTables.dense(), "d", "4..6", "a", "5..7")).isEqualTo("NNNNNN-NN");
    assertThat(cells(DeckTables.dense(), "d", "3", "a", "3..6", "misere", "yes")).isEqualTo("NNNN");
    assertThat(cells(DeckTables.extended(), "d", "3", "a", "3", "n", "1..5")).isEqualTo("DDNNN");
    assertThat(cells(DeckTables.extended(), "d", "3", "a", "4", "misere", "yes"))
        .isEqualTo("DDDNDD");
    assertThat(cells(DeckTables.decks(), "deck", "2^3", "d", "2..4", "a", "3")).isEqualTo("NPD");
    assertThat(cells(DeckTables.decks(), "deck", "w + w*", "d", "2", "a", "2..4")).isEqualTo("PNP");
    assertThat(cells(CertificateTables.outcomes(), "d", "3", "a", "3..4", "misere", "yes"))
        .isEqualTo("DDDNNNNNNNNNNNNNNNNN" + "DDDDPNNNNNNNNNNNNNNN");
  }

  /** On Q with d = 3 the first player wins if and only if a is odd, also where words are long. */
  @Test
  void fillsDenseTablesOfLongWords() {
    assertThat(cells(DeckTables.dense(), "d", "3", "a", "62..69")).isEqualTo("PNPNPNPN");
    assertThat(cells(DeckTables.dense(), "d", "4", "a", "61..66")).isEqualTo("NNNNNN");
    assertThat(cells(DeckTables.dense(), "d", "3", "a", "1000")).isEqualTo("P");
    assertThat(cells(DeckTables.dense(), "d", "2", "a", "62..65", "misere", "yes"))
        .isEqualTo("NPNP");
  }

  /** Where positions of the largest game cannot be packed, those of the smaller ones still are. */
  @Test
  void fillsTablesBeyondTheLimitOfPacking() {
    assertThat(cells(CertificateTables.outcomes(), "d", "2", "a", "39..40", "n", "38..42"))
        .isEqualTo("DNNNN" + "DDPPP");
  }

  /** Once refused: the bounds of a square of cells were asked for, not those of the rectangle. */
  @Test
  void seventeenByThree() {
    assertThat(
            cells(
                CertificateTables.outcomes(), "d", "3", "a", "17", "n", "30..31", "misere", "yes"))
        .isEqualTo("NN");
  }

  @Test
  void refusesLengthsThatNoGameHas() {
    assertThatThrownBy(() -> cells(CertificateTables.outcomes(), "d", "3", "a", "2000", "n", "9"))
        .isInstanceOf(CellException.class)
        .hasMessageContaining("a length from 2 to 1000");
    assertThatThrownBy(() -> cells(DeckTables.decks(), "d", "3", "a", "3", "deck", "x"))
        .isInstanceOf(CellException.class)
        .hasMessageContaining("a deck: a number n");
  }
}
