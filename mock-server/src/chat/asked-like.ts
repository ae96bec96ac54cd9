import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { join } from 'node:path';
import { isRecord } from '@jianwei/clinical-rules/core/rule';
import { learningKinds } from './asked-model.ts';
import type { ShareOfKinds, Taught } from './asked-model.ts';
import { cutQuestion } from './lexicon.ts';
import type { Piece } from './lexicon.ts';
import { finished } from './likeness.ts';
import { markedByBlanks } from './question-text.ts';
import { simplified } from './simplified.ts';
import { mostKnown } from './typed.ts';

/**
 * What a question asks, by the questions of which that is known: the sets of those that are answered, each with its paragraph, and of those
 * that are not; `asked.json` holds more of both in words as people say them. The words of the tables are compared by their kind, names of items, figures and foods as such, all else by its characters.
 */

const SETS_FOLDER = join(import.meta.dirname, '../../data/chat/sets');

/** Nothing that is stored is asked. */
export const NOTHING = 'nothing';

/** What a paragraph answers: its section, or its own name where it is one of reports in general. */
function kindOfPassage(passageId: string): string {
  const [, code, rest = ''] = passageId.split('/');
  return code === 'general' ? `general/${rest}` : rest;
}

interface Known {
  readonly question: string;
  readonly kind: string;
  readonly passage: string | undefined;
}

/** The questions of a set, those of some kinds alone where they are given, each with what it asks. */
export function knownOf(set: string, kinds?: readonly string[]): readonly Known[] {
  const content: unknown = JSON.parse(readFileSync(join(SETS_FOLDER, `${set}.json`), 'utf8'));
  if (!Array.isArray(content)) throw new Error(`${set}.json: not a list`);
  return content.flatMap((one: unknown) => {
    const { question, kind, passage } = isRecord(one) ? one : {};
    if (typeof question !== 'string') throw new Error(`${set}.json: ${JSON.stringify(one)}`);
    if (kinds?.some((each) => each === kind) === false) return [];
    const known = typeof passage === 'string' ? passage : undefined;
    return [{ question, kind: known === undefined ? NOTHING : kindOfPassage(known), passage: known }];
  });
}

/** A name of one character is part of other words. */
const isName = ({ kind, text }: Piece): boolean => kind === 'item' && (text.length > 1 || /[a-z]/.test(text));

function standsFor(piece: Piece): string {
  if (isName(piece)) return '〇';
  if (piece.kind === 'number') return '0';
  return piece.kind === 'food' ? '食' : piece.text;
}

/** How much of it no table knows. */
const LEFT = [0, 2, 5];

/** By what questions are compared: characters and two of them in a row, and the kinds of its words in their order. */
function traitsOf(pieces: readonly Piece[]): string[] {
  const said = ['^', ...Array.from(pieces.map(standsFor).join('')), '$'];
  const kinds = pieces.map(({ kind }) => kind).filter((kind) => kind !== 'mark' && kind !== 'filler');
  const told = ['^', ...kinds, '$'];
  const pairsOf = (list: readonly string[], mark: string) =>
    list.slice(1).map((each, at) => `${list[at] ?? ''}${mark}${each}`);
  const left = pieces.filter(({ kind }) => kind === 'unknown').length;
  return [
    ...new Set([
      ...said,
      ...pairsOf(said, ''),
      ...told.map((kind) => `<${kind}>`),
      ...pairsOf(told, '><'),
      `left ${LEFT.filter((most) => left > most).length}`,
    ]),
  ];
}

const piecesOf = (question: string): readonly Piece[] => cutQuestion(markedByBlanks(simplified(question))).pieces;

interface Learned {
  readonly sharesOf: ShareOfKinds;
  /** Characters of the questions that are answered. */
  readonly characters: ReadonlySet<string>;
}

/** Questions that are read at a time. */
const SLICE = 50;
const REST_MS = 1;

function* preparing(): Generator<void, Learned> {
  const known = ['in-scope', 'out-of-scope', 'asked'].flatMap((set) => knownOf(set));
  const taught: Taught[] = [];
  for (const [at, { question, kind }] of known.entries()) {
    if (at % SLICE === 0) yield;
    taught.push({ traits: traitsOf(piecesOf(question)), kind });
  }
  const sharesOf = yield* learningKinds(taught);
  const answered = known.filter(({ kind }) => kind !== NOTHING).map(({ question }) => simplified(question));
  return { sharesOf, characters: new Set(answered.flatMap((question) => Array.from(question.toLowerCase()))) };
}

let work: Generator<void, Learned> | undefined;
let learned: Learned | undefined;

/** Learns ahead of the first question; others are served between the slices. */
export async function prepareAsked(): Promise<void> {
  while (learned === undefined) {
    work ??= preparing();
    const step = work.next();
    if (step.done === true) learned ??= step.value;
    else await setTimeout(REST_MS);
  }
}

/** What a question asks, as far as it is like known ones. */
export interface Asked {
  /** How likely nothing that is stored is asked. */
  readonly nothing: number;
  readonly shares: ReadonlyMap<string, number>;
  /** The question in its parts, as most of it is known. */
  readonly pieces: readonly Piece[];
}

/** The same question is read more than once on the way to its answer. */
let last: { readonly question: string; readonly asked: Asked | null } | undefined;

/** What a question asks, by its likeness to known ones. Null where it holds a character of which no question that is answered is written. */
export function askedLike(question: string): Asked | null {
  if (last?.question !== question) last = { question, asked: read(question) };
  return last.asked;
}

function read(question: string): Asked | null {
  learned ??= finished((work ??= preparing()));
  const { sharesOf, characters } = learned;
  const { pieces } = cutQuestion(mostKnown(markedByBlanks(question)));
  if (pieces.some(({ kind, text }) => kind === 'unknown' && !characters.has(text))) return null;
  const shares = sharesOf(traitsOf(pieces));
  return { nothing: shares.get(NOTHING) ?? 0, shares, pieces };
}
