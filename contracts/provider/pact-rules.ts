import { isDeepStrictEqual } from 'node:util';
import { shown, step, type Answer, type Failure } from './failure.ts';
import type { Matchers, PactInteraction } from './interactions.ts';

type Rules = Readonly<Record<string, Matchers>>;
type Matcher = Matchers['matchers'][number];
type Fields = Readonly<Record<string, unknown>>;

/** Where the comparison stands: in the answer, and in the rules of the pact, which know no index. */
interface Place {
  readonly pointer: string;
  readonly path: string;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** What a matcher expects of a value that it does not get; undefined when it does. */
function unmet({ match, regex = '' }: Matcher, expected: unknown, actual: unknown): string | undefined {
  const isMet: Readonly<Record<string, () => boolean>> = {
    type: () => typeOf(actual) === typeOf(expected),
    integer: () => Number.isInteger(actual),
    number: () => typeof actual === 'number',
    null: () => actual === null,
    notEmpty: () => actual !== null && actual !== '',
    equality: () => isDeepStrictEqual(actual, expected),
    regex: () => new RegExp(regex, 'u').test(String(actual)),
  };
  const check = isMet[match];
  if (!check) throw new Error(`no such matcher: ${match}`);
  if (check()) return undefined;
  if (match === 'regex') return `a value of the form ${regex}`;
  if (match === 'equality') return shown(expected);
  return match === 'type' ? `type ${typeOf(expected)}` : match;
}

/** Fewer differences are nearer; of as many, the one that lies deeper: an element that has all but one inner field. */
const isNearer = (left: readonly Failure[], right: readonly Failure[]) =>
  left.length < right.length ||
  (left.length === right.length && (left[0]?.place.length ?? 0) > (right[0]?.place.length ?? 0));

/** Of a list in which an element like each variant must stand: for one that is missing, what the nearest element lacks. */
function missingVariants({ variants = [] }: Matcher, expected: unknown, actual: unknown, pointer: string): Failure[] {
  if (!Array.isArray(actual)) return [{ place: pointer, expected: 'type array', found: shown(actual) }];
  return variants.flatMap(({ index, rules }) => {
    const example = (expected as unknown[])[index];
    const found = actual.map((entry: unknown, at) =>
      differences(example, entry, { pointer: `${pointer}/${at}`, path: '$' }, rules),
    );
    const none: Failure = { place: pointer, expected: `an element like ${shown(example)}`, found: '[]' };
    return found.length === 0 ? [none] : found.reduce((near, next) => (isNearer(next, near) ? next : near));
  });
}

/** Parts of answers that keep the rules of a place: a tampered answer shares all but the tampered part with the one before. */
const kept = new WeakMap<Rules, Map<string, WeakSet<object>>>();

function partsThatKeep(rules: Rules, path: string): WeakSet<object> {
  const places = kept.get(rules) ?? new Map<string, WeakSet<object>>();
  kept.set(rules, places);
  const parts = places.get(path) ?? new WeakSet<object>();
  places.set(path, parts);
  return parts;
}

function differences(expected: unknown, actual: unknown, place: Place, rules: Rules): Failure[] {
  if (typeof actual !== 'object' || actual === null) return differencesOf(expected, actual, place, rules);
  const parts = partsThatKeep(rules, place.path);
  if (parts.has(actual)) return [];
  const failures = differencesOf(expected, actual, place, rules);
  if (failures.length === 0) parts.add(actual);
  return failures;
}

function differencesOf(expected: unknown, actual: unknown, { pointer, path }: Place, rules: Rules): Failure[] {
  if (actual === undefined) return [{ place: pointer, expected: 'a value (a screen reads it)', found: shown(actual) }];
  const matchers = rules[path]?.matchers ?? [{ match: typeof expected === 'object' ? 'type' : 'equality' }];
  const list = matchers.find(({ match }) => match === 'arrayContains');
  if (list) return missingVariants(list, expected, actual, pointer);
  const wrong = matchers.map((matcher) => unmet(matcher, expected, actual)).find((text) => text !== undefined);
  if (wrong !== undefined) return [{ place: pointer || '/', expected: wrong, found: shown(actual) }];
  if (matchers.some(({ match }) => match === 'equality' || match === 'notEmpty')) return [];
  if (Array.isArray(expected) && expected.length > 0) {
    const entries = actual as unknown[];
    const least = matchers[0]?.min ?? 0;
    if (entries.length < least)
      return [{ place: pointer, expected: `at least ${least} elements`, found: shown(actual) }];
    return entries.flatMap((entry, index) =>
      differences(expected[0], entry, { pointer: `${pointer}/${index}`, path: `${path}[*]` }, rules),
    );
  }
  if (!isFields(expected)) return [];
  return Object.entries(expected).flatMap(([name, value]) =>
    differences(value, (actual as Fields)[name], { pointer: pointer + step(name), path: `${path}.${name}` }, rules),
  );
}

/**
 * Holds an answer to its interaction as Pact's verifier does, for the matchers that the consumer tests write. The verifier's
 * word counts; this one says more exactly where an element of a list differs, and is quick enough for thousands of answers.
 */
export function pactFailures({ content }: PactInteraction, { status, body }: Answer): Failure[] {
  const { response } = content;
  if (status !== response.status) {
    return [{ place: 'status', expected: String(response.status), found: String(status) }];
  }
  if (response.body?.contentType !== 'application/json') return [];
  return differences(response.body.content, body, { pointer: '', path: '$' }, response.matchingRules?.body ?? {});
}
