package org.farstar.web.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.farstar.ask.catalogue.Catalogue;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.ElementNotInteractableException;
import org.openqa.selenium.JavascriptExecutor;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.remote.RemoteWebDriver;
import org.openqa.selenium.support.ui.WebDriverWait;

/**
 * A browser that looks at a server, for the tests of one class: Chromium, or {@link Firefox} where
 * the property {@code farstar.browser} says so. Where the property {@code farstar.site} names a
 * folder with the pages as plain files, the browser looks at those. What only Chromium can do,
 * Firefox skips. The next class gets the same browser, as good as new.
 */
final class Chrome implements BeforeAllCallback, AfterAllCallback {
  /** Where Debian puts them. */
  private static final Path BROWSER = Path.of("/usr/bin/chromium");

  private static final Path DRIVER = Path.of("/usr/bin/chromedriver");

  /** Generous: a machine under load must not fail a test. */
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private static final Duration POLL = Duration.ofMillis(40);

  /** Why a test needs the server: it checks a claim. */
  static final String CLAIMS = "the plain files check no claims";

  /** Why a test needs the server: it holds up what goes over the network. */
  static final String NETWORK = "the engine of the plain files is asked without a network";

  private static final String SITE = System.getProperty("farstar.site", "");

  private final Catalogue games;
  private String home;
  private RemoteWebDriver driver;

  Chrome() {
    this(Catalogue.STANDARD);
  }

  /**
   * @param games what the server offers; the plain files have their own
   */
  Chrome(Catalogue games) {
    this.games = games;
  }

  /** Whether it looks at the plain files: what they cannot do is not asked of them. */
  static boolean plain() {
    return !SITE.isEmpty();
  }

  /**
   * Skips a test that needs the server where the pages are plain files.
   *
   * @param why what the plain files do not do
   */
  static void serverOnly(String why) {
    Assumptions.assumeFalse(plain(), () -> "only the server: " + why);
  }

  @Override
  public void beforeAll(ExtensionContext context) {
    Browsers browsers = Browsers.of(context);
    driver = browsers.take();
    home = plain() ? browsers.site(Path.of(SITE)) : browsers.server(games);
  }

  @Override
  public void afterAll(ExtensionContext context) {
    if (driver == null) {
      return;
    }
    try {
      forget();
    } catch (WebDriverException e) {
      driver.quit();
      throw e;
    }
    Browsers.of(context).giveBack(driver);
  }

  /** Starts one; where there is none the test is skipped, with a word on how to get it. */
  static RemoteWebDriver browser() {
    if (Firefox.chosen()) {
      Assumptions.assumeTrue(
          Firefox.here(), "no Firefox: these tests need firefox-esr, and geckodriver on the path");
      return Firefox.start();
    }
    Assumptions.assumeTrue(
        Files.isExecutable(BROWSER) && Files.isExecutable(DRIVER),
        "no Chromium: 'apt-get install chromium chromium-driver' brings what these tests need");
    return chromium();
  }

  /** Makes the browser as it was when it started: nothing is kept, and nothing is emulated. */
  void forget() {
    driver.get(home + "nothing");
    later(
        "const done = arguments[0]; localStorage.clear(); sessionStorage.clear();"
            + "(async () => {"
            + " for (const name of await (self.caches?.keys() ?? [])) await caches.delete(name);"
            + " const all = await (navigator.serviceWorker?.getRegistrations() ?? []);"
            + " for (const each of all) await each.unregister();"
            + "})().then(done, (fault) => done(String(fault)))");
    if (driver instanceof ChromeDriver) {
      chromium("Emulation.clearDeviceMetricsOverride", Map.of());
      chromium("Emulation.setEmulatedMedia", Map.of("media", "", "features", List.of()));
      driver.manage().logs().get("browser");
    } else {
      size(1280, 1000);
    }
    driver.get("about:blank");
  }

  private static ChromeDriver chromium() {
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
    return new ChromeDriver(
        new ChromeDriverService.Builder().usingDriverExecutable(DRIVER.toFile()).build(), options);
  }

  /** A command of Chromium's own; another browser skips the test that needs it. */
  private void chromium(String command, Map<String, Object> parameters) {
    Assumptions.assumeTrue(driver instanceof ChromeDriver, () -> "only Chromium knows " + command);
    ((ChromeDriver) driver).executeCdpCommand(command, parameters);
  }

  /** Opens a page by what stands behind the # of its address, as a new page. */
  void open(String hash) {
    openAt(home() + "#" + hash);
  }

  /** Opens a page of another server, as a new page. */
  void openAt(String address) {
    driver.get("about:blank");
    driver.get(address);
    until("main h1");
  }

