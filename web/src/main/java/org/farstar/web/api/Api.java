package org.farstar.web.api;

import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.lesson.Lessons;
import org.farstar.web.http.Routes;
import org.farstar.web.session.Visitors;
import org.farstar.web.session.Workers;

/** Everything that pages may ask, see {@code openapi.yaml}. */
public final class Api {
  private Api() {}

  /**
   * Adds the routes under {@code /api/v1}.
   *
   * @param catalogue the games
   * @param visitors who is here
   * @param workers who works
   * @param lessons the lessons
   * @param addresses whether pages may name solved folders by their addresses, which are read then
   */
  public static void add(
      Routes routes,
      Catalogue catalogue,
      Visitors visitors,
      Workers workers,
      Lessons lessons,
      boolean addresses) {
    Asking asking = new Asking(visitors, workers, addresses);
    new SessionApi(asking).add(routes);
    new GamesApi(catalogue).add(routes);
    new BoardApi(asking).add(routes);
    new SheetApi(catalogue, asking).add(routes);
    new FigureApi(asking).add(routes);
    new TablesApi(catalogue, asking).add(routes);
    new ClaimsApi(catalogue, asking).add(routes);
    new LessonApi(lessons, asking).add(routes);
  }

  /**
   * Adds those routes under {@code /api/v1} alone that answer about a position.
   *
   * @param visitors who is here
   * @param workers who works
   */
  public static void addPositions(Routes routes, Visitors visitors, Workers workers) {
    Asking asking = new Asking(visitors, workers, true);
    new SessionApi(asking).add(routes);
    new BoardApi(asking).add(routes);
  }
}
