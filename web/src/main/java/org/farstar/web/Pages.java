package org.farstar.web;

import org.farstar.web.api.Languages;
import org.farstar.web.http.PageFiles;

/** The files that make up the pages. */
public final class Pages {
  private static final String LIT = "/META-INF/resources/webjars/lit-html/3.3.2/";

  private Pages() {}

  /** All of them, to be offered by routes. */
  public static PageFiles files() {
    PageFiles files =
        new PageFiles(Pages.class)
            .offer("/", "page/index.html")
            .offer("/lit/lit-html.js", LIT + "lit-html.js")
            .offer("/api/v1/openapi.yaml", "openapi.yaml");
    for (String name :
        new String[] {
          "main.js",
          "words.js",
          "engine-words.js",
          "api.js",
          "server.js",
          "board.js",
          "coordinates.js",
          "folder.js",
          "heaps.js",
          "gallery.js",
          "game.js",
          "game-parts.js",
          "keys.js",
          "share.js",
          "play.js",
          "paper.js",
          "panel.js",
          "strip.js",
          "strength.js",
          "line.js",
          "sum.js",
          "steps.js",
          "setup.js",
          "explorer.js",
          "sheet.js",
          "complete.js",
          "claims.js",
          "contents.js",
          "tables.js",
          "home.js",
          "review.js",
          "puzzle.js",
          "exercises.js",
          "results.js",
          "class.js",
          "report.js",
          "save.js",
          "set.js",
          "asked.js",
          "lessons.js",
          "lesson.js",
          "write.js",
          "deed.js",
          "duel.js",
          "choice.js",
          "hints.js",
          "why.js",
          "reasons.js",
          "prose.js",
          "progress.js",
          "lessons.css",
          "tables.css",
          "exercises.css",
          "style.css",
          "icon.svg"
        }) {
      files.offer("/page/" + name, "page/" + name);
    }
    for (String language : Languages.ALL) {
      offerWords(files, language);
    }
    Languages.others().forEach(language -> offerWords(files, language + ".engine"));
    return files;
  }

  private static void offerWords(PageFiles files, String words) {
    String name = "page/words/" + words + ".json";
    files.offer("/" + name, name);
  }
}
