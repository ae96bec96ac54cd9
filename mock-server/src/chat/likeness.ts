import { parts } from '@jianwei/clinical-rules/catalogue/row';
import { record, text } from '@jianwei/clinical-rules/tables/shapes';
import { readTsv } from '../tables/read-table.ts';

const KINDS = readTsv('chat/kinds.tsv', record({ kind: text, characters: text, words: parts }), 'kind');
const KIND_OF: ReadonlyMap<string, string> = new Map(
  KINDS.flatMap(({ kind, characters, words }) =>
    [...Array.from(characters), ...words].map((each): [string, string] => [each, `<${kind}>`]),
  ),
);

/** Words of letters, figures, and single characters of everything else. */
const PIECE = /[a-z']+|\d+(?:[.:]\d+)?|[^\sa-z\d]/g;

function pairsOf(pieces: readonly string[]): string[] {
  return pieces.slice(1).map((piece, at) => `${pieces[at] ?? ''} ${piece}`);
}

/** Three in a row, and two with one between them: 「流不止」, 「流…止」. */
function triplesOf(pieces: readonly string[]): string[] {
  return pieces.slice(2).flatMap((piece, at) => {
    const [first = '', between = ''] = pieces.slice(at, at + 2);
    return [`${first} ${between} ${piece}`, `${first} * ${piece}`];
  });
}

const piecesOf = (said: string): readonly string[] => said.match(PIECE) ?? [];

/** What a text is compared by: its pieces and those around them, as they stand and by kind, and which kinds meet in it. */
export function traitsOf(said: string): readonly string[] {
  const pieces = ['^', ...piecesOf(said).map((piece) => (/^\d/.test(piece) ? '0' : piece)), '$'];
  const kinds = pieces.map((piece) => KIND_OF.get(piece) ?? (/^[\^$0,，。?？!！]$/.test(piece) ? piece : '.'));
  const met = [...new Set(kinds.filter((kind) => kind.startsWith('<')))].toSorted();
  const meetings = met.flatMap((one, at) => met.slice(at + 1).map((other) => `${one}&${other}`));
  const neighbours = pairsOf(kinds).map((pair) => `~${pair}`);
  return [...new Set([...pieces, ...pairsOf(pieces), ...triplesOf(pieces), ...met, ...neighbours, ...meetings])];
}

const BODILY = new Set(
  ['body', 'fluid', 'breath', 'suffers', 'dulled', 'colour', 'falls', 'hit', 'swallowed', 'poison', 'dies'].map(
    (kind) => `<${kind}>`,
  ),
);

/** By themselves they deny, whatever it is. */
const DENIES = new Set(['不', '没', '无', '失', 'not', 'no']);

/** Something of the body, of what befalls it or of death is said. */
export function tellsOfBody(said: string): boolean {
  return piecesOf(said).some((piece) => !DENIES.has(piece) && BODILY.has(KIND_OF.get(piece) ?? ''));
}

export interface Example {
  readonly said: string;
  readonly isDangerous: boolean;
}

/** How much each trait speaks for danger, and where all texts begin. */
export interface Learned {
  readonly weights: ReadonlyMap<string, number>;
  readonly start: number;
}

/** Long texts have more traits: each counts for less. */
const shareOf = (traits: readonly unknown[]): number => 1 / Math.sqrt(Math.max(1, traits.length));

/** Above 0 a text is more like what is dangerous, below 0 like what is harmless; about ±5 where it is plain. */
export function scoreOf({ weights, start }: Learned, said: string): number {
  const traits = traitsOf(said);
  return start + shareOf(traits) * traits.reduce((sum, trait) => sum + (weights.get(trait) ?? 0), 0);
}

/** Two words or characters of examples stand in it, or all: of a text in strange letters nothing can be said. */
export function isKnown({ weights }: Learned, said: string): boolean {
  const pieces = piecesOf(said).filter((piece) => /\p{L}/u.test(piece));
  const known = pieces.filter((piece) => weights.has(piece) || KIND_OF.has(piece));
  return pieces.length > 0 && known.length >= Math.min(2, pieces.length);
}

/** Examples that are gone through at a time: a few milliseconds of work. */
const SLICE = 300;

const ROUNDS = 32;
/** Keeps weights small that few examples speak for. Of values from 0.0001 to 0.005 the one that told most fresh questions apart. */
const SHRINK = 2e-3;
/** A prime: each round meets the examples in the same mixed order, none of their lists as a block. */
const STEP = 7919;

interface Row {
  readonly ids: readonly number[];
  readonly share: number;
  readonly truth: 0 | 1;
}

/** The examples by the numbers of their traits. */
function* rowsOf(examples: readonly Example[]): Generator<void, [Row[], ReadonlyMap<string, number>]> {
  const ids = new Map<string, number>();
  const traits: (readonly string[])[] = [];
  for (const [at, { said }] of examples.entries()) {
    if (at % SLICE === 0) yield;
    const own = traitsOf(said);
    for (const trait of own) if (!ids.has(trait)) ids.set(trait, ids.size);
    traits.push(own);
  }
  yield;
  const rows: Row[] = [];
  for (const [at, { isDangerous }] of examples.entries()) {
    if (at % SLICE === 0) yield;
    const own = traits[at] ?? [];
    rows.push({ ids: own.flatMap((trait) => ids.get(trait) ?? []), share: shareOf(own), truth: isDangerous ? 1 : 0 });
  }
  return [rows, ids];
}

/**
 * Weights under which the examples are told apart: logistic regression by AdaGrad; the same examples give the same weights. It stops after
 * each slice of the work, so that who has time can let others go first.
 */
export function* learning(examples: readonly Example[]): Generator<void, Learned> {
  const [rows, ids] = yield* rowsOf(examples);
  const weights = new Float64Array(ids.size + 1);
  const steepness = new Float64Array(ids.size + 1).fill(0.01);
  const move = (id: number, slope: number) => {
    steepness[id] = (steepness[id] ?? 0) + slope ** 2;
    weights[id] = (weights[id] ?? 0) - slope / Math.sqrt(steepness[id] ?? 1);
  };
  for (let at = 0; at < ROUNDS * rows.length; at += 1) {
    if (at % SLICE === 0) yield;
    const row = rows[(at * STEP) % rows.length];
    if (row === undefined) continue;
    const sum = row.ids.reduce((all, id) => all + (weights[id] ?? 0), 0) * row.share + (weights[ids.size] ?? 0);
    const error = 1 / (1 + Math.exp(-sum)) - row.truth;
    for (const id of row.ids) move(id, error * row.share + SHRINK * (weights[id] ?? 0));
    move(ids.size, error);
  }
  return { weights: new Map([...ids].map(([trait, id]) => [trait, weights[id] ?? 0])), start: weights[ids.size] ?? 0 };
}

/** What a work in slices comes to, done at one go. */
export function finished<Value>(work: Generator<void, Value>): Value {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}
