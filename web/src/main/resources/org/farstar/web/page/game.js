// A game: its board, what is known of the position, and play.

import { html, render } from '../lit/lit-html.js';
import { ask, get } from './api.js';
import { Board, narrowed, words } from './board.js';
import { drawing, mathematics } from './gallery.js';
import { caret } from './sheet.js';

const FEW = 30;
const OTHER = { left: 'right', right: 'left' };
const RANK = { win: 3, draw: 2, loss: 1 };

/**
 * @param {HTMLElement} main
 * @param {string} id the game
 * @param {URLSearchParams} query the position and who moves
 */
export async function show(main, id, query) {
  const game = await get('games/' + encodeURIComponent(id));
  const page = new Page(main, game);
  await page.start(query);
  return () => page.leave();
}

class Page {
  constructor(main, game) {
    this.main = main;
    this.game = game;
    this.past = [];
    this.future = [];
    this.chosen = [];
    this.answers = true;
    this.engine = '';
    this.say = '';
    this.known = {};
    this.work = new AbortController();
    this.onKey = (event) => this.key(event);
    document.addEventListener('keydown', this.onKey);
  }

  async start(query) {
    this.misere = query.get('misere') === '1';
    this.turn = query.get('turn') === 'right' ? 'right' : 'left';
    this.engine = OTHER[query.get('engine')] ? query.get('engine') : '';
    this.answers = query.get('answers') !== '0';
    const position = query.get('p') ?? this.game.examples[0]?.position ?? '';
    await this.go(position, this.turn);
  }

  leave() {
    this.work.abort();
    document.removeEventListener('keydown', this.onKey);
  }

  question() {
    return { game: this.game.game, position: this.view.position, misere: this.misere };
  }

  /** Shows a position; a text that is none leaves the board as it is and says why. */
  async go(position, turn) {
    let view;
    try {
      view = await ask('board', { game: this.game.game, position, misere: this.misere });
    } catch (fault) {
      this.fault = fault.problem || { detail: fault.message };
      this.paint();
      return false;
    }
    this.work.abort();
    this.work = new AbortController();
    this.fault = null;
    this.view = view;
    this.turn = view.impartial && !this.engine ? 'left' : turn;
    this.chosen = [];
    this.known = {};
    this.all = false;
    this.write();
    this.paint();
    this.look();
    return true;
  }

  /** Keeps the position in the address, without a step in the browser's history. */
  write() {
    const query = new URLSearchParams({ p: this.view.position });
    if (this.misere) query.set('misere', '1');
    if (!this.view.impartial || this.engine) query.set('turn', this.turn);
    if (this.engine) query.set('engine', this.engine);
    if (!this.answers) query.set('answers', '0');
    history.replaceState({ own: true }, '', `#/game/${this.game.game}?${query}`);
  }

  /** Asks what is known of the position; each answer is shown as it comes. */
  look() {
    const signal = this.work.signal;
    const over = this.view.ends[this.turn];
    if (this.engine === this.turn && !over) {
      this.enginesMove();
      return;
    }
    if (!this.answers) {
      return;
    }
    const learn = (name, path, body) => {
      this.known[name] = { busy: true };
      return ask(path, { ...this.question(), ...body }, {
        signal,
        progress: (state) => {
          if (!signal.aborted) {
            this.known[name] = { busy: true, state };
            this.paint();
          }
        },
      })
        .then((data) => ({ data }), (fault) => ({ fault: fault.problem || { detail: fault.message } }))
        .then((result) => {
          if (!signal.aborted || result.data?.stopped) {
            this.known[name] = result;
            this.paint();
          }
        });
    };
    learn('outcome', 'outcome', { explain: true, seconds: 60 });
    learn('moves', 'moves', { values: this.game.values && !this.view.impartial, seconds: 60 });
    if (this.game.values && !this.misere) {
      learn('value', 'value', { seconds: 60 });
    }
    this.paint();
  }

  /** Stops all work; what is known stays. */
  stop() {
    this.work.abort();
    this.work = new AbortController();
    for (const [name, what] of Object.entries(this.known)) {
      if (what.busy) {
        this.known[name] = { fault: { detail: 'stopped' } };
      }
    }
    this.paint();
  }

  moves() {
    return this.view.moves[this.view.impartial ? 'left' : this.turn] || [];
  }

  marked() {
    const data = this.known.moves?.data;
    const list = data?.moves[this.view.impartial ? 'left' : this.turn] || [];
    return new Map(list.map((item) => [item.move, item]));
  }

