// What is known of a position: who wins, its value, its moves, and why.

import { html } from '../lit/lit-html.js';
import { ask } from './api.js';
import { words } from './board.js';
import { drawing, mathematics } from './gallery.js';
import { laidOut } from './reasons.js';
import { prefixes } from './steps.js';
import { either, reasons, t } from './words.js';

const FEW = 24;
/** Seconds after which the moves are shown that are known by then. */
const SOON = 6;
/** A longer value may have to be scrolled. */
const SHORT = 12;
const RANK = { win: 3, draw: 2, loss: 1 };

/** Where an answer comes from, in words. */
export function source(by) {
  if (by.method === 'search') {
    return t('panel.bySearch', by);
  }
  if (by.method === 'solve') {
    return t('panel.bySolve', by);
  }
  return t('panel.by', by);
}

/** Whether best play ends for one who moves first; else the answer has said that it is drawn. */
function ends(moves) {
  return typeof moves === 'number' || Object.values(moves ?? {}).some((many) => many !== null);
}

/** After how many moves a play is over that may never end: a number, or one by who moves first. */
function remoteness(moves) {
  if (typeof moves === 'number') return t('panel.remoteness', { moves });
  const { left, right } = moves;
  return t('panel.remotenesses', { left: left ?? t('panel.noMoves'), right: right ?? t('panel.noMoves') });
}

/** The words that a reason can be given in, in the language of the page. */
const WORDINGS = [
  ['exact', t('panel.short')],
  ['plain', t('panel.plain')],
];
const CHOSEN = 'farstar-words';

/** The words that were chosen last. */
function wording() {
  const chosen = localStorage.getItem(CHOSEN);
  return WORDINGS.some(([name]) => name === chosen) ? chosen : WORDINGS[0][0];
}

/** The answers beside the board of a page. */
export class Panel {
  /** @param {object} page the game's page, whose position it speaks of */
  constructor(page) {
    this.page = page;
    this.begin();
  }

  /** Forgets what it knew of another position. */
  begin() {
    this.known = {};
    this.told = null;
    this.all = false;
    this.figure = null;
    this.step = null;
  }

  /** Asks what is known; each answer is shown as it comes. */
  look(signal) {
    const { game, view, misere } = this.page;
    this.told = this.learn('outcome', 'outcome', { explain: true, words: reasons[wording()], seconds: 60 }, signal);
    return Promise.all([
      this.told,
      this.learnMoves({ values: game.values && !view.impartial && !misere }, signal),
      ...(game.values && !misere ? [this.learn('value', 'value', { seconds: 60 }, signal)] : []),
    ]);
  }

  /** What is found soon is shown before what takes long is looked for. */
  async learnMoves(body, signal) {
    await this.learn('moves', 'moves', { ...body, seconds: SOON }, signal);
    const data = this.known.moves?.data;
    if (data && !data.whole && !signal.aborted) {
      await this.learn('moves', 'moves', { ...body, seconds: 60 }, signal, data);
    }
  }

  async learn(name, path, body, signal, known) {
    const here = this.known;
    const show = (what) => {
      // What was stopped is shown as far as it came, unless another position is shown by then.
      if (this.known === here && (!signal.aborted || what.data?.stopped)) {
        here[name] = what;
        this.page.paint();
      }
    };
    show({ busy: true, data: known });
    try {
      const data = await ask(path, { ...this.page.asked(), ...body }, {
        signal,
        progress: (state) => show({ busy: true, state, data: known }),
      });
      show({ data });
    } catch (fault) {
      show({ fault: fault.problem || { detail: fault.message } });
    }
  }

  /** Marks what is still being worked on as stopped. */
  stop() {
    for (const [name, what] of Object.entries(this.known)) {
      if (what.busy) {
        this.known[name] = { data: what.data, fault: { detail: t('common.stopped') } };
      }
    }
  }

  /** What each move of a player leads to. */
  marked(player) {
    const list = this.known.moves?.data?.moves[player] || [];
    return new Map(list.map((item) => [item.move, item]));
  }

