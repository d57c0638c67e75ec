package org.farstar.values.notation;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The names that an {@link Expression} may have without defining them. */
public final class Vocabulary {
  private Vocabulary() {}

  /** All properties of games and numbers in the order of their names, with how many parameters. */
  public static Map<String, Integer> properties() {
    Map<String, Integer> names = new TreeMap<>();
    NumberVocabulary.properties().forEach(name -> names.put(name, 0));
    names.putAll(NimArithmetic.properties());
    LoopyArithmetic.properties().forEach(name -> names.put(name, 0));
    LoopyArithmetic.binaryProperties().forEach(name -> names.put(name, 1));
    MisereArithmetic.properties().forEach(name -> names.put(name, 0));
    OrdinalArithmetic.binaryProperties().forEach(name -> names.put(name, 1));
    Evaluator.OF_A_PLAYER.forEach(name -> names.put(name, 1));
    names.put(ValueClass.NAME, 0);
    GameVocabulary.properties()
        .forEach(name -> names.put(name, GameVocabulary.property(name).parameters().size()));
    return names;
  }

  /**
   * The names of loopy games, players, outcome classes, truth values, classes and omega; none can
   * be given a value.
   */
  public static List<String> names() {
    return List.copyOf(ReservedName.names());
  }

  /** All functions in the order of their names. */
  public static List<String> functions() {
    return Stream.concat(NumberVocabulary.functions().stream(), GameVocabulary.FUNCTIONS.stream())
        .sorted()
        .toList();
  }
}
