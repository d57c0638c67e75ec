package org.farstar.engine.contract;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.HashSet;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.Property;
import net.jqwik.api.TooManyFilterMissesException;
import org.opentest4j.TestAbortedException;

/** Runs the methods of a contract by hand, to see which of them fail. */
final class Failures {
  private static final int TRIES = 100;

  private Failures() {}

  static Set<String> of(RulesetContract<?> contract) {
    Set<String> failed = new HashSet<>();
    for (Method method : RulesetContract.class.getDeclaredMethods()) {
      if (method.isAnnotationPresent(Property.class) || method.isAnnotationPresent(Example.class)) {
        method.setAccessible(true);
        if (fails(method, contract)) {
          failed.add(method.getName());
        }
      }
    }
    return failed;
  }

  private static boolean fails(Method method, RulesetContract<?> contract) {
    for (int i = 0; i < TRIES; i++) {
      try {
        method.invoke(contract, arguments(method, contract));
      } catch (InvocationTargetException e) {
        if (!(e.getCause() instanceof TestAbortedException)
            && !(e.getCause() instanceof TooManyFilterMissesException)) {
          return true;
        }
      } catch (IllegalAccessException e) {
        throw new AssertionError(e);
      }
    }
    return false;
  }

  private static Object[] arguments(Method method, RulesetContract<?> contract) {
    Parameter[] parameters = method.getParameters();
    Object[] arguments = new Object[parameters.length];
    Arbitrary<?> reached = contract.reached();
    for (int i = 0; i < parameters.length; i++) {
      arguments[i] = parameters[i].getType() == long.class ? (Object) 17L : reached.sample();
    }
    return arguments;
  }
}
