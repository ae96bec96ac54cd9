const KEPT = 200;
const KEPT_GROUPS = 40;
const LONGEST = 64;
// A token is drawn anew in each run: requests made of it would not repeat.
const left = new Set(['token', 'ticket']);
const isId = (name) => /(^|_)id$/i.test(name);
const isName = (name) => /(^|_)name$/i.test(name);

/** Keeps the last so many different values. */
function createRing(kept) {
  const values = [];
  let next = 0;
  return {
    values,
    add: (value) => {
      if (values.includes(value)) return;
      if (values.length < kept) values.push(value);
      else values[(next = (next + 1) % kept)] = value;
    },
  };
}

function ringOf(rings, name, kept) {
  if (!rings.has(name)) rings.set(name, createRing(kept));
  return rings.get(name);
}

/**
 * Short values that answers held, by the name they stood under, and the seeded ids. Values of one answer that belong
 * together (a report and a row of it) are also kept as a group.
 * @param {Record<string, readonly (string | number)[]>} seeds
 * @param {Record<string, readonly object[]>} seedGroups ids of the seeded hospital that belong together, by tag; they stay, whatever comes
 */
export function createCorpus(seeds, seedGroups) {
  const byName = new Map();
  const groups = new Map();
  for (const [name, values] of Object.entries(seeds)) for (const value of values) ringOf(byName, name, KEPT).add(value);
  let group = {};
  let focused = '';

  const harvest = (value, tag, name = '', around = {}, depth = 0) => {
    if (typeof value === 'string' && value.startsWith('/api/'))
      ringOf(byName, 'file', KEPT).add(value.split('/').at(-1));
    if (typeof value === 'number' || (typeof value === 'string' && value.length > 0 && value.length <= LONGEST)) {
      if (left.has(name)) return;
      ringOf(byName, name, KEPT).add(value);
      ringOf(byName, `${tag}/${name}`, KEPT).add(value);
      return;
    }
    if (typeof value !== 'object' || value === null || depth > 8) return;
    if (Array.isArray(value)) {
      for (const item of value.slice(0, 20)) harvest(item, tag, name, around, depth + 1);
      return;
    }
    const fields = { ...around };
    for (const [key, inner] of Object.entries(value)) {
      const isShort = typeof inner === 'string' && inner !== '' && inner.length <= LONGEST;
      if (isShort && (isId(key) || isName(key))) fields[key] = inner;
    }
    if (Object.keys(fields).some((key) => isId(key) && fields[key] !== around[key]) || depth === 0)
      ringOf(groups, tag, KEPT_GROUPS).add(JSON.stringify(fields));
    for (const [key, inner] of Object.entries(value)) harvest(inner, tag, key, fields, depth + 1);
  };

  return {
    /** Takes what an answer to an operation of a tag holds, and what the request named. */
    harvest: (value, tag, around) => harvest(value, tag, '', around),
    /** Chooses the group of the next request: mostly one of the operation's own tag. */
    focus: (tag, random) => {
      focused = tag;
      if (seedGroups[tag] && random.chance(0.3)) {
        group = random.pick(seedGroups[tag]);
        return;
      }
      const ring = groups.get(random.chance(0.7) ? tag : random.pick([...groups.keys(), tag]));
      group = ring && random.chance(0.8) ? JSON.parse(random.pick(ring.values)) : {};
    },
    /** A value seen under a name: of the group in focus, of the tag in focus, or of any answer; else undefined. */
    of: (name, random) => {
      if (Object.hasOwn(group, name) && random.chance(0.8)) return group[name];
      const ofTag = byName.get(`${focused}/${name}`);
      const found = ofTag && random.chance(0.6) ? ofTag : byName.get(name);
      return found && random.pick(found.values);
    },
  };
}

/** Learns which of several names a parameter means: `{id}` is a patient here and a report there. */
export function createKinds() {
  const successes = new Map();
  const HIGHEST = 30;
  return {
    /** @param {string} place operation and parameter @param {string} likely the name to begin with */
    choose: (place, names, likely, random) =>
      random.weighted(
        Object.fromEntries(
          names.map((name) => [name, (name === likely ? 4 : 1) + 2 * (successes.get(`${place} ${name}`) ?? 0)]),
        ),
      ),
    reward: (place, name) => {
      const key = `${place} ${name}`;
      successes.set(key, Math.min(HIGHEST, (successes.get(key) ?? 0) + 1));
    },
  };
}
