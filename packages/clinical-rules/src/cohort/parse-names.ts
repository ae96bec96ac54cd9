import { subjectOf } from '../reading/words.ts';
import { isSameSource } from '../catalogue/specimen.ts';
import { readText } from './parse-text.ts';
import type { ReadText } from './parse-text.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a name may mean. */
export type Meaning =
  | { readonly kind: 'item'; readonly id: string; readonly specimen: string }
  | { readonly kind: 'diagnosis'; readonly id: string }
  | { readonly kind: 'department'; readonly id: string };

/** A name found in a text. */
export interface Named {
  readonly end: number;
  readonly meanings: readonly Meaning[];
}

export interface Names {
  readonly byKey: ReadonlyMap<string, readonly Meaning[]>;
  /** By the spelling with its capitals, asked where the key has several meanings. */
  readonly byCase: ReadonlyMap<string, readonly Meaning[]>;
  readonly longest: number;
}

const KNOWN = new WeakMap<Vocabulary, Names>();

function keyOf(name: string): string {
  return readText(name).text.trim();
}

/** Names of items as they are printed, typed and said in sentences; a diagnosis also without the words of a suspicion. */
function spoken(vocabulary: Vocabulary): (readonly [name: string, meaning: Meaning])[] {
  const { items, diagnoses, departments } = vocabulary;
  return [
    ...items.flatMap(({ laboratory_code: id, name, short_name, specimen, aliases = [] }) =>
      [name, short_name, id, subjectOf(id, name), ...aliases].map(
        (each) => [each, { kind: 'item', id, specimen }] as const,
      ),
    ),
    ...diagnoses.flatMap(({ diagnosis_id: id, name, aliases = [] }) =>
      [name, name.replace(/[（(].*[)）]$/, ''), name.replace(/(可能|待排|风险|待查|待确证)$/, ''), ...aliases].map(
        (each) => [each, { kind: 'diagnosis', id }] as const,
      ),
    ),
    ...departments.map(({ department_id: id, name }) => [name, { kind: 'department', id }] as const),
  ];
}

/** Exact names before aliases: what a name of its own means is not made doubtful by somebody else's alias. */
function ownNames({ items, diagnoses, departments }: Vocabulary): ReadonlyMap<string, string> {
  const own = [
    ...items.flatMap(({ laboratory_code: id, name }) => [name, subjectOf(id, name)].map((each) => [each, id] as const)),
    ...diagnoses.map(({ diagnosis_id: id, name }) => [name, id] as const),
    ...departments.map(({ department_id: id, name }) => [name, id] as const),
  ];
  const groups = Map.groupBy(own, ([name]) => keyOf(name));
  const single = [...groups].flatMap(([key, rows]) => {
    const ids = new Set(rows.map(([, id]) => id));
    return ids.size === 1 ? [[key, [...ids][0] ?? ''] as const] : [];
  });
  return new Map(single);
}

function add(map: Map<string, Meaning[]>, key: string, meaning: Meaning): void {
  const there = map.get(key) ?? [];
  if (!there.some(({ kind, id }) => kind === meaning.kind && id === meaning.id)) map.set(key, [...there, meaning]);
}

export function namesOf(vocabulary: Vocabulary): Names {
  const known = KNOWN.get(vocabulary);
  if (known !== undefined) return known;
  const own = ownNames(vocabulary);
  const byKey = new Map<string, Meaning[]>();
  const byCase = new Map<string, Meaning[]>();
  for (const [name, meaning] of spoken(vocabulary)) {
    const key = keyOf(name);
    const owner = own.get(key);
    if (key === '' || (owner !== undefined && owner !== meaning.id)) continue;
    add(byKey, key, meaning);
    add(byCase, readText(name).cased.trim(), meaning);
  }
  const names = { byKey, byCase, longest: Math.max(0, ...[...byKey.keys()].map((key) => key.length)) };
  KNOWN.set(vocabulary, names);
  return names;
}

const LETTER = /[a-z]/;
const DIGIT = /\d/;

/** A Latin name ends where the word does: Ca in Cap is no calcium, the 2 of B12 belongs to it. */
function isWhole(text: string, start: number, end: number): boolean {
  const [first = '', last = ''] = [text[start], text[end - 1]];
  const [before = '', after = ''] = [text[start - 1], text[end]];
  if (/[a-z0-9]/.test(first) && /[a-z0-9]/.test(before)) return false;
  return !(LETTER.test(last) && LETTER.test(after)) && !(DIGIT.test(last) && /[\da-z.]/.test(after));
}

/** The longest name that begins here. */
export function nameAt({ text, cased }: ReadText, start: number, names: Names): Named | null {
  const { byKey, byCase, longest } = names;
  for (let end = Math.min(text.length, start + longest); end > start; end -= 1) {
    const meanings = byKey.get(text.slice(start, end));
    if (meanings === undefined || !isWhole(text, start, end)) continue;
    const exact = meanings.length > 1 ? byCase.get(cased.slice(start, end)) : undefined;
    return { end, meanings: exact ?? meanings };
  }
  return null;
}

/** Of several meanings the one from the specimen that was said; none where it stays open. */
export function settled(meanings: readonly Meaning[], specimen: string): Meaning | null {
  if (specimen === '') return meanings.length === 1 ? (meanings[0] ?? null) : null;
  const items = meanings.flatMap((each) => (each.kind === 'item' ? [each] : []));
  const exact = items.filter((each) => each.specimen === specimen);
  const near = items.filter((each) => isSameSource(each.specimen, specimen) || each.specimen.startsWith(specimen));
  const pool = exact.length > 0 ? exact : near;
  return pool.length === 1 ? (pool[0] ?? null) : null;
}
