import { describedAnswer, exampleOf, itemsOf, propertiesOf, type Schema } from '../provider/contract-document.ts';
import { isRead } from '../provider/read-names.ts';
import { isList, isMatcher, some, type Json } from './matchers.ts';

type Origin = 'specified' | 'proposed';
type Fields = Readonly<Record<string, Json>>;

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !isList(value) && !isMatcher(value);

/** Of a body, the fields that are required or that a screen reads; of those that are ours only where they are asked for. */
function readPart(body: Json, schema: Schema, outer: Schema['x-origin'], asked: Origin): Json {
  if (typeof body !== 'object' || body === null) return body;
  if (isList(body)) {
    const items = itemsOf(schema) ?? {};
    return body.map((entry) => readPart(entry, items, outer, asked));
  }
  const fields = propertiesOf(schema, outer).flatMap(({ name, schema: inner, origin, isRequired }) => {
    const value = (body as Fields)[name];
    const isAsked = isRequired || (isRead(name) && (origin !== 'proposed' || asked === 'proposed') && value !== null);
    return value === undefined || !isAsked ? [] : [[name, readPart(value, inner, origin, asked)] as const];
  });
  return Object.fromEntries(fields);
}

/** The fields of an example, those of the elements of its lists included: `graph.nodes[].name`. */
function fieldsOf(example: Json, place = ''): string[] {
  if (typeof example !== 'object' || example === null) return [];
  if (isList(example)) return example.flatMap((entry) => fieldsOf(entry, `${place}[]`));
  if (isMatcher(example)) return fieldsOf(example.variants ?? (example.value as Json), place);
  return Object.entries(example).flatMap(([name, value]) => [
    `${place}.${name}`,
    ...fieldsOf(value, `${place}.${name}`),
  ]);
}

/** Of the lines of a list, those that show a field which none before them does. */
function telling(lines: readonly Json[], shown: readonly Json[]): Json[] {
  const known = new Set(shown.flatMap((line) => fieldsOf(line)));
  return lines.filter((line) => {
    const fields = fieldsOf(line);
    const tells = fields.some((field) => !known.has(field));
    for (const field of fields) known.add(field);
    return tells;
  });
}

/** The lines of a list; undefined where the example is something else, such as this very list. */
function linesOf(example: Json): readonly Json[] | undefined {
  if (typeof example !== 'object' || example === null) return undefined;
  if (isList(example)) return example;
  return isMatcher(example) ? example.variants : undefined;
}

/** The example with what the sample has beyond it; a list must hold an element like each of both. */
function joined(example: Json | undefined, sample: Json): Json {
  if (isFields(sample) && (isFields(example) || example === undefined)) {
    const names = new Set([...Object.keys(example ?? {}), ...Object.keys(sample)]);
    return Object.fromEntries(
      [...names].map((name) => {
        const [own, more] = [example?.[name], sample[name]];
        return [name, more === undefined ? (own ?? null) : joined(own, more)];
      }),
    );
  }
  if (typeof sample === 'object' && sample !== null && isList(sample) && sample.some(isFields)) {
    const own = example === undefined ? [] : linesOf(example);
    const more = telling(sample, own ?? []).map((line) => joined(undefined, line));
    return own && more.length > 0 ? some(...own, ...more) : (example ?? sample);
  }
  return example ?? sample;
}

/**
 * An example of a success that also has every optional field which a screen reads, taken from the document's example, but for
 * those `without` which the state of the interaction is.
 * @throws when the document gives no example of the answer
 */
export function wholeAnswer(
  operationId: string,
  asked: Origin,
  example: Json,
  { without = [] }: { readonly without?: readonly string[] } = {},
): Json {
  const schema = describedAnswer(operationId, 200, example)?.schema;
  const sample = exampleOf(operationId) as Fields | undefined;
  if (!schema || sample === undefined) throw new Error(`the document has no example of ${operationId}`);
  const kept = Object.fromEntries(Object.entries(sample).filter(([name]) => !without.includes(name)));
  return joined(example, readPart(kept, schema, 'specified', asked));
}
