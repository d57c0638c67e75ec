package org.farstar.cli;

/** The entry of the command line. */
final class Main {
  private Main() {}

  public static void main(String[] args) {
    System.out.println("usage: farstar COMMAND [ARGUMENTS]");
  }
}
