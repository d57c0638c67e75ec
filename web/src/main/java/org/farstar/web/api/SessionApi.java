package org.farstar.web.api;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.farstar.web.http.Answer;
import org.farstar.web.http.Later;
import org.farstar.web.http.Problem;
import org.farstar.web.http.Request;
import org.farstar.web.http.Response;
import org.farstar.web.http.Routes;
import org.farstar.web.session.Job;
import org.farstar.web.session.Visitor;

/** Who is here, and the work that continues for them. */
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
  private Response job(Request request) {
    Visitor visitor = asking.visitor(request);
    Job job = find(request, visitor);
    return new Later(
        job.over()
            .thenApply(Optional::of)
            .completeOnTimeout(Optional.empty(), WAIT_MILLIS, TimeUnit.MILLISECONDS)
            .thenApply(found -> result(found, job, visitor)));
  }

  private static Answer result(Optional<Answer> found, Job job, Visitor visitor) {
    if (found.isEmpty()) {
      return Answer.json(202, job.state());
    }
    visitor.forget(job);
    return found.get();
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
