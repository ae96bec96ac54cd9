import { brokenTexts, travel, wireModes } from './wire.mjs';
import { broken, deepText, hostileString, hostileValue, withExtra } from './values.mjs';

const MAX_PARAM = 500;
const garbageTokens = ['', 'Bearer', 'Bearer ', 'Bearer garbage', 'bearer x', 'Basic ZG9jdG9yOng=', 'Bearer __proto__'];
const worlds = ['nowhere', '', '__proto__', '..', 'a, b', 'x'.repeat(3000), '\u00e9', 'default,default'];
const contentTypes = ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/json5', '', 'x'];
const rawPieces = [
  '%',
  '%zz',
  '%E0%A4%A',
  '%00',
  '%2e%2e%2f',
  '..',
  '.',
  '\u00e9',
  '%F0%9F%98%80',
  '%20',
  ';a=1',
  '%2F',
];

/** Percent-encoding that also takes half a surrogate pair. */
const encode = (text) => encodeURIComponent(String(text).toWellFormed());

/** Names whose values of the corpus can stand for a path parameter. */
const relatedNames = {
  id: ['patient_id', 'report_id', 'application_id', 'id', 'plan_id', 'entry_id'],
  image_id: ['application_icon', 'app_icon', 'icon'],
  name: ['roc', 'shap', 'file'],
  file: ['file'],
  file_name: ['file'],
};

/** Fields of examples that mean nothing to this hospital. */
const secrets = new Set(['token', 'phone_tail', 'old_password']);

/** What `{id}` mostly is in this contract: new records and histories are asked for by patient. */
const likelyId = ({ method, path }) =>
  path.endsWith('/history') || (method === 'POST' && path.endsWith('}')) ? 'patient_id' : 'report_id';

/**
 * Makes requests for the operations of the contract.
 * @param {{ values: object, corpus: object, kinds: object, engines: object, isExempt: (path: string) => boolean, examples: Map<string, object[]>,
 *   isBodyValid: (operation: object, body: unknown) => boolean }} parts
 */
