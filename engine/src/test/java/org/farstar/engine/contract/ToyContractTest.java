package org.farstar.engine.contract;

import java.util.List;
import java.util.Set;
import net.jqwik.api.Group;
import org.farstar.engine.rules.Misere;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.toys.Heap;
import org.farstar.engine.toys.Parity;
import org.farstar.engine.toys.Strings;
import org.farstar.engine.toys.TicTacToe;

/** The contract of rulesets on the toys, which also shows that it can be kept. */
class ToyContractTest {
  @Group
  class Nim extends RulesetContract<Integer> {
    Nim() {
      super(Heap.nim(), "0", "1", "7", "40");
    }

    @Override
    protected List<String> malformed() {
      return List.of("", "x", "-1", "1 2");
    }
  }

  @Group
  class PartizanHeap extends RulesetContract<Integer> {
    PartizanHeap() {
      super(new Heap(Set.of(1, 4), Set.of(2, 3)), "0", "9", "30");
    }
  }

  @Group
  class MiserePartizanHeap extends RulesetContract<Integer> {
    MiserePartizanHeap() {
      super(new Misere<>(new Heap(Set.of(1, 4), Set.of(2, 3))), "0", "9", "30");
    }
  }

  @Group
  class HackenbushStrings extends RulesetContract<String> {
    HackenbushStrings() {
      super(new Strings(), "bwb", "b w bw", "wwb bb", "bwbwbwwbbwbw bbwbwbwbwbw");
    }

    @Override
    protected List<String> malformed() {
      return List.of("", "bbx", "b+w");
    }
  }

  @Group
  class HeapsOfParameters extends RulesetContract<Integer> {
    HeapsOfParameters() {
      super(
          Heap.family(), Heap.family().variant("left=1,4 right=2", Sources.none()), "0", "9", "30");
    }
  }

  @Group
  class Noughts extends RulesetContract<String> {
    Noughts() {
      super(new TicTacToe(3), ".........", "X...O....", "XO.XO....", "XOXOXO.X.");
    }
  }

  @Group
  class Parities extends RulesetContract<Parity.Count> {
    Parities() {
      super(new Parity(), "0/6", "1/0", "3/4!2");
    }
  }
}