  show() {
    const { outcome, value, moves } = this.known;
    const busy = Object.values(this.known).some((what) => what?.busy);
    return html`
      <section class="fact">
        <h2>${t('panel.whoWins')}</h2>
        ${this.outcome(outcome)}
      </section>
      ${value && !(value.fault && value.fault.detail === outcome?.fault?.detail)
        ? html`<section class="fact">
            <h2>${t('panel.value')}</h2>
            ${this.value(value)}
          </section>`
        : ''}
      ${busy ? html`<p><button @click=${() => this.page.stop()}>${t('common.stop')}</button></p>` : ''}
      ${this.reason(outcome)}
      <section class="fact options">
        <h2>${t('panel.moves')}</h2>
        ${this.list(moves)}
      </section>
    `;
  }

  waiting(what) {
    const positions = what.state?.positions;
    return html`<p class="faint" aria-busy="true">
      ${positions ? t('panel.soFar', { positions }) : t('common.moment')}
    </p>`;
  }

  outcome(what) {
    if (!what || what.busy) return this.waiting(what || {});
    if (what.fault) return html`<p class="faint">${what.fault.detail}</p>`;
    const data = what.data;
    return html`
      <p class="sentence" role="status">
        ${data.sentence || (data.possible ? t('panel.possible', { possible: either(data.possible) }) : t('panel.unknown'))}
      </p>
      ${data.known ? html`<p class="sentence">${data.known}</p>` : ''}
      ${ends(data.remoteness) ? html`<p class="faint">${remoteness(data.remoteness)}</p>` : ''}
      <p class="faint">${data.by.map(source).join('; ')}</p>
      ${data.solved === false ? html`<p class="faint">${t('panel.notSolved')}</p>` : ''}
    `;
  }

  value(what) {
    if (what.busy) return this.waiting(what);
    if (what.fault) return html`<p class="faint">${what.fault.detail}</p>`;
    const { mathml, value, latex } = what.data;
    const figures = [
      ['thermograph', t('figure.thermograph')],
      ['tree', t('figure.tree')],
    ];
    const long = (value || '').length > SHORT;
    return html`<div class="value" role="group" aria-label=${t('panel.theValue')} tabindex=${long ? '0' : '-1'}>
        ${mathml ? mathematics(mathml) : html`<code>${value ?? what.data.bounds?.text ?? t('common.notKnown')}</code>`}
      </div>
      <p class="row tools">
        ${value ? html`<button class="quiet" @click=${() => navigator.clipboard.writeText(value)}>${t('common.copy')}</button>` : ''}
        ${latex
          ? html`<button class="quiet" @click=${() => navigator.clipboard.writeText('$' + latex + '$')}>LaTeX</button>`
          : ''}
        ${mathml
          ? figures.map(
              ([path, label]) =>
                html`<button
                  class="quiet"
                  aria-pressed=${String(this.figure?.path === path)}
                  @click=${() => this.draw(path)}
                >
                  ${label}
                </button>`,
            )
          : ''}
      </p>
      ${this.figure?.node ? html`<div class="figure">${this.figure.node}</div>` : ''}
      ${this.figure?.fault ? html`<p class="fault" role="alert">${this.figure.fault}</p>` : ''}`;
  }

  async draw(path) {
    if (this.figure?.path === path) {
      this.figure = null;
      this.page.paint();
      return;
    }
    const figure = { path };
    this.figure = figure;
    try {
      const { svg, title } = await ask(path, { ...this.page.question(), seconds: 20 });
      figure.node = drawing(svg);
      figure.node.removeAttribute('aria-hidden');
      figure.node.setAttribute('aria-label', title);
    } catch (fault) {
      figure.fault = fault.message;
    }
    this.page.paint();
  }