export function createRequests({ values, corpus, kinds, engines, isExempt, examples, isBodyValid }) {
  function pathOf(operation, random, refusals, drawn) {
    return operation.path.replaceAll(/\{(\w+)\}/g, (_, name) => {
      const schema = operation.params.find((parameter) => parameter.name === name)?.schema ?? {};
      const kind = random.weighted({ seen: 75, valid: 8, hostile: 13, raw: 3, long: 1 });
      const place = `${operation.operationId} ${name}`;
      const kindOfId = kinds.choose(place, relatedNames[name] ?? [name], likelyId(operation), random);
      const seen = corpus.of(kindOfId, random);
      if (kind === 'seen' && !schema.enum && seen !== undefined) {
        drawn.push([place, kindOfId]);
        return encode(seen);
      }
      if (kind === 'raw') {
        refusals.push('the path may be no path');
        return random.pick(rawPieces);
      }
      if (kind === 'long') return 'P'.repeat(random.pick([MAX_PARAM, MAX_PARAM + 1, 4000]));
      const text = kind === 'hostile' ? hostileString(random) : values.valid(schema, random, name);
      return encode(String(text).slice(0, 600));
    });
  }

  function queryOf(operation, random, refusals) {
    const pairs = [];
    for (const { name, schema, required } of operation.query) {
      if (!random.chance(required ? 0.92 : 0.6)) {
        if (required) refusals.push(`without ${name}`);
        continue;
      }
      const value = random.chance(0.7)
        ? values.valid(schema, random, name)
        : random.pick([
            hostileString(random).slice(0, 300),
            random.pick(['-1', '1.5', '1e400', 'a', '', '０', 'null']),
          ]);
      pairs.push(`${name}=${encode(value)}`);
      if (random.chance(0.03)) pairs.push(`${name}=${encode(hostileString(random).slice(0, 100))}`);
    }
    if (random.chance(0.05)) {
      pairs.push(
        random.pick(['__proto__=1', 'constructor[prototype]=1', '&&&', '=', 'a=%zz', 'a=%E0%A4', 'x[]=1&x[]=2']),
      );
    }
    if (random.chance(0.002)) pairs.push(`keyword=${'k'.repeat(20_000)}`);
    return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
  }

  /** The JSON text of a body and why it must be refused, if it must. */
  function bodyTextOf(operation, random) {
    const kind = random.weighted({ ours: 60, extra: 8, broken: 22, whole: 4, deep: 2, text: 4, large: 0.06 });
    if (kind === 'text') return { text: random.pick(brokenTexts), refusal: 'no JSON' };
    if (kind === 'large') return { text: JSON.stringify({ a: 'x'.repeat(9_000_000) }), refusal: 'over the size limit' };
    const known = examples.get(operation.operationId) ?? [];
    const base =
      known.length === 0 || random.chance(0.5)
        ? values.valid(operation.body, random)
        : placed(random.pick(known), random);
    const changed = {
      broken: () => broken(base, random),
      whole: () => hostileValue(random),
      extra: () => withExtra(base, random),
    };
    const body = changed[kind]?.() ?? base;
    let text = JSON.stringify(body) ?? 'null';
    if (kind === 'deep') {
      const key = random.pick([...Object.keys(values.whole(operation.body).properties ?? {}), 'extra']);
      text = JSON.stringify({ ...base, [key]: '∎' }).replace('"∎"', deepText(random));
    }
    const isValid = isBodyValid(operation, JSON.parse(text));
    return { text, refusal: isValid ? undefined : 'the body breaks the contract' };
  }

  /** An example names ids of its own: most of them are replaced by ids the hospital knows. */
  function placed(example, random) {
    const copy = structuredClone(example);
    for (const key of Object.keys(copy)) {
      if (secrets.has(key)) copy[key] = corpus.of(key, random) ?? copy[key];
      // '' stands for a record that is not saved yet: mostly it stays.
      if (!/(^|_)id$/.test(key) || random.chance(copy[key] === '' ? 0.7 : 0.2)) continue;
      copy[key] = corpus.of(key, random) ?? copy[key];
    }
    return copy;
  }

  function addBody(request, operation, random, refusals) {
    const hasBody = operation.body !== undefined;
    if (!hasBody && (operation.method !== 'POST' || random.chance(0.7)) && random.chance(0.98)) return;
    const { text, refusal } = hasBody
      ? bodyTextOf(operation, random)
      : { text: random.pick(['', '{}', '[]', '{"a":1}', '{']), refusal: undefined };
    const isPlain = isExempt(operation.path);
    const mode = isPlain || text === '' ? 'plain' : random.weighted(wireModes);
    const body = travel(mode, text, random, engines);
    request.plainBody = text;
    request.wireMode = isPlain ? 'exempt' : mode;
    request.body = Buffer.from(body);
    request.headers['content-type'] = random.chance(0.97)
      ? random.pick(['application/json', 'application/json; charset=utf-8'])
      : random.pick(contentTypes);
    if (hasBody && random.chance(0.01)) request.body = Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]);
    if (!hasBody) return;
    if (refusal !== undefined && mode !== 'twice') refusals.push(refusal);
    if (!isPlain && !['sealed', 'twice'].includes(mode)) refusals.push(`wire: ${mode}`);
    if (mode === 'twice' && !isBodyValid(operation, { data: 'v1.' })) refusals.push('wire: twice');
    if (!request.headers['content-type'].startsWith('application/json')) refusals.push('content type');
  }

  function addHeaders(request, operation, random, refusals, accounts) {
    const token = random.weighted({ right: 92, none: 2, garbage: 2, otherWorld: 1 });
    const account = accounts.pick(operation, random);
    request.account = account.name;
    if (token === 'right') request.headers.authorization = `Bearer ${account.token()}`;
    if (token === 'garbage') request.headers.authorization = random.pick(garbageTokens);
    if (token === 'otherWorld') request.headers.authorization = `Bearer ${account.sideToken()}`;
    if (token !== 'right' && operation.access === 'signed-in') refusals.push('without a session');
    request.hasSession = token === 'right' && operation.access === 'signed-in';
    const world = random.weighted({ default: 94, none: 3, side: 3 });
    if (world === 'none') {
      request.headers['x-mock-world'] = random.pick(worlds);
      refusals.push('no such world');
    } else if (world === 'side') {
      request.headers['x-mock-world'] = accounts.sideWorld;
      request.headers.authorization = `Bearer ${account.sideToken()}`;
      const place = refusals.indexOf('without a session');
      if (place >= 0) refusals.splice(place, 1);
    }
    request.hasSession &&= world === 'default';
    if (random.chance(0.02)) request.headers['x-wire'] = random.pick(['plain', 'PLAIN', 'encrypted', 'x']);
    if (random.chance(0.01)) request.headers.accept = random.pick(['text/html', 'application/xml', '*/*;q=0', '']);
  }

  /**
   * One request. `refusals` says why no answer but a refusal is right; empty when any answer of the contract is.
   * @param {object} operation of the contract, as the mock hospital reads it
   */
  return (operation, random, accounts) => {
    const refusals = [];
    const drawn = [];
    corpus.focus(operation.tag, random);
    const target = `${pathOf(operation, random, refusals, drawn)}${queryOf(operation, random, refusals)}`;
    const request = {
      operationId: operation.operationId,
      method: operation.method,
      target,
      headers: {},
      refusals,
      drawn,
    };
    addBody(request, operation, random, refusals);
    addHeaders(request, operation, random, refusals, accounts);
    return request;
  };
}
