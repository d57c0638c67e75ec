// The first screen: a game to play at once, and after it why it ended so and what to look at next.

import { html, render } from '../lit/lit-html.js';
import { get } from './api.js';
import { did, doing, told } from './deed.js';
import { Duel, NOTHING, OTHER } from './duel.js';
import { Hints } from './hints.js';
import { inline, paragraphs } from './prose.js';
import { against, BETWEEN, played } from './play.js';
import { finished, solved } from './progress.js';
import { review, shown } from './review.js';
import { Why } from './why.js';
import { either, rich, t } from './words.js';

/**
 * @param {HTMLElement} main
 * @param {string} _ nothing
 * @param {URLSearchParams} query the moves of a play that goes on, as a change of language leaves them
 */
export async function show(main, _, query) {
  const [first, { lessons }] = await Promise.all([get('lessons/first'), get('lessons')]);
  const page = new HomePage(main, first, lessons, played(query));
  page.paint();
  if (query.has('m')) history.replaceState(history.state, '', '#/');
  const keep = () => page.keep();
  document.addEventListener('speak', keep);
  return () => {
    document.removeEventListener('speak', keep);
    page.duel.leave();
  };
}

/** What is known of a play that has not ended. */
const FRESH = { end: null, why: null, fault: null, last: null, number: 0 };

class HomePage {
  constructor(main, first, lessons, moves) {
    Object.assign(this, { main, first, lessons, step: first.steps[0], ...FRESH });
    const { board, task } = this.step;
    const engine = OTHER[task.player];
    this.duel = new Duel(board, {
      turn: task.first ? task.player : engine,
      engine,
      moves,
      repaint: () => this.paint(),
      moved: () => this.hints.renew(),
      over: () => this.over(),
    });
    this.hints = new Hints(this.duel);
  }

  begin() {
    Object.assign(this, FRESH);
    this.hints.told = [];
    this.duel.closed = false;
    this.duel.again();
    this.paint();
  }

  /** Keeps the play in the address. */
  keep() {
    const { past } = this.last || this.duel;
    const moves = past.map(({ move }) => move).join(BETWEEN);
    history.replaceState(history.state, '', moves ? '#/?' + new URLSearchParams({ m: moves }) : '#/');
  }

  /** The play is over: looks for the move that decided it. */
  async over() {
    if (this.end) return;
    const { duel, step } = this;
    const won = duel.winner() === step.task.player;
    this.end = { won };
    try {
      const { fault, hopeless } = await review(duel, step.task.player);
      Object.assign(this.end, { fault, hopeless, looked: true });
    } catch {
      this.end.looked = true;
    }
    this.paint();
  }

  /** Shows the position in which the win was thrown away, with what would have kept it. */
  async look() {
    const { fault } = this.end;
    this.why = null;
    await this.before(fault.number, fault);
    const at = (this.duel.view.moves[fault.turn] || this.duel.view.moves.left).find(({ move }) => move === fault.right[0].move);
    this.duel.point(at?.at || []);
    this.fault = fault;
    this.paint();
  }

  /** Shows the position before a move of the play that is over. */
  async before(number, { turn, position }) {
    const { duel } = this;
    this.last ??= { past: duel.past, turn: duel.turn, position: duel.view.position };
    this.number = number;
    Object.assign(duel, { turn, closed: true, past: this.last.past.slice(0, number - 1), say: '' });
    await duel.go(position);
  }

  /** Shows the end of the play again. */
  async after() {
    const { duel, last } = this;
    Object.assign(this, { last: null, number: 0, fault: null, why: null });
    Object.assign(duel, { turn: last.turn, past: last.past });
    await duel.go(last.position);
  }

  /** Why, from the position that is shown or from the first one. */
  async explain() {
    if (!this.fault) {
      await this.before(1, this.duel.past[0]);
    }
    this.duel.board.explain(NOTHING);
    this.why = new Why(this.duel.question(), this.duel.view, () => this.duel.board, () => this.paint());
    this.paint();
  }

