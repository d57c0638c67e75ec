// Answers from the engine in workers of this page: no question leaves the device.
//
// One worker answers what takes a moment, so that boards and moves never wait. What takes longer is asked again in
// another; the worksheet and the tables, which keep something, have one each. A worker hears nobody while it works;
// what does not stop when it is told is ended with its worker, and what else waits there is asked again.
//
// Who opens a game first gets an engine that knows the games on its kind of board alone, which is half as large. Whatever
// else is asked, the whole engine answers.

const BYTES = (navigator.deviceMemory || 4) * 2 ** 28;
const STOP_MILLIS = 1000;

/** So long a page that asks nothing keeps the engine waiting. */
const PATIENCE_MILLIS = 1500;

/** What the answers are that were made together with these files. */
const MADE = /^(words|tables|claims|(games|(languages\/[a-z]+\/)?lessons)(\/[a-z0-9-]+)?)$/;

/** The kind of board of each game, which is the name of the engine that knows it. */
const BOARDS = {};

/** What the engine of one kind of board answers. */
const OF_POSITIONS = /^(board|outcome|value|moves|move|setup|reply)$/;

/** Answers of the engine that were made together with these files, by the game and by the words of reasons. */
const made = new Map();

async function unpacked(name) {
  const { ok, body } = await fetch(new URL(name, import.meta.url));
  return ok ? new Response(body.pipeThrough(new DecompressionStream('gzip'))).json() : {};
}

function madeFor(name) {
  if (!made.has(name)) {
    made.set(name, unpacked(`../answers/made/${name}.pack`).catch(() => ({})));
  }
  return made.get(name);
}

/**
 * What the engine answered when these files were made; nothing where it was not asked that.
 *
 * @param {string} path
 * @param {object} body
 */
async function answered(path, body) {
  if (!/^[a-z0-9-]+$/.test(body.game)) {
    return undefined;
  }
  const said = Object.entries(body).filter(([name, value]) => name !== 'seconds' && value);
  const asked = path + ' ' + JSON.stringify(Object.fromEntries(said.sort()));
  const answers = await madeFor(body.game);
  let answer = answers[asked];
  // Where there are reasons, there are some in every language, each in a file of its own.
  if (!answer && body.explain && Object.keys(answers).some((each) => each.startsWith(path + ' '))) {
    answer = (await madeFor(`${body.game}.${body.words}`))[asked];
  }
  return answer && { status: 200, text: JSON.stringify(answer) };
}

function problem(detail, status = 422) {
  return { status, text: JSON.stringify({ title: 'Not answered', status, detail }) };
}

/** Says that a worker was ended while something waited for it. */
class Ended extends Error {}

class Engine {
  /** @param {{memory: number, moment?: boolean}} how */
  constructor(how) {
    this.how = how;
    this.worker = null;
    this.waiting = new Map();
    this.asked = 0;
    this.jobs = new Map();
    this.hear = null;
    this.kept = [];
    this.ready = false;
  }

  begin() {
    const worker = new Worker(new URL('worker.js', import.meta.url));
    this.worker = worker;
    worker.onmessage = ({ data }) => this.heard(data);
    worker.onerror = (event) => this.broken(undefined, event.message);
    worker.postMessage(this.how);
  }

  heard({ id, status, text, progress, event, broken, ready }) {
    if (ready) {
      this.ready = true;
      keepFiles();
    } else if (broken !== undefined) {
      this.broken(id, broken);
    } else if (progress !== undefined) {
      const state = JSON.parse(progress);
      this.jobs.get(state.job)?.(state);
    } else if (event !== undefined) {
      const [name, data] = event.trim().split('\n').map((line) => line.slice(line.indexOf(': ') + 2));
      this.tell(name, JSON.parse(data));
    } else {
      this.waiting.get(id)?.resolve({ status, text });
      this.waiting.delete(id);
    }
  }

  /** Hands on an event, or keeps it for who hears soon. */
  tell(name, data) {
    if (this.hear) {
      this.hear[name]?.(data);
    } else {
      this.kept.push([name, data]);
    }
  }

  /** What a question does to an engine that it does not catch may leave nothing of use: another one takes its place. */
  broken(id, why) {
    const stack = /stack|RangeError/i.test(why);
    const reply = problem(stack ? 'this is too deep for a browser; nothing is known' : 'the engine failed: ' + why);
    const whose = id === undefined ? [...this.waiting.keys()] : [id];
    for (const each of whose) {
      this.waiting.get(each)?.resolve(reply);
      this.waiting.delete(each);
    }
    this.end();
  }

  /** Ends the worker; the next question begins another. */
  end() {
    this.worker?.terminate();
    this.worker = null;
    this.ready = false;
    const lost = [...this.waiting.values()];
    this.waiting.clear();
    this.jobs.clear();
    lost.forEach(({ reject }) => reject(new Ended('the work was ended')));
  }

