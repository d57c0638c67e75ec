// Help in stages: what is written in a lesson, then whether there is a good move, where, and which.

import { ask } from './api.js';
import { doing } from './deed.js';
import { t } from './words.js';

export class Hints {
  /**
   * @param {object} duel the board that the hints are about; null where there is none
   * @param {string[]} written hints that come before those of the engine
   * @param {boolean} engine whether the engine helps, too
   */
  constructor(duel, written = [], engine = true) {
    Object.assign(this, { duel, written, engine, told: [], at: null });
  }

  /** Whether there is one more. */
  more() {
    return this.told.length < this.written.length + (this.engine && this.duel?.active() ? 3 : 0);
  }

  /**
   * The next hint, for the position that is on the board now.
   *
   * @param {{signal?: AbortSignal, progress?: (state: object) => void}} [how] how the engine is asked
   * @returns {Promise<string>} what is told
   */
  async next(how) {
    await this.find(how);
    return this.told[this.told.length - 1];
  }

  async find(how) {
    const { duel } = this;
    const stage = this.told.length - this.written.length;
    if (stage < 0) {
      this.told.push(this.written[this.told.length]);
      return;
    }
    const at = duel.view.position + duel.turn;
    if (this.at !== at) {
      this.at = at;
      this.reply = await ask('reply', { ...(duel.asked?.() ?? duel.question()), player: duel.turn, seconds: 10 }, how);
    }
    const { reply } = this;
    const spots = duel.moves().find((move) => move.move === reply.move)?.at || [];
    if (stage === 0) {
      this.told.push(
        reply.wins ? t('hints.wins') : t('hints.lost'),
      );
    } else if (stage === 1 && spots.length > 0) {
      duel.point(spots.slice(0, 1));
      this.told.push(t('hints.marked'));
    } else {
      duel.point(spots);
      this.told.push(t('hints.try', { move: doing(reply.deed) }));
    }
  }

  /** Another position: the engine's hints begin again. */
  renew() {
    this.told = this.told.slice(0, this.written.length);
  }
}