  pick(spot) {
    if (this.view.ends[this.turn] || this.engine === this.turn) {
      return;
    }
    const again = this.chosen.includes(spot);
    let chosen = again ? this.chosen.filter((s) => s !== spot) : [...this.chosen, spot];
    let found = narrowed(this.moves(), chosen);
    if (found.fits.length === 0) {
      chosen = [spot];
      found = narrowed(this.moves(), chosen);
    }
    this.chosen = found.fits.length === 0 || (again && chosen.length === 0) ? [] : chosen;
    if (found.fits.length === 1 || (found.exact.length === 1 && found.fits.length === 1)) {
      this.move(found.fits[0]);
      return;
    }
    this.paint();
  }

  async move(move) {
    this.past.push({ position: this.view.position, turn: this.turn, move: move.move });
    this.future = [];
    this.say = '';
    await this.go(move.to, OTHER[this.turn]);
  }

  async back(from, to) {
    const own = (step) => !this.engine || step.turn !== this.engine;
    if (from.length === 0) {
      return;
    }
    let step;
    do {
      step = from.pop();
      to.push({ position: this.view.position, turn: this.turn, move: step.move });
      this.view = { ...this.view, position: step.position };
      this.turn = step.turn;
    } while (!own(step) && from.length > 0);
    this.say = '';
    await this.go(step.position, step.turn);
  }

  undo() {
    return this.back(this.past, this.future);
  }

  redo() {
    return this.back(this.future, this.past);
  }

  async enginesMove() {
    const signal = this.work.signal;
    this.say = 'The engine is thinking';
    this.paint();
    try {
      const reply = await ask('reply', { ...this.question(), player: this.turn, seconds: 10 }, { signal });
      if (!signal.aborted) {
        const from = this.past.push({ position: this.view.position, turn: this.turn, move: reply.move });
        this.future = [];
        this.say = `The engine plays ${reply.move}, ${reply.verdict}.`;
        await this.go(reply.to, OTHER[this.turn]);
        return from;
      }
    } catch (fault) {
      this.say = fault.message;
      this.paint();
    }
    return 0;
  }

  async hint() {
    const reply = await ask('reply', { ...this.question(), player: this.turn, seconds: 10 });
    this.say = `Try ${reply.move}, ${reply.verdict}.`;
    this.chosen = [];
    this.paint();
  }

  key(event) {
    if (event.target.matches('input, textarea, select') || event.altKey || event.metaKey) {
      return;
    }
    if (event.ctrlKey && event.key === 'z') {
      event.shiftKey ? this.redo() : this.undo();
      event.preventDefault();
    } else if (event.key === 'u' || event.key === 'Backspace') {
      this.undo();
    } else if (event.key === 'r') {
      this.redo();
    } else if (event.key === 'h') {
      this.hint();
    } else if (event.key === 'Escape') {
      this.chosen = [];
      this.paint();
    }
  }

  playerName(player) {
    return this.view.impartial ? 'The next player' : this.view.players[player];
  }

  who() {
    const end = this.view.ends[this.turn];
    if (end) {
      const winner = end === 'draw' ? null : end === 'win' ? this.turn : OTHER[this.turn];
      if (!winner) return 'The play is over: a draw.';
      if (this.engine) {
        return winner === this.engine ? 'The play is over: the engine has won.' : 'The play is over: you have won.';
      }
      return this.view.impartial
        ? `The play is over: who moved ${winner === this.turn ? 'before the last move' : 'last'} has won.`
        : `The play is over: ${this.view.players[winner]} has won.`;
    }
    if (this.engine) {
      return this.engine === this.turn ? 'The engine moves' : 'Your move';
    }
    return this.view.impartial ? 'Next player to move' : `${this.view.players[this.turn]} to move`;
  }

  paint() {
    if (!this.view) {
      render(html`<section class="intro"><h1>${this.game.title}</h1>${this.entry()}</section>`, this.main);
      return;
    }
    render(
      html`
        <section class="play">
          <div class="stage">
            <h1>${this.game.title}</h1>
            <p class="goal">${this.game.goal}</p>
            <p class="turn ${this.turn}" aria-live="polite">${this.who()}</p>
            <div class="board" data-size=${this.view.drawn ? 'drawn' : 'text'}></div>
            ${this.say ? html`<p class="say" aria-live="polite">${this.say}</p>` : ''}
            ${this.controls()} ${this.entry()} ${this.line()}
          </div>
          <aside class="answers">${this.panel()}</aside>
        </section>
        ${this.examples()}
      `,
      this.main,
    );
    this.paintBoard();
  }

