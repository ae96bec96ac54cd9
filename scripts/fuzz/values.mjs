// Values: those a schema asks for, and those nobody asks for.

const hostileStrings = [
  '',
  ' ',
  '\t\r\n',
  '0',
  '-1',
  '5.3',
  '< 0.01',
  '＞５．３',
  'NaN',
  'true',
  'null',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  "' OR 1=1 --",
  '%',
  '_%',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '２０２５－１１－１８',
  '患者😀',
  '\u202e右起',
  'e\u0301\u0301',
  '\ud800',
  'a\u0000b',
  '\uffff',
  '2025-11-18',
  '2025-02-30',
  '2025-11-18T10:30:00+08:00',
  '2025-11-18T24:61:61Z',
  '9999-12-31',
  '0000-00-00',
  '+010000-01-01',
  'x'.repeat(300),
  '长'.repeat(5000),
];
const numbers = [
  0,
  -0,
  1,
  -1,
  2,
  3,
  7.4,
  36.6,
  45,
  60,
  0.1,
  0.005,
  120,
  999,
  1e4,
  1e-9,
  1e9,
  2 ** 31,
  Number.MAX_SAFE_INTEGER + 1,
  1e21,
  -1e308,
  1e308,
  5e-324,
];
/** Up to which a text is as long as its schema allows; a rich text may hold two million characters. */
const LONGEST_TEXT = 2000;
const wholeNumbers = [0, 1, 2, 3, 4, 5, 9, 12, 50, 100, 500, -1, 2 ** 31 - 1, 2 ** 53];
const protoText = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}';

/** A text of one million bytes. */
export const megabyte = (random) => random.pick(['a', '9', '检', '"\\']).repeat(333_334).slice(0, 1_000_000);

export const hostileString = (random) => (random.chance(0.01) ? megabyte(random) : random.pick(hostileStrings));

/** `{"a":{"a":…}}`, or lists in lists, so deep as text: no recursion makes it. */
export function deepText(random) {
  const depth = random.pick([20, 500, 5000, 50_000]);
  return random.chance(0.5)
    ? `${'['.repeat(depth)}${']'.repeat(depth)}`
    : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
}

/** Any JSON value, none of which anybody asked for. */
export function hostileValue(random) {
  const kinds = {
    string: hostileString,
    number: () => random.pick(numbers),
    boolean: () => random.chance(0.5),
    null: () => null,
    list: () => random.pick([[], [null], [[]], [1, 'a', {}], Array.from({ length: 2000 }, (_, index) => index)]),
    object: () => random.pick([{}, { a: null }, { data: 'v1.AAAA' }, { length: 3 }, { then: 1, toJSON: 1 }]),
    proto: () => JSON.parse(protoText),
  };
  return kinds[random.pick(Object.keys(kinds))](random);
}

function dateText(random) {
  const [month, day] = [random.whole(1, 12), random.whole(1, 28)].map((part) => String(part).padStart(2, '0'));
  return `${random.pick([1945, 1980, 2024, 2025, 2025, 2026])}-${month}-${day}`;
}

const formats = {
  date: dateText,
  'date-time': (random) => `${dateText(random)}T0${random.whole(0, 9)}:30:00${random.pick(['+08:00', 'Z', '.5Z'])}`,
};

/**
 * Makes values by schema.
 * @param {object} document the bundled contract
 * @param {{ of: (name: string, random: object) => unknown }} corpus values that earlier answers held under a name
 */
export function createValues(document, corpus) {
  const at = (reference) =>
    reference
      .split('/')
      .slice(1)
      .reduce((value, key) => value[key], document);

  /** A schema with references followed and `allOf` merged. */
  const whole = (schema) => {
    if (schema.$ref) return whole({ ...at(schema.$ref), ...schema, $ref: undefined });
    if (!schema.allOf) return schema;
    const parts = [schema, ...schema.allOf.map(whole)];
    return {
      ...Object.assign({}, ...parts.toReversed()),
      allOf: undefined,
      properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
      required: parts.flatMap(({ required }) => required ?? []),
    };
  };

  const textOf = (schema, random) => {
    if (formats[schema.format]) return formats[schema.format](random);
    const length = Math.min(schema.maxLength ?? 40, LONGEST_TEXT);
    if (random.chance(0.25)) return '检'.repeat(random.pick([schema.minLength ?? 0, length, 1]));
    return random.chance(0.4) ? String(random.pick(numbers)) : random.pick(hostileStrings).slice(0, length);
  };

  const numberOf = (
    { exclusiveMinimum, minimum = exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1, maximum },
    random,
    list,
  ) => {
    if (minimum === undefined && maximum === undefined) return random.pick(list);
    const [low, high] = [minimum ?? -10, maximum ?? (minimum ?? 0) + 200];
    return random.chance(0.4) ? random.pick([low, high]) : random.whole(Math.ceil(low), Math.floor(high));
  };

  /** A value the schema allows (but for semantics that a schema cannot say). */
  const valid = (given, random, name = '', depth = 0) => {
    const schema = whole(given);
    const choices = schema.oneOf ?? schema.anyOf;
    if (choices) return valid(random.pick(choices), random, name, depth);
    if (schema.enum) return random.pick(schema.enum);
    const types = [schema.type ?? (schema.properties ? 'object' : 'string')].flat();
    const type = random.pick(types);
    const isId = /(^|_)id$/.test(name);
    if (isId && type === 'string' && random.chance(0.2)) return '';
    const known = random.chance(isId ? 0.85 : 0.5) ? corpus.of(name, random) : undefined;
    switch (type) {
      case 'null':
        return null;
      case 'boolean':
        return random.chance(0.5);
      case 'integer':
        return Number.isInteger(known) ? known : numberOf(schema, random, wholeNumbers);
      case 'number':
        return typeof known === 'number' ? known : numberOf(schema, random, numbers);
      case 'string':
        return typeof known === 'string' ? known : textOf(schema, random);
      case 'array': {
        if (depth > 5) return [];
        const length = random.pick([0, 1, 1, 2, 3, Math.min(schema.maxItems ?? 3, 60)]);
        return Array.from({ length }, () => valid(schema.items ?? {}, random, name, depth + 1));
      }
      default: {
        const fields = Object.entries(schema.properties ?? {}).filter(
          ([key]) => schema.required?.includes(key) || (depth < 5 && random.chance(0.7)),
        );
        return Object.fromEntries(fields.map(([key, field]) => [key, valid(field, random, key, depth + 1)]));
      }
    }
  };

  return { valid, whole };
}

/** Puts a field into a value that nobody asked for; `__proto__` becomes a field of its own, as JSON.parse makes it. */
export function withExtra(holder, random) {
  const name = random.pick(['__proto__', '__proto__', 'extra', 'constructor', 'length', '', '检']);
  const value = name === '__proto__' ? { polluted: true } : hostileValue(random);
  return Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });
}

/** Every place of a value that can be changed: its holder and the key there. */
function placesOf(value) {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((key) => [{ holder: value, key }, ...placesOf(value[key])]);
}

/** A copy with one to three places of another type, left out or put in. */
export function broken(value, random) {
  const copy = structuredClone(value);
  for (let count = random.whole(1, 3); count > 0; count -= 1) {
    const places = placesOf(copy);
    if (places.length === 0) return hostileValue(random);
    const { holder, key } = random.pick(places);
    const kind = random.weighted({ replace: 6, remove: 3, add: 3 });
    if (kind === 'replace') holder[key] = hostileValue(random);
    else if (kind === 'add') withExtra(Array.isArray(holder) ? copy : holder, random);
    else if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  }
  return copy;
}
