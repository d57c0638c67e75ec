// What the pages ask, whoever answers: a server, or the engine in workers of this page.

import { spoken, translated } from './engine-words.js';

const worker = document.querySelector('meta[name="farstar-answers"]')?.content === 'worker';
const answers = await (worker ? import('./workers.js') : import('./server.js'));

/** Whether there is no server, so that some things cannot be had here. */
export const alone = worker;

/** What was refused, with the place in a text where there is one. */
export class Refusal extends Error {
  /** @param {{detail: string, status: number, text?: string, column?: number}} problem */
  constructor(problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

function read({ status, text }, plain = false) {
  if (status === 204) {
    return null;
  }
  const good = status < 400;
  const data = plain && good ? text : JSON.parse(text);
  if (!good) {
    throw new Refusal(data);
  }
  return data;
}

/** What never changes while the page is there. */
export async function get(path, plain = false) {
  return translated(path, read(await answers.send('GET', spoken(path)), plain));
}

/** Begins something. */
export async function post(path, body) {
  return read(await answers.send('POST', path, body));
}

/** Forgets something. */
export async function remove(path) {
  return read(await answers.send('DELETE', path));
}

/**
 * The one stream of this page: events by their names, until it is closed.
 *
 * @param {Object<string, (data: object) => void>} hear
 */
export const stream = (hear) => answers.stream(hear);

/**
 * Asks a question and waits for the answer, however long it takes.
 *
 * @param {string} path
 * @param {object} body
 * @param {{signal?: AbortSignal, progress?: (state: object) => void}} [how] where the signal
 *     aborts, the work is cancelled and what is known by then is the answer
 */
export async function ask(path, body, how = {}) {
  return translated(path, read(await answers.ask(path, body, how)));
}

/** Says every few seconds that the page is there, to who wants to know. */
export const keepLease = () => answers.keepLease();

/** The text with a caret under the place that a message speaks of. */
export function caret(problem) {
  const from = Math.max(0, problem.column - 40);
  return problem.text.slice(from, from + 72) + '\n' + ' '.repeat(problem.column - 1 - from) + '^';
}
