// A board to act on, wherever there is one beside a game's own page: for trying moves, for one move, or
// for a play against the engine.

import { html } from '../lit/lit-html.js';
import { ask } from './api.js';
import { Board, narrowed, picked, spotsOf, ways } from './board.js';
import { choice } from './choice.js';
import { did, doing, told } from './deed.js';
import { t } from './words.js';

export const OTHER = { left: 'right', right: 'left' };
/** Nothing drawn on a board. */
export const NOTHING = { spots: new Map(), lines: [], notes: new Map() };
/** So long the engine seems to think, unless nothing is to move for show. */
const PAUSE_MILLIS = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 600;

export class Duel {
  /**
   * @param {{game: string, position: string, misere: boolean}} board where it begins
   * @param {object} how
   * @param {'left' | 'right'} [how.turn] who moves first
   * @param {'left' | 'right' | ''} [how.engine] who the engine is
   * @param {string[]} [how.moves] moves that were made before
   * @param {boolean} [how.firstOnly] whether somebody is to make one move and no more
   * @param {() => void} how.repaint draws the page again
   * @param {(move: object, duel: Duel) => boolean} [how.moved] hears of a move before it is made, and
   *     keeps it from being made with false
   * @param {(duel: Duel) => void} [how.over] hears that the play is over
   */
  constructor(board, { turn = 'left', engine = '', moves = [], firstOnly = false, repaint, moved = () => true, over = () => {} }) {
    Object.assign(this, { begin: board, firstTurn: turn, engine, firstOnly, repaint, moved, ended: over });
    this.work = new AbortController();
    this.element = document.createElement('div');
    this.element.className = 'board';
    this.board = new Board(this.element, (spot) => this.pick(spot));
    this.following = moves.length > 0;
    const begun = this.again();
    if (this.following) begun.then(() => this.follow(moves));
  }

  /** Makes moves that were made before, as far as they are moves, and goes on from there. */
  async follow(moves) {
    let position = this.begin.position;
    try {
      for (const move of moves) {
        const made = await ask('move', { ...this.question(position), player: this.turn, move });
        this.past.push({ position, turn: this.turn, move, deed: made.deed });
        this.turn = OTHER[this.turn];
        position = made.to;
      }
    } catch (fault) {
      this.say = fault.message;
    }
    this.following = false;
    await this.go(position);
  }

  /** Begins again; nothing was played. */
  again() {
    this.turn = this.firstTurn;
    this.past = [];
    this.say = '';
    this.closed = false;
    return this.go(this.begin.position);
  }

  leave() {
    this.work.abort();
  }

  question(position = this.view.position) {
    return { game: this.begin.game, position, misere: this.begin.misere };
  }

  async go(position) {
    this.work.abort();
    const work = (this.work = new AbortController());
    this.chosen = [];
    let view;
    try {
      view = await ask('board', this.question(position));
    } catch (fault) {
      this.moving = false;
      this.say = fault.message;
      this.repaint();
      return;
    }
    if (work.signal.aborted) return;
    view.spots = spotsOf(view.svg);
    this.moving = false;
    this.view = view;
    this.repaint();
    this.board.explain(NOTHING);
    if (this.over()) {
      this.ended(this);
      this.repaint();
    } else if (this.engine === this.turn && !this.following) {
      await this.answer(work.signal);
    }
  }

  /** The engine's move. */
  async answer(signal) {
    const wait = new Promise((done) => setTimeout(done, PAUSE_MILLIS));
    try {
      const reply = await ask('reply', { ...this.question(), player: this.turn, seconds: 10 }, { signal });
      await wait;
      if (signal.aborted) return;
      this.say = told(did('engine', reply.deed), reply.move);
      await this.play(reply);
    } catch (fault) {
      if (signal.aborted) return;
      this.say = fault.message;
      this.repaint();
    }
  }

  over() {
    return Boolean(this.view?.ends[this.turn]);
  }

