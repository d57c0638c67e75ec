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

  /** Whether an address is one of the host that the page comes from. */
  @JSBody(
      params = "address",
      script =
          "try { return new URL(address).origin === self.location.origin; }"
              + " catch (fault) { return false; }")
  public static native boolean ofThisHost(String address);

  /** Asks for a file, or the range of it that is named, and waits for the answer. */
  @JSBody(
      params = {"address", "range"},
      script =
          "var request = new XMLHttpRequest(); request.open('GET', address, false);"
              + " request.overrideMimeType('text/plain; charset=x-user-defined');"
              + " if (range) { request.setRequestHeader('Range', range); }"
              + " try { request.send(); } catch (fault) { } return request;")
  public static native JSObject request(String address, String range);

  /** The status of what was answered; 0 where nothing was. */
  @JSBody(params = "request", script = "return request.status;")
  public static native int status(JSObject request);

  /** Which range was answered. */
  @JSBody(params = "request", script = "return request.getResponseHeader('Content-Range') || '';")
  public static native String range(JSObject request);

  /** The bytes that were answered, each as a character. */
  @JSBody(
      params = "request",
      script =
          "var text = request.responseText, bytes = '';"
              + " for (var i = 0; i < text.length; i++) {"
              + " bytes += String.fromCharCode(text.charCodeAt(i) & 255); } return bytes;")
  public static native String answer(JSObject request);

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
