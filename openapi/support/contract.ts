import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A JSON Schema 2020-12 object as far as the tests look into it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  'x-origin'?: string;
}
export interface Example {
  $ref?: string;
  value?: unknown;
}
export interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, Example>;
}
export interface Response {
  $ref?: string;
  content?: Record<string, Media>;
}
export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: Schema & { default?: unknown };
  'x-origin'?: string;
}
export interface OperationObject {
  operationId: string;
  tags: string[];
  summary: string;
  'x-origin': string;
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Response>;
}
export interface Operation extends OperationObject {
  method: string;
  path: string;
}
interface PathItem {
  parameters?: Parameter[];
  get?: OperationObject;
  post?: OperationObject;
  delete?: OperationObject;
}
export interface Contract {
  openapi: string;
  tags: { name: string }[];
  security: unknown[];
  'x-reserved-ids': Record<string, string[]>;
  'x-wire': { envelope: string; exempt: string[] };
  paths: Record<string, PathItem>;
  components: { schemas: Record<string, Schema> };
}

export const folder = join(import.meta.dirname, '..');
export const contract = JSON.parse(readFileSync(join(folder, 'dist/openapi.json'), 'utf8')) as Contract;

/** Follows a local reference of the bundle. */
export function resolve<T extends { $ref?: string }>(node: T): T {
  if (node.$ref === undefined) return node;
  let found: unknown = contract;
  for (const part of node.$ref.slice(2).split('/')) {
    found = (found as Record<string, unknown>)[part.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  if (found === undefined) throw new Error(`${node.$ref} leads nowhere`);
  return resolve(found as T);
}

/** Every operation, its path parameters included. */
export const operations: Operation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  (['get', 'post', 'delete'] as const).flatMap((method) => {
    const operation = item[method];
    if (operation === undefined) return [];
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve);
    return [{ ...operation, method: method.toUpperCase(), path, parameters }];
  }),
);

export function operation(operationId: string): Operation {
  const found = operations.find((one) => one.operationId === operationId);
  if (found === undefined) throw new Error(`no operation ${operationId}`);
  return found;
}

export function answerSchema(operationId: string): Schema {
  const schema = Object.values(resolve(operation(operationId).responses['200'] ?? {}).content ?? {})[0]?.schema;
  if (schema === undefined) throw new Error(`${operationId} answers nothing`);
  return schema;
}

export function bodySchema(operationId: string): Schema {
  const schema = operation(operationId).requestBody?.content['application/json']?.schema;
  if (schema === undefined) throw new Error(`${operationId} takes no body`);
  return schema;
}

/** The parts a schema is made of: itself, and what allOf, oneOf and anyOf add to it. */
export function partsOf(schema: Schema): Schema[] {
  const own = resolve(schema);
  const inner = [...(own.allOf ?? []), ...(own.oneOf ?? []), ...(own.anyOf ?? [])];
  return [own, ...inner.flatMap(partsOf)];
}

/** The schema objects that declare the property, in every part. */
export function declarations(schema: Schema, name: string): Schema[] {
  return partsOf(schema).flatMap((part) => {
    const found = part.properties?.[name];
    return found === undefined ? [] : [found];
  });
}

/**
 * Finds a field, e.g. `data[].histories[].unit`.
 *
 * @returns the last declaration of the field, as it stands in the document (a reference not followed).
 * @throws when a step of the way is not in the contract.
 */
export function fieldOf(schema: Schema, path: string): Schema {
  let here = schema;
  for (const step of path.split('.').filter((part) => part !== '')) {
    const name = step.replace('[]', '');
    const found = declarations(here, name).at(-1);
    if (found === undefined) throw new Error(`${path}: no field ${name}`);
    here = found;
    if (step.endsWith('[]')) {
      const items = partsOf(found).find((part) => part.items !== undefined)?.items;
      if (items === undefined) throw new Error(`${path}: ${name} is no list`);
      here = items;
    }
  }
  return here;
}

/** Reads one of the tab-separated tables of this folder; one record per row. */
export function table(file: string): Record<string, string>[] {
  const [head = '', ...rows] = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n');
  const names = head.split('\t');
  return rows.map((row) => {
    const cells = row.split('\t');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}
