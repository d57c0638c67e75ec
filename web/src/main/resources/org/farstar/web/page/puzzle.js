// A puzzle: that of the day, the same for everybody, any other, or the exercises of a sheet one after the other.

import { html, render } from '../lit/lit-html.js';
import { ask, get } from './api.js';
import { ASKED, tried } from './asked.js';
import { wordsOf } from './deed.js';
import { Duel } from './duel.js';
import { Hints } from './hints.js';
import { against } from './play.js';
import { done, solved, solvedOn, solvedPuzzle, solvedToday, streak, today } from './progress.js';
import { address, puzzle as numbered, sheet } from './set.js';
import { Why } from './why.js';
import { rich, t } from './words.js';

const KINDS = { move: t('kind.move'), wins: t('kind.wins'), worth: t('kind.worth') };
const WINNERS = { first: t('winner.first'), second: t('winner.second'), left: t('player.left'), right: t('player.right'), draw: t('winner.draw') };

/**
 * @param {HTMLElement} main
 * @param {string} _ nothing
 * @param {URLSearchParams} query the seed, the game and the kind; the date and any of them where they are missing. Of a
 *     sheet of exercises what its address says
 */
export async function show(main, _, query) {
  const set = sheet(query);
  const wanted = set ? numbered(set, set.numbers[set.at - 1]) : { seed: query.get('seed') || today() };
  if (!set) for (const key of ['game', 'kind']) if (query.get(key)) wanted[key] = query.get(key);
  const asked = [ask('puzzle', wanted), get('puzzles'), get('games'), get('lessons')];
  const [puzzle, offered, { games }, { lessons }] = await Promise.all(asked);
  const titles = new Map(games.map(({ game, title }) => [game, title]));
  const page = new PuzzlePage(main, puzzle, { wanted, set, offered, titles, lessons });
  page.again();
  return () => page.duel.leave();
}

class PuzzlePage {
  constructor(main, puzzle, known) {
    Object.assign(this, { main, puzzle, tries: 0, told: false, ...known });
    const { wanted } = this;
    this.daily = wanted.seed === today() && !wanted.game && !wanted.kind;
  }

  get place() {
    const { game, position, misere } = this.puzzle;
    return { game, position, misere };
  }

  again() {
    const { kind, player } = this.puzzle;
    this.duel?.leave();
    Object.assign(this, { verdict: null, why: null, chosen: null, busy: false });
    this.duel = new Duel(this.place, {
      turn: player,
      firstOnly: kind === 'move',
      repaint: () => this.paint(),
      moved: kind === 'move' ? (move, duel) => tried(this, move, duel) : () => true,
    });
    this.hints = new Hints(this.duel, [], kind === 'move');
    this.paint();
  }

  async judge(body) {
    this.busy = true;
    this.paint();
    try {
      const { right } = await ask('judge', { ...body, seconds: 20 });
      this.verdict = { right };
      this.tries++;
      if (right && !this.told) this.note();
      return right;
    } catch (fault) {
      this.verdict = { fault: fault.message };
      return null;
    } finally {
      this.busy = false;
      this.paint();
    }
  }

  /** The key under which what was solved of a sheet is remembered. */
  get series() {
    return 'set:' + this.set.word;
  }

  /** Notes that it was solved; at the first try, if without a hint. */
  note() {
    const { set, wanted, daily } = this;
    const first = this.tries === 1 && this.hints.told.length === 0;
    if (daily) solvedToday(today());
    if (set) done(this.series, set.at, set.numbers.length, first);
    else solvedPuzzle([wanted.seed, wanted.game, wanted.kind].filter(Boolean).join(' '), first);
  }

  /** Gives the answer away. */
  async tell() {
    this.told = true;
    const { truth } = await ask('judge', { ask: this.puzzle.kind, player: this.puzzle.player, ...this.place, seconds: 20 });
    this.verdict = { truth: truth.map((word) => WINNERS[word] || wordsOf(this.duel.moves(), word)).join(', ') };
    this.paint();
  }

  paint() {
    const { puzzle, offered } = this;
    const task = { ask: puzzle.kind, player: puzzle.player, only: true };
    const days = streak(today());
    render(
      html`<article class="lesson puzzle">
        <header>
          <h1>${this.heading()}</h1>
          <p class="grade" aria-label=${t('puzzle.grade', { grade: puzzle.grade, hardest: offered.hardest })}>
            ${Array.from({ length: offered.hardest }, (_, i) => (i < puzzle.grade ? '\u25cf' : '\u25cb')).join(' ')}
          </p>
          ${this.daily && solvedOn(today()) ? html`<p class="solved" role="status">${t('puzzle.solvedToday')} ${t('puzzle.days', { days })}</p>` : ''}
        </header>
        <p><strong>${puzzle.title}.</strong> ${puzzle.goal}</p>
        <div class="lesson-board">${this.duel.show()}</div>
        <section class="task" aria-label=${t('common.task')}>
          ${ASKED[puzzle.kind](this, task)} ${this.feedback()}
          ${this.hints.told.map((text) => html`<p class="hint" role="status">${text}</p>`)}
          <p class="row">
            ${this.hints.more() && !this.verdict?.right
              ? html`<button class="quiet" @click=${() => this.hints.next().then(() => this.paint())}>${t('common.hint')}</button>`
              : ''}
            ${this.verdict?.right || this.verdict?.truth
              ? ''
              : html`<button class="quiet" @click=${() => this.tell()}>${t('puzzle.show')}</button>`}
          </p>
        </section>
        ${this.lesson()}
        <footer class="lesson-foot">
          ${this.daily && !solvedOn(today()) ? html`<p>${t('puzzle.days', { days })}</p>` : ''}
          ${this.set ? this.onward() : this.another()}
        </footer>
      </article>`,
      this.main,
    );
    this.duel.paint();
  }

