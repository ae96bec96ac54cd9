import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describedAnswer, document, statusesOf, type Schema } from './contract-document.ts';
import { shown, step, type Answer, type Failure } from './failure.ts';

const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true, verbose: true });
addFormats(ajv);
ajv.addSchema({ components: document.components }, 'contract');

/** By what the document holds; a schema that is made for one answer is known by its text. */
const compiled = new WeakMap<Schema, ValidateFunction>();
const compiledTexts = new Map<string, ValidateFunction>();

/** References of the bundle are local to it; a schema that is compiled alone has to name the document. */
function validatorOf(schema: Schema): ValidateFunction {
  const known = compiled.get(schema);
  if (known) return known;
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/');
  const validate = compiledTexts.get(text) ?? ajv.compile(JSON.parse(text) as object);
  compiledTexts.set(text, validate);
  compiled.set(schema, validate);
  return validate;
}

function expectation({ keyword, params, message }: ErrorObject): string {
  const values = params as Readonly<Record<string, unknown>>;
  if (keyword === 'type') return `type ${[values['type']].flat().join(' or ')}`;
  if (keyword === 'enum') return `one of ${shown(values['allowedValues'])}`;
  if (keyword === 'pattern') return `text of the form ${String(values['pattern'])}`;
  if (keyword === 'format') return `a ${String(values['format'])}`;
  return message ?? keyword;
}

function failureOf(error: ErrorObject): Failure {
  const { missingProperty } = error.params as { missingProperty?: string };
  return missingProperty === undefined
    ? { place: error.instancePath || '/', expected: expectation(error), found: shown(error.data) }
    : {
        place: `${error.instancePath}${step(missingProperty)}`,
        expected: 'a value (required)',
        found: shown(undefined),
      };
}

/**
 * Holds an answer to the OpenAPI document: the status is listed, the content type is the one described, the body fits its
 * schema with formats, patterns and enums.
 * @returns one failure for each place that does not fit
 */
export function documentFailures(operationId: string, { status, contentType, body }: Answer): Failure[] {
  const described = describedAnswer(operationId, status, body);
  if (!described) {
    return [{ place: 'status', expected: `one of ${statusesOf(operationId).join(', ')}`, found: String(status) }];
  }
  const { media, schema } = described;
  if (media.length > 0 && !media.some((type) => contentType.startsWith(type))) {
    return [{ place: 'content-type', expected: media.join(' or '), found: contentType }];
  }
  if (!schema || body === undefined) return [];
  const validate = validatorOf(schema);
  if (validate(body)) return [];
  const failures = (validate.errors ?? []).map(failureOf);
  return [...new Map(failures.toReversed().map((failure) => [failure.place, failure])).values()].toReversed();
}
