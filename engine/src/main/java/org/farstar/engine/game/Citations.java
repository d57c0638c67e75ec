package org.farstar.engine.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.farstar.engine.play.Ending;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.sum.SumText;
import org.farstar.engine.theory.Basics;
import org.farstar.engine.theory.Reduction;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Theory;

/** Which routine of a game cites which statements, over its standard variant and its examples. */
public final class Citations {
  /** The statements on which answers about every game may rest. */
  public static final List<Statement> EVERYWHERE =
      List.of(Basics.END, Basics.VALUES, Basics.NIM_SUM, Basics.RECURSION);

  private Citations() {}

  /** The statements that each theory and each reduction of a game cites, by its class. */
  public static <P> Map<Class<?>, Set<Statement>> of(Game<P> game) {
    List<Variant<P>> variants = new ArrayList<>(game.family().standard().stream().toList());
    for (Game.Example example : game.card().examples()) {
      variants.add(
          SumText.line(game.family(), game.id(), example.position(), Sources.none(), false)
              .variant());
    }
    for (Variant<P> variant : List.copyOf(variants)) {
      if (variant.rules().ending() != Ending.VERDICT) {
        variants.add(variant.misere());
      }
    }
    Map<Class<?>, Set<Statement>> cited = new LinkedHashMap<>();
    for (Variant<P> variant : variants) {
      for (Theory<P> theory : variant.theories()) {
        put(cited, theory.getClass(), theory.statements());
      }
      for (Reduction<P> reduction : variant.reductions()) {
        put(cited, reduction.getClass(), reduction.statements());
        put(cited, reduction.getClass(), reduction.alsoCited());
      }
    }
    return cited;
  }

  private static void put(
      Map<Class<?>, Set<Statement>> cited, Class<?> routine, List<Statement> statements) {
    cited.computeIfAbsent(routine, key -> new LinkedHashSet<>()).addAll(statements);
  }
}