  heading() {
    const { set } = this;
    if (set) return t('puzzle.ofSet', { word: set.word, at: set.at, of: set.numbers.length });
    return this.daily ? t('puzzle.daily') : t('puzzle.title');
  }

  /** The lesson for somebody who does not know what is asked. */
  lesson() {
    const { kind, game } = this.puzzle;
    const wanted = kind === 'worth' ? (this.duel.view?.impartial ? 'binary' : 'numbers') : '';
    const met = this.lessons.find(({ lesson, games }) => (wanted ? lesson === wanted : games.includes(game)));
    return html`<p class="small">
      ${met ? rich('puzzle.lesson', { lesson: html`<a href="#/lesson/${met.lesson}">${met.title}</a>` }) : ''}
      ${rich('puzzle.play', { game: html`<a href=${against(game)}>${this.puzzle.title}</a>` })}
    </p>`;
  }

  /** The other exercises of the sheet. */
  onward() {
    const { set } = this;
    const known = solved(this.series);
    return html`<nav class="row" aria-label=${t('exercises.title')}>
        ${set.numbers.map(
          (_, i) => html`<a
            class="button ${known.includes(i + 1) ? 'full' : ''}"
            href=${address(set, i + 1)}
            aria-current=${i + 1 === set.at ? 'page' : 'false'}
            aria-label=${t('puzzle.exercise', { at: i + 1, done: known.includes(i + 1) })}
            >${i + 1}</a
          >`,
        )}
      </nav>
      ${set.at < set.numbers.length
        ? html`<a class="button ${this.verdict?.right ? 'main' : ''}" href=${address(set, set.at + 1)}>${t('common.next')}</a>`
        : html`<a class="button ${this.verdict?.right ? 'main' : ''}" href="#/results">${t('results.title')}</a>`}`;
  }

  feedback() {
    const { verdict, puzzle } = this;
    if (this.busy) return html`<p class="faint" role="status" aria-busy="true">${t('common.moment')}</p>`;
    if (!verdict) return '';
    if (verdict.fault) return html`<p class="fault" role="alert">${verdict.fault}</p>`;
    if (verdict.truth) return html`<div class="verdict" role="status"><p>${t('puzzle.truth', { truth: verdict.truth })}</p>${this.reason()}</div>`;
    return html`<div class="verdict ${verdict.right ? 'right' : 'wrong'}" role="status">
      <p>
        <strong>${verdict.right ? t('common.right') : t('common.notYet')}</strong>
        ${verdict.right && puzzle.kind === 'move'
          ? t('puzzle.tempting', { moves: puzzle.tempting })
          : ''}
      </p>
      ${verdict.right ? this.reason() : ''}
    </div>`;
  }

  reason() {
    if (this.why) return this.why.show();
    const begin = async () => {
      await this.duel.again();
      this.duel.closed = true;
      this.why = new Why(this.place, this.duel.view, () => this.duel.board, () => this.paint());
      this.paint();
    };
    return html`<p><button class="quiet" @click=${begin}>${t('common.showWhy')}</button></p>`;
  }

  /** Further puzzles, of one game or kind if wanted. */
  another() {
    const { wanted, offered } = this;
    return html`<form
      class="row"
      @submit=${(event) => {
        event.preventDefault();
        const query = new URLSearchParams({ seed: Math.random().toString(36).slice(2, 10) });
        for (const key of ['game', 'kind']) {
          const { value } = event.target.elements[key];
          if (value) query.set(key, value);
        }
        location.hash = '#/puzzle?' + query;
      }}
    >
      <select name="game" aria-label=${t('puzzle.game')}>
        <option value="">${t('puzzle.anyGame')}</option>
        ${offered.games.map(
          (game) => html`<option value=${game} ?selected=${game === wanted.game}>${this.titles.get(game) || game}</option>`,
        )}
      </select>
      <select name="kind" aria-label=${t('puzzle.question')}>
        <option value="">${t('puzzle.anyQuestion')}</option>
        ${offered.kinds.map((kind) => html`<option value=${kind} ?selected=${kind === wanted.kind}>${KINDS[kind]}</option>`)}
      </select>
      <button class=${this.verdict?.right ? 'main' : ''}>${t('puzzle.another')}</button>
      ${this.daily ? '' : html`<a class="quiet" href="#/puzzle">${t('puzzle.daily')}</a>`}
      <a class="quiet" href="#/exercises">${t('puzzle.exercises')}</a>
      <a class="quiet" href="#/results">${t('results.title')}</a>
      <button type="button" class="quiet" @click=${() => navigator.clipboard.writeText(this.link())}>${t('common.copyLink')}</button>
    </form>`;
  }

  /** An address under which this puzzle is found for ever. */
  link() {
    return new URL('#/puzzle?' + new URLSearchParams(this.wanted), location.href).href;
  }
}
