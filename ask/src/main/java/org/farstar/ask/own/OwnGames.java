package org.farstar.ask.own;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.farstar.ask.input.InputException;
import org.farstar.engine.game.Game;
import org.farstar.engine.game.GameProvider;
import org.farstar.engine.rules.Equipped;
import org.farstar.engine.rules.Look;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Variant;

/** Loads games from a source file or a jar. */
public final class OwnGames {
  /** The name of the class loaders of games, by which faults of theirs are known. */
  public static final String LOADER = "games of your own";

  private OwnGames() {}

  /** Whether a name on the command line means a file with games. */
  public static boolean isFile(String name) {
    return name.endsWith(".java") || name.endsWith(".jar");
  }

  /** Whether a word of the command line names a file with games, or a game in it. */
  public static boolean isNamed(String word) {
    return isFile(word) || word.contains(".jar:");
  }

  /**
   * The games of a file.
   *
   * @param name the file as it was typed
   * @param file where it is
   * @throws InputException where it cannot be read or compiled, or has no game in it
   */
  public static List<Game<?>> of(String name, Path file) {
    if (!Files.isRegularFile(file)) {
      throw new InputException(
          "there is no file '" + name + "'",
          "'farstar new ruleset NAME' writes NAME.java, a ruleset to begin with.");
    }
    return name.endsWith(".jar") ? ofJar(name, file) : ofSource(name, file);
  }

  private static List<Game<?>> ofSource(String name, Path file) {
    Map<String, byte[]> classes = SourceCompiler.compile(Path.of(name), source(name, file));
    Loader loader = new Loader(classes);
    List<Object> found = new ArrayList<>();
    List<String> unusable = new ArrayList<>();
    for (String className : classes.keySet()) {
      Class<?> candidate = defined(loader, className, name);
      if (isGame(candidate)) {
        try {
          found.add(candidate.getConstructor().newInstance());
        } catch (NoSuchMethodException | IllegalAccessException e) {
          unusable.add(className);
        } catch (InvocationTargetException e) {
          throw new OwnGameException(e.getCause());
        } catch (LinkageError e) {
          // Failing static initialisers among them: what they threw is the cause.
          throw OwnGameException.of(e).orElseGet(() -> new OwnGameException(e));
        } catch (InstantiationException e) {
          throw new IllegalStateException(e);
        }
      }
    }
    List<Object> providers = found.stream().filter(GameProvider.class::isInstance).toList();
    List<Object> chosen = providers.isEmpty() ? found : providers;
    if (chosen.size() != 1) {
      throw new InputException(
          fault(name, chosen, unusable), "The guide docs/guide/own-ruleset.md builds one.");
    }
    return games(chosen.get(0), name);
  }

  private static Class<?> defined(Loader loader, String className, String file) {
    try {
      return loader.define(className);
    } catch (SecurityException | LinkageError e) {
      // Packages such as java.util are closed.
      throw new InputException(
          "the class " + className + " in " + file + " cannot be loaded: " + e.getMessage());
    }
  }

  private static boolean isGame(Class<?> candidate) {
    return (Rules.class.isAssignableFrom(candidate)
            || GameProvider.class.isAssignableFrom(candidate))
        && !Modifier.isAbstract(candidate.getModifiers())
        && !candidate.isAnonymousClass();
  }

  private static String fault(String name, List<Object> found, List<String> unusable) {
    if (found.size() > 1) {
      List<String> names = found.stream().map(f -> f.getClass().getSimpleName()).toList();
      return name + " has several rulesets: " + String.join(", ", names);
    }
    return unusable.isEmpty()
        ? name + " has no class that implements Rules"
        : "the class "
            + unusable.get(0)
            + " in "
            + name
            + " must be public with a public constructor without parameters";
  }

  private static String source(String name, Path file) {
    try {
      return Files.readString(file);
    } catch (CharacterCodingException e) {
      throw new InputException("the contents of the file '" + name + "' is not text in UTF-8");
    } catch (NoSuchFileException e) {
      throw new InputException("there is no file '" + name + "'");
    } catch (IOException e) {
      throw InputException.outside("cannot read '" + name + "': " + e.getMessage());
    }
  }

