// A lesson: one step at a time, each with a board to act on and a question that the engine judges.

import { html, render } from '../lit/lit-html.js';
import { ask, get } from './api.js';
import { ASKED, tried } from './asked.js';
import { Duel, OTHER } from './duel.js';
import { drawing } from './gallery.js';
import { Hints } from './hints.js';
import { inline, paragraphs } from './prose.js';
import { against } from './play.js';
import { done, solved } from './progress.js';
import { Why } from './why.js';
import { t } from './words.js';

/** A file of somebody's own lies beside the page. */
const OWN_FILE = /^[\w-]+(\/[\w-]+)*\.md$/;

/**
 * @param {HTMLElement} main
 * @param {string} name a lesson that is offered; none for one that comes with the address
 * @param {URLSearchParams} query the step; and the text of a lesson, or the file with it
 */
export async function show(main, name, query) {
  const [lesson, list] = await Promise.all([load(name, query), get('lessons')]);
  const page = new LessonPage(main, name, lesson, list.lessons, query);
  page.go(Number(query.get('step')) || 1);
  return () => page.leave();
}

async function load(name, query) {
  if (name) return get('lessons/' + encodeURIComponent(name));
  if (query.has('text')) return ask('lesson', { text: query.get('text') });
  const file = query.get('file') || '';
  if (!OWN_FILE.test(file)) throw new Error(t('lesson.none'));
  const response = await fetch(file);
  if (!response.ok) throw new Error(t('lesson.noFile', { file }));
  return ask('lesson', { text: await response.text() });
}

class LessonPage {
  constructor(main, name, lesson, list, query) {
    Object.assign(this, { main, name, lesson, list, query });
  }

  leave() {
    this.duel?.leave();
  }

  get step() {
    return this.lesson.steps[this.at - 1];
  }

  /** Shows a step; they count from 1. */
  go(at) {
    this.leave();
    this.at = Math.min(Math.max(1, at), this.lesson.steps.length);
    this.query.set('step', this.at);
    history.replaceState({ own: true }, '', `#/lesson${this.name ? '/' + this.name : ''}?${this.query}`);
    const { board, task } = this.step;
    Object.assign(this, { verdict: null, why: null, chosen: null, found: null, busy: false, duel: null });
    if (board) this.duel = this.boardOf(board, task);
    const moving = task?.ask === 'move' || task?.ask === 'play';
    this.hints = new Hints(this.duel, this.step.hints, moving);
    this.paint();
    scrollTo(0, 0);
  }

  boardOf(board, task) {
    const repaint = () => this.paint();
    if (task?.ask === 'move') {
      return new Duel(board, { turn: task.player, firstOnly: true, repaint, moved: (move, duel) => tried(this, move, duel) });
    }
    if (task?.ask === 'play') {
      const engine = OTHER[task.player];
      return new Duel(board, {
        turn: task.first ? task.player : engine,
        engine,
        repaint,
        moved: () => this.hints.renew(),
        over: (duel) => this.judged(duel.winner() === task.player),
      });
    }
    return new Duel(board, { repaint });
  }

  /** Has an answer judged; null where it cannot be. */
  async judge(body) {
    this.busy = true;
    this.paint();
    try {
      const { right } = await ask('judge', { ...body, seconds: 20 });
      this.judged(right);
      return right;
    } catch (fault) {
      this.verdict = { fault: fault.message };
      return null;
    } finally {
      this.busy = false;
      this.paint();
    }
  }

  judged(right) {
    this.verdict = { right };
    if (right) {
      done(this.key(), this.at, this.lesson.steps.length);
    }
  }

  /** The position of the step. */
  get place() {
    return this.step.board;
  }

  again() {
    this.go(this.at);
  }

  key() {
    return this.name || 'own:' + this.lesson.title;
  }

  paint() {
    const { step, lesson } = this;
    const last = this.at === lesson.steps.length;
    if (!step.task) done(this.key(), this.at, lesson.steps.length);
    render(
      html`<article class="lesson">
        <header>
          <p class="faint"><a href="#/lessons">${t('nav.lessons')}</a> / ${lesson.title}</p>
          <ol class="dots" aria-label=${t('lesson.steps')}>
            ${lesson.steps.map(
              (each, i) => html`<li>
                <button
                  class=${solved(this.key()).includes(i + 1) ? 'solved' : ''}
                  aria-current=${i + 1 === this.at ? 'step' : 'false'}
                  aria-label=${t('lesson.step', { step: i + 1, title: each.title, done: solved(this.key()).includes(i + 1) })}
                  @click=${() => this.go(i + 1)}
                ></button>
              </li>`,
            )}
          </ol>
        </header>
        <h1>${step.title}</h1>
        <div class="lesson-text">
          ${this.at === 1 ? paragraphs(lesson.about) : ''} ${paragraphs(step.text)}
        </div>
        ${this.duel ? html`<div class="lesson-board">${this.duel.show()}</div>` : ''}
        <section class="task" aria-label=${t('common.task')}>${this.task()} ${this.feedback()} ${this.help()}</section>
        <footer class="row lesson-foot">
          <button ?disabled=${this.at === 1} @click=${() => this.go(this.at - 1)}>${t('common.back')}</button>
          ${last
            ? this.onward()
            : html`<button class=${this.verdict?.right || !step.task ? 'main' : ''} @click=${() => this.go(this.at + 1)}>
                ${this.verdict?.right || !step.task ? t('common.next') : t('lesson.skip')}
              </button>`}
        </footer>
      </article>`,
      this.main,
    );
    document.title = `${step.title} · ${lesson.title} · Farstar`;
    this.duel?.paint();
  }

