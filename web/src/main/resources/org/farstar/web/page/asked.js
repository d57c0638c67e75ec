// The questions about a board, of lessons and of puzzles, and where they are answered.

import { html } from '../lit/lit-html.js';
import { ask } from './api.js';
import { doing } from './deed.js';
import { OTHER } from './duel.js';
import { inline } from './prose.js';
import { rich, t } from './words.js';

/**
 * The ways to ask, by their names. Each is given the task and whose question it is: an object with the
 * board to act on, {@code duel}; the position, {@code place}; {@code judge}, which has an answer judged;
 * {@code chosen}, what was chosen last; {@code busy}, while an answer is judged; and {@code again}, which
 * begins again.
 */
export const ASKED = {
  move: (page, task) => html`<p class="question">${side(page, task)}${task.only ? t('question.move') : t('asked.best')}</p>`,
  play: (page, task) => html`<p class="question">
    ${side(page, task)}${task.first ? t('asked.youBegin') : t('asked.engineBegins')} ${t('asked.win')}
    ${page.duel.past.length > 1
      ? html`<button class="quiet" @click=${() => page.duel.undo()}>${t('common.takeBack')}</button>
          <button class="quiet" @click=${() => page.again()}>${t('asked.again')}</button>`
      : ''}
  </p>`,
  wins: (page) => {
    const view = page.duel.view;
    const choices = [
      ['first', t('asked.first')],
      ['second', t('asked.second')],
      ...(view && !view.impartial
        ? [
            ['left', t('asked.player', { player: view.players.left })],
            ['right', t('asked.player', { player: view.players.right })],
          ]
        : []),
      ...(view?.ending === 'verdict' ? [['draw', t('asked.nobody')]] : []),
    ];
    return html`<p class="question">${t('question.wins')}</p>
      ${options(page, choices, (answer) => ({ ask: 'wins', answer, ...page.place }))} ${sandbox(page)}`;
  },
  worth: (page, task) => html`<form
      class="entry"
      @submit=${(event) => {
        event.preventDefault();
        const answer = event.target.elements.answer.value.trim();
        if (answer) page.judge({ ask: 'worth', answer, ...(task.of ? { of: task.of } : page.place) });
      }}
    >
      <label for="worth" class="question">${task.of ? rich('asked.worthOf', { of: html`<code>${task.of}</code>` }) : t('question.worth')}</label>
      <input id="worth" name="answer" placeholder=${t('asked.such')} autocomplete="off" autocapitalize="off" spellcheck="false" />
      <button>${t('common.check')}</button>
    </form>
    ${sandbox(page)}`,
  choose: (page, task) => html`<p class="question">${t('asked.true')}</p>
    ${options(
      page,
      task.options.map(({ text, holds }) => [holds, inline(text)]),
      (answer) => ({ ask: 'holds', answer }),
    )}
    ${sandbox(page)}`,
};

/** Whose moves the reader makes, where that makes a difference. */
function side({ duel }, task) {
  return duel.view && !duel.view.impartial ? t('asked.you', { player: duel.view.players[task.player] }) + ' ' : '';
}

function options(page, choices, body) {
  return html`<ul class="answers-list">
    ${choices.map(
      ([answer, label]) => html`<li>
        <button
          aria-pressed=${String(page.chosen === answer)}
          ?disabled=${page.busy}
          @click=${() => {
            page.chosen = answer;
            page.judge(body(answer));
          }}
        >
          ${label}
        </button>
      </li>`,
    )}
  </ul>`;
}

/** A board beside a question is there to try moves. */
function sandbox(page) {
  return page.duel?.past.length > 0 && !page.why
    ? html`<p class="row">
        <button class="quiet" @click=${() => page.duel.undo()}>${t('common.takeBack')}</button>
        <button class="quiet" @click=${() => page.duel.again()}>${t('asked.was')}</button>
      </p>`
    : '';
}

/**
 * Has a move judged that was to be found. A wrong one is not made, but refuted: what answers it shows best
 * what is wrong with it.
 *
 * @returns {boolean} false: the board does not make it by itself
 */
export function tried(page, move, duel) {
  const { turn } = duel;
  page.judge({ ask: 'move', player: turn, answer: move.move, ...duel.question() }).then(async (right) => {
    if (right === null || duel !== page.duel) return;
    if (right) {
      duel.closed = true;
      await duel.play(move);
    } else {
      duel.say = t('asked.refuted', { move: doing(move.deed) });
      try {
        const reply = await ask('reply', { ...duel.question(move.to), player: OTHER[turn], seconds: 10 });
        if (reply.wins) duel.say = t('asked.refutedBy', { move: doing(move.deed), reply: doing(reply.deed) });
      } catch {
        // The play is over, or nothing is known in time.
      }
    }
    page.paint();
  });
  return false;
}
