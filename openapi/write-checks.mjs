/**
 * Writes what checks the answers of a tag (generated/checks) and the door its calls go through (generated/calls).
 *
 * A check is a function that Ajv compiles from the schemas of the answers, for pages whose policy forbids compiling while they
 * run. It walks an answer and hands each value of a wrong type, and each that is none of its enum, to `mend`. Limits, lengths
 * and patterns are the server's business and left out: a day or time only has to be one. What is not described passes.
 *
 * The folder below which openapi/ and packages/ lie may be named, for `npm run drift`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ajvCore from 'ajv/dist/core.js';
import { _, and, getProperty, Name } from 'ajv/dist/compile/codegen/index.js';
import { Type } from 'ajv/dist/compile/util.js';
import ajvStandalone from 'ajv/dist/standalone/index.js';
import coreVocabulary from 'ajv/dist/vocabularies/core/index.js';

// What CommonJS calls its default.
const [Ajv, standalone, core] = [ajvCore, ajvStandalone, coreVocabulary].map((module) => module.default);

const root = process.argv[2] ?? join(import.meta.dirname, '..');
const generated = join(root, 'packages/api-client/src/generated');
const contract = JSON.parse(readFileSync(join(root, 'openapi/dist/openapi.json'), 'utf8'));
const { schemas } = contract.components;
const head = '/**\n * Generated from openapi/dist/openapi.json (npm run generate); do not edit.\n */\n';
const nameOf = (ref) => ref.split('/').at(-1);

/** A schema in the few keywords that a check is compiled from. Scalars stand where they are used. */
function shapeOf(schema, within = []) {
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref);
    if (within.includes(name)) throw new Error(`${name} holds itself: what stands in for it would have no end`);
    const shape = shapeOf(schemas[name], [...within, name]);
    return shape.properties || shape.items || shape.allOf ? { $ref: name } : shape;
  }
  const inside = (part) => shapeOf(part, within);
  if (schema.enum) return { is: { members: schema.enum } };
  const types = [schema.type ?? []].flat();
  if (schema.oneOf || types.includes('null')) {
    const known = schema.oneOf?.find(({ type }) => type !== 'null');
    return { orNull: inside(known ?? { ...schema, type: types.filter((type) => type !== 'null') }) };
  }
  // What may be a text or a list of texts.
  if (types.length > 1) return { is: { types }, ...(schema.items && { listItems: inside(schema.items) }) };
  if (schema.allOf?.length === 1) return inside(schema.allOf[0]);
  // An object first, so that all parts mend the same one.
  if (schema.allOf) return { is: 'object', allOf: schema.allOf.map(inside) };
  if (schema.format === 'date' || schema.format === 'date-time') return { is: 'date' };
  if (types[0] === 'array') return { is: 'array', items: inside(schema.items) };
  if (types[0] !== 'object') return types.length > 0 ? { is: types[0] } : {};
  const properties = Object.entries(schema.properties ?? {}).map(([key, part]) => [key, inside(part)]);
  return { is: 'object', properties: Object.fromEntries(properties), required: schema.required ?? [] };
}

const mend = new Name('mend');
const tests = {
  array: (data) => _`!Array.isArray(${data})`,
  object: (data) => _`!${data} || typeof ${data} != "object" || Array.isArray(${data})`,
  integer: (data) => _`!Number.isInteger(${data})`,
  date: (data) => _`!isDate(${data})`,
};

/** Whether data is of none of the types, or none of the members. */
function isWrong(data, { types = [], members = [] }) {
  return and(
    ...types.map((type) => tests[type]?.(data) ?? _`typeof ${data} != ${type}`),
    ...members.map((member) => _`${data} !== ${member}`),
  );
}

const part = (cxt, appl) => cxt.subschema(appl, cxt.gen.name('valid'));

function eachItem(cxt, keyword) {
  cxt.gen.forRange('i', 0, _`${cxt.data}.length`, (index) =>
    part(cxt, { keyword, dataProp: index, dataPropType: Type.Num }),
  );
}

