// What was played, with the moves that were tried beside it: a tree whose root is where the play began.

/** A play and its variations. Every position keeps which of the moves made there is looked at. */
export class Line {
  constructor() {
    this.begin();
  }

  /** Forgets everything. */
  begin() {
    this.at = { move: null, turn: null, position: null, before: null, next: [], chosen: 0 };
  }

  /** The positions that were moved from, each with its player and the move, from the first on. */
  get past() {
    const steps = [];
    for (let node = this.at; node.before; node = node.before) {
      steps.unshift({ position: node.before.position, turn: node.before.turn, move: node.move, deed: node.deed, spot: node.spot, node });
    }
    return steps;
  }

  /** How many moves are known from here on. */
  get future() {
    let count = 0;
    for (let node = this.at; node.next.length > 0; node = node.next[node.chosen]) count++;
    return count;
  }

  /** The moves that are known from here on. */
  get ahead() {
    const steps = [];
    for (let node = this.at; node.next.length > 0; node = node.next[node.chosen]) {
      const { move } = node.next[node.chosen];
      steps.push({ position: node.position, turn: node.turn, move });
    }
    return steps;
  }

  /** Notes where the play stands. */
  stand(position, turn) {
    this.at.position = position;
    this.at.turn = turn;
  }

  /** Makes a move from where it stands; what was played from there before stays as a variation. */
  play({ move, to: position, deed, spot }, turn) {
    const { at } = this;
    let i = at.next.findIndex((node) => node.move === move && node.position === position);
    if (i < 0) {
      i = at.next.push({ move, deed, position, turn, before: at, next: [], chosen: 0 }) - 1;
    }
    at.next[i].spot = spot;
    this.enter(at.next[i]);
  }

  /** Goes to a node, so that all that leads to it is what is looked at. */
  enter(node) {
    for (let each = node; each.before; each = each.before) {
      each.before.chosen = each.before.next.indexOf(each);
    }
    this.at = node;
  }

  /** One move back; whether there was one. */
  back() {
    if (!this.at.before) return false;
    this.at = this.at.before;
    return true;
  }

  /** One move on; whether there was one. */
  forward() {
    if (this.at.next.length === 0) return false;
    this.at = this.at.next[this.at.chosen];
    return true;
  }

  /** The other moves that were made where this one was. */
  static beside(node) {
    return node.before ? node.before.next.filter((other) => other !== node) : [];
  }

  /**
   * Looks at the next of the moves made from here, or at the one before.
   *
   * @returns {boolean} whether there are several
   */
  turn(step) {
    const { at } = this;
    const { length } = at.next;
    if (length < 2) return false;
    at.chosen = (at.chosen + step + length) % length;
    return true;
  }

  /** Where the play that stands here left what was played first; null where it did not. */
  branch() {
    for (let node = this.at; node.before; node = node.before) {
      if (node.before.next[0] !== node) return node.before;
    }
    return null;
  }
}