  /**
   * Makes the network slow, and forgets what was sent before; as fast as it is if both are 0.
   *
   * @param kilobits in a second
   * @param millis until an answer begins
   */
  void slow(int kilobits, int millis) {
    chromium("Network.enable", Map.of());
    chromium("Network.clearBrowserCache", Map.of());
    int bytes = kilobits == 0 ? -1 : kilobits * 1000 / 8;
    chromium(
        "Network.emulateNetworkConditions",
        Map.of(
            "offline",
            false,
            "latency",
            millis,
            "downloadThroughput",
            bytes,
            "uploadThroughput",
            bytes));
  }

  /** The address of the first page. */
  String home() {
    return home;
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
    chromium(
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

  /** Opens a page of somebody else's, and looks into its first frame. */
  void openFrame(String address) {
    driver.get(address);
    until("iframe");
    driver.switchTo().frame(0);
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

  /** The text of all elements, one below the other, or empty if there is none. */
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
    with(
        css,
        element -> {
          script("arguments[0].scrollIntoView({block: 'center'})", element);
          new Actions(driver).moveToElement(element).perform();
        });
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
    if (width >= 1280 && Firefox.chosen()) {
      driver.manage().window().setSize(new Dimension(width, height));
      return;
    }
    chromium(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
  }

  /** Shows the page as it is printed, or on a screen again. */
  void media(String kind) {
    chromium("Emulation.setEmulatedMedia", Map.of("media", kind));
  }

  /** The page on paper of the size A4, as a file of PDF. */
  byte[] printed() {
    Assumptions.assumeTrue(driver instanceof ChromeDriver, "only Chromium prints without asking");
    Map<String, Object> printed =
        ((ChromeDriver) driver)
            .executeCdpCommand(
                "Page.printToPDF",
                Map.of("paperWidth", 8.27, "paperHeight", 11.69, "printBackground", false));
    return Base64.getDecoder().decode((String) printed.get("data"));
  }

  /** Whether the person likes a dark page. */
  void dark(boolean dark) {
    if (!dark && Firefox.chosen()) {
      return; // As it starts.
    }
    chromium(
        "Emulation.setEmulatedMedia",
        Map.of(
            "features",
            List.of(
                Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light"),
                Map.of("name", "prefers-reduced-motion", "value", "reduce"))));
  }

  /** Whether the person wants no motion, as all tests do otherwise. */
  void still(boolean still) {
    chromium(
        "Emulation.setEmulatedMedia",
        Map.of(
            "features",
            List.of(
                Map.of(
                    "name",
                    "prefers-reduced-motion",
                    "value",
                    still ? "reduce" : "no-preference"))));
  }

  /** Opens a picture that lies on this machine. */
  void picture(Path file) {
    driver.get(file.toUri().toString());
  }

  byte[] picture() {
    return driver.getScreenshotAs(OutputType.BYTES);
  }

  /** Keeps how the page looks for the guide, where that is wanted. */
  void keep(String name) throws IOException {
    if (Boolean.getBoolean("golden.write")) {
      Path folder = Files.createDirectories(images());
      Files.write(folder.resolve(name + ".png"), SmallPng.of(picture()));
    }
  }

  /** Keeps how the page looks in the light and in the dark. */
  void keepBoth(String name) throws IOException {
    keep(name);
    if (Boolean.getBoolean("golden.write")) {
      dark(true);
      keep(name + "-dark");
      dark(false);
    }
  }

  /** What axe calls serious or critical. */
  List<?> barriers() {
    script(resource("/axe.min.js"));
    return (List<?>)
        later(
            "const done = arguments[0];"
                + "axe.run(document, {resultTypes: ['violations']}).then((r) => done("
                + "r.violations.filter((v) => ['serious', 'critical'].includes(v.impact))"
                + ".map((v) => v.id + ': ' + v.nodes.slice(0, 3).map((n) => n.html.slice(0, 160)"
                + " + ' ' + n.any.concat(n.all).map((c) => c.message).join(' ')).join(' / '))),"
                + " (fault) => done([String(fault)]));");
  }

  /** By how many pixels the page is wider than the window. */
  long overflow() {
    Object over =
        script(
            "return document.documentElement.scrollWidth - document.documentElement.clientWidth");
    return ((Number) over).longValue();
  }

  /** What the page complained of; Firefox tells nobody. */
  List<String> complaints() {
    if (Firefox.chosen()) {
      return List.of();
    }
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
  private static Path images() {
    return Stream.of(Path.of("../docs/images"), Path.of("docs/images"))
        .filter(folder -> Files.isDirectory(folder.getParent()))
        .findFirst()
        .orElseThrow();
  }
}
