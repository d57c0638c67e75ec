package org.farstar.games.order.monotone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.contract.TheoryContract;
import org.farstar.engine.rules.PositionText;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.CellTable;
import org.farstar.engine.table.Settings;
import org.farstar.engine.table.Table;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Decks that are not {1..n}, against the search of boards. */
class DeckTheoryTest extends TheoryContract<MonotonePosition> {
  DeckTheoryTest() {
    super(MonotoneGame.game());
  }

  @Override
  protected Stream<String> lines() {
    List<String> lines = new ArrayList<>();
    for (String misere : new String[] {"", " misere"}) {
      for (String deck : new String[] {"Q", "N", "Z", "q + 1"}) {
        for (String lengths : new String[] {"a=2 d=2", "a=3 d=2", "a=2 d=4", "a=3 d=3"}) {
          lines.add(lengths + " deck=" + deck + misere + " :");
        }
      }
      lines.add("a=4 d=3 deck=Q" + misere + " :");
      lines.add("a=4 d=3 deck=Q" + misere + " : 1/2 1/3 2");
      lines.add("a=4 d=4 deck=Q" + misere + " : 1/2 1/3 2 1 1/4");
      lines.add("a=4 d=3 deck=Z" + misere + " : 3 -1 4");
      lines.add("a=3 d=3 deck=w + w*" + misere + " : 1:2 2:-2");
      for (String lengths : new String[] {"a=2 d=2", "a=3 d=2", "a=3 d=3", "a=4 d=2"}) {
        lines.add(lengths + " deck=2^2" + misere + " :");
        lines.add(lengths + " deck=2^3" + misere + " : {2}");
      }
      lines.add("a=3 d=3 deck=2^3" + misere + " : {1} {2,3}");
      lines.add("a=4 d=3 deck=2^3" + misere + " : {1} {} {2,3}");
      lines.add("a=3 d=3 deck=2^2" + misere + " : {} {2} {1} {1,2}");
    }
    return lines.stream();
  }

  @ParameterizedTest
  @ValueSource(strings = {"2^6", "2^x", "2^"})
  void refusesOtherPowers(String deck) {
    assertThatThrownBy(
            () -> PositionText.read(MonotoneGame.game().rules(), "a=3 d=3 deck=" + deck + " :"))
        .hasMessage("column 14: found '" + deck + "', allowed: 2^k with k from 0 to 5");
  }

  private static String cells(Table table, Map<String, String> asked) {
    CellTable cells = (CellTable) table;
    Settings settings = Settings.read(table, asked);
    CellTable.Cells filled = cells.filling().begin(settings, Control.unlimited());
    StringBuilder text = new StringBuilder();
    settings.cells().forEach(at -> text.append(filled.at(at).orElse(Cell.NONE)));
    return text.toString();
  }

  private static Map<String, String> asked(String... words) {
    Map<String, String> asked = new LinkedHashMap<>();
    for (int i = 0; i < words.length; i += 2) {
      asked.put(words[i], words[i + 1]);
    }
    return asked;
  }

  @Test
  void fillsTables() {
    assertThat(cells(DeckTables.dense(), asked("d", "4..6", "a", "5..7"))).isEqualTo("NNNNNN-NN");
    assertThat(cells(DeckTables.dense(), asked("d", "3", "a", "3..6", "misere", "yes")))
        .isEqualTo("NNNN");
    assertThat(cells(DeckTables.extended(), asked("d", "3", "a", "3", "n", "1..5")))
        .isEqualTo("DDNNN");
    assertThat(cells(DeckTables.extended(), asked("d", "3", "a", "4", "misere", "yes")))
        .isEqualTo("DDDNDD");
    assertThat(cells(DeckTables.decks(), asked("deck", "2^3", "d", "2..4", "a", "3")))
        .isEqualTo("NPD");
    assertThat(cells(DeckTables.decks(), asked("deck", "w + w*", "d", "2", "a", "2..4")))
        .isEqualTo("PNP");
  }
}
