package org.farstar.ask.own;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds calls in a class file that would end the process: {@code System.exit}, {@code
 * Runtime.exit}, {@code Runtime.halt}. A game that makes one would end the command without an
 * answer and without a word, so its class is refused. It is a guard against mistakes, not against
 * malice: reflection passes it.
 *
 * <p>The layout of class files is chapter 4 of the Java Virtual Machine Specification.
 */
final class ExitCalls {
  private static final int UTF8 = 1;
  private static final int CLASS = 7;
  private static final int METHOD_REF = 10;
  private static final int NAME_AND_TYPE = 12;

  private static final int INVOKE_VIRTUAL = 0xb6;
  private static final int INVOKE_STATIC = 0xb8;

  private final DataInputStream in;
  private final Map<Integer, String> texts = new HashMap<>();

  /** Of classes the index of the name; of methods and names with types those of the two parts. */
  private final Map<Integer, int[]> parts = new HashMap<>();

  private final List<Integer> methods = new ArrayList<>();

  private ExitCalls(byte[] bytes) {
    this.in = new DataInputStream(new ByteArrayInputStream(bytes));
  }

  /**
   * Refuses a class that ends the process.
   *
   * @param name its name, for the message
   * @param bytes its class file; one that is damaged is left to whoever defines it
   * @throws OwnGameException that names the call, and its place where the class file tells it
   */
  static void refuse(String name, byte[] bytes) {
    try {
      new ExitCalls(bytes).refuse(name);
    } catch (IOException e) {
      // Defining the class says what is wrong with it.
      return;
    }
  }

  private void refuse(String name) throws IOException {
    in.skipNBytes(8);
    readConstants();
    Map<Integer, String> forbidden = new HashMap<>();
    for (int method : methods) {
      forbidden(method).ifPresent(call -> forbidden.put(method, call));
    }
    if (forbidden.isEmpty()) {
      return;
    }
    Map.Entry<Integer, String> first = forbidden.entrySet().iterator().next();
    String where = line(first.getKey()).map(line -> file(name) + ":" + line).orElse(name);
    throw new OwnGameException(
        where + ": calls " + first.getValue() + ", which would end the command without an answer");
  }

  private static String file(String name) {
    String outer = name.replaceAll("\\$.*", "");
    return outer.substring(outer.lastIndexOf('.') + 1) + ".java";
  }

  private void readConstants() throws IOException {
    int count = in.readUnsignedShort();
    for (int i = 1; i < count; i++) {
      int tag = in.readUnsignedByte();
      switch (tag) {
        case UTF8 -> texts.put(i, in.readUTF());
        case CLASS -> parts.put(i, new int[] {in.readUnsignedShort()});
        case METHOD_REF, NAME_AND_TYPE -> {
          parts.put(i, new int[] {in.readUnsignedShort(), in.readUnsignedShort()});
          if (tag == METHOD_REF) {
            methods.add(i);
          }
        }
        case 5, 6 -> {
          in.skipNBytes(8);
          i++; // A long or a double takes two places.
        }
        case 8, 16, 19, 20 -> in.skipNBytes(2);
        case 15 -> in.skipNBytes(3);
        default -> in.skipNBytes(4);
      }
    }
  }

  /** The call as it is written, where it ends the process. */
  private Optional<String> forbidden(int method) {
    String owner = texts.get(parts.get(parts.get(method)[0])[0]);
    String name = texts.get(parts.get(parts.get(method)[1])[0]);
    boolean ends =
        owner.equals("java/lang/System")
            ? name.equals("exit")
            : owner.equals("java/lang/Runtime") && (name.equals("exit") || name.equals("halt"));
    return ends
        ? Optional.of(owner.substring(owner.lastIndexOf('/') + 1) + "." + name)
        : Optional.empty();
  }

  /** The line of the first call, where there is a table of lines. */
  private Optional<Integer> line(int method) throws IOException {
    in.skipNBytes(6);
    in.skipNBytes(2L * in.readUnsignedShort());
    for (int fields = in.readUnsignedShort(); fields > 0; fields--) {
      in.skipNBytes(6);
      skipAttributes();
    }
    Optional<Integer> line = Optional.empty();
    for (int left = in.readUnsignedShort(); left > 0 && line.isEmpty(); left--) {
      in.skipNBytes(6);
      for (int attributes = in.readUnsignedShort(); attributes > 0; attributes--) {
        boolean code = "Code".equals(texts.get(in.readUnsignedShort()));
        int length = in.readInt();
        if (code && line.isEmpty()) {
          line = lineInCode(method);
        } else {
          in.skipNBytes(length);
        }
      }
    }
    return line;
  }

  private void skipAttributes() throws IOException {
    for (int left = in.readUnsignedShort(); left > 0; left--) {
      in.skipNBytes(2);
      in.skipNBytes(in.readInt());
    }
  }

  private Optional<Integer> lineInCode(int method) throws IOException {
    in.skipNBytes(4);
    byte[] code = in.readNBytes(in.readInt());
    int at = call(code, method);
    in.skipNBytes(8L * in.readUnsignedShort());
    int line = 0;
    for (int attributes = in.readUnsignedShort(); attributes > 0; attributes--) {
      boolean lines = "LineNumberTable".equals(texts.get(in.readUnsignedShort()));
      int length = in.readInt();
      if (!lines) {
        in.skipNBytes(length);
        continue;
      }
      for (int left = in.readUnsignedShort(); left > 0; left--) {
        int start = in.readUnsignedShort();
        int number = in.readUnsignedShort();
        line = start <= at ? number : line;
      }
    }
    return at < 0 || line == 0 ? Optional.empty() : Optional.of(line);
  }

  /**
   * Where a method is called, -1 if nowhere. Three bytes that look like the call may be something
   * else, which is only a wrong line in a message.
   */
  private static int call(byte[] code, int method) {
    for (int i = 0; i + 2 < code.length; i++) {
      int instruction = code[i] & 0xff;
      int operand = (code[i + 1] & 0xff) << 8 | code[i + 2] & 0xff;
      boolean invokes = instruction == INVOKE_STATIC || instruction == INVOKE_VIRTUAL;
      if (invokes && operand == method) {
        return i;
      }
    }
    return -1;
  }
}