const keywords = {
  is({ gen, data, schema, it }) {
    const at = _`${it.parentData}, ${it.parentDataProperty}`;
    const isNested = schema === 'array' || schema === 'object';
    if (schema === 'object') it.made = gen.let('made', false);
    gen.if(isWrong(data, typeof schema === 'string' ? { types: [schema] } : schema), () => {
      if (isNested) gen.assign(data, _`${mend}(${at}, ${schema})`);
      else gen.code(_`${mend}(${at})`);
      if (schema === 'object') gen.assign(it.made, true);
    });
  },
  orNull: (cxt) => cxt.gen.if(_`${cxt.data} !== null`, () => part(cxt, { keyword: 'orNull' })),
  allOf: (cxt) => cxt.schema.forEach((_schema, index) => part(cxt, { keyword: 'allOf', schemaProp: index })),
  properties(cxt) {
    for (const key of Object.keys(cxt.schema)) {
      const visit = () => part(cxt, { keyword: 'properties', schemaProp: key, dataProp: key });
      // What is required and missing is of no type; an object that was made for a wrong one has all it may have.
      if (cxt.parentSchema.required.includes(key)) visit();
      else cxt.gen.if(_`${cxt.data}${getProperty(key)} !== undefined || ${cxt.it.made}`, visit);
    }
  },
  items: (cxt) => eachItem(cxt, 'items'),
  listItems: (cxt) => cxt.gen.if(_`Array.isArray(${cxt.data})`, () => eachItem(cxt, 'listItems')),
};

const ajv = new Ajv({
  allErrors: true,
  strict: false,
  validateSchema: false,
  code: { source: true, esm: true, optimize: 3, lines: false },
});
ajv.addVocabulary(core);
ajv.addKeyword('required');
for (const [keyword, code] of Object.entries(keywords)) ajv.addKeyword({ keyword, code });
for (const [name, schema] of Object.entries(schemas)) ajv.addSchema({ $id: name, ...shapeOf(schema) });

/** The operations of a tag that answer a body of JSON. Paths without parameters come first: they match others' patterns. */
function operationsOf(tag) {
  const rows = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId, tags, responses }]) => {
      const ref = responses?.[200]?.content?.['application/json']?.schema.$ref;
      return { operationId, path, method: method.toUpperCase(), isOfTag: tags?.[0] === tag, name: ref && nameOf(ref) };
    }),
  );
  const braces = ({ path }) => path.split('{').length;
  return rows
    .filter(({ isOfTag, name }) => isOfTag && name !== undefined && name !== 'EmptyBody')
    .toSorted((a, b) => braces(a) - braces(b));
}

function checksOf(operations) {
  const code = standalone(ajv, Object.fromEntries(operations.map(({ name }) => [name, name])));
  const rows = operations.map(({ operationId, path, method, name }) => {
    const pattern = path.replaceAll('/', '\\/').replace(/\{\w+\}/g, '[^/]+');
    return `  { method: '${method}', path: /^${pattern}$/, operation: '${operationId}', check: ${name} },\n`;
  });
  // Ajv writes JavaScript without types: what it says is held by the tests of the border, not by the compiler.
  return `${head}// @ts-nocheck
import { isDate, mend, type AnswerChecks } from '../../transport/undetermined.ts';

${code.replace('"use strict";', '')}
export const checks: AnswerChecks = [
${rows.join('')}];
`;
}

const callsOf = (tag) => `${head}import type { ApiError } from '../../transport/api-error.ts';
import { request as send, type RequestConfig, type RequestOptions } from '../../transport/request.ts';

export type ErrorType<T> = ApiError<T>;
export type BodyType<T> = T;

const checks = () => import('../checks/${tag}.ts').then((loaded) => loaded.checks);

export function request<T>(config: RequestConfig, options?: RequestOptions): Promise<T> {
  return send<T>({ ...config, checks }, options);
}
`;

rmSync(generated, { recursive: true, force: true });
for (const folder of ['checks', 'calls']) mkdirSync(join(generated, folder), { recursive: true });
for (const { name: tag } of contract.tags) {
  const operations = operationsOf(tag);
  if (operations.length === 0) continue;
  writeFileSync(join(generated, 'checks', `${tag}.ts`), checksOf(operations));
  writeFileSync(join(generated, 'calls', `${tag}.ts`), callsOf(tag));
}
