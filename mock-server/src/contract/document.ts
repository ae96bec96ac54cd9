import { readFileSync } from 'node:fs';

/** A role, whoever may open a page, or a role with a column permission: `1:2`. */
export type Reader = number | `/${string}` | `${number}:${number}`;
/** Who may: every signed-in account, whoever may open a page, or whoever is on a list. */
export type Readers = 'all' | readonly Reader[] | `/${string}`;

/** The parts of the bundled OpenAPI document that the mock hospital reads. */
export interface ContractDocument {
  readonly openapi: string;
  readonly security?: readonly SecurityRequirement[];
  readonly tags: readonly {
    readonly name: string;
    readonly 'x-roles': { readonly read: Readers; readonly write: Readers };
  }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

export interface Reference {
  readonly $ref: string;
}

export type JsonSchema = Readonly<Record<string, unknown>>;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

export interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>>;
}

export interface OperationObject {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly 'x-origin'?: string;
  readonly 'x-access'?: 'read' | 'write';
  /** The call is a screen's own: no sign of the user. */
  readonly 'x-passive'?: boolean;
  readonly 'x-roles'?: Readers;
  readonly 'x-roles-with'?: Readonly<Record<string, Readers>>;
  /** Name of the schema of a 200 that is no success. */
  readonly 'x-business-status'?: string;
  readonly security?: readonly SecurityRequirement[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: (Content & { readonly required?: boolean }) | Reference;
  readonly responses: Readonly<Record<string, Content | Reference>>;
}

export type PathItem = Readonly<Partial<Record<Method, OperationObject>>> & {
  readonly parameters?: readonly (Parameter | Reference)[];
};

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

const bundle = new URL('../../../openapi/dist/openapi.json', import.meta.url);

/** Reads the bundle that `npm run bundle` writes. Throws a sentence when it is not there. */
export function readDocument(): ContractDocument {
  let text: string;
  try {
    text = readFileSync(bundle, 'utf8');
  } catch {
    throw new Error('找不到接口契约 openapi/dist/openapi.json，请先运行 npm run bundle');
  }
  return JSON.parse(text) as ContractDocument;
}

/** Follows `#/a/b` references until something that is none. */
export function resolve<T extends object>(document: ContractDocument, value: T | Reference): T {
  let found: object = value;
  while ('$ref' in found && typeof found.$ref === 'string') {
    let target: unknown = document;
    for (const segment of found.$ref.slice(2).split('/')) {
      target = (target as Readonly<Record<string, unknown>>)[segment.replaceAll('~1', '/').replaceAll('~0', '~')];
    }
    if (typeof target !== 'object' || target === null) throw new Error(`契约中的引用无法解析：${found.$ref}`);
    found = target;
  }
  return found as T;
}