  /** Who has won: left, right or draw; null while the play goes on. */
  winner() {
    const end = this.view?.ends[this.turn];
    return !end ? null : end === 'draw' ? 'draw' : end === 'win' ? this.turn : OTHER[this.turn];
  }

  /** Whether somebody at the screen is to move. */
  active() {
    return Boolean(this.view) && !this.moving && !this.following && !this.closed && !this.over() && this.engine !== this.turn;
  }

  side() {
    return this.view.impartial ? 'left' : this.turn;
  }

  moves() {
    return this.view.moves[this.side()] || [];
  }

  pick(spot) {
    if (!this.active()) return;
    const { move, chosen } = picked(this.moves(), this.chosen, spot);
    this.chosen = chosen;
    move ? this.move(move) : this.repaint();
  }

  unchoose() {
    this.chosen = [];
    this.repaint();
  }

  /** A move of somebody at the screen. */
  async move(move) {
    const [spot] = this.chosen;
    this.chosen = [];
    this.say = '';
    if (this.moved(move, this) !== false) await this.play({ ...move, spot });
  }

  async play(move) {
    this.past.push({ position: this.view.position, turn: this.turn, move: move.move, deed: move.deed, spot: move.spot });
    this.turn = OTHER[this.turn];
    // A click on the board that is still shown is no move from the next one.
    this.moving = true;
    await this.go(move.to);
  }

  /** Takes back to where somebody at the screen was to move. */
  async undo() {
    let last;
    do {
      last = this.past.pop();
    } while (this.past.length > 0 && this.engine && last.turn === this.engine);
    if (!last) return;
    this.turn = last.turn;
    this.say = '';
    await this.go(last.position);
  }

  /** Marks spots for a hint. */
  point(spots) {
    this.board.explain({ ...NOTHING, spots: new Map(spots.map((name) => [name, 'one'])) });
  }

  /** Whose turn it is, in words for somebody who plays. */
  who() {
    if (!this.view) return t('common.moment');
    const winner = this.winner();
    if (winner === 'draw') return t('duel.draw');
    if (winner) {
      if (this.engine) return winner === this.engine ? t('common.engineWon') : t('common.youWon');
      return this.view.impartial ? t('duel.over') : t('duel.won', { player: this.view.players[winner] });
    }
    if (this.closed) return '';
    if (this.engine) return this.engine === this.turn ? t('common.engineThinks') : t('common.yourMove');
    if (this.firstOnly) return t('common.yourMove');
    if (this.view.impartial) return this.past.length % 2 === 0 ? t('duel.first') : t('duel.second');
    return t('duel.moves', { player: this.view.players[this.turn] });
  }

  /** The board; {@link paint} draws into it once it is on the page. */
  show() {
    return html`<p class="turn ${!this.view || this.view.impartial ? 'both' : this.turn}" role="status">${this.who()}</p>
      ${this.element} ${this.view && this.active() ? html`${choice(this)} ${this.listed()}` : ''}
      ${this.say ? html`<div class="say" role="status">${this.say}</div>` : ''}`;
  }

  /** Moves that no place on the board stands for: those in a bare value. */
  listed() {
    const moves = this.moves().filter((move) => ways(move).length === 0);
    return moves.length === 0
      ? ''
      : html`<div class="row choose" role="group" aria-label=${t('panel.moves')}>
          ${moves.map((move) => html`<button class="option" @click=${() => this.move(move)}>${doing(move.deed)}</button>`)}
        </div>`;
  }

  /** Draws the board, once it is on the page. */
  paint() {
    if (!this.view || !this.element.isConnected) return;
    if (this.drawn !== this.view.svg) {
      this.board.draw(this.view.svg, `${this.view.title}: ${this.view.picture}`, this.past);
      this.drawn = this.view.svg;
    }
    const { next } = narrowed(this.active() ? this.moves() : [], this.chosen);
    this.board.mark({ open: next, chosen: this.chosen, marks: new Map() });
  }
}
