// A game: its board, play, and setting positions up.

import { html, render } from '../lit/lit-html.js';
import { ask, get } from './api.js';
import { Board, leading, narrowed, ways, words } from './board.js';
import { palette } from './edit.js';
import { Explorer } from './explorer.js';
import { drawing } from './gallery.js';
import { Panel } from './panel.js';
import { caret } from './sheet.js';
import { marks } from './steps.js';
import { Strip } from './strip.js';

const OTHER = { left: 'right', right: 'left' };
const RANK = { win: 3, draw: 2, loss: 1 };
const ASKED = 12;
const PAUSE_MILLIS = 450;
const SKILLS = [
  [0, 'plays perfectly'],
  [25, 'sometimes slips'],
  [60, 'is careless'],
  [100, 'plays blindly'],
];

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
    this.say = '';
    this.work = new AbortController();
    this.panel = new Panel(this);
    this.strip = new Strip(this);
    this.onKey = (event) => this.key(event);
    document.addEventListener('keydown', this.onKey);
  }

  async start(query) {
    this.misere = query.get('misere') === '1';
    this.turn = query.get('turn') === 'right' ? 'right' : 'left';
    this.engine = OTHER[query.get('engine')] ? query.get('engine') : '';
    this.mistakes = Math.min(100, Math.max(0, Number(query.get('mistakes')) || 0));
    this.answers = query.get('answers') !== '0';
    const first = this.game.examples[0]?.position ?? '';
    if (!(await this.go(query.get('p') ?? first, this.turn)) && !this.view) {
      const fault = this.fault;
      await this.go(first, this.turn);
      this.fault = fault;
      this.paint();
    }
  }

  leave() {
    this.work.abort();
    this.explorer?.leave();
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
      this.fault = { ...(fault.problem || { detail: fault.message }), typed: position };
      this.paint();
      return false;
    }
    this.work.abort();
    this.work = new AbortController();
    this.fault = null;
    this.view = view;
    const parsed = new DOMParser().parseFromString(view.svg, 'image/svg+xml');
    view.spots = [...parsed.querySelectorAll('.spot')].map(({ dataset }) => ({ name: dataset.spot, state: dataset.state }));
    this.turn = view.impartial && !this.engine ? 'left' : turn;
    this.chosen = [];
    this.panel.begin();
    this.explorer?.leave();
    this.explorer = null;
    this.write();
    this.paint();
    this.board.explain({ spots: new Map(), lines: [], notes: new Map() });
    this.look();
    return true;
  }

  /** A new beginning: what was played before is forgotten. */
  set(position, turn = this.turn) {
    this.past = [];
    this.future = [];
    this.say = '';
    return this.go(position, turn);
  }

  /** Keeps the position in the address, without a step in the browser's history. */
  write() {
    const query = new URLSearchParams({ p: this.view.position });
    if (this.misere) query.set('misere', '1');
    if (!this.view.impartial || this.engine) query.set('turn', this.turn);
    if (this.engine) query.set('engine', this.engine);
    if (this.engine && this.mistakes) query.set('mistakes', this.mistakes);
    if (!this.answers) query.set('answers', '0');
    history.replaceState({ own: true }, '', `#/game/${this.game.game}?${query}`);
  }

  over() {
    return Boolean(this.view.ends[this.turn]);
  }

  /** Whether somebody at the screen is to move. */
  active() {
    return !this.over() && this.engine !== this.turn && !this.editing;
  }

  look() {
    if (this.engine === this.turn && !this.over() && !this.editing) {
      this.enginesMove();
    } else if (this.answers) {
      this.panel.look(this.work.signal);
      this.strip.look(this.work.signal);
    }
  }

  /** Stops all work; what is known stays. */
  stop() {
    this.work.abort();
    this.work = new AbortController();
    this.panel.stop();
    this.paint();
  }

  side() {
    return this.view.impartial ? 'left' : this.turn;
  }

  moves() {
    return this.view.moves[this.side()] || [];
  }

  pick(spot) {
    if (this.editing) {
      const text = this.editing.click(spot);
      if (text !== null) this.set(text).then(() => this.edit(true));
      return;
    }
    if (!this.active()) {
      return;
    }
    const moves = this.moves();
    let found = narrowed(moves, [...this.chosen, spot]);
    if (found.fits.length > 0) {
      this.chosen = [...this.chosen, spot];
    } else if (this.chosen.includes(spot)) {
      // The last spot once more confirms a move that ends there.
      const { exact } = narrowed(moves, this.chosen);
      if (exact.length === 1 && this.chosen[this.chosen.length - 1] === spot) {
        this.move(exact[0]);
        return;
      }
      this.chosen = this.chosen.filter((name) => name !== spot);
      this.paint();
      return;
    } else {
      found = narrowed(moves, [spot]);
      this.chosen = found.fits.length > 0 ? [spot] : [];
    }
    if (found.fits.length === 1) {
      this.move(found.fits[0]);
    } else if (found.exact.length === 1 && found.next.size === 0) {
      this.move(found.exact[0]);
    } else {
      this.paint();
    }
  }

  async move(move, say = '') {
    this.past.push({ position: this.view.position, turn: this.turn, move: move.move });
    this.future = [];
    this.say = say;
    await this.go(move.to, OTHER[this.turn]);
  }

  /** Makes a move that was typed. */
  async type(event) {
    event.preventDefault();
    const input = event.target.elements.move;
    try {
      const move = await ask('move', { ...this.question(), player: this.turn, move: input.value });
      input.value = '';
      await this.move(move);
    } catch (fault) {
      this.say = fault.message;
      this.paint();
    }
  }

  async back(from, to) {
    if (from.length === 0) {
      return;
    }
    let now = { position: this.view.position, turn: this.turn };
    do {
      const step = from.pop();
      to.push({ ...now, move: step.move });
      now = { position: step.position, turn: step.turn };
    } while (this.engine === now.turn && from.length > 0);
    this.say = '';
    await this.go(now.position, now.turn);
  }

  undo() {
    return this.back(this.past, this.future);
  }

  redo() {
    return this.back(this.future, this.past);
  }

  /** Goes back to where so many moves were made. */
  async rewind(count) {
    while (this.past.length > count) {
      const step = this.past.pop();
      this.future.push({ position: this.view.position, turn: this.turn, move: step.move });
      this.view = { ...this.view, position: step.position };
      this.turn = step.turn;
    }
    await this.go(this.view.position, this.turn);
  }

  async enginesMove() {
    const signal = this.work.signal;
    this.paint();
    const wait = new Promise((done) => setTimeout(done, PAUSE_MILLIS));
    try {
      const body = { ...this.question(), player: this.turn, mistakes: this.mistakes, seconds: 10 };
      const reply = await ask('reply', body, { signal });
      await wait;
      if (!signal.aborted) {
        await this.move(reply, `The engine plays ${reply.move}, ${reply.verdict}.`);
      }
    } catch (fault) {
      if (!signal.aborted) {
        this.say = fault.message;
        this.paint();
      }
    }
  }

  async hint() {
    if (!this.active()) {
      return;
    }
    const signal = this.work.signal;
    try {
      const reply = await ask('reply', { ...this.question(), player: this.turn, seconds: 10 }, { signal });
      if (!signal.aborted) {
        this.say = `Try ${reply.move}, ${reply.verdict}.`;
        this.chosen = [];
        this.paint();
        this.point(this.moves().find((move) => move.move === reply.move)?.at || []);
      }
    } catch (fault) {
      this.say = fault.message;
      this.paint();
    }
  }

  /** Marks some spots for a moment. */
  point(spots) {
    this.board.explain({ spots: new Map(spots.map((name) => [name, 'one'])), lines: [], notes: new Map() });
  }

  /** Draws a step of a reason on the board; null takes it away. */
  explain(step, prefix) {
    this.board.explain(
      step ? marks(step, this.view, prefix) : { spots: new Map(), lines: [], notes: new Map() },
    );
  }

  edit(on) {
    this.editing = on ? palette(this.game.game, this.view) : null;
    this.chosen = [];
    this.paint();
    if (!on) this.look();
  }

  key(event) {
    if (event.target.matches('input, textarea, select') || event.altKey || event.metaKey) {
      return;
    }
    const onBoard = event.target.closest?.('.board');
    const undo = (event.ctrlKey && event.key === 'z') || ['u', 'Backspace'].includes(event.key);
    if (event.ctrlKey && event.key === 'z' && event.shiftKey) {
      this.redo();
    } else if (undo || (event.key === 'ArrowLeft' && !onBoard)) {
      this.undo();
    } else if (event.key === 'r' || (event.key === 'ArrowRight' && !onBoard)) {
      if (event.ctrlKey) return;
      this.redo();
    } else if (event.key === 'h') {
      this.hint();
    } else if (event.key === 'e' && palette(this.game.game, this.view)) {
      this.edit(!this.editing);
    } else if (event.key === 'Escape') {
      this.chosen = [];
      this.paint();
    } else {
      return;
    }
    event.preventDefault();
  }

  playerName() {
    return this.view.impartial ? 'The next player' : this.view.players[this.turn];
  }

  who() {
    const end = this.view.ends[this.turn];
    if (this.editing) return 'Setting up a position';
    if (!end) {
      if (this.engine) return this.engine === this.turn ? 'The engine is thinking' : 'Your move';
      return this.view.impartial ? 'Next player to move' : `${this.view.players[this.turn]} to move`;
    }
    if (end === 'draw') return 'The play is over: a draw.';
    const winner = end === 'win' ? this.turn : OTHER[this.turn];
    if (this.engine) {
      return winner === this.engine ? 'The play is over: the engine has won.' : 'The play is over: you have won.';
    }
    if (this.view.impartial) {
      return `The play is over: ${winner === this.turn ? 'whoever would be next' : 'whoever moved last'} has won.`;
    }
    return `The play is over: ${this.view.players[winner]} has won.`;
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
            <p class="turn ${this.view.impartial ? 'both' : this.turn}" role="status">${this.who()}</p>
            <div class="board ${this.editing ? 'editing' : ''}"></div>
            ${this.legend()} ${this.choice()}
            ${this.say ? html`<p class="say" role="status">${this.say}</p>` : ''}
            ${this.strip.show()} ${this.controls()} ${this.setting()}
          </div>
          <aside class="answers" aria-label="What is known">
            ${this.answers
              ? this.engine === this.turn && !this.over()
                ? ''
                : this.panel.show()
              : html`<p class="faint hidden-answers">Answers are hidden.</p>`}
          </aside>
          <div class="more">${this.answers ? this.tree() : ''} ${this.examples()}</div>
        </section>
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
    const moves = this.active() ? this.moves() : [];
    const { fits, next } = narrowed(moves, this.chosen);
    const open = this.editing ? new Set(this.view.spots.map(({ name }) => name)) : next;
    this.board.mark({ open, chosen: this.chosen, marks: this.marks(fits) });
  }

  /** What the spots lead to: the best result of the moves that they are part of. */
  marks(fits) {
    const found = new Map();
    if (!this.answers || this.editing) {
      return found;
    }
    const known = this.panel.marked(this.side());
    const leads = this.chosen.length === 0 ? leading(fits, this.view.spots) : () => true;
    for (const move of fits) {
      const item = known.get(move.move);
      if (!item?.result) continue;
      for (const spot of ways(move).flat().filter(leads)) {
        const before = found.get(spot);
        if (!this.chosen.includes(spot) && (!before || RANK[item.result] > RANK[before.result])) {
          found.set(spot, { result: item.result, text: move.at.length === 1 ? item.value || '' : '' });
        }
      }
    }
    return found;
  }

  /** What the frames on the board mean, once there are some. */
  legend() {
    if (!this.answers || this.editing || this.over()) return '';
    const results = new Set([...this.panel.marked(this.side()).values()].map((item) => item.result));
    const known = [
      ['win', 'wins'],
      ['draw', 'draws'],
      ['loss', 'loses'],
    ].filter(([result]) => results.has(result));
    return html`<p class="legend">
      ${this.engine === this.turn ? '' : known.map(([result, label]) => html`<span class=${result}>${label}</span>`)}
    </p>`;
  }

  /** Where the chosen spots say too little, the moves they may mean. */
  choice() {
    if (this.chosen.length === 0) return '';
    const { fits, exact } = narrowed(this.moves(), this.chosen);
    const list = fits.length <= ASKED ? fits : exact.slice(0, ASKED);
    const known = this.answers ? this.panel.marked(this.side()) : new Map();
    const result = (move) => known.get(move.move)?.result || '';
    return html`<div class="row choose" role="group" aria-label="Moves at the chosen places">
      <span class="faint">${list.length > 0 ? 'Which move?' : 'Choose the next place.'}</span>
      ${list.map(
        (move) => html`<button class="option ${result(move)}" @click=${() => this.move(move)}>
          ${move.move} ${result(move) ? html`<span class="result ${result(move)}">${words(result(move))}</span>` : ''}
        </button>`,
      )}
      <button
        class="quiet"
        @click=${() => {
          this.chosen = [];
          this.paint();
        }}
      >
        Cancel
      </button>
    </div>`;
  }

  controls() {
    const players = this.view.impartial
      ? ['Engine moves second', 'Engine moves first']
      : [`Engine plays ${this.view.players.right}`, `Engine plays ${this.view.players.left}`];
    return html`
      <div class="row controls">
        <button @click=${() => this.undo()} ?disabled=${this.past.length === 0} title="u or left arrow">Undo</button>
        <button @click=${() => this.redo()} ?disabled=${this.future.length === 0} title="r or right arrow">Redo</button>
        <button @click=${() => this.hint()} ?disabled=${!this.active()} title="h">Hint</button>
        ${this.view.impartial
          ? ''
          : html`<button @click=${() => this.go(this.view.position, OTHER[this.turn])}>Switch turn</button>`}
        <select aria-label="Who plays" @change=${(event) => this.opponent(event.target.value)}>
          <option value="" ?selected=${!this.engine}>Two people</option>
          <option value="right" ?selected=${this.engine === 'right'}>${players[0]}</option>
          <option value="left" ?selected=${this.engine === 'left'}>${players[1]}</option>
        </select>
        ${this.engine
          ? html`<select
              aria-label="How the engine plays"
              @change=${(event) => {
                this.mistakes = Number(event.target.value);
                this.write();
              }}
            >
              ${SKILLS.map(
                ([mistakes, label]) =>
                  html`<option value=${mistakes} ?selected=${mistakes === this.mistakes}>and ${label}</option>`,
              )}
            </select>`
          : ''}
        ${this.flag('Answers', 'answers')} ${this.game.misere ? this.flag('Misère', 'misere') : ''}
      </div>
    `;
  }

  flag(label, name) {
    return html`<label class="check"
      ><input
        type="checkbox"
        name=${name}
        .checked=${this[name]}
        @change=${(event) => {
          this[name] = event.target.checked;
          this.go(this.view.position, this.turn);
        }}
      />
      ${label}</label
    >`;
  }

  /** Who the engine plays from now on; of an impartial game whoever is next is on the left. */
  opponent(side) {
    this.engine = side;
    this.say = '';
    this.go(this.view.position, this.view.impartial ? 'left' : this.turn);
  }

  /** The position's text, the palette, links and paper. */
  setting() {
    const tools = palette(this.game.game, this.view);
    return html`
      <details class="setting" ?open=${Boolean(this.fault || this.editing)}>
        <summary>Set up a position</summary>
        ${this.entry()}
        ${tools
          ? html`<div class="row">
              <button aria-pressed=${String(Boolean(this.editing))} @click=${() => this.edit(!this.editing)} title="e">
                ${this.editing ? 'Done' : 'By hand'}
              </button>
              ${this.editing
                ? this.editing.tools.map(
                    ({ label, text }) =>
                      html`<button class="quiet" @click=${() => this.set(text).then(() => this.edit(true))}>
                        ${label}
                      </button>`,
                  )
                : ''}
            </div>
            ${this.editing ? html`<p class="faint">${this.editing.help}</p>` : ''}`
          : ''}
        ${this.active()
          ? html`<form class="entry" @submit=${(event) => this.type(event)}>
              <input name="move" aria-label="A move" placeholder="a move, as text" autocomplete="off" autocapitalize="off" spellcheck="false" />
              <button class="plain">Move</button>
            </form>`
          : ''}
        <div class="row">
          <button class="quiet" @click=${() => navigator.clipboard.writeText(location.href)}>Copy link</button>
          <button class="quiet" @click=${() => print()}>Print a sheet</button>
        </div>
      </details>
    `;
  }

  entry() {
    const text = this.fault ? this.fault.typed ?? '' : this.view?.position ?? '';
    return html`
      <form
        class="entry"
        @submit=${(event) => {
          event.preventDefault();
          this.set(event.target.elements.position.value);
        }}
      >
        <input
          name="position"
          aria-label="Position"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          .value=${text}
          aria-describedby="text-form"
        />
        <button>Set</button>
      </form>
      ${this.fault
        ? html`<p class="fault" role="alert">${this.fault.detail}</p>
            ${this.fault.column ? html`<pre class="caret">${caret(this.fault)}</pre>` : ''}`
        : ''}
      <p class="faint small" id="text-form">${this.game.textForm}</p>
    `;
  }

  tree() {
    return html`<section class="group">
      <details
        class="explorer"
        ?open=${Boolean(this.explorer)}
        @toggle=${(event) => {
          if (event.target.open && !this.explorer) {
            this.explorer = new Explorer({
              game: this.game,
              misere: this.misere,
              position: this.view.position,
              repaint: () => this.paint(),
              go: (position, player) => this.set(position, player),
            });
            this.paint();
          }
        }}
      >
        <summary>Explore the options</summary>
        ${this.explorer ? this.explorer.show() : ''}
      </details>
    </section>`;
  }

  examples() {
    return html`
      <section class="group examples">
        <h2>Try this</h2>
        <ul class="cards small">
          ${this.game.examples.map((example) => {
            example.node = example.node || drawing(example.svg);
            return html`<li>
              <a
                class="card"
                href="#/game/${this.game.game}?p=${encodeURIComponent(example.position)}"
                @click=${(event) => {
                  event.preventDefault();
                  this.set(example.position, 'left');
                }}
              >
                <span class="picture">${example.node}</span>
                <code class="name">${example.position}</code>
                <span class="goal">${example.note}</span>
              </a>
            </li>`;
          })}
        </ul>
      </section>
    `;
  }
}
