// What the pages ask of the server: one session for each tab, questions that may become jobs.

const BASE = '/api/v1/';
const LEASE_MILLIS = 6000;
const NAME = 'farstar-session';

let entering = null;

/** The jobs that this page waits for: nobody else will fetch what comes of them. */
const open = new Set();

/** What the server refused, with the place in a text where it names one. */
export class Refusal extends Error {
  /** @param {{detail: string, status: number, text?: string, column?: number}} problem */
  constructor(problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

async function enter() {
  const response = await fetch(BASE + 'sessions', { method: 'POST' });
  if (!response.ok) {
    throw new Refusal(await response.json());
  }
  const session = (await response.json()).session;
  sessionStorage.setItem(NAME, session);
  return session;
}

async function session() {
  const known = sessionStorage.getItem(NAME);
  if (known) {
    return known;
  }
  entering = entering || enter();
  try {
    return await entering;
  } finally {
    entering = null;
  }
}

async function send(method, path, body, signal) {
  const call = async () =>
    fetch(BASE + path, {
      method,
      signal,
      headers: {
        'Farstar-Session': await session(),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  let response = await call();
  if (response.status === 401) {
    sessionStorage.removeItem(NAME);
    response = await call();
  }
  return response;
}

async function read(response, text = false) {
  if (response.status === 204) {
    return null;
  }
  if (text && response.ok) {
    return response.text();
  }
  const data = await response.json();
  if (!response.ok) {
    throw new Refusal(data);
  }
  return data;
}

/** What never changes while the server runs. */
export async function get(path, text = false) {
  return read(await send('GET', path), text);
}

/** Begins something on the server. */
export async function post(path, body) {
  return read(await send('POST', path, body));
}

/**
 * The one stream of this page: events by their names, until it is closed. The browser joins again
 * where the line breaks; the server then begins from the first row.
 *
 * @param {Object<string, (data: object) => void>} hear
 */
export async function stream(hear) {
  const source = new EventSource(BASE + 'events?session=' + (await session()));
  for (const [name, listener] of Object.entries(hear)) {
    source.addEventListener(name, (event) => listener(JSON.parse(event.data)));
  }
  return source;
}

/** Forgets something on the server. */
export async function remove(path) {
  return read(await send('DELETE', path));
}

/**
 * Asks a question and waits for the answer, however long it takes.
 *
 * @param {string} path
 * @param {object} body
 * @param {{signal?: AbortSignal, progress?: (state: object) => void}} [how] where the signal
 *     aborts, the work on the server is cancelled and what is known by then is the answer
 */
export async function ask(path, body, { signal, progress } = {}) {
  const response = await send('POST', path, body);
  if (response.status !== 202) {
    return read(response);
  }
  let state = await response.json();
  const job = 'jobs/' + state.job;
  open.add(job);
  let stopped = false;
  for (;;) {
    if (signal?.aborted && !stopped) {
      stopped = true;
      await send('DELETE', job);
    }
    progress?.(state);
    const poll = await send('GET', job);
    if (poll.status !== 202) {
      open.delete(job);
      return read(poll);
    }
    state = await poll.json();
  }
}

/** What goes on for this page need not go on without it. */
window.addEventListener('pagehide', () => {
  for (const job of open) {
    fetch(BASE + job, {
      method: 'DELETE',
      keepalive: true,
      headers: { 'Farstar-Session': sessionStorage.getItem(NAME) },
    }).catch(() => {});
  }
});

/** Tells the server every few seconds that the page is there. */
export function keepLease() {
  setInterval(() => {
    if (sessionStorage.getItem(NAME)) {
      send('POST', 'lease').catch(() => {});
    }
  }, LEASE_MILLIS);
}

/** The text with a caret under the place that a message speaks of. */
export function caret(problem) {
  const from = Math.max(0, problem.column - 40);
  return problem.text.slice(from, from + 72) + '\n' + ' '.repeat(problem.column - 1 - from) + '^';
}