  /**
   * The games of a jar: of the providers and rulesets that it names as services. The jar stays open
   * as long as the process, since classes are loaded when they are needed.
   */
  @SuppressWarnings({"resource", "rawtypes"})
  private static List<Game<?>> ofJar(String name, Path file) {
    try {
      URL[] urls = {file.toUri().toURL()};
      ClassLoader loader = new JarLoader(urls);
      List<Game<?>> games = new ArrayList<>();
      for (GameProvider provider : ServiceLoader.load(GameProvider.class, loader)) {
        if (provider.getClass().getClassLoader() == loader) {
          games.addAll(games(provider, name));
        }
      }
      for (Rules rules : ServiceLoader.load(Rules.class, loader)) {
        if (rules.getClass().getClassLoader() == loader) {
          games.addAll(games(rules, name));
        }
      }
      if (games.isEmpty()) {
        throw new InputException(
            name
                + " names no service "
                + GameProvider.class.getName()
                + " or "
                + Rules.class.getName());
      }
      return games;
    } catch (ServiceConfigurationError e) {
      if (e.getCause() instanceof OwnGameException own) {
        throw own;
      }
      throw new InputException("cannot load games from '" + name + "': " + e.getMessage());
    } catch (IOException e) {
      throw new InputException("cannot load games from '" + name + "': " + e.getMessage());
    }
  }

  private static List<Game<?>> games(Object found, String file) {
    return found instanceof GameProvider provider
        ? provided(provider, file)
        : List.of(plain((Rules<?>) found, file));
  }

  private static List<Game<?>> provided(GameProvider provider, String file) {
    List<Game<?>> games = provider.games();
    if (games == null) {
      throw new OwnGameException(file + ": games returned null");
    }
    for (Game<?> game : games) {
      if (game == null
          || Stream.of(game.id(), game.card(), game.family()).anyMatch(Objects::isNull)) {
        throw new OwnGameException(file + ": games returned a game that is null or has null in it");
      }
    }
    return List.copyOf(games);
  }

  private static <P> Game<P> plain(Rules<P> rules, String file) {
    String name = rules.getClass().getSimpleName();
    String where = Path.of(file).getFileName() + (file.endsWith(".jar") ? ": " + name : "");
    Variant<P> variant = Variant.of(new GuardedRuleset<>(rules, where));
    if (rules instanceof Equipped<P> equipped) {
      variant = equipped.equipped(variant);
    }
    return Game.of(id(name), card(name, file), looking(variant, rules, where));
  }

  /** A class of rules may be the look of its positions, too. */
  @SuppressWarnings("unchecked")
  private static <P> Variant<P> looking(Variant<P> variant, Rules<P> rules, String where) {
    return rules instanceof Look<?> look
        ? variant.with(new GuardedLook<>((Look<P>) look, where))
        : variant;
  }

  private static Game.Card card(String name, String file) {
    String rules = "the rules are in " + Path.of(file).getFileName();
    return new Game.Card(name, "own", "", rules, List.of(), rules, List.of(), List.of());
  }

  /** {@code ToadsAndFrogs} is called {@code toads-and-frogs}. */
  static String id(String className) {
    return className
        .replaceAll("([a-z0-9])([A-Z])", "$1-$2")
        .replace('_', '-')
        .toLowerCase(Locale.ROOT);
  }

  /** Classes from memory. */
  private static final class Loader extends ClassLoader {
    private final Map<String, byte[]> classes;

    Loader(Map<String, byte[]> classes) {
      super(LOADER, OwnGames.class.getClassLoader());
      this.classes = classes;
    }

    Class<?> define(String name) {
      try {
        return loadClass(name);
      } catch (ClassNotFoundException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      byte[] bytes = classes.get(name);
      if (bytes == null) {
        throw new ClassNotFoundException(name);
      }
      ExitCalls.refuse(name, bytes);
      return defineClass(name, bytes, 0, bytes.length);
    }
  }

  /** Classes from a jar. */
  private static final class JarLoader extends URLClassLoader {
    JarLoader(URL[] urls) {
      super(LOADER, urls, OwnGames.class.getClassLoader());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      URL found = findResource(name.replace('.', '/') + ".class");
      if (found != null) {
        try (InputStream in = found.openStream()) {
          ExitCalls.refuse(name, in.readAllBytes());
        } catch (IOException e) {
          throw new ClassNotFoundException(name, e);
        }
      }
      return super.findClass(name);
    }
  }
}