  paint() {
    const { first, duel } = this;
    const fresh = duel.past.length === 0 && !this.end;
    render(
      html`<section class="home">
          <h1>${first.title}</h1>
          <div class="lead">${paragraphs(first.about)}</div>
          <div class="home-play">
            <div class="home-board">${duel.show()}</div>
            <aside aria-label=${t('home.what')}>
              ${this.end
                ? this.ended()
                : html`<p class="lead">${fresh ? inline(this.step.text[0]) : ''}</p>
                    ${this.hints.told.map((text) => html`<p class="hint" role="status">${text}</p>`)}
                    <p class="row">
                      ${this.hints.more()
                        ? html`<button
                            @click=${async () => {
                              await this.hints.next();
                              this.paint();
                            }}
                          >
                            ${t('common.hint')}
                          </button>`
                        : ''}
                      ${duel.past.length > 1 ? html`<button @click=${() => duel.undo()}>${t('common.takeBack')}</button>` : ''}
                    </p>`}
            </aside>
          </div>
        </section>
        ${this.doors()}`,
      this.main,
    );
    duel.paint();
  }

  /** What is said after the play. */
  ended() {
    const { end, step, duel } = this;
    const { fault } = end;
    const [begin, next] = this.lessons;
    return html`<div class="verdict ${end.won ? 'right' : 'wrong'}" role="status">
        <p><strong>${end.won ? t('common.youWon') : t('common.engineWon')}</strong> ${inline((end.won ? step.right : step.wrong) || '')}</p>
        ${!end.looked
          ? html`<p class="faint" aria-busy="true">${t('common.moment')}</p>`
          : fault
            ? html`<p>${t('home.fault', { number: fault.number })}</p>
                ${told(did('you', fault.deed), fault.move)}
                <p>
                  ${fault.reply?.deed ? t('home.reply', { reply: doing(fault.reply.deed) }) : ''}
                  ${t('home.better', { right: either(fault.right.map(({ deed }) => doing(deed))) })}
                </p>`
            : end.won
              ? html`<p>${t('home.faultless')}</p>`
              : end.hopeless
                ? html`<p>${t('home.hopeless')}</p>`
                : ''}
      </div>
      ${this.last ? shown({ number: this.number, of: this.last.past.length }, () => this.after()) : ''} ${this.why ? this.why.show() : ''}
      <p class="row">
        ${fault && !this.fault ? html`<button class="main" @click=${() => this.look()}>${t('home.where')}</button>` : ''}
        ${this.why ? '' : html`<button class=${fault && !this.fault ? '' : 'main'} @click=${() => this.explain()}>${t('common.showWhy')}</button>`}
        <button @click=${() => this.begin()}>${t('common.playAgain')}</button>
      </p>
      <p>${t('home.next')} ${next ? rich('home.rule', { lesson: html`<a href="#/lesson/${next.lesson}">${next.title}</a>` }) : ''}
        ${rich('home.more', { game: html`<a href=${against(step.board.game)}>${duel.view.title}</a>` })}</p>`;
  }

  /** Where one can go from here. */
  doors() {
    const open = this.lessons.find(({ lesson }) => !finished(lesson)) || this.lessons[0];
    const known = solved(open.lesson).length;
    return html`<ul class="cards doors">
      <li class="card">
        <a class="whole" href="#/lesson/${open.lesson}"><span class="name">${t('nav.lessons')}</span></a>
        <p class="goal">${t('home.lessons', { begun: known > 0, lesson: open.title })}</p>
      </li>
      <li class="card">
        <a class="whole" href="#/puzzle"><span class="name">${t('puzzle.daily')}</span></a>
        <p class="goal">${t('home.puzzle')}</p>
      </li>
      <li class="card">
        <a class="whole" href="#/games"><span class="name">${t('home.games')}</span></a>
        <p class="goal">${t('home.gamesAbout')}</p>
      </li>
      <li class="card">
        <a class="whole" href="#/sheet"><span class="name">${t('nav.sheet')}</span></a>
        <p class="goal">${t('home.sheetAbout')}</p>
      </li>
      <li class="card">
        <a class="whole" href="#/claims"><span class="name">${t('nav.claims')}</span></a>
        <p class="goal">${t('home.claimsAbout')}</p>
      </li>
    </ul>`;
  }
}