  paintBoard() {
    const element = this.main.querySelector('.board');
    if (this.drawnOn !== element) {
      this.board = new Board(element, (spot) => this.pick(spot));
      this.drawnOn = element;
      this.drawn = null;
    }
    if (this.drawn !== this.view.svg) {
      this.board.draw(this.view.svg, `${this.game.title}: ${this.view.picture}`);
      this.drawn = this.view.svg;
    }
    const active = !this.view.ends[this.turn] && this.engine !== this.turn;
    const moves = active ? this.moves() : [];
    const { fits, next } = narrowed(moves, this.chosen);
    this.board.mark({ open: next, chosen: this.chosen, marks: this.marks(fits) });
  }

  /** What the spots lead to: the best result of the moves that they are part of. */
  marks(fits) {
    const marks = new Map();
    if (!this.answers) {
      return marks;
    }
    const known = this.marked();
    for (const move of fits) {
      const item = known.get(move.move);
      if (!item?.result) continue;
      for (const spot of move.at.filter((s) => !this.chosen.includes(s))) {
        const before = marks.get(spot);
        if (!before || RANK[item.result] > RANK[before.result]) {
          marks.set(spot, { result: item.result, text: move.at.length === 1 ? item.value || '' : '' });
        }
      }
    }
    return marks;
  }

  controls() {
    const sides = this.view.impartial
      ? [
          ['', 'Both by hand'],
          ['right', 'Engine moves second'],
          ['left', 'Engine moves first'],
        ]
      : [
          ['', 'Both by hand'],
          ['right', `Engine plays ${this.view.players.right}`],
          ['left', `Engine plays ${this.view.players.left}`],
        ];
    return html`
      <div class="row controls">
        <button @click=${() => this.undo()} ?disabled=${this.past.length === 0} title="Undo (u)">Undo</button>
        <button @click=${() => this.redo()} ?disabled=${this.future.length === 0} title="Redo (r)">Redo</button>
        <button @click=${() => this.hint()} ?disabled=${Boolean(this.view.ends[this.turn])} title="Hint (h)">Hint</button>
        ${this.view.impartial
          ? ''
          : html`<button @click=${() => this.go(this.view.position, OTHER[this.turn])} title="Let the other player move">
              Other player
            </button>`}
        <label class="field inline"
          ><span class="visually-hidden">Who plays</span>
          <select
            .value=${this.engine}
            @change=${(event) => {
              this.engine = event.target.value;
              this.go(this.view.position, this.view.impartial ? 'left' : this.turn);
            }}
          >
            ${sides.map(([side, label]) => html`<option value=${side} ?selected=${side === this.engine}>${label}</option>`)}
          </select>
        </label>
        <label class="check"
          ><input
            type="checkbox"
            .checked=${this.answers}
            @change=${(event) => {
              this.answers = event.target.checked;
              this.go(this.view.position, this.turn);
            }}
          />
          Answers</label
        >
        ${this.game.misere
          ? html`<label class="check"
              ><input
                type="checkbox"
                .checked=${this.misere}
                @change=${(event) => {
                  this.misere = event.target.checked;
                  this.go(this.view.position, this.turn);
                }}
              />
              Misère</label
            >`
          : ''}
      </div>
    `;
  }

  entry() {
    return html`
      <form
        class="entry"
        @submit=${(event) => {
          event.preventDefault();
          this.past = [];
          this.future = [];
          this.say = '';
          this.go(event.target.elements.position.value, this.turn);
        }}
      >
        <label class="visually-hidden" for="position">Position</label>
        <input
          id="position"
          name="position"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          .value=${this.fault ? this.fault.text ?? this.view?.position ?? '' : this.view?.position ?? ''}
          aria-describedby="text-form"
        />
        <button>Set</button>
      </form>
      ${this.fault
        ? html`<p class="fault" role="alert">${this.fault.detail}</p>
            ${this.fault.column ? html`<pre class="caret">${caret(this.fault)}</pre>` : ''}`
        : ''}
      <p class="faint" id="text-form">${this.game.textForm}</p>
    `;
  }

  line() {
    if (this.past.length === 0) return '';
    const text = this.past.map((step) => step.move).join(', ');
    return html`<p class="row line">
      <span>${text}</span>
      <button class="quiet" @click=${() => navigator.clipboard.writeText(text)}>Copy</button>
    </p>`;
  }