  send(method, path, body) {
    if (!this.worker) {
      this.begin();
    }
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      const text = body === undefined ? '' : JSON.stringify(body);
      this.worker.postMessage({ id, method, path: '/api/v1/' + path, body: text });
    });
  }

  /** Asks, and waits for the job where it becomes one. */
  async ask(path, body, { signal, progress }) {
    for (;;) {
      try {
        return await this.asking(path, body, signal, progress);
      } catch (fault) {
        if (!(fault instanceof Ended)) {
          throw fault;
        }
        if (signal?.aborted) {
          return problem('stopped before the answer was found');
        }
      }
    }
  }

  async asking(path, body, signal, progress) {
    let timer = 0;
    let job = '';
    const stop = () => {
      if (job) {
        this.send('DELETE', 'jobs/' + job).catch(() => {});
      }
      timer = setTimeout(() => this.end(), STOP_MILLIS);
    };
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted) {
      stop();
    }
    try {
      let reply = await this.send('POST', path, body);
      while (reply.status === 202) {
        const state = JSON.parse(reply.text);
        if (!job) {
          job = state.job;
          this.jobs.set(job, (now) => progress?.(now));
          if (signal?.aborted) {
            await this.send('DELETE', 'jobs/' + job);
          }
        }
        progress?.(state);
        reply = await this.send('GET', 'jobs/' + job);
      }
      return reply;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      this.jobs.delete(job);
    }
  }
}

/** An engine for what takes a moment, and one for what takes longer. */
class Pair {
  constructor(board) {
    this.board = board;
    this.moment = new Engine({ memory: BYTES / 8, moment: true, board });
    this.work = new Engine({ memory: BYTES, board });
  }
}

const whole = new Pair('');

/** The engines for the kind of board that was opened first, where the whole ones were not begun before. */
let first = null;

/** Whether a lesson is read: only the whole engine judges answers. */
let lesson = false;

/** Who answers a question. */
function pair(path, { game = '' }) {
  const name = game.slice(game.lastIndexOf(':') + 1);
  const board = !lesson && OF_POSITIONS.test(path) && Object.hasOwn(BOARDS, name) ? BOARDS[name] : '';
  if (board && !first && !whole.moment.worker) {
    first = new Pair(board);
  }
  return board && first?.board === board ? first : whole;
}

const sheet = new Engine({ memory: BYTES / 2 });
const tables = new Engine({ memory: BYTES / 2 });

/** Which engine keeps what this is about. */
function keeper(path) {
  if (/^(tables|jobs)/.test(path)) {
    return tables;
  }
  return path === 'names' ? sheet : whole.moment;
}

export async function send(method, path, body) {
  if (method === 'GET' && MADE.test(path)) {
    lesson ||= /lessons\/(?!first$)/.test(path);
    const file = await fetch(new URL(`../answers/${path}.json`, import.meta.url));
    if (file.ok) {
      return { status: 200, text: await file.text() };
    }
  }
  const engine = keeper(path);
  try {
    if (engine === tables && method === 'DELETE') {
      return await within(engine, method, path);
    }
    if (engine === tables && method === 'POST') {
      // The worker that fills the table hears nobody until it is full.
      engine.hear = null;
      engine.kept = [];
      engine.send('GET', 'events').catch(() => {});
    }
    return await engine.send(method, path, body);
  } catch (fault) {
    if (!(fault instanceof Ended)) {
      throw fault;
    }
    return problem('this was ended together with what was stopped');
  }
}

/** Something that is stopped; where it does not hear of it in time its worker is ended. */
async function within(engine, method, path) {
  const timer = setTimeout(() => {
    engine.end();
    engine.tell('table', { table: path.split('/')[1], state: 'done', stopped: 'cancelled' });
  }, STOP_MILLIS);
  try {
    return await engine.send(method, path);
  } finally {
    clearTimeout(timer);
  }
}

export async function ask(path, body, how) {
  if (path === 'check') {
    return problem(
      `This page does not check claims. Farstar on a machine of your own does: farstar check ${body.claim}`,
    );
  }
  if (path === 'eval') {
    return sheet.ask(path, body, how);
  }
  const { moment, work } = pair(path, body);
  if (!moment.ready) {
    const answer = await answered(path, body);
    soon(moment);
    if (answer) {
      return answer;
    }
  }
  try {
    const tried = await moment.send('POST', path, body);
    if (tried.status !== 202) {
      return tried;
    }
    moment.send('DELETE', 'jobs/' + JSON.parse(tried.text).job).catch(() => {});
  } catch (fault) {
    if (!(fault instanceof Ended)) {
      throw fault;
    }
  }
  return work.ask(path, body, how);
}

export async function stream(hear) {
  tables.hear = hear;
  tables.kept.splice(0).forEach(([name, data]) => tables.tell(name, data));
  return { close: () => (tables.hear = null) };
}

/** Nobody waits for this page. */
export function keepLease() {}

/** Boards and moves are asked for soon: the engine comes as soon as the first board is there. */
function soon(moment) {
  if (!moment.worker) {
    moment.begin();
  }
}

setTimeout(() => first || soon(whole.moment), PATIENCE_MILLIS);

/** The files stay on the device, for when there is no network; they come after the engine. */
function keepFiles() {
  navigator.serviceWorker?.register(new URL('../sw.js', import.meta.url)).catch(() => {});
}

// Files with a solved game beside them begin with it.
const start = document.querySelector('meta[name="farstar-start"]');
if (start && !location.hash) history.replaceState(null, '', start.content);

// A board in somebody's page stands for itself.
document.documentElement.classList.toggle('embedded', new URLSearchParams(location.search).has('embed'));
