// A game: its board, play, and setting positions up.

import { html, render } from '../lit/lit-html.js';
import { ask, get } from './api.js';
import { Board, leading, narrowed, picked, spotsOf, ways } from './board.js';
import { choice } from './choice.js';
import { count } from './coordinates.js';
import { did, doing, told, verdict } from './deed.js';
import { controls, examples, legend, rules, setting, tree, unreadable } from './game-parts.js';
import { Hints } from './hints.js';
import { list as keyList, pressed } from './keys.js';
import { Line } from './line.js';
import { Panel, source } from './panel.js';
import { Paper } from './paper.js';
import { NULL_MOVE, played, read as readPlay } from './play.js';
import { palette } from './setup.js';
import { Share } from './share.js';
import { marks } from './steps.js';
import { PERFECT, strengthOf } from './strength.js';
import { Strip } from './strip.js';
import { either, t } from './words.js';

const OTHER = { left: 'right', right: 'left' };
const RANK = { win: 3, draw: 2, loss: 1 };
/** So many better moves are named. */
const FEW = 4;
/** So long the engine seems to think, unless nothing is to move for show. */
const PAUSE_MILLIS = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 450;

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
    this.line = new Line();
    this.chosen = [];
    this.say = '';
    this.work = new AbortController();
    this.panel = new Panel(this);
    this.strip = new Strip(this);
    this.paper = new Paper(this);
    this.share = new Share(this);
    this.hints = new Hints(this);
    this.marked = true;
    this.weights = false;
    this.mode = 0;
    this.modes = [];
    this.onKey = (event) => pressed(event, this);
    document.addEventListener('keydown', this.onKey);
    this.onSpeak = () => this.view && this.share.keep();
    document.addEventListener('speak', this.onSpeak);
  }

  async start(query) {
    this.misere = query.get('misere') === '1';
    this.turn = query.get('turn') === 'right' ? 'right' : 'left';
    this.engine = OTHER[query.get('engine')] ? query.get('engine') : '';
    this.strength = strengthOf(query.get('strength'));
    this.answers = query.get('answers') !== '0';
    this.flipped = this.flips() && query.get('flip') === '1';
    this.from = query.get('from') ?? '';
    if (this.from) await this.withFolders();
    const first = this.game.examples[0]?.position ?? '';
    const moves = played(query);
    this.following = moves.length > 0;
    if (!(await this.go(query.get('p') ?? first, this.turn)) && !this.view) {
      const fault = this.fault;
      this.following = false;
      await this.go(first, this.turn);
      this.fault = fault;
      this.paint();
    } else if (moves.length > 0) {
      const wrong = await this.follow(moves.map((move) => ({ move })));
      this.following = false;
      this.say = wrong?.message ?? '';
      const back = Math.min(Number(query.get('back')) || 0, this.past.length);
      back > 0 ? await this.rewind(this.past.length - back) : await this.go(this.view.position, this.turn);
    }
  }

  leave() {
    this.work.abort();
    this.explorer?.leave();
    document.removeEventListener('keydown', this.onKey);
    document.removeEventListener('speak', this.onSpeak);
  }

  question(view = this.view) {
    return { game: this.game.game, position: view.position, misere: this.misere };
  }

  /** The same with the solved folder in which the answers are looked up, where there is one. */
  asked(view) {
    return { ...this.question(view), ...this.folders?.folder(this.from) };
  }

  /** What is to do with solved folders comes when it is asked for. */
  async withFolders() {
    this.folders ??= await import('./folder.js');
  }

  /** Has answers looked up in a solved folder from now on, or no longer. */
  lookUp(from) {
    this.from = from.trim();
    this.say = '';
    this.go(this.view.position, this.turn);
  }

  /** How a board is set up by clicking. */
  hand(view) {
    return palette(this.question(view), view, this.mode, this.modes);
  }

  /** Shows a position; a text that is none leaves the board as it is and says why. */
  async go(position, turn) {
    let view;
    let hand = null;
    try {
      const study = this.weights ? { study: true } : {};
      view = await ask('board', { game: this.game.game, position, misere: this.misere, ...study });
      // A hand acts on the position it was made for: a board that is set up is shown with its own.
      if (this.editing) hand = await this.hand(view);
    } catch (fault) {
      this.fault = { ...(fault.problem || { detail: fault.message }), typed: position };
      this.paint();
      return false;
    }
    this.work.abort();
    this.work = new AbortController();
    this.fault = null;
    this.view = view;
    this.editing &&= hand;
    // Where nobody can move the board stays as it was.
    if (Object.values(view.moves).some((list) => list.length > 0)) this.coordinates = view.coordinates;
    view.spots = spotsOf(view.svg);
    this.turn = view.impartial && !this.engine ? 'left' : turn;
    this.line.stand(view.position, this.turn);
    this.chosen = [];
    this.hints.renew();
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
  async set(position, turn = this.turn) {
    const before = this.line;
    this.line = new Line();
    this.say = '';
    if (await this.go(position, turn)) return true;
    this.line = before;
    this.paint();
    return false;
  }

  /** The moves that led here. */
  get past() {
    return this.line.past;
  }

  /** How many moves are known from here on. */
  get future() {
    return this.line.future;
  }

  /** Keeps the position in the address, without a step in the browser's history. */
  write() {
    const query = new URLSearchParams({ p: this.view.position });
    if (this.misere) query.set('misere', '1');
    if (!this.view.impartial || this.engine) query.set('turn', this.turn);
    if (this.engine) query.set('engine', this.engine);
    if (this.engine && this.strength !== PERFECT) query.set('strength', this.strength);
    if (!this.answers) query.set('answers', '0');
    if (this.flipped) query.set('flip', '1');
    if (this.from) query.set('from', this.from);
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
    // Who opens a play sees its end first.
    if (this.following) return;
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
      this.change(this.editing, spot);
      return;
    }
    if (!this.active()) {
      return;
    }
    const { move, chosen } = picked(this.moves(), this.chosen, spot);
    this.chosen = chosen;
    move ? this.move(move) : this.paint();
  }

  /** Changes the position by a click on a spot. */
  async change(hand, spot) {
    try {
      const text = await hand.click(spot);
      if (this.editing !== hand) return;
      if (text !== null) {
        await this.set(text);
      } else {
        this.chosen = hand.chosen;
        this.paint();
      }
    } catch (fault) {
      this.say = fault.message;
      this.paint();
    }
  }

  async move(move, say = '') {
    // Until the board after a move is shown, a second click is one on the board before it.
    if (this.moving) return;
    this.moving = true;
    try {
      this.line.play({ ...move, spot: this.chosen[0] }, OTHER[this.turn]);
      this.say = say;
      await this.go(move.to, OTHER[this.turn]);
    } finally {
      this.moving = false;
    }
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

  /** Shows where the play stands. */
  async stand() {
    this.say = '';
    await this.go(this.line.at.position, this.line.at.turn);
  }

  /** One move back or on, and past those of the engine. */
  async step(one) {
    if (!one()) return;
    while (this.engine && this.engine === this.line.at.turn && one());
    await this.stand();
  }

  undo() {
    return this.step(() => this.line.back());
  }

  redo() {
    return this.step(() => this.line.forward());
  }

  /** Goes back to where so many moves were made. */
  async rewind(count) {
    for (let more = this.past.length - count; more > 0; more--) this.line.back();
    await this.stand();
  }

  /** Goes to the end of the play. */
  async forward() {
    while (this.line.forward());
    await this.stand();
  }

  /** Goes to a move that was played, in the play or beside it. */
  async enter(node) {
    this.line.enter(node);
    await this.stand();
  }

  /** Chooses among the moves that were made from here; whether there are several. */
  among(step) {
    if (!this.line.turn(step)) return false;
    this.paint();
    return true;
  }

  /** Leaves a variation: back to where it left what was played first. */
  async leaveVariation() {
    const branch = this.line.branch();
    if (branch) await this.enter(branch);
  }

  /** Makes the first move of the next variation that begins here. */
  async enterVariation() {
    if (this.line.turn(1)) await this.enter(this.line.at.next[this.line.at.chosen]);
  }

  /** Whether the board has two sides, from each of which it may be looked at. */
  flips() {
    return (this.game.board === 'grid' || this.game.board === 'strip') && !this.view?.upright;
  }

  /** Turns the board, so that the other player sits in front of it. */
  flip() {
    if (!this.flips()) return;
    this.flipped = !this.flipped;
    this.write();
    this.paint();
  }

  /** The null move: the other player is to move in the same position. */
  async pass() {
    if (this.over() || this.editing || this.engine === this.turn) return;
    if (this.view.impartial) {
      this.say = t('game.samePass');
      this.paint();
      return;
    }
    await this.move({ move: NULL_MOVE, to: this.view.position });
  }

  /** How a move is asked for that may take the engine some seconds: the page says how far it is. */
  thinking(signal) {
    const progress = ({ positions, millis }) => {
      if (signal.aborted) return;
      this.say = positions ? t('game.thinkingFar', { positions, seconds: Math.ceil(millis / 1000) }) : t('game.thinkingOn');
      this.paint();
    };
    return { signal, progress };
  }

  /** Makes the move that the engine would make. */
  async best() {
    if (!this.active()) return;
    const signal = this.work.signal;
    try {
      const reply = await ask('reply', { ...this.asked(), player: this.turn, seconds: 10 }, this.thinking(signal));
      if (!signal.aborted) await this.move(reply, t('game.best', { move: reply.move, verdict: verdict(reply.verdict, source) }));
    } catch (fault) {
      this.say = fault.message;
      this.paint();
    }
  }

  /** Plays a line that was written or pasted; stops where a move is none. */
  async load(text) {
    let line;
    try {
      line = readPlay(text, this.view.names ?? this.view.players);
      if (line.game !== this.game.game) {
        throw new Error(t('game.otherPlay', { found: line.game, game: this.game.game }));
      }
    } catch (fault) {
      this.pasted = { text, fault: fault.message };
      this.paint();
      return;
    }
    this.pasted = { text, fault: '' };
    this.misere = line.misere;
    this.engine = '';
    if (!(await this.set(line.first, line.moves[0]?.turn || this.turn))) return;
    const wrong = await this.follow(line.moves);
    if (wrong) this.pasted.fault = t('game.line', { line: wrong.line, fault: wrong.message });
    this.paint();
  }

  /** Makes moves from here on, each of the player that it names; the first that is none, with why. */
  async follow(moves) {
    for (const { turn, move, line } of moves) {
      try {
        if (turn && turn !== this.turn && !this.view.impartial && move !== NULL_MOVE) await this.pass();
        if (move === NULL_MOVE) {
          await this.pass();
        } else {
          await this.move(await ask('move', { ...this.question(), player: this.turn, move }));
        }
      } catch (fault) {
        return { line, message: fault.message };
      }
    }
    return null;
  }

  async enginesMove() {
    const signal = this.work.signal;
    this.paint();
    const wait = new Promise((done) => setTimeout(done, PAUSE_MILLIS));
    try {
      const body = { ...this.asked(), player: this.turn, strength: this.strength, seconds: 10 };
      const reply = await ask('reply', body, this.thinking(signal));
      await wait;
      if (!signal.aborted) {
        await this.move(reply, this.announced(reply));
      }
    } catch (fault) {
      if (!signal.aborted) {
        this.say = fault.message;
        this.paint();
      }
    }
  }

  /** The engine's move in words; how good it is for those who want answers. */
  announced(reply) {
    return this.answers
      ? t('game.played', { move: reply.move, verdict: verdict(reply.verdict, source) })
      : told(did('engine', reply.deed), reply.move);
  }

  /** A move of the play in words, for those who do not read how it is written. */
  said({ turn, deed, move }, i) {
    if (!deed) return move;
    if (this.engine) return did(turn === this.engine ? 'engine' : 'you', deed);
    if (this.view.impartial) return did(i % 2 === 0 ? 'first' : 'second', deed);
    return did('player', deed, this.view.players[turn]);
  }

  /** Help in stages: whether there is a good move, where, and which. */
  async hint() {
    if (!this.active()) return;
    if (!this.hints.more()) this.hints.renew();
    const { signal } = this.work;
    this.chosen = [];
    try {
      const told = await this.hints.next(this.thinking(signal));
      if (!signal.aborted) this.say = told;
    } catch (fault) {
      this.say = fault.message;
    }
    this.paint();
  }

  /** Looks for the first move of the person that gave a better result away. */
  async review() {
    const person = OTHER[this.engine];
    this.say = t('game.reviewing');
    this.paint();
    const line = this.line;
    const { at: end, past } = line;
    const question = (position) => ({ ...this.asked(), position });
    try {
      const { review, shown } = await import('./review.js');
      const { fault, hopeless } = await review({ past, question }, person);
      if (line !== this.line) return;
      if (fault) {
        await this.rewind(fault.number - 1);
        const { right } = fault;
        const { at } = line;
        this.shown = { at, show: () => shown({ number: fault.number, of: past.length }, () => this.enter(end)) };
        this.say = t('game.fault', {
          did: did('you', fault.deed),
          best: fault.best === RANK.win ? 'win' : 'draw',
          reply: fault.reply?.deed ? doing(fault.reply.deed) : '',
          better: either(right.slice(0, FEW).map(({ deed }) => doing(deed))),
          more: right.length > FEW,
        });
        this.paint();
        this.point(this.moves().find(({ move }) => move === right[0].move)?.at || []);
        return;
      }
      this.say = hopeless ? t('game.hopeless') : t('game.faultless');
    } catch (fault) {
      this.say = fault.message;
    }
    this.paint();
  }

  /**
   * Marks some spots for a moment, in the place of a step that was drawn.
   *
   * @param {string[]} spots
   * @param {object} what for whose sake; see {@link unpoint}
   */
  point(spots, what = null) {
    this.panel.step = null;
    this.pointed = what;
    this.board.explain({ spots: new Map(spots.map((name) => [name, 'one'])), lines: [], notes: new Map() });
  }

  /** Takes marks away again, unless something else is marked by now. */
  unpoint(what) {
    if (this.pointed === what) this.point([]);
  }

  /** Draws a step of a reason on the board; null takes it away. */
  explain(step, prefix) {
    this.pointed = null;
    this.board.explain(
      step ? marks(step, this.view, prefix) : { spots: new Map(), lines: [], notes: new Map() },
    );
  }

  /** Begins to set up by hand, or ends it. */
  async edit(on) {
    try {
      let view;
      let hand = null;
      do {
        view = this.view;
        if (on) hand = await this.hand(view);
      } while (this.view !== view);
      this.editing = hand;
    } catch (fault) {
      this.say = fault.message;
    }
    this.chosen = [];
    this.paint();
    if (!on) this.look();
  }

  unchoose() {
    this.chosen = [];
    this.paint();
  }

  /** Shows or hides something. */
  toggle(name) {
    this[name] = !this[name];
    this.go(this.view.position, this.turn);
  }

  /** Opens the list of keys. */
  help() {
    this.main.querySelector('dialog.keys').showModal();
  }

  playerName() {
    return this.view.impartial ? t('game.theNext') : this.view.players[this.turn];
  }

  /** The player to move of a game in which both have the same moves: X, White, or just the next player. */
  mover() {
    const part = this.view.mover;
    return part ? part[0].toUpperCase() + part.slice(1) : t('game.nextPlayer');
  }

  who() {
    const end = this.view.ends[this.turn];
    if (this.editing) return t('game.settingUp');
    if (!end) {
      if (this.engine) return this.engine === this.turn ? t('common.engineThinks') : t('common.yourMove');
      return t('game.toMove', { player: this.view.impartial ? this.mover() : this.view.players[this.turn] });
    }
    if (end === 'draw') return t('game.drawn');
    const winner = end === 'win' ? this.turn : OTHER[this.turn];
    if (this.engine) {
      return winner === this.engine ? t('game.engineWon') : t('game.youWon');
    }
    if (this.view.impartial) {
      return t(winner === this.turn ? 'game.nextWon' : 'game.lastWon');
    }
    return t('game.playerWon', { player: this.view.players[winner] });
  }

  paint() {
    if (!this.view) {
      render(unreadable(this), this.main);
      return;
    }
    render(
      html`
        <section class="play">
          <div class="stage">
            <h1>${this.game.title}</h1>
            ${rules(this.game, this.misere)}
            <p class="turn ${this.view.impartial ? 'both' : this.turn}" role="status">${this.who()}</p>
            <div class="board ${this.editing ? 'editing' : ''} ${this.weights ? 'weights' : ''}"></div>
            ${legend(this)} ${this.editing ? '' : choice(this, this.answers ? this.panel.marked(this.side()) : undefined)}
            ${this.say ? html`<div class="say" role="status">${this.say}</div>` : ''}
            ${this.shown?.at === this.line.at ? this.shown.show() : ''}
            ${this.over() && this.engine && this.past.length > 0
              ? html`<p class="row">
                  <button class="main" @click=${() => this.review()}>${t('game.wrong')}</button>
                  <button @click=${() => this.rewind(0)}>${t('common.playAgain')}</button>
                </p>`
              : ''}
            ${this.strip.show()} ${controls(this)} ${setting(this)}
          </div>
          <aside class="answers" aria-label=${t('game.known')}>
            ${this.answers
              ? this.engine === this.turn && !this.over()
                ? ''
                : this.panel.show()
              : html`<p class="faint hidden-answers">${t('game.hidden')}</p>
                  <p><button @click=${() => this.toggle('answers')}>${t('game.showAnswers')}</button></p>`}
          </aside>
          <div class="more">${this.answers ? tree(this) : ''} ${examples(this)}</div>
        </section>
        ${keyList()} ${this.paper.show()} ${this.share.show()}
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
      const dress = this.coordinates ? (drawing) => count(drawing, this.coordinates) : undefined;
      this.board.draw(this.view.svg, `${this.game.title}: ${this.view.picture}`, this.past, dress);
      this.drawn = this.view.svg;
    }
    const moves = this.active() ? this.moves() : [];
    const { fits, next } = narrowed(moves, this.chosen);
    const open = this.editing ? new Set(this.view.spots.map(({ name }) => name)) : next;
    this.board.mark({ open, chosen: this.chosen, marks: this.marks(fits) });
    this.board.turn(this.flipped);
  }

  /** What the spots lead to: the best result of the moves that they are part of. */
  marks(fits) {
    const found = new Map();
    if (!this.answers || !this.marked || this.editing) {
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

  /** Who the engine plays from now on; of an impartial game whoever is next is on the left. */
  opponent(side) {
    this.engine = side;
    this.say = '';
    this.go(this.view.position, this.view.impartial ? 'left' : this.turn);
  }
}
