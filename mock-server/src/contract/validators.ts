import { Ajv2020, type ErrorObject, type FuncKeywordDefinition, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ContractDocument, JsonSchema, Parameter } from './document.ts';
import { validationMessage } from './validation-message.ts';

/** Checks a value (and, for parameters, coerces it and fills defaults). Returns a Chinese sentence, or undefined when it is right. */
export type Check = (value: unknown) => string | undefined;

/** Makes checks out of the contract. Each schema is compiled when it is first used, so that the server starts at once. */
export interface Validators {
  body(schema: JsonSchema): Check;
  parameters(parameters: readonly Parameter[]): Check;
  /** For answers: the sentence names every place that does not fit, for the log. */
  answer(schema: JsonSchema): Check;
}

const DOCUMENT_ID = 'contract.json';

/** References of the bundle are local to it; a schema that is compiled alone has to name the document. */
function withDocument(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDocument);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? `${DOCUMENT_ID}${inner}` : withDocument(inner),
    ]),
  );
}

/** The smallest number of people or reports that research tells beside 0. */
const LEAST_COUNT = 10;

/** A number marked `x-count` is 0 or at least ten: an answer with another one never leaves. */
const COUNT: FuncKeywordDefinition = {
  keyword: 'x-count',
  validate: (isCount: boolean, value: unknown) => !isCount || value === 0 || Number(value) >= LEAST_COUNT,
  error: { message: 'is a count from 1 to 9' },
};

function createAjv(document: ContractDocument, isCoercing: boolean, allErrors: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    // NaN and Infinity are no numbers of JSON: an answer that holds one would be written as null.
    strictNumbers: true,
    validateSchema: false,
    allErrors,
    // The sentence of a refusal may stand beside the limit.
    verbose: true,
    coerceTypes: isCoercing ? 'array' : false,
    useDefaults: isCoercing,
  });
  addFormats(ajv);
  ajv.addKeyword(COUNT);
  ajv.addSchema({ components: document.components }, DOCUMENT_ID);
  return ajv;
}

function lazily<T extends object>(create: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= create());
}

/** Coercion reads `1e400` as Infinity, which no answer can say again. */
function infiniteParameter(values: unknown): string | undefined {
  const found = Object.entries(values as object).find(([, value]) => value === Infinity || value === -Infinity);
  return found && `${found[0]} 的格式不正确`;
}

export function createValidators(document: ContractDocument): Validators {
  const strict = lazily(() => createAjv(document, false, false));
  const coercing = lazily(() => createAjv(document, true, false));
  const thorough = lazily(() => createAjv(document, false, true));

  const check = (ajv: () => Ajv2020, schema: JsonSchema, say: (errors: ErrorObject[]) => string): Check => {
    const compiled = lazily<ValidateFunction>(() => ajv().compile(withDocument(schema) as JsonSchema));
    return (value) => {
      const validate = compiled();
      return validate(value) ? undefined : say(validate.errors ?? []);
    };
  };

  return {
    body: (schema) => check(strict, schema, validationMessage),
    parameters: (parameters) => {
      const schema = {
        type: 'object',
        properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.schema])),
        required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
      };
      const fits = check(coercing, schema, validationMessage);
      return (values) => fits(values) ?? infiniteParameter(values);
    },
    answer: (schema) =>
      check(thorough, schema, (errors) =>
        errors
          .slice(0, 8)
          .map(
            (error) => `${error.instancePath || '/'} ${error.message ?? error.keyword} ${JSON.stringify(error.params)}`,
          )
          .join('; '),
      ),
  };
}
