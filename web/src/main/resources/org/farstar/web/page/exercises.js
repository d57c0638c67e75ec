// A sheet of exercises for a class: puzzles of chosen games and grades, and their answers on pages of their own.

import { html, render } from '../lit/lit-html.js';
import { ask, get } from './api.js';
import { wordsOf } from './deed.js';
import { drawing } from './gallery.js';
import { laidOut } from './reasons.js';
import { address, BEGIN, puzzle as numbered } from './set.js';
import { linkCode } from './share.js';
import { reasons, rich, t } from './words.js';

const MOST = 20;
/** So many puzzles are looked through for each that is wanted. */
const TRIES = 20;
/** A longer reason is left to the page of the game. */
const MOST_STEPS = 4;

/**
 * @param {HTMLElement} main
 * @param {string} _ nothing
 * @param {URLSearchParams} query what is wanted
 */
export async function show(main, _, query) {
  const [offered, { games }] = await Promise.all([get('puzzles'), get('games')]);
  const titles = new Map(games.map(({ game, title }) => [game, title]));
  const page = new Exercises(main, offered, titles, query);
  page.paint();
  if (query.has('seed')) page.make();
  return () => page.work.abort();
}

/** A whole number from an address or a form, within bounds. */
function number(text, least, most, usual) {
  return Math.min(most, Math.max(least, Math.round(Number(text)) || usual));
}

class Exercises {
  constructor(main, offered, titles, query) {
    Object.assign(this, { main, offered, titles, list: null, busy: '', fault: '' });
    this.work = new AbortController();
    this.read(query);
  }

  /** What is wanted. */
  read(query) {
    const { games, kinds, hardest } = this.offered;
    this.games = query.getAll('game').filter((game) => games.includes(game));
    const kind = query.get('kind') ?? (query.has('seed') ? '' : BEGIN);
    this.kind = [BEGIN, ...kinds].includes(kind) ? kind : '';
    this.count = number(query.get('count'), 1, MOST, 6);
    this.from = number(query.get('from'), 1, hardest, 1);
    this.to = number(query.get('to'), this.from, hardest, hardest);
    this.seed = query.get('seed') || new Date().toISOString().slice(0, 10);
    this.reasons = query.get('reasons') === '1';
  }

  /** The same as an address. */
  query() {
    const { kind, count, from, to, seed } = this;
    const said = Object.entries({ kind, count, from, to, seed, reasons: this.reasons ? '1' : '' });
    return new URLSearchParams([...this.games.map((game) => ['game', game]), ...said.filter(([, value]) => value)]);
  }

  submitted(event) {
    event.preventDefault();
    this.read(new URLSearchParams(new FormData(event.target)));
    history.replaceState({ own: true }, '', '#/exercises?' + this.query());
    this.make();
  }

  async make() {
    this.work.abort();
    const { signal } = (this.work = new AbortController());
    const list = [];
    Object.assign(this, { list: null, fault: '', code: null });
    try {
      const seen = new Set();
      for (let i = 0; list.length < this.count && i < this.count * TRIES; i++) {
        this.busy = t('exercises.making', { done: list.length, count: this.count });
        this.paint();
        const one = await this.exercise(i, seen);
        if (signal.aborted) return;
        if (one) list.push(one);
      }
      this.fault = list.length < this.count ? t('exercises.few', { found: list.length, count: this.count }) : '';
    } catch (fault) {
      this.fault = fault.message;
    }
    Object.assign(this, { busy: '', list });
    this.paint();
  }

  /** A puzzle with its board and answer; nothing where it is too easy, too hard or there already. */
  async exercise(i, seen) {
    const wanted = numbered({ word: this.seed, games: this.games, kind: this.kind }, i + 1);
    let puzzle;
    try {
      puzzle = await ask('puzzle', wanted);
    } catch (fault) {
      // Not every game has every kind; another one of those that are chosen may.
      if (this.games.length > 1 && fault.problem?.status === 422) return null;
      throw fault;
    }
    const { game, position, misere, kind, player, grade } = puzzle;
    const known = [game, position, kind].join(' ');
    if (grade < this.from || grade > this.to || seen.has(known)) return null;
    seen.add(known);
    const place = { game, position, misere };
    const [view, { truth }, { reason }] = await Promise.all([
      ask('board', place),
      ask('judge', { ask: kind, player, ...place, seconds: 20 }),
      this.reasons ? ask('outcome', { ...place, explain: true, words: reasons.plain, seconds: 20 }) : { reason: [] },
    ]);
    return { number: i + 1, puzzle, view, truth, reason: reason || [] };
  }