  panel() {
    if (!this.answers) {
      return html`<p class="faint">Answers are hidden.</p>`;
    }
    if (this.engine === this.turn) {
      return '';
    }
    const { outcome, value, moves } = this.known;
    const busy = Object.values(this.known).some((what) => what?.busy);
    return html`
      <h2>Who wins</h2>
      ${this.outcome(outcome)}
      ${value ? html`<h2>Value</h2>${this.value(value)}` : ''}
      ${busy ? html`<p><button @click=${() => this.stop()}>Stop</button></p>` : ''}
      <h2>Moves</h2>
      ${this.list(moves)} ${this.reason(outcome)}
    `;
  }

  waiting(what) {
    const positions = what.state?.positions;
    return html`<p class="faint" aria-busy="true">
      ${positions ? `${positions.toLocaleString('en')} positions so far` : 'One moment'}
    </p>`;
  }

  outcome(what) {
    if (!what || what.busy) return this.waiting(what || {});
    if (what.fault) return html`<p class="faint">${what.fault.detail}</p>`;
    const data = what.data;
    return html`
      <p class="sentence">
        ${data.sentence || (data.possible ? `Not known: ${data.possible.join(' or ')}` : 'Not known')}
      </p>
      <p class="faint">${data.by.map(source).join('; ')}</p>
    `;
  }

  value(what) {
    if (what.busy) return this.waiting(what);
    if (what.fault) return html`<p class="faint">${what.fault.detail}</p>`;
    const { mathml, value } = what.data;
    return html`<p class="value">
        ${mathml ? mathematics(mathml) : html`<code>${value ?? 'not known'}</code>`}
        ${mathml ? html`<button class="quiet" @click=${() => navigator.clipboard.writeText(value)}>Copy</button>` : ''}
      </p>
      ${this.figure
        ? html`<div class="figure">${drawing(this.figure)}</div>`
        : ''}`;
  }

  list(what) {
    const known = this.marked();
    const moves = this.moves();
    if (moves.length === 0) {
      return html`<p class="faint">${this.playerName(this.turn)} has no move.</p>`;
    }
    const order = (m) => -(RANK[known.get(m.move)?.result] || 0);
    const sorted = [...moves].sort((a, b) => order(a) - order(b));
    const shown = this.all ? sorted : sorted.slice(0, FEW);
    return html`
      ${what?.busy ? this.waiting(what) : ''}
      <ul class="moves">
        ${shown.map((move) => {
          const item = known.get(move.move);
          return html`<li>
            <button class="move ${item?.result || ''}" @click=${() => this.move(move)}>
              <span class="text">${move.move}</span>
              <span class="result">${item?.result ? words(item.result) : ''}</span>
              ${item?.value ? html`<code>${item.value}</code>` : ''}
            </button>
          </li>`;
        })}
      </ul>
      ${moves.length > shown.length
        ? html`<button
            class="quiet"
            @click=${() => {
              this.all = true;
              this.paint();
            }}
          >
            All ${moves.length} moves
          </button>`
        : ''}
      ${this.view.allMoves ? '' : html`<p class="faint">There are more moves than are listed.</p>`}
    `;
  }

  reason(what) {
    const steps = what?.data?.reason || [];
    if (steps.length === 0) return '';
    return html`<h2>Why</h2>
      <ol class="steps">
        ${steps.map(
          (step) => html`<li>
            <span>${step.text}</span>
            ${step.cite ? html`<cite>${step.cite}</cite>` : ''}
          </li>`,
        )}
      </ol>`;
  }

  examples() {
    return html`
      <section class="group">
        <h2>Try this</h2>
        <ul class="cards small">
          ${this.game.examples.map(
            (example) => html`<li>
              <a
                class="card"
                href="#/game/${this.game.game}?p=${encodeURIComponent(example.position)}"
                @click=${(event) => {
                  event.preventDefault();
                  this.past = [];
                  this.future = [];
                  this.go(example.position, 'left');
                }}
              >
                <span class="picture">${drawing(example.svg)}</span>
                <code class="name">${example.position}</code>
                <span class="goal">${example.note}</span>
              </a>
            </li>`,
          )}
        </ul>
      </section>
    `;
  }
}

/** Where an answer comes from, in words. */
function source(by) {
  if (by.method === 'search') {
    return `by search of ${by.positions.toLocaleString('en')} positions in ${by.millis} ms`;
  }
  return 'by ' + by.cite;
}
