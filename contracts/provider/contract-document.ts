import { readFileSync } from 'node:fs';
import type { PactInteraction } from './interactions.ts';

/** As much of a schema as tells where a field comes from, and what it may be. */
export interface Schema {
  readonly $ref?: string;
  readonly 'x-origin'?: 'specified' | 'proposed';
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | number | null)[];
  readonly pattern?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

interface DescribedOperation {
  readonly operationId: string;
  readonly 'x-origin': 'specified' | 'proposed';
  /** Name of the schema of a 200 for an account that may not work. */
  readonly 'x-business-status'?: string;
  readonly responses: Readonly<Record<string, DescribedAnswer>>;
}

interface DescribedContent {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, Example>>;
}

interface Example {
  readonly $ref?: string;
  readonly value?: unknown;
}

interface DescribedAnswer {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, DescribedContent>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, DescribedAnswer>>;
    readonly examples: Readonly<Record<string, Example>>;
  };
}

export const documentFile = new URL('../../openapi/dist/openapi.json', import.meta.url);

export const document = JSON.parse(readFileSync(documentFile, 'utf8')) as Document;

const routes = Object.entries(document.paths)
  .flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => method !== 'parameters')
      .map(([method, operation]) => ({
        method: method.toUpperCase(),
        pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
        parameters: path.split('{').length - 1,
        operation,
      })),
  )
  // A static segment wins over a parameter.
  .toSorted((left, right) => left.parameters - right.parameters);

/** The operation that a request reaches by the contract; undefined where it leads nowhere. */
export function operationOf({ request }: PactInteraction['content']): DescribedOperation | undefined {
  return routes.find(({ method, pattern }) => method === request.method && pattern.test(request.path))?.operation;
}

const operations = new Map(routes.map(({ operation }) => [operation.operationId, operation]));

const isBusinessFailure = (status: number, body: unknown) =>
  status === 200 && typeof body === 'object' && body !== null && 'status' in body;

export const operationIds: readonly string[] = [...operations.keys()];

/** The statuses that an operation lists. */
export const statusesOf = (operationId: string): string[] => Object.keys(operations.get(operationId)?.responses ?? {});

/**
 * What the document says of an answer: `media` the types its body may have, `schema` that of a JSON body. Undefined for a
 * status that the operation does not list. A 200 with a top-level status is that of an account that may not work.
 */
export function describedAnswer(
  operationId: string,
  status: number,
  body: unknown,
): { readonly media: readonly string[]; readonly schema?: Schema } | undefined {
  const operation = operations.get(operationId);
  const json = 'application/json';
  if (isBusinessFailure(status, body)) {
    const name = operation?.['x-business-status'];
    return name === undefined ? undefined : { media: [json], schema: { $ref: `#/components/schemas/${name}` } };
  }
  const listed = operation?.responses[String(status)];
  const answer = listed?.$ref ? document.components.responses[nameOf(listed.$ref)] : listed;
  const schema = answer?.content?.[json]?.schema;
  return answer && { media: Object.keys(answer.content ?? {}), ...(schema && { schema }) };
}

/** The document's example of an operation's success; undefined where it has none. */
export function exampleOf(operationId: string): unknown {
  const answer = operations.get(operationId)?.responses['200'];
  const [example] = Object.values(answer?.content?.['application/json']?.examples ?? {});
  return example?.$ref ? document.components.examples[nameOf(example.$ref)]?.value : example?.value;
}

const nameOf = (reference: string) => reference.split('/').at(-1) ?? '';

function resolved(schema: Schema): Schema {
  const target = schema.$ref && document.components.schemas[nameOf(schema.$ref)];
  return target ? resolved(target) : schema;
}

/** The schema object itself and all that it is made of (references, allOf, oneOf), each resolved. */
export function partsOf(schema: Schema): Schema[] {
  const own = resolved(schema);
  return [own, ...[...(own.allOf ?? []), ...(own.oneOf ?? [])].flatMap(partsOf)];
}

/** The types a value may have; empty where the schema leaves them open. */
export function typesOf(schema: Schema): string[] {
  return [...new Set(partsOf(schema).flatMap(({ type = [] }) => type))];
}

/** Where a field comes from by its own word, by that of its shape, or by that of the shape it has when it is not null. */
function originOf(field: Schema): Schema['x-origin'] {
  const target = resolved(field);
  return field['x-origin'] ?? target['x-origin'] ?? (target.oneOf?.[0] && originOf(target.oneOf[0]));
}

export interface Property {
  readonly name: string;
  readonly schema: Schema;
  readonly origin: Schema['x-origin'];
  readonly isRequired: boolean;
}

/** The properties of an object, of all parts of its schema; `origin` is that of what the object stands in. */
export function propertiesOf(schema: Schema, origin: Schema['x-origin']): Property[] {
  const required = new Set(partsOf(schema).flatMap((part) => part.required ?? []));
  const collect = (part: Schema, outer: Schema['x-origin']): Property[] => {
    const own = resolved(part);
    const from = originOf(part) ?? outer;
    return [
      ...[...(own.allOf ?? []), ...(own.oneOf ?? [])].flatMap((inner) => collect(inner, from)),
      ...Object.entries(own.properties ?? {}).map(([name, property]) => ({
        name,
        schema: property,
        origin: originOf(property) ?? from,
        isRequired: required.has(name),
      })),
    ];
  };
  return collect(schema, origin);
}

/** Of the elements of a list; undefined where the schema does not say. */
export const itemsOf = (schema: Schema): Schema | undefined =>
  partsOf(schema).find(({ items }) => items !== undefined)?.items;

/** Optional fields of ours in a body: what a back end that keeps to the specification may leave out. */
function optionalProposals(body: unknown, schema: Schema, outer: Schema['x-origin'], place: string): string[] {
  const origin = originOf(schema) ?? outer;
  if (Array.isArray(body)) {
    const items = itemsOf(schema);
    return items ? body.flatMap((entry: unknown) => optionalProposals(entry, items, origin, `${place}[]`)) : [];
  }
  if (typeof body !== 'object' || body === null) return [];
  return propertiesOf(schema, origin).flatMap((property) => {
    if (!(property.name in body)) return [];
    const value = (body as Readonly<Record<string, unknown>>)[property.name];
    const inner = `${place}.${property.name}`;
    const isLeftToUs = property.origin === 'proposed' && !property.isRequired;
    return isLeftToUs ? [inner] : optionalProposals(value, property.schema, property.origin, inner);
  });
}

/** The fields of an interaction's answer that are ours and optional by the contract, such as `$.patient.bed_no`. */
export function proposedFields(content: PactInteraction['content']): string[] {
  const { status, body } = content.response;
  const schema = describedAnswer(operationOf(content)?.operationId ?? '', status, body?.content)?.schema;
  return schema ? optionalProposals(body?.content, schema, 'specified', '$') : [];
}
