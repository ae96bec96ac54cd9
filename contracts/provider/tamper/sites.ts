import { itemsOf, propertiesOf, type Property, type Schema } from '../contract-document.ts';
import { step } from '../failure.ts';

/** A place of an answer that a property of the document describes. */
export interface Site {
  /** JSON pointer of the first such place in this answer. */
  readonly pointer: string;
  /** The same for every element of a list: `/data/-/name`. */
  readonly place: string;
  readonly value: unknown;
  readonly property: Property;
}

type Fields = Readonly<Record<string, unknown>>;

/** Every property that an answer has, once for each place whatever the number of elements. */
export function sitesOf(body: unknown, schema: Schema): Site[] {
  const sites = new Map<string, Site>();
  const walk = (
    value: unknown,
    described: Schema,
    origin: Property['origin'],
    pointer: string,
    place: string,
  ): void => {
    if (Array.isArray(value)) {
      const items = itemsOf(described) ?? {};
      for (const [at, entry] of value.entries()) walk(entry, items, origin, `${pointer}/${at}`, `${place}/-`);
    } else if (typeof value === 'object' && value !== null) {
      for (const property of propertiesOf(described, origin)) {
        const inner = (value as Fields)[property.name];
        if (inner === undefined) continue;
        const [to, at] = [pointer + step(property.name), place + step(property.name)];
        // Of a property that may be null, an element that has it says more.
        const known = sites.get(at);
        if (!known || known.value === null) sites.set(at, { pointer: to, place: at, value: inner, property });
        walk(inner, property.schema, property.origin, to, at);
      }
    }
  };
  walk(body, schema, 'specified', '', '');
  return [...sites.values()];
}

const namesOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));

/**
 * A body with another value at a pointer (`-` stands for every element of a list); undefined takes the property out. What
 * does not change is shared with the body.
 */
export function withValue(body: unknown, pointer: string, value: unknown): unknown {
  const change = (here: unknown, [name, ...rest]: readonly string[]): unknown => {
    if (name === undefined) return value;
    if (Array.isArray(here)) {
      return here.map((entry: unknown, at) => (name === '-' || String(at) === name ? change(entry, rest) : entry));
    }
    if (typeof here !== 'object' || here === null || !(name in here)) return here;
    const { [name]: inner, ...others } = here as Fields;
    const changed = change(inner, rest);
    return changed === undefined ? others : { ...others, [name]: changed };
  };
  return change(body, namesOf(pointer));
}
