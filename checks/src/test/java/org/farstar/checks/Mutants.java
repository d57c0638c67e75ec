package org.farstar.checks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The mutants of a class: every condition negated, every comparison moved by one, sums exchanged
 * for differences, and small constants that are calculated or compared with raised by one.
 */
final class Mutants {
  private static final Map<Integer, Integer> NEGATED =
      Map.ofEntries(
          Map.entry(Opcodes.IFEQ, Opcodes.IFNE),
          Map.entry(Opcodes.IFNE, Opcodes.IFEQ),
          Map.entry(Opcodes.IFLT, Opcodes.IFGE),
          Map.entry(Opcodes.IFGE, Opcodes.IFLT),
          Map.entry(Opcodes.IFGT, Opcodes.IFLE),
          Map.entry(Opcodes.IFLE, Opcodes.IFGT),
          Map.entry(Opcodes.IF_ICMPEQ, Opcodes.IF_ICMPNE),
          Map.entry(Opcodes.IF_ICMPNE, Opcodes.IF_ICMPEQ),
          Map.entry(Opcodes.IF_ICMPLT, Opcodes.IF_ICMPGE),
          Map.entry(Opcodes.IF_ICMPGE, Opcodes.IF_ICMPLT),
          Map.entry(Opcodes.IF_ICMPGT, Opcodes.IF_ICMPLE),
          Map.entry(Opcodes.IF_ICMPLE, Opcodes.IF_ICMPGT),
          Map.entry(Opcodes.IF_ACMPEQ, Opcodes.IF_ACMPNE),
          Map.entry(Opcodes.IF_ACMPNE, Opcodes.IF_ACMPEQ));

  private static final Map<Integer, Integer> MOVED =
      Map.of(
          Opcodes.IFLT, Opcodes.IFLE,
          Opcodes.IFLE, Opcodes.IFLT,
          Opcodes.IFGT, Opcodes.IFGE,
          Opcodes.IFGE, Opcodes.IFGT,
          Opcodes.IF_ICMPLT, Opcodes.IF_ICMPLE,
          Opcodes.IF_ICMPLE, Opcodes.IF_ICMPLT,
          Opcodes.IF_ICMPGT, Opcodes.IF_ICMPGE,
          Opcodes.IF_ICMPGE, Opcodes.IF_ICMPGT);

  private static final Map<Integer, Integer> EXCHANGED =
      Map.of(
          Opcodes.IADD, Opcodes.ISUB,
          Opcodes.ISUB, Opcodes.IADD,
          Opcodes.LADD, Opcodes.LSUB,
          Opcodes.LSUB, Opcodes.LADD);

  private static final String STEP = "org/farstar/engine/theory/Step";
  private static final List<String> THEORIES =
      List.of("org/farstar/engine/theory/Theory", "org/farstar/engine/theory/Reduction");

  /**
   * One change of a class.
   *
   * @param name the class, with dots
   * @param method where it is
   * @param line the line in the source
   * @param change in words
   * @param number which of the changes of the class it is, from 0
   */
  record Mutant(String name, String method, int line, String change, int number) {}

  /** One mutant while it is looked for: counts the changes and makes one of them. */
  private static final class Pass {
    private final int wanted;
    private final List<Mutant> found = new ArrayList<>();

    Pass(int wanted) {
      this.wanted = wanted;
    }

    void run(ClassNode node) {
      for (MethodNode method : node.methods) {
        boolean generated = (method.access & (Opcodes.ACC_BRIDGE | Opcodes.ACC_SYNTHETIC)) != 0;
        if (generated && !method.name.startsWith("lambda$")
            || List.of("equals", "hashCode", "toString", "<clinit>", "values", "valueOf")
                .contains(method.name)) {
          continue;
        }
        int line = 0;
        for (AbstractInsnNode insn : method.instructions.toArray()) {
          if (insn instanceof LineNumberNode number) {
            line = number.line;
          } else {
            mutate(node, method, insn, line);
          }
        }
      }
    }

    private boolean here(ClassNode node, MethodNode method, int line, String change) {
      found.add(new Mutant(node.name.replace('/', '.'), method.name, line, change, found.size()));
      return found.size() - 1 == wanted;
    }

