// Answers from a server, over HTTP: one session for each tab, questions that may become jobs.

const BASE = 'api/v1/';
const LEASE_MILLIS = 6000;
const NAME = 'farstar-session';

let entering = null;

/** The jobs that this page waits for: nobody else will fetch what comes of them. */
const open = new Set();

async function answer(response) {
  return { status: response.status, text: response.status === 204 ? '' : await response.text() };
}

/** The session of this tab, or what the server says where it takes no more. */
async function enter() {
  const entered = await answer(await fetch(BASE + 'sessions', { method: 'POST' }));
  if (entered.status === 201) {
    sessionStorage.setItem(NAME, JSON.parse(entered.text).session);
  }
  return entered;
}

/** What the server answers; a session that it no longer knows is begun again. */
export async function send(method, path, body) {
  for (let tries = 0; ; tries++) {
    if (!sessionStorage.getItem(NAME)) {
      entering = entering || enter().finally(() => (entering = null));
      const entered = await entering;
      if (entered.status !== 201) {
        return entered;
      }
    }
    const response = await fetch(BASE + path, {
      method,
      headers: {
        'Farstar-Session': sessionStorage.getItem(NAME),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (response.status !== 401 || tries > 0) {
      return answer(response);
    }
    sessionStorage.removeItem(NAME);
  }
}

/** Asks a question and waits for the answer, as long as the job takes that it may become. */
export async function ask(path, body, { signal, progress }) {
  let reply = await send('POST', path, body);
  let job = '';
  let stopped = false;
  while (reply.status === 202) {
    const state = JSON.parse(reply.text);
    job = 'jobs/' + state.job;
    open.add(job);
    if (signal?.aborted && !stopped) {
      stopped = true;
      await send('DELETE', job);
    }
    progress?.(state);
    reply = await send('GET', job);
  }
  open.delete(job);
  return reply;
}

/** Events by their names. The browser joins again where the line breaks, from the first row on. */
export async function stream(hear) {
  await send('POST', 'lease');
  const source = new EventSource(BASE + 'events?session=' + sessionStorage.getItem(NAME));
  for (const [name, listener] of Object.entries(hear)) {
    source.addEventListener(name, (event) => listener(JSON.parse(event.data)));
  }
  return source;
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
