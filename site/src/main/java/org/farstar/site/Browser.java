package org.farstar.site;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.browser.TimerHandler;

/** What the browser does for the engine. */
public final class Browser {
  private Browser() {}

  /** Does something after so many milliseconds, when nothing else is worked on. */
  @JSBody(
      params = {"task", "millis"},
      script = "setTimeout(task, millis);")
  public static native void after(TimerHandler task, int millis);

  /** A text in a normal form of Unicode. */
  @JSBody(
      params = {"text", "form"},
      script = "return text.normalize(form);")
  public static native String normalized(String text, String form);

  /** Reads JSON; undefined for any other text. */
  @JSBody(
      params = "text",
      script = "try { return JSON.parse(text); } catch (fault) { return undefined; }")
  public static native JSObject parsed(String text);

  /** The kind of parsed data: none, null, true, false, text, number, list or object. */
  @JSBody(
      params = "data",
      script =
          "return data === undefined ? 'none' : data === null ? 'null' : data === true ? 'true'"
              + " : data === false ? 'false' : typeof data === 'string' ? 'text'"
              + " : typeof data === 'number' ? 'number' : Array.isArray(data) ? 'list' : 'object';")
  public static native String kind(JSObject data);

  /** Data as a text. */
  @JSBody(params = "data", script = "return String(data);")
  public static native String text(JSObject data);

  /** The length of a list. */
  @JSBody(params = "data", script = "return data.length;")
  public static native int length(JSObject data);

  /** An item of a list. */
  @JSBody(
      params = {"data", "at"},
      script = "return data[at];")
  public static native JSObject item(JSObject data, int at);

  /** A field of an object. */
  @JSBody(
      params = {"data", "name"},
      script = "return data[name];")
  public static native JSObject field(JSObject data, String name);

  /** The names of the fields of an object. */
  @JSBody(params = "data", script = "return Object.keys(data);")
  public static native JSObject names(JSObject data);
}