    private void mutate(ClassNode node, MethodNode method, AbstractInsnNode insn, int line) {
      int opcode = insn.getOpcode();
      if (insn instanceof JumpInsnNode jump && NEGATED.containsKey(opcode)) {
        if (here(node, method, line, "negated")) {
          jump.setOpcode(NEGATED.get(opcode));
        }
        if (MOVED.containsKey(opcode) && here(node, method, line, "moved by one")) {
          jump.setOpcode(MOVED.get(opcode));
        }
      } else if (EXCHANGED.containsKey(opcode)) {
        if (here(node, method, line, "plus and minus exchanged")) {
          method.instructions.set(insn, new InsnNode(EXCHANGED.get(opcode)));
        }
      } else if (opcode >= Opcodes.ICONST_0 && opcode <= Opcodes.ICONST_5 && calculates(insn)) {
        int value = opcode - Opcodes.ICONST_0;
        if (here(node, method, line, value + " raised")) {
          method.instructions.set(insn, new IntInsnNode(Opcodes.BIPUSH, value + 1));
        }
      } else if (insn instanceof IntInsnNode push
          && opcode == Opcodes.BIPUSH
          && calculates(insn)
          && here(node, method, line, push.operand + " raised")) {
        push.operand++;
      }
    }

    /** Whether a constant goes into a calculation or a comparison at once. */
    private static boolean calculates(AbstractInsnNode insn) {
      AbstractInsnNode next = insn.getNext();
      while (next != null && next.getOpcode() < 0) {
        next = next.getNext();
      }
      return next != null
          && (next.getOpcode() >= Opcodes.IADD && next.getOpcode() <= Opcodes.LXOR
              || next.getOpcode() >= Opcodes.IF_ICMPEQ && next.getOpcode() <= Opcodes.IF_ICMPLE);
    }
  }

  private Mutants() {}

  /** The classes that a class names as inner ones, its own among them. */
  static List<String> inner(byte[] code) {
    return read(code).innerClasses.stream().map(inner -> inner.name.replace('/', '.')).toList();
  }

  /** The name of a class that is a theory or a reduction, or that makes steps; else empty. */
  static Optional<String> maker(byte[] code) {
    ClassNode node = read(code);
    boolean theory = node.interfaces.stream().anyMatch(THEORIES::contains);
    boolean steps =
        node.methods.stream()
            .flatMap(method -> Arrays.stream(method.instructions.toArray()))
            .anyMatch(Mutants::makesStep);
    return theory || steps ? Optional.of(node.name.replace('/', '.')) : Optional.empty();
  }

  private static boolean makesStep(AbstractInsnNode insn) {
    return insn instanceof MethodInsnNode call
        && (call.owner.equals(STEP) && call.name.equals("<init>")
            || call.getOpcode() == Opcodes.INVOKESTATIC && call.desc.endsWith(")L" + STEP + ";"));
  }

  /** All mutants of a class. */
  static List<Mutant> of(byte[] code) {
    Pass pass = new Pass(-1);
    pass.run(read(code));
    return pass.found;
  }

  /**
   * The code of a mutant, which stops by an exception when it has taken very many jumps.
   *
   * @param code the class itself
   */
  static byte[] code(byte[] code, Mutant mutant) {
    ClassNode node = read(code);
    new Pass(mutant.number()).run(node);
    for (MethodNode method : node.methods) {
      for (AbstractInsnNode insn : method.instructions.toArray()) {
        if (insn instanceof JumpInsnNode) {
          method.instructions.insertBefore(
              insn,
              new MethodInsnNode(
                  Opcodes.INVOKESTATIC,
                  MutantFuel.class.getName().replace('.', '/'),
                  "burn",
                  "()V"));
        }
      }
    }
    ClassWriter writer = new ClassWriter(0);
    node.accept(writer);
    return writer.toByteArray();
  }

  private static ClassNode read(byte[] code) {
    ClassNode node = new ClassNode();
    new ClassReader(code).accept(node, 0);
    return node;
  }
}
