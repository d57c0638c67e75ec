package org.farstar.web.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.web.WebServer;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.By;
import org.openqa.selenium.ElementNotInteractableException;
import org.openqa.selenium.JavascriptExecutor;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.support.ui.WebDriverWait;

/** A server and a browser that looks at it. */
final class Chrome implements AutoCloseable {
  /** Where Debian puts them. */
  private static final Path BROWSER = Path.of("/usr/bin/chromium");

  private static final Path DRIVER = Path.of("/usr/bin/chromedriver");

  /** Generous: a machine under load must not fail a test. */
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private static final Duration POLL = Duration.ofMillis(40);

  private final WebServer server;
  private final ChromeDriver driver;

  private Chrome(WebServer server, ChromeDriver driver) {
    this.server = server;
    this.driver = driver;
  }

  /** Starts both; where there is no browser the test is skipped, with a word on how to get one. */
  static Chrome start() {
    return start(Catalogue.STANDARD);
  }

  /** The same with other games. */
  static Chrome start(Catalogue catalogue) {
    Assumptions.assumeTrue(
        Files.isExecutable(BROWSER) && Files.isExecutable(DRIVER),
        "no Chromium: 'apt-get install chromium chromium-driver' brings what these tests need");
    WebServer server = WebServer.start(new WebServer.Options("127.0.0.1", 0, 1L << 28), catalogue);
    ChromeOptions options = new ChromeOptions();
    options.setBinary(BROWSER.toFile());
    options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--hide-scrollbars",
        "--force-prefers-reduced-motion",
        "--window-size=1280,1000");
    ChromeDriverService service =
        new ChromeDriverService.Builder().usingDriverExecutable(DRIVER.toFile()).build();
    try {
      return new Chrome(server, new ChromeDriver(service, options));
    } catch (RuntimeException e) {
      server.close();
      throw e;
    }
  }

  /** Opens a page by what stands behind the # of its address, as a new page. */
  void open(String hash) {
    driver.get("about:blank");
    driver.get(server.address() + "#" + hash);
    until("main h1");
  }

  /** Goes to a page as a link on a page does, without loading the scripts again. */
  void go(String hash) {
    script(
        "document.querySelector('main').firstElementChild?.setAttribute('data-left', '');"
            + "history.replaceState(null, '', '#' + arguments[0]);"
            + "dispatchEvent(new HashChangeEvent('hashchange'))",
        hash);
    until("main > .page:not([data-left]) h1");
  }

  /** Lets the browser save files into a folder, without asking. */
  void saveTo(Path folder) {
    driver.executeCdpCommand(
        "Browser.setDownloadBehavior",
        Map.of("behavior", "allow", "downloadPath", folder.toString()));
  }

  /** What the browser has saved under a name, once it is there. */
  String saved(Path file) {
    new WebDriverWait(driver, PATIENCE, POLL)
        .withMessage("waiting for " + file)
        .until(d -> Files.isRegularFile(file));
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Chooses a file in a field for files. */
  void load(String css, Path file) {
    driver.findElement(By.cssSelector(css)).sendKeys(file.toString());
  }

  /** Loads the page again from its address. */
  void reload() {
    driver.navigate().refresh();
    until("main h1");
  }

  String address() {
    return driver.getCurrentUrl();
  }

  /** The first element, as soon as there is one. */
  WebElement until(String css) {
    return wait(css, () -> Optional.of(driver.findElements(By.cssSelector(css)))).get(0);
  }

  private List<WebElement> wait(String css, Supplier<Optional<List<WebElement>>> found) {
    return new WebDriverWait(driver, PATIENCE, POLL)
        .withMessage(() -> "waiting for " + css + " on " + address() + ": " + text("main"))
        .until(d -> found.get().filter(list -> !list.isEmpty()).orElse(null));
  }

  /** Waits until there is no such element. */
  void untilNone(String css) {
    new WebDriverWait(driver, PATIENCE, POLL)
        .withMessage(
            () -> "waiting for the end of " + css + " on " + address() + ": " + text("main"))
        .until(d -> count(css) == 0);
  }

  /** Waits until an element's text contains something. */
  void untilText(String css, String part) {
    new WebDriverWait(driver, PATIENCE, POLL)
        .withMessage(
            () -> "waiting for '" + part + "' in " + css + " on " + address() + ": " + text(css))
        .until(d -> text(css).contains(part));
  }

  /** Waits until a script returns this. */
  void untilScript(String script, Object expected) {
    new WebDriverWait(driver, PATIENCE, POLL)
        .withMessage(
            () -> "waiting for " + expected + " of " + script + ", which is " + script(script))
        .until(d -> expected.equals(script(script)));
  }

  /** The text of all elements, one below the other; empty where there is none. */
  String text(String css) {
    try {
      return String.join(
          "\n",
          driver.findElements(By.cssSelector(css)).stream().map(WebElement::getText).toList());
    } catch (StaleElementReferenceException e) {
      return "";
    }
  }

  /** How many there are. */
  int count(String css) {
    return driver.findElements(By.cssSelector(css)).size();
  }

  /**
   * Does something with the first element, as soon as there is one; again where the page was drawn
   * anew before anything was done.
   */
  private void with(String css, Consumer<WebElement> action) {
    new WebDriverWait(driver, PATIENCE, POLL)
        .ignoring(StaleElementReferenceException.class, ElementNotInteractableException.class)
        .until(
            d -> {
              action.accept(until(css));
              return true;
            });
  }

  /** A click on the middle of an element, scrolled to where it is seen. */
  void click(String css) {
    with(
        css,
        element -> {
          script("arguments[0].scrollIntoView({block: 'center'})", element);
          element.click();
        });
  }

  /** A click on a spot of the board, as the mouse does it. */
  void spot(String name) {
    with(
        ".board .spot[data-spot='" + name + "']",
        spot -> {
          script("arguments[0].scrollIntoView({block: 'center'})", spot);
          new Actions(driver).moveToElement(spot).click().perform();
        });
  }

  /** Moves the mouse over an element. */
  void hover(String css) {
    with(css, element -> new Actions(driver).moveToElement(element).perform());
  }

  /** Types into what has the focus. */
  void keys(CharSequence... keys) {
    new WebDriverWait(driver, PATIENCE, POLL)
        // A board that is drawn just now hands the focus on; nothing was typed then.
        .ignoring(StaleElementReferenceException.class, ElementNotInteractableException.class)
        .until(
            d -> {
              d.switchTo().activeElement().sendKeys(keys);
              return true;
            });
  }

  /** Puts the focus on an element. */
  void focus(String css) {
    with(css, element -> script("arguments[0].focus()", element));
  }

  /** Puts a text into a field in place of what stands there, and sends its form. */
  void enter(String css, String text) {
    with(
        css,
        field -> {
          field.clear();
          field.sendKeys(text);
          field.submit();
        });
  }

  Object script(String script, Object... arguments) {
    return ((JavascriptExecutor) driver).executeScript(script, arguments);
  }

  /** Runs a script that answers through its last argument. */
  Object later(String script) {
    driver.manage().timeouts().scriptTimeout(PATIENCE);
    return ((JavascriptExecutor) driver).executeAsyncScript(script);
  }

  /** Makes the page so large; a window could not be as narrow as a phone. */
  void size(int width, int height) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
  }

  /** Shows the page as it is printed, or on a screen again. */
  void media(String kind) {
    driver.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", kind));
  }

  /** Whether the person likes a dark page. */
  void dark(boolean dark) {
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of(
            "features",
            List.of(
                Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light"),
                Map.of("name", "prefers-reduced-motion", "value", "reduce"))));
  }

  byte[] picture() {
    return driver.getScreenshotAs(OutputType.BYTES);
  }

  /** What the page complained of. */
  List<String> complaints() {
    return driver.manage().logs().get("browser").getAll().stream()
        .map(Object::toString)
        .filter(line -> line.contains("SEVERE"))
        .filter(line -> !line.contains("status of 4"))
        .toList();
  }

  /** A resource of the tests as text. */
  static String resource(String name) {
    try (var in = Chrome.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Where the pictures of the guide lie, from the folder of this module or of the whole. */
  static Path images() {
    return Stream.of(Path.of("../docs/images"), Path.of("docs/images"))
        .filter(folder -> Files.isDirectory(folder.getParent()))
        .findFirst()
        .orElseThrow();
  }

  @Override
  public void close() {
    driver.quit();
    server.close();
  }
}
