// The results of a pupil as a short text, her report, which brings them to the teacher's table. It is made and read on
// the devices: nothing is sent anywhere.
//
// A report is `farstar1.` and, in the base64 of addresses (RFC 4648, section 5), a text in UTF-8 and its CRC-32, which
// finds what was lost in copying and is no protection against forgery. The lines of the text: the name; the date; the
// puzzles that were solved, those at the first try, and the days of daily puzzles, with dots between; then for each
// series of steps the sets of solved steps and of those at the first try as binary numbers, written in base 16, the
// number of steps, and after a blank the name of the series.

import { t } from './words.js';

const MARK = 'farstar1.';
const REPORT = /farstar1\.[\w-]+/g;
/** A longer name is cut. */
export const LONGEST_NAME = 40;
const MOST_STEPS = 200;
const SERIES = /^([0-9a-f]+)\.([0-9a-f]+)\.(\d{1,3}) (.+)$/;
const COUNTS = /^(\d{1,4})\.(\d{1,4})\.(\d{1,4})$/;

/** The checksum of RFC 1952, of 32 bits. */
function crc(bytes) {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let i = 0; i < 8; i++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

const binary = (steps) => steps.reduce((sum, step) => sum | (1n << BigInt(step - 1)), 0n).toString(16);

function steps(text) {
  const found = [];
  for (let rest = BigInt('0x' + text), step = 1; rest > 0n; rest >>= 1n, step++) if (rest & 1n) found.push(step);
  return found;
}

/** One line of at most so many characters. */
const line = (text, most) => [...text.replace(/\s+/g, ' ').trim()].slice(0, most).join('');

/**
 * @param {{name: string, date: string, series: {key: string, steps: number[], first: number[], of: number}[],
 *     puzzles: {solved: number, first: number}, days: number}} report
 */
export function write({ name, date, series, puzzles, days }) {
  const lines = [
    line(name, LONGEST_NAME),
    date,
    [puzzles.solved, puzzles.first, days].join('.'),
    ...series.map(({ key, steps, first, of }) => `${binary(steps)}.${binary(first)}.${of} ${line(key, MOST_STEPS)}`),
  ];
  const text = new TextEncoder().encode(lines.join('\n'));
  const sum = crc(text);
  const bytes = [...text, ...[24, 16, 8, 0].map((shift) => (sum >>> shift) & 255)];
  const base = btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
  return MARK + base.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The reports in a text, which may be a mail or a list of links. */
export function found(text) {
  return [...new Set(text.match(REPORT) || [])];
}

/** Reads one; a fault says that it is damaged. */
export function read(code) {
  const damaged = () => new Error(t('class.damaged', { code: code.slice(0, 24) }));
  let lines;
  try {
    const base = code.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base), (sign) => sign.charCodeAt(0));
    const text = bytes.slice(0, -4);
    if (crc(text) !== new DataView(bytes.buffer).getUint32(text.length)) throw damaged();
    lines = new TextDecoder('utf-8', { fatal: true }).decode(text).split('\n');
  } catch {
    throw damaged();
  }
  const [name, date, counts, ...rest] = lines;
  const numbers = COUNTS.exec(counts)?.slice(1).map(Number);
  const series = rest.map((each) => SERIES.exec(each)).map(
    (said) => said && { key: said[4], steps: steps(said[1]), first: steps(said[2]), of: Number(said[3]) },
  );
  const sound = (one) =>
    one && one.of <= MOST_STEPS && Math.max(0, ...one.steps) <= one.of && one.first.every((step) => one.steps.includes(step));
  const known = numbers && numbers[1] <= numbers[0] && /^\d{4}-\d\d-\d\d$/.test(date);
  const report = known && { name, date, series, puzzles: { solved: numbers[0], first: numbers[1] }, days: numbers[2] };
  // Whoever makes a wrong checksum right has to write the rest right, too: one report, one writing.
  if (!report || !series.every(sound) || write(report) !== code) throw damaged();
  return report;
}

/** Whether one holds everything that another holds. */
export function holds(one, other) {
  const more = (key, what) => one.series.find((each) => each.key === key)?.[what] || [];
  const all = (each, what) => each[what].every((step) => more(each.key, what).includes(step));
  return (
    other.series.every((each) => all(each, 'steps') && all(each, 'first')) &&
    one.puzzles.solved >= other.puzzles.solved &&
    one.puzzles.first >= other.puzzles.first &&
    one.days >= other.days
  );
}

/** What a series is called. */
export function called(key, lessons) {
  const at = key.indexOf(':');
  if (at < 0) return lessons.find(({ lesson }) => lesson === key)?.title || key;
  const rest = key.slice(at + 1);
  return key.startsWith('set:') ? t('results.set', { word: rest }) : rest;
}

/** How far one is in it: 3/5, and in brackets the number at the first try where that is counted. */
export function far({ key, steps, first, of }) {
  return `${steps.length}/${of}${key.startsWith('set:') ? ` (${first.length})` : ''}`;
}