  paint() {
    render(
      html`<article class="exercises">
        <div class="wanted">
          <h1>${t('exercises.title')}</h1>
          <p>${t('exercises.about')}</p>
          ${this.form()}
          ${this.busy ? html`<p class="faint" role="status" aria-busy="true">${this.busy}</p>` : ''}
          ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : ''}
          ${this.list?.length ? this.handedOut() : ''}
        </div>
        ${this.list?.length ? this.sheet() : ''}
      </article>`,
      this.main,
    );
  }

  /** On paper, or on the screens of the class. */
  handedOut() {
    const { seed: word, games, kind, list } = this;
    const link = new URL(address({ word, games, kind, numbers: list.map(({ number }) => number) }, 1), location.href).href;
    return html`<p class="row">
        <button class="main" @click=${() => print()}>${t('paper.print')}</button>
        <a class="button" href=${link}>${t('exercises.screen')}</a>
        <button @click=${() => navigator.clipboard.writeText(link)}>${t('common.copyLink')}</button>
        <button @click=${() => this.show(link)}>${t('exercises.code')}</button>
      </p>
      ${this.code ? html`<img class="qr" src=${this.code} alt=${t('share.code')} />` : ''}
      <p class="small faint">${rich('exercises.class', { table: html`<a href="#/class">${t('class.title')}</a>` })}</p>`;
  }

  async show(link) {
    try {
      this.code = await linkCode(link);
    } catch (fault) {
      this.fault = fault.message;
    }
    this.paint();
  }

  form() {
    const { games, kinds, hardest } = this.offered;
    const field = (name, most) => html`<input type="number" name=${name} min="1" max=${most} .value=${String(this[name])} />`;
    return html`<form @submit=${(event) => this.submitted(event)}>
      <fieldset>
        <legend>${t('nav.games')} <span class="faint small">(${t('exercises.all')})</span></legend>
        ${games.map(
          (game) => html`<label class="check"
            ><input type="checkbox" name="game" value=${game} .checked=${this.games.includes(game)} /> ${this.titles.get(game) || game}</label
          > `,
        )}
      </fieldset>
      <p class="row">
        <label>${t('puzzle.question')}
          <select name="kind">
            <option value=${BEGIN} ?selected=${this.kind === BEGIN}>${t('exercises.begin')}</option>
            <option value="" ?selected=${this.kind === ''}>${t('puzzle.anyQuestion')}</option>
            ${kinds.map((kind) => html`<option value=${kind} ?selected=${kind === this.kind}>${t('kind.' + kind)}</option>`)}
          </select></label
        >
        <label>${t('exercises.count')} ${field('count', MOST)}</label>
        <label>${t('exercises.from')} ${field('from', hardest)}</label>
        <label>${t('exercises.to')} ${field('to', hardest)}</label>
        <label>${t('exercises.seed')} <input name="seed" maxlength="60" .value=${this.seed} /></label>
        <label class="check"><input type="checkbox" name="reasons" value="1" .checked=${this.reasons} /> ${t('exercises.reasons')}</label>
        <button>${t('exercises.make')}</button>
      </p>
    </form>`;
  }

  sheet() {
    return html`<section class="exercise-sheet">
        <header><h2>${t('exercises.title')}</h2><span class="for-name">${t('exercises.name')}</span></header>
        <ol>
          ${this.list.map((one, i) => this.asked(one, i + 1))}
        </ol>
      </section>
      <section class="exercise-answers">
        <h2>${t('exercises.answers')}: ${this.seed}</h2>
        <ol>
          ${this.list.map((one) => html`<li>${this.answer(one)}</li>`)}
        </ol>
      </section>`;
  }

  asked({ puzzle, view }, number) {
    const { title, goal, kind, player, grade, position } = puzzle;
    const mover = kind === 'move' && !view.impartial ? t('exercises.moves', { player: view.players[player] }) + ' ' : '';
    return html`<li class="exercise" data-position=${position}>
      <h3>${`${number}. ${title} ${'\u25cf'.repeat(grade)}`}</h3>
      <p class="goal">${goal}</p>
      <div class="picture">${drawing(view.svg)}</div>
      ${view.drawn && !position.includes(':') ? '' : html`<p class="small faint"><code>${position}</code></p>`}
      <p class="question">${mover}${t('question.' + kind)}</p>
      <div class="rule"></div>
    </li>`;
  }

  answer({ puzzle, view, truth, reason }) {
    const moves = view.moves[view.impartial ? 'left' : puzzle.player];
    const written = (move) => `${wordsOf(moves, move)} (${move})`;
    const text =
      puzzle.kind === 'wins'
        ? t('wins.' + truth[0], { player: view.players[truth[0]] })
        : (puzzle.kind === 'move' ? truth.map(written) : truth).join(', ');
    return html`<strong>${text}</strong>
      ${reason.slice(0, MOST_STEPS).map((step) => html`<div class="told">${laidOut(step.text)}</div>`)}`;
  }
}
