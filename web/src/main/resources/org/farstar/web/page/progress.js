// What this device remembers: which steps of lessons and which exercises were solved, which puzzles, and on which days
// that of the day. Nothing is sent anywhere.

const KEPT = 'farstar-lessons';
const DAYS = 'farstar-puzzle-days';
const PUZZLES = 'farstar-puzzles';
const NAME = 'farstar-name';
/** So many days and puzzles are remembered. */
const MOST = 1000;

/** The date by which the world counts, so that a puzzle is the same everywhere. */
export function today() {
  return new Date().toISOString().slice(0, 10);
}

/** What is kept under a name; the second thing if there is nothing. */
export function kept(name, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(name)) || otherwise;
  } catch {
    return otherwise;
  }
}

/** Keeps something under a name. */
export function keep(name, value) {
  localStorage.setItem(name, JSON.stringify(value));
}

/** The lessons by their names, and sheets of exercises as `set:` and their word: what was solved of each. */
export function series() {
  return kept(KEPT, {});
}

/** The steps of a lesson that were solved, from 1. */
export function solved(lesson) {
  return series()[lesson]?.steps || [];
}

/** Whether all steps were. */
export function finished(lesson) {
  const known = series()[lesson];
  return Boolean(known) && known.steps.length >= known.of;
}

/** Notes that a step was solved, and whether at the first try. */
export function done(lesson, step, of, first = false) {
  const steps = solved(lesson);
  if (!steps.includes(step)) {
    const before = series()[lesson]?.first || [];
    keep(KEPT, { ...series(), [lesson]: { steps: [...steps, step], first: first ? [...before, step] : before, of } });
  }
}

/** Notes that the puzzle of a day was solved on it. */
export function solvedToday(date) {
  const known = kept(DAYS, []);
  if (!known.includes(date)) keep(DAYS, [...known, date].slice(-MOST));
}

/** Whether the puzzle of a day was solved on it. */
export function solvedOn(date) {
  return kept(DAYS, []).includes(date);
}

/** On how many days that of the day was solved. */
export function days() {
  return kept(DAYS, []).length;
}

/** On how many days in a row, up to this one or to that before it, the puzzle was solved. */
export function streak(date) {
  const known = new Set(kept(DAYS, []));
  const before = (day) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
  let day = known.has(date) ? date : before(date);
  let count = 0;
  for (; known.has(day); day = before(day)) count++;
  return count;
}

/** Notes that a puzzle was solved, and whether at the first try; what was noted first stays. */
export function solvedPuzzle(key, first) {
  const known = kept(PUZZLES, []);
  if (!known.some((puzzle) => puzzle.key === key)) keep(PUZZLES, [...known, { key, first }].slice(-MOST));
}

/** How many puzzles were solved, and how many of them at the first try. */
export function puzzles() {
  const known = kept(PUZZLES, []);
  return { solved: known.length, first: known.filter(({ first }) => first).length };
}

/** The name that somebody wrote on her results. */
export function name() {
  return kept(NAME, '');
}

export function rename(text) {
  keep(NAME, text);
}

/** Forgets all of this, and hands out a way to have it back. */
export function forget() {
  const before = [KEPT, DAYS, PUZZLES, NAME].map((key) => [key, localStorage.getItem(key)]);
  before.forEach(([key]) => localStorage.removeItem(key));
  return () => before.filter(([, text]) => text !== null).forEach(([key, text]) => localStorage.setItem(key, text));
}
