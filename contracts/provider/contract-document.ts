import { readFileSync } from 'node:fs';
import type { PactInteraction } from './interactions.ts';

/** As much of a schema as tells where a field comes from. */
interface Schema {
  readonly $ref?: string;
  readonly 'x-origin'?: 'specified' | 'proposed';
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

interface DescribedOperation {
  readonly operationId: string;
  readonly 'x-origin': 'specified' | 'proposed';
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export const documentFile = new URL('../../openapi/dist/openapi.json', import.meta.url);

const document = JSON.parse(readFileSync(documentFile, 'utf8')) as Document;

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

function resolved(schema: Schema): Schema {
  const target = schema.$ref && document.components.schemas[schema.$ref.split('/').at(-1) ?? ''];
  return target ? resolved(target) : schema;
}

/** Where a field comes from by its own word, by that of its shape, or by that of the shape it has when it is not null. */
function originOf(field: Schema): Schema['x-origin'] {
  const target = resolved(field);
  return field['x-origin'] ?? target['x-origin'] ?? (target.oneOf?.[0] && originOf(target.oneOf[0]));
}

/** Optional fields of ours in a body: what a back end that keeps to the specification may leave out. */
function optionalProposals(body: unknown, schema: Schema, origin: Schema['x-origin'], place: string): string[] {
  const target = resolved(schema);
  const from = originOf(schema) ?? origin;
  if (Array.isArray(body)) {
    const { items } = target;
    return items ? body.flatMap((entry: unknown) => optionalProposals(entry, items, from, `${place}[]`)) : [];
  }
  if (typeof body !== 'object' || body === null) return [];
  const parts = [...(target.allOf ?? []), ...(target.oneOf ?? [])];
  return [
    ...parts.flatMap((part) => optionalProposals(body, part, from, place)),
    ...Object.entries(target.properties ?? {}).flatMap(([name, property]) => {
      if (!(name in body)) return [];
      const value = (body as Readonly<Record<string, unknown>>)[name];
      const fieldPlace = `${place}.${name}`;
      const isLeftToUs = (originOf(property) ?? from) === 'proposed' && target.required?.includes(name) !== true;
      return isLeftToUs ? [fieldPlace] : optionalProposals(value, property, from, fieldPlace);
    }),
  ];
}

/** The fields of an interaction's answer that are ours and optional by the contract, such as `$.patient.bed_no`. */
export function proposedFields(content: PactInteraction['content']): string[] {
  const { status, body } = content.response;
  const schema = operationOf(content)?.responses[String(status)]?.content?.['application/json']?.schema;
  return schema ? optionalProposals(body?.content, schema, 'specified', '$') : [];
}
