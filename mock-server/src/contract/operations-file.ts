import { resolve, type ContractDocument, type JsonSchema, type Parameter } from './document.ts';
import { readOperations, type ContractOperation } from './operations.ts';

const referencedModel = /^#\/components\/schemas\/(\w+)$/;

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

/** The TypeScript type of a path or query parameter: those are scalars, enums or lists of them. */
function scalarType(document: ContractDocument, schema: JsonSchema): string {
  const plain = resolve(document, schema);
  if (Array.isArray(plain['enum'])) return plain['enum'].map(literal).join(' | ');
  switch (plain['type']) {
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'array':
      return `readonly (${scalarType(document, plain['items'] as JsonSchema)})[]`;
    default:
      return 'string';
  }
}

function fields(document: ContractDocument, parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return 'Nothing';
  const typed = parameters.map((parameter) => {
    const isGiven = parameter.required === true || 'default' in resolve(document, parameter.schema);
    return `readonly ${parameter.name}${isGiven ? '' : '?'}: ${scalarType(document, parameter.schema)}`;
  });
  // Broken as the formatter breaks it, so that the file needs no formatting of its own.
  return typed.length === 1 ? `{ ${typed.join()} }` : `{\n${typed.map((field) => `      ${field};\n`).join('')}    }`;
}

const sessionTypes = { 'signed-in': 'Session', optional: 'Session | undefined', public: 'undefined' } as const;

/**
 * The text of `generated/operations.ts`: parameters, body, session and answer of every operation, bodies and answers
 * by the names the generated client gives them.
 */
export function operationsFile(document: ContractDocument): string {
  const models = new Set<string>();
  const model = (schema: JsonSchema | undefined): string => {
    const reference = schema?.['$ref'];
    const name = typeof reference === 'string' ? referencedModel.exec(reference)?.[1] : undefined;
    if (name === undefined) return 'unknown';
    models.add(name);
    return name;
  };
  const entry = (operation: ContractOperation): string[] => [
    `  ${operation.operationId}: {`,
    `    params: ${fields(document, operation.params)};`,
    `    query: ${fields(document, operation.query)};`,
    `    body: ${operation.body ? model(operation.body) : 'undefined'};`,
    `    session: ${sessionTypes[operation.access]};`,
    `    answer: ${operation.mediaType === 'application/json' ? model(operation.responses.get(200)) : 'string'};`,
    '  };',
  ];
  const entries = readOperations(document).flatMap(entry);
  return [
    '/* Written by `npm run generate -w mock-server` from openapi/dist/openapi.json; a test fails when it is stale. */',
    `import type {\n${[...models]
      .sort()
      .map((name) => `  ${name},\n`)
      .join('')}} from '@jianwei/api-client/model';`,
    "import type { Session } from '../store/session.ts';",
    '',
    'type Nothing = object;',
    '',
    '/** Every operation of the contract. */',
    'export interface Operations {',
    ...entries,
    '}',
    '',
  ].join('\n');
}
