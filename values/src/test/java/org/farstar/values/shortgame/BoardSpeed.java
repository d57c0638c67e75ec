package org.farstar.values.shortgame;

/** Values boards and says how long it took; a program, not a test. */
public final class BoardSpeed {
  private BoardSpeed() {}

  /** Arguments: nothing, {@code domineering 5 5} or {@code clobber xox|oxo}. */
  public static void main(String[] args) {
    long start = System.nanoTime();
    Universe universe = new Universe();
    LongMap memo = new LongMap();
    ShortGame value = null;
    if (args.length > 0 && args[0].equals("domineering")) {
      value =
          new Domineering(universe, memo)
              .value(Domineering.rectangle(Integer.parseInt(args[1]), Integer.parseInt(args[2])));
    } else if (args.length > 0) {
      value = new Clobber(universe, memo).value(args[1]);
    }
    long millis = (System.nanoTime() - start) / 1_000_000;
    String text = String.valueOf(value);
    System.out.println(
        millis
            + " ms, "
            + memo.size()
            + " positions, "
            + universe.size()
            + " nodes: "
            + text.substring(0, Math.min(300, text.length())));
  }
}
