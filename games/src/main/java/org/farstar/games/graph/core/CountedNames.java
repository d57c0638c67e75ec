package org.farstar.games.graph.core;

/**
 * The names 1, 2, 3, ... of vertices that nobody has named.
 *
 * @param count how many there are
 */
record CountedNames(int count) implements Names {
  @Override
  public String name(int vertex) {
    return Integer.toString(vertex + 1);
  }

  @Override
  public int find(String name) {
    int number = name.matches("[1-9][0-9]{0,8}") ? Integer.parseInt(name) : 0;
    return number <= count ? number - 1 : -1;
  }
}
