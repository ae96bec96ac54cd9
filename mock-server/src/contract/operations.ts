import {
  methods,
  resolve,
  type ContractDocument,
  type JsonSchema,
  type OperationObject,
  type Parameter,
  type PathItem,
  type Readers,
} from './document.ts';
import type { OperationId } from './handler.ts';

/** Whether a call needs a token: always, only if it has one, or never. */
export type Access = 'signed-in' | 'optional' | 'public';

/** Who may make a call, as `x-roles` and `x-access` of the contract say it. */
export interface Rights {
  readonly access: 'read' | 'write';
  /** Who may read what the operation belongs to; those who may not write it are told so in other words. */
  readonly readers: Readers;
  readonly callers: Readers;
  /** Query parameters that fewer may give than may call. */
  readonly withParameter: Readonly<Record<string, Readers>>;
}

/** One operation of the contract, in the form the server needs. */
export interface ContractOperation {
  readonly operationId: OperationId;
  readonly method: Uppercase<(typeof methods)[number]>;
  /** As the contract writes it: `/api/v2/model/grace/{id}`. */
  readonly path: string;
  readonly tag: string;
  readonly origin: string;
  readonly access: Access;
  readonly rights: Rights;
  /** Made by a screen on its own: it does not lengthen the session. */
  readonly isPassive: boolean;
  readonly params: readonly Parameter[];
  readonly query: readonly Parameter[];
  readonly body: JsonSchema | undefined;
  /** Media type of the success answer. */
  readonly mediaType: string;
  /** Schema of a 200 with a business status, for an account that may not work; absent where no account is known. */
  readonly businessStatus: JsonSchema | undefined;
  /** JSON schema per HTTP status. */
  readonly responses: ReadonlyMap<number, JsonSchema>;
}

const json = 'application/json';

function accessOf(document: ContractDocument, operation: OperationObject): Access {
  const requirements = operation.security ?? document.security ?? [];
  if (requirements.length === 0) return 'public';
  return requirements.some((requirement) => Object.keys(requirement).length === 0) ? 'optional' : 'signed-in';
}

function rightsOf(document: ContractDocument, method: string, operation: OperationObject): Rights {
  const tag = document.tags.find(({ name }) => name === operation.tags[0]);
  if (!tag) throw new Error(`契约中没有标签 ${operation.tags.join()}`);
  const access = operation['x-access'] ?? (method === 'get' ? 'read' : 'write');
  return {
    access,
    readers: tag['x-roles'].read,
    callers: operation['x-roles'] ?? tag['x-roles'][access],
    withParameter: operation['x-roles-with'] ?? {},
  };
}

function readOperation(
  document: ContractDocument,
  path: string,
  item: PathItem,
  method: (typeof methods)[number],
  operation: OperationObject,
): ContractOperation {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
    resolve(document, parameter),
  );
  const named = operation['x-business-status'];
  const responses = new Map<number, JsonSchema>();
  let mediaType = json;
  for (const [status, response] of Object.entries(operation.responses)) {
    const content = resolve(document, response).content ?? {};
    const schema = content[json]?.schema;
    if (schema) responses.set(Number(status), schema);
    else if (status === '200') mediaType = Object.keys(content)[0] ?? json;
  }
  return {
    // The document is read at run time; a test holds it against the generated list of ids.
    operationId: operation.operationId as OperationId,
    method: method.toUpperCase() as Uppercase<typeof method>,
    path,
    tag: operation.tags[0] ?? '',
    origin: operation['x-origin'] ?? 'specified',
    access: accessOf(document, operation),
    rights: rightsOf(document, method, operation),
    isPassive: operation['x-passive'] === true,
    params: parameters.filter((parameter) => parameter.in === 'path'),
    query: parameters.filter((parameter) => parameter.in === 'query'),
    body: operation.requestBody && resolve(document, operation.requestBody).content?.[json]?.schema,
    mediaType,
    businessStatus: named === undefined ? undefined : { $ref: `#/components/schemas/${named}` },
    responses,
  };
}

/** Every operation of the document, in its order. */
export function readOperations(document: ContractDocument): ContractOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [readOperation(document, path, item, method, operation)] : [];
    }),
  );
}
