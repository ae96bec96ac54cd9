import { MatchersV3 } from '@pact-foundation/pact';
import { itemsOf, partsOf, propertiesOf, typesOf, type Schema } from '../provider/contract-document.ts';

/** A Pact matcher, where an example alone says too little. */
interface Matcher {
  readonly 'pact:matcher:type': unknown;
  readonly value?: unknown;
  readonly variants?: readonly Json[];
}

export type Json = string | number | boolean | null | Matcher | readonly Json[] | { readonly [key: string]: Json };

/** This very value, because the screens depend on it. */
export const is = (value: Json): Matcher => MatchersV3.equal(value);

/** A list in which an element stands that looks like each of these examples. */
export const some = (...variants: Json[]): Matcher => ({ 'pact:matcher:type': 'arrayContains', variants });

/** A value that the provider's state brings about, such as a verification code, with an example for the consumer. */
export const fromState = (name: string, example: string): Matcher =>
  MatchersV3.fromProviderState(`\${${name}}`, example);

export const isMatcher = (value: object): value is Matcher => 'pact:matcher:type' in value;
export const isList = (value: object): value is readonly Json[] => Array.isArray(value);

const escaped = (member: string | number) => String(member).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The matcher of one value: its type, and the members of its enum or the form of its text. */
function likeValue(value: string | number | boolean, schema: Schema): unknown {
  const types = typesOf(schema).filter((type) => type !== 'null');
  const parts = partsOf(schema);
  const members = parts.find((part) => part.enum)?.enum?.filter((member) => member !== null);
  const regex = members ? `^(${members.map(escaped).join('|')})$` : parts.find(({ pattern }) => pattern)?.pattern;
  // Text, number and yes-or-no will all do.
  if (types.length > 1) return { 'pact:matcher:type': 'notEmpty', value };
  const type = types.find((name) => name === 'integer' || name === 'number') ?? 'type';
  const matchers = [type, ...(regex === undefined ? [] : ['regex'])];
  return { 'pact:matcher:type': matchers.map((name) => ({ 'pact:matcher:type': name, regex })), value };
}

/**
 * Turns an example into matchers by its schema: types, enum members and date forms of the leaves, lists of at least one
 * element like the first.
 * @throws when the schema does not know a field of the example
 */
export function like(example: Json, schema: Schema = {}): unknown {
  if (example === null) return MatchersV3.nullValue();
  if (typeof example !== 'object') return likeValue(example, schema);
  if (isList(example)) {
    const [first] = example;
    // A point of three figures has three in the example as well.
    const least = Math.max(1, ...partsOf(schema).map(({ minItems = 1 }) => minItems));
    return first === undefined ? MatchersV3.like([]) : MatchersV3.eachLike(like(first, itemsOf(schema)), least);
  }
  if (isMatcher(example)) {
    if (!example.variants) return example;
    return MatchersV3.arrayContaining(...example.variants.map((variant) => like(variant, itemsOf(schema))));
  }
  const properties = new Map(propertiesOf(schema, undefined).map((property) => [property.name, property.schema]));
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => {
      if (properties.size > 0 && !properties.has(name)) throw new Error(`the document knows no field ${name}`);
      return [name, like(value, properties.get(name))];
    }),
  );
}
