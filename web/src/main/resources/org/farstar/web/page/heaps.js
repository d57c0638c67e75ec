// Heaps that keep their places while a play goes on. The drawing of a position has its heaps by size, so that heaps would
// change places whenever one of them is lowered, and nobody would know them again.

/** The name of a box or a token of a heap, or of a heap that is drawn as one box. */
const NAME = /^(\d+)(?:\.\d+)?$/;

/** Between the heaps into which one was split. */
const BETWEEN = 14;

/** How high the mark of a place is where a heap has been. */
const HIGH = 18;

/** How far the ground reaches beyond the heaps. */
const GROUND = 9;

const number = (node, key) => Number(node.getAttribute(key));

/** The heaps of a drawing by their names, or null where it has something else. */
function heapsOf(drawing) {
  const found = new Map();
  for (const spot of drawing.querySelectorAll('.spot')) {
    const [, name] = NAME.exec(spot.dataset.spot) || [];
    if (!name) return null;
    const [left, right] = [number(spot, 'x'), number(spot, 'x') + number(spot, 'width')];
    const heap = found.get(name);
    if (heap) {
      Object.assign(heap, { size: String(Number(heap.size) + 1), left: Math.min(heap.left, left), right: Math.max(heap.right, right) });
    } else {
      found.set(name, { name, size: spot.dataset.spot === name ? spot.dataset.state : '1', left, right });
    }
  }
  return [...found.values()];
}

/** The places with what a move leaves; null where it is not known which heap it was made in. */
function after(places, { deed, spot }) {
  if (!places || !deed) return places;
  const heaps = places.flat();
  const [name] = spot?.split('.') || [];
  const [first, second, ...left] = deed.amounts;
  const among = heaps.filter(({ size }) => size === first);
  const changed = {
    heap: () => [among.find((heap) => heap.name === name) || among[0], left],
    become: () => [among.find((heap) => heap.name === name) || among[0], (second || '').split(' ')],
    end: () => [deed.places[0] === 'left' ? heaps[0] : heaps[heaps.length - 1], [first]],
    take: () => [heaps[0], [String(Number(heaps[0]?.size) - Number(first))]],
  }[deed.kind];
  const [heap, sizes] = changed?.() || [];
  if (!heap) return null;
  const rest = sizes.filter((size) => !/^0*$/.test(size)).map((size) => ({ size }));
  return places.map((place) => place.flatMap((each) => (each === heap ? rest : [each])));
}

/** Remembers the places of heaps, for each of the plays that were shown. */
export class Heaps {
  constructor() {
    this.known = new Map();
  }

  /**
   * Puts the heaps of a new drawing where they were in the play that led to it.
   *
   * @param {SVGElement} drawing
   * @param {{position: string, move: string, deed?: object, spot?: string}[]} past the moves of the play
   */
  arrange(drawing, past) {
    const heaps = heapsOf(drawing);
    if (!heaps) return;
    const key = (moves) => JSON.stringify(moves.map(({ position, move, spot }) => [position, move, spot]));
    let shown = past.length - 1;
    while (shown >= 0 && !this.known.has(key(past.slice(0, shown)))) shown--;
    const before = this.known.get(key(past.slice(0, Math.max(shown, 0))));
    const places = shown < 0 ? null : this.#named(past.slice(shown).reduce(after, before.places), heaps);
    const known = places
      ? { ...before, places }
      : { places: heaps.map((heap) => [heap]), spans: heaps, width: number(drawing, 'width'), height: number(drawing, 'height') };
    this.known.set(key(past), known);
    if (places && known.spans.length > 0) this.#move(drawing, known);
  }

  /** The places with the heaps of the drawing; null where these have other sizes. */
  #named(places, heaps) {
    if (!places || places.flat().length !== heaps.length) return null;
    const left = [...heaps];
    const take = ({ size }) => {
      const i = left.findIndex((heap) => heap.size === size);
      return i < 0 ? null : left.splice(i, 1)[0];
    };
    const named = places.map((place) => place.map(take));
    return named.flat().includes(null) ? null : named;
  }

  #move(drawing, known) {
    const ways = new Map();
    const emptied = [];
    let free = -Infinity;
    let end = 0;
    known.places.forEach((place, i) => {
      const { left, right } = known.spans[i];
      const begin = Math.max(left, free);
      end = begin + right - left;
      let x = begin;
      for (const heap of place) {
        ways.set(heap, x - heap.left);
        x += heap.right - heap.left + BETWEEN;
      }
      end = Math.max(end, x - BETWEEN);
      // A place that had to grow pushes those behind it.
      free = end + (i + 1 < known.spans.length ? Math.min(BETWEEN, known.spans[i + 1].left - right) : 0);
      if (place.length === 0) emptied.push({ x: begin, width: right - left });
    });
    const heapAt = (x) => [...ways.keys()].find(({ left, right }) => left <= x && x <= right);
    const shift = (node, key, x) => {
      const heap = heapAt(x);
      if (heap) node.setAttribute(key, number(node, key) + ways.get(heap));
    };
    drawing.querySelectorAll('rect').forEach((node) => shift(node, 'x', number(node, 'x') + number(node, 'width') / 2));
    drawing.querySelectorAll('circle').forEach((node) => shift(node, 'cx', number(node, 'cx')));
    drawing.querySelectorAll('text').forEach((node) => shift(node, 'x', number(node, 'x')));
    const ground = drawing.querySelector('line');
    ground?.setAttribute('x1', known.spans[0].left - GROUND);
    ground?.setAttribute('x2', end + GROUND);
    const high = number(drawing, 'height');
    const [width, height] = [Math.max(known.width, end + known.spans[0].left), Math.max(known.height, high)];
    const foot = ground ? number(ground, 'y1') : high / 2 + HIGH / 2;
    for (const { x, width: wide } of emptied) {
      const node = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
      const shown = { class: 'emptied', x: x + 1, y: foot - HIGH, width: wide - 2, height: HIGH - 1, rx: 3 };
      Object.entries(shown).forEach(([name, value]) => node.setAttribute(name, value));
      drawing.prepend(node);
    }
    // Heaps stand on one ground: what has become lower leaves room above.
    drawing.setAttribute('viewBox', `0 ${high - height} ${width} ${height}`);
    drawing.setAttribute('width', width);
    drawing.setAttribute('height', height);
  }
}