  list(what) {
    const page = this.page;
    const known = this.marked(page.side());
    const drawn = new Set(page.moves().map(({ move }) => move));
    // Winning moves that the board has no room for come with the answers.
    const moves = [...[...known.values()].filter(({ move }) => !drawn.has(move)).map((one) => ({ at: [], ...one })), ...page.moves()];
    if (moves.length === 0) {
      return html`<p class="faint">${t('panel.noMove', { player: page.playerName() })}</p>`;
    }
    const order = (move) => -(RANK[known.get(move.move)?.result] || 0);
    const sorted = [...moves].sort((a, b) => order(a) - order(b));
    const shown = this.all ? sorted : sorted.slice(0, FEW);
    return html`
      ${what?.busy ? this.waiting(what) : ''}
      <ul class="moves">
        ${shown.map((move) => this.move(move, known.get(move.move)))}
      </ul>
      ${moves.length > shown.length
        ? html`<button
            class="quiet"
            @click=${() => {
              this.all = true;
              page.paint();
            }}
          >
            ${page.view.allMoves ? t('panel.allMoves', { moves: moves.length }) : t('panel.firstMoves', { moves: moves.length })}
          </button>`
        : ''}
      ${page.view.allMoves ? '' : html`<p class="faint">${t('panel.moreMoves')}</p>`}
    `;
  }

  /** A move as a button; pointing at it shows where it is made. */
  move(move, item) {
    const page = this.page;
    const mark = () => page.point(move.at, move);
    const leave = () => page.unpoint(move);
    return html`<li>
      <button
        class="move ${item?.result || ''}"
        @click=${() => page.move(move)}
        @mouseenter=${mark}
        @focus=${mark}
        @mouseleave=${leave}
        @blur=${leave}
      >
        <span class="text">${move.move}</span>
        ${item?.value ? html`<code>${item.value}</code>` : ''}
        <span class="result">${item?.result ? words(item.result) : ''}</span>
      </button>
    </li>`;
  }

  /** Gives the reason in other words, here and from now on. */
  say(chosen) {
    localStorage.setItem(CHOSEN, chosen);
    const body = { explain: true, words: reasons[chosen], seconds: 60 };
    this.told = this.learn('outcome', 'outcome', body, this.page.work.signal, this.known.outcome?.data);
  }

  /** Goes from one step to the next, each drawn on the board. */
  walk(steps, before, on) {
    const at = this.step === null ? (on > 0 ? 0 : steps.length - 1) : this.step + on;
    this.step = (at + steps.length) % steps.length;
    this.page.explain(steps[this.step], before[this.step]);
    this.page.paint();
  }

  /** The steps; the one that is looked at is drawn on the board. */
  reason(what) {
    const steps = what?.data?.reason || [];
    if (steps.length === 0) return '';
    const before = prefixes(steps);
    const stated = new Map((what.data.statements || []).map((one) => [one.id, one]));
    const point = (i) => () => {
      if (this.step !== i) {
        this.step = i;
        this.page.explain(i === null ? null : steps[i], before[i]);
      }
    };
    return html`<section class="fact why">
      <h2>${t('why.title')}</h2>
      <select class="wording" aria-label=${t('panel.words')} @change=${(event) => this.say(event.target.value)}>
        ${WORDINGS.map(
          ([name, label]) => html`<option value=${name} .selected=${name === wording()}>${label}</option>`,
        )}
      </select>
      <p class="row walk">
        <button class="quiet" @click=${() => this.walk(steps, before, -1)}>${t('panel.stepBack')}</button>
        <button class="quiet" @click=${() => this.walk(steps, before, 1)}>${t('panel.nextStep')}</button>
      </p>
      <ol class="steps" @mouseleave=${point(null)}>
        ${steps.map(
          (step, i) => html`<li tabindex="0" aria-current=${i === this.step ? 'step' : 'false'} @mouseenter=${point(i)} @focus=${point(i)} @blur=${point(null)}>
            ${laidOut(step.text)}
            ${step.cite
              ? html`<cite title=${step.statements.map((id) => `${id}: ${stated.get(id)?.words ?? ''}`).join('\n')}
                  >${step.cite}</cite
                >`
              : ''}
          </li>`,
        )}
      </ol>
    </section>`;
  }
}