  /** What comes after the last step. */
  onward() {
    const next = this.list[this.list.findIndex(({ lesson }) => lesson === this.name) + 1];
    const board = this.lesson.steps.map((step) => step.board).find((each) => each && each.game !== 'sum');
    return html`<a class="quiet" href="#/results">${t('results.title')}</a>
      ${board ? html`<a class="quiet" href=${against(board.game)}>${t('lesson.play')}</a>` : ''}
      ${this.name && next
        ? html`<a class="button main" href="#/lesson/${next.lesson}">${t('lesson.following', { lesson: next.title })}</a>`
        : html`<a class="button main" href="#/lessons">${t('lesson.all')}</a>`}`;
  }

  /** The question, and where it is answered. */
  task() {
    const { task } = this.step;
    if (!task) return '';
    return task.ask === 'check' ? claim(this, task) : ASKED[task.ask](this, task);
  }

  feedback() {
    const { verdict, step } = this;
    if (this.busy) return html`<p class="faint" role="status" aria-busy="true">${t('common.moment')}</p>`;
    if (!verdict) return '';
    if (verdict.fault) return html`<p class="fault" role="alert">${verdict.fault}</p>`;
    const text = verdict.right ? step.right : step.wrong;
    return html`<div class="verdict ${verdict.right ? 'right' : 'wrong'}" role="status">
      <p><strong>${verdict.right ? t('common.right') : t('common.notYet')}</strong> ${text ? inline(text) : ''}</p>
      ${verdict.right && this.duel && ['move', 'wins'].includes(step.task.ask) ? this.whyWins() : ''}
      ${step.task.ask === 'play'
        ? html`<p><button @click=${() => this.go(this.at)}>${t('common.playAgain')}</button></p>`
        : ''}
    </div>`;
  }

  /** Why: of the position that the question was about. */
  whyWins() {
    if (this.why) return this.why.show();
    const { board } = this.step;
    const begin = async () => {
      if (this.duel.past.length > 0) await this.duel.again();
      this.duel.closed = true;
      this.why = new Why(board, this.duel.view, () => this.duel.board, () => this.paint());
      this.paint();
    };
    return html`<p><button class="quiet" @click=${begin}>${t('common.showWhy')}</button></p>`;
  }

  async hint() {
    this.hinting = true;
    this.paint();
    try {
      await this.hints.next();
    } catch (fault) {
      this.verdict = { fault: fault.message };
    }
    this.hinting = false;
    this.paint();
  }

  help() {
    const { hints } = this;
    const more = hints.more() && !this.verdict?.right;
    if (hints.told.length === 0 && !more) return '';
    return html`<div class="hints" role="status">
      ${hints.told.map((text) => html`<p class="hint">${inline(text)}</p>`)}
      ${more
        ? html`<button
            class="quiet"
            ?disabled=${this.hinting}
            @click=${() => this.hint()}
          >
            ${hints.told.length === 0 ? t('common.hint') : t('lesson.anotherHint')}
          </button>`
        : ''}
    </div>`;
  }
}

/** A statement of a paper, and a button that has it checked. */
function claim(page, task) {
  return html`<p class="row">
      <button class=${page.found ? '' : 'main'} ?disabled=${page.busy} @click=${() => check(page, task)}>
        ${t('lesson.check')}
      </button>
      <a class="quiet" href="#/claims">${t('lesson.statements')}</a>
    </p>
    ${page.found ? finding(page.found) : ''}`;
}

async function check(page, task) {
  page.busy = true;
  page.paint();
  try {
    page.found = await ask('check', { claim: task.claim, seconds: 60 });
    page.judged(true);
  } catch (fault) {
    page.verdict = { fault: fault.message };
  }
  page.busy = false;
  page.paint();
}

function finding(found) {
  return html`<div class="claim">
    <p>${found.statement}</p>
    <p>
      <span class="badge ${found.status}">${t('status.' + found.status)}</span> ${found.scope}: ${t('lesson.cases', { cases: Number(found.cases) })}
    </p>
    ${found.counterexample ? html`<p>${t('lesson.counterexample', { found: found.counterexample })}</p>` : ''}
    ${found.board ? html`<span class="drawn">${drawing(found.board.svg)}</span>` : ''}
  </div>`;
}
