package org.farstar.web.api;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.farstar.web.http.Answer;
import org.farstar.web.http.Problem;
import org.farstar.web.http.Request;
import org.farstar.web.http.Routes;
import org.farstar.web.session.Job;
import org.farstar.web.session.Visitor;

/** Who is here, and the work that goes on for them. */
final class SessionApi {
  /** A page that asks for a result may be kept waiting for so long. */
  private static final long WAIT_MILLIS = 400;

  private final Asking asking;

  SessionApi(Asking asking) {
    this.asking = asking;
  }

  void add(Routes routes) {
    routes.add("POST", "/api/v1/sessions", this::enter);
    routes.add("POST", "/api/v1/lease", this::renew);
    routes.add("DELETE", "/api/v1/session", this::leave);
    routes.add("GET", "/api/v1/jobs/{job}", this::job);
    routes.add("DELETE", "/api/v1/jobs/{job}", this::cancel);
  }

  private Answer enter(Request request) {
    return Answer.json(201, Map.of("session", asking.visitors().enter().id()));
  }

  private Answer renew(Request request) {
    Visitor visitor = asking.visitor(request);
    List<Map<String, Object>> jobs = visitor.jobs().stream().map(Job::state).toList();
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("jobs", jobs);
    return Answer.json(data);
  }

  private Answer leave(Request request) {
    asking.visitors().leave(asking.visitor(request).id());
    return Answer.done();
  }

  /** The result, once there is one: status 200 or that of its problem; until then 202. */
  private Answer job(Request request) {
    Visitor visitor = asking.visitor(request);
    Job job = find(request, visitor);
    return job.await(WAIT_MILLIS)
        .map(
            answer -> {
              visitor.forget(job);
              return answer;
            })
        .orElseGet(() -> Answer.json(202, job.state()));
  }

  private Answer cancel(Request request) {
    find(request, asking.visitor(request)).cancel();
    return Answer.done();
  }

  private static Job find(Request request, Visitor visitor) {
    return visitor
        .job(request.part("job"))
        .orElseThrow(() -> Problem.missing("there is no such job, or its result was fetched"));
  }
}
