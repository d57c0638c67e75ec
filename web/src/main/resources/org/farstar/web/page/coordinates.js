// Numbers at the edges of a board, as the moves of its game count rows and columns.

/** Between the cells and the numbers, in the units of the drawing. */
const AWAY = 9;

/** How far the drawing grows to each side that has numbers. */
const ROOM = 8;

const SIZE = 11;

const number = (node, key) => Number(node.getAttribute(key));

/** Each row or column with the middle of its cells. */
function lines(spots, part, [place, length]) {
  const found = new Map();
  for (const spot of spots) {
    found.set(spot.dataset.spot.split(',')[part], number(spot, place) + number(spot, length) / 2);
  }
  return found;
}

/**
 * Writes the numbers at the edges: those of columns above, those of rows on the left.
 *
 * @param {SVGElement} drawing
 * @param {'cells' | 'columns'} kind what the moves name
 */
export function count(drawing, kind) {
  const spots = [...drawing.querySelectorAll('.spot')];
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  // A cell is read with its row and column anyway.
  group.setAttribute('aria-hidden', 'true');
  group.setAttribute('class', 'coordinates');
  const write = (line, text, x, y) => {
    const node = document.createElementNS('http://www.w3.org/2000/svg', 'text');
    const shown = { class: line, x, y: y + 0.35 * SIZE, 'text-anchor': 'middle', 'font-size': SIZE };
    Object.entries(shown).forEach(([name, value]) => node.setAttribute(name, value));
    node.textContent = text;
    group.append(node);
  };
  const top = Math.min(...spots.map((spot) => number(spot, 'y'))) - AWAY;
  const left = Math.min(...spots.map((spot) => number(spot, 'x'))) - AWAY;
  lines(spots, 1, ['x', 'width']).forEach((x, column) => write('column', column, x, top));
  if (kind === 'cells') lines(spots, 0, ['y', 'height']).forEach((y, row) => write('row', row, left, y));
  drawing.append(group);
  const wide = kind === 'cells' ? ROOM : 0;
  const [width, height] = [number(drawing, 'width') + wide, number(drawing, 'height') + ROOM];
  drawing.setAttribute('viewBox', `${-wide} ${-ROOM} ${width} ${height}`);
  drawing.setAttribute('width', width);
  drawing.setAttribute('height', height);
}
