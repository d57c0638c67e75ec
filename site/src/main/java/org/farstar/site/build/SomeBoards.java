package org.farstar.site.build;

import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Where the compiler's property {@code farstar.boards} names kinds of boards, leaves out the games on
 * all others, and sums: the methods that make them make none, so that the catalogue knows none of
 * their names, and what only they need is not compiled.
 */
public final class SomeBoards implements TeaVMPlugin, ClassHolderTransformer {
  private static final String GAMES = "org.farstar.games.";

  private static final ValueType GAME = ValueType.object("org.farstar.engine.game.Game");

  private static final Map<String, String> SUMS =
      Map.of("org.farstar.ask.question.SumQuestion", "org.farstar.ask.question.Question");

  private List<String> kinds = List.of();

  /** The kinds of boards that the properties name; none if they are all there. */
  static List<String> of(Properties properties) {
    String kinds = properties.getProperty("farstar.boards", "");
    return kinds.isEmpty() ? List.of() : List.of(kinds.split("-"));
  }

  @Override
  public void install(TeaVMHost host) {
    kinds = of(host.getProperties());
    if (!kinds.isEmpty()) {
      host.add(this);
    }
  }

  @Override
  public void transformClass(ClassHolder target, ClassHolderTransformerContext context) {
    String name = target.getName();
    if (SUMS.containsKey(name)) {
      leaveOut(target, ValueType.object(SUMS.get(name)), context);
    } else if (name.startsWith(GAMES)
        && kinds.stream().noneMatch(kind -> name.startsWith(GAMES + kind + "."))) {
      leaveOut(target, GAME, context);
    }
  }

  /** Makes the static methods that answer with this type answer nothing. */
  private static void leaveOut(
      ClassHolder target, ValueType type, ClassHolderTransformerContext context) {
    for (MethodHolder method : target.getMethods()) {
      if (method.hasModifier(ElementModifier.STATIC) && method.getResultType().equals(type)) {
        ProgramEmitter.create(method, context.getHierarchy()).constantNull(type).returnValue();
      }
    }
  }
}
