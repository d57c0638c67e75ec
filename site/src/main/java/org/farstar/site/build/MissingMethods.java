package org.farstar.site.build;

import java.util.Map;
import org.teavm.model.AccessLevel;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ClassReader;
import org.teavm.model.ElementModifier;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReader;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Gives classes of the JDK methods that the compiler's library lacks: those of the classes in
 * {@code org.farstar.site.missing}, whose first parameter is the object where a method has one.
 */
public final class MissingMethods implements TeaVMPlugin, ClassHolderTransformer {
  private static final String HERE = "org.farstar.site.missing.";

  private static final String HANDLES = "java.lang.invoke.MethodHandles";
  private static final String HANDLE = "java.lang.invoke.VarHandle";

  /** Whether their methods have no object. */
  private static final Map<String, Boolean> STATIC =
      Map.of(
          "java.util.Arrays", true,
          "java.lang.Character", true,
          "java.lang.Math", true,
          "java.lang.Runtime", false,
          "java.lang.String", false,
          "java.util.regex.Matcher", false,
          "java.util.stream.IntStream", false,
          "java.util.concurrent.ConcurrentHashMap", false);

  @Override
  public void install(TeaVMHost host) {
    host.add(this);
  }

  @Override
  public void transformClass(ClassHolder target, ClassHolderTransformerContext context) {
    if (target.getName().equals(HANDLES)) {
      addHandles(target, context);
    }
    Boolean noObject = STATIC.get(target.getName());
    if (noObject == null) {
      return;
    }
    String simple = target.getName().substring(target.getName().lastIndexOf('.') + 1);
    ClassReader from = context.getHierarchy().getClassSource().get(HERE + simple + "Methods");
    for (MethodReader method : from.getMethods()) {
      if (method.hasModifier(ElementModifier.STATIC)
          && method.getLevel() == AccessLevel.PUBLIC
          && !method.getName().startsWith("<")) {
        add(target, method, noObject, context);
      }
    }
  }

  /** No source can name the stand-in for handles by the name that it has in the end. */
  private static void addHandles(ClassHolder target, ClassHolderTransformerContext context) {
    MethodHolder added =
        new MethodHolder(
            "arrayElementVarHandle", ValueType.parse(Class.class), ValueType.object(HANDLE));
    added.setLevel(AccessLevel.PUBLIC);
    added.getModifiers().add(ElementModifier.STATIC);
    ProgramEmitter.create(added, context.getHierarchy()).construct(HANDLE).returnValue();
    target.addMethod(added);
  }

  private static void add(
      ClassHolder target,
      MethodReader method,
      boolean noObject,
      ClassHolderTransformerContext context) {
    ValueType[] types = method.getSignature();
    ValueType[] own = new ValueType[types.length - (noObject ? 0 : 1)];
    System.arraycopy(types, noObject ? 0 : 1, own, 0, own.length);
    MethodHolder added = new MethodHolder(method.getName(), own);
    if (target.getMethod(added.getDescriptor()) != null) {
      throw new IllegalStateException(method.getReference() + " is not missing any more");
    }
    added.setLevel(AccessLevel.PUBLIC);
    if (noObject) {
      added.getModifiers().add(ElementModifier.STATIC);
    }
    ProgramEmitter program = ProgramEmitter.create(added, context.getHierarchy());
    ValueEmitter[] arguments = new ValueEmitter[types.length - 1];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = program.var(noObject ? i + 1 : i, types[i]);
    }
    program.invoke(method.getReference(), arguments).returnValue();
    target.addMethod(added);
  }
}
