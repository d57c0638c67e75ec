package org.farstar.web;

import org.farstar.web.http.PageFiles;

/** The files that make up the pages. */
final class Pages {
  private static final String LIT = "/META-INF/resources/webjars/lit-html/3.3.2/";

  private Pages() {}

  static PageFiles files() {
    PageFiles files =
        new PageFiles(Pages.class)
            .offer("/", "page/index.html")
            .offer("/lit/lit-html.js", LIT + "lit-html.js")
            .offer("/api/v1/openapi.yaml", "openapi.yaml");
    for (String name :
        new String[] {
          "main.js",
          "api.js",
          "board.js",
          "gallery.js",
          "game.js",
          "game-parts.js",
          "keys.js",
          "play.js",
          "paper.js",
          "panel.js",
          "strip.js",
          "line.js",
          "sum.js",
          "steps.js",
          "setup.js",
          "explorer.js",
          "sheet.js",
          "complete.js",
          "claims.js",
          "tables.js",
          "tables.css",
          "style.css",
          "icon.svg"
        }) {
      files.offer("/page/" + name, "page/" + name);
    }
    return files;
  }
}
