import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../lib/workplace.mjs';

const require = createRequire(join(root, 'mock-server/package.json'));
const { Ajv2020 } = require('ajv/dist/2020.js');
const addFormats = require('ajv-formats').default;

/** A count of people or reports that research tells: 0 or at least ten. */
const COUNT = { keyword: 'x-count', validate: (isCount, value) => !isCount || value === 0 || Number(value) >= 10 };
/** Bytes of an HTTP head that Node reads. */
const HEAD_LIMIT = 16_384;

function withDocument(value) {
  if (Array.isArray(value)) return value.map(withDocument);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === '$ref' ? `contract.json${inner}` : withDocument(inner)]),
  );
}

/** Compiles schemas of the contract; the function answers what does not fit, or undefined. */
export function createSchemaCheck(document) {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: false });
  addFormats(ajv);
  ajv.addKeyword(COUNT);
  ajv.addSchema({ components: document.components }, 'contract.json');
  const compiled = new Map();
  return (schema, value) => {
    if (!compiled.has(schema)) compiled.set(schema, ajv.compile(withDocument(schema)));
    const validate = compiled.get(schema);
    if (validate(value)) return undefined;
    const [error] = validate.errors;
    return `${error.instancePath || '/'} ${error.message} ${JSON.stringify(error.params)}`;
  };
}

/** Whether Node itself may refuse the request, before it is known what was called: such an answer is plain. */
const isHeadDoubtful = (request) => headSize(request) > HEAD_LIMIT - 1024 || /[^\x21-\x7e]/.test(request.target);

const headSize = ({ method, target, headers }) =>
  `${method} ${target}`.length + Object.entries(headers).reduce((sum, pair) => sum + pair.join(': ').length + 2, 0);

/**
 * Holds answers against the contract, without the mock hospital's own check.
 * @param {{ check: ReturnType<typeof createSchemaCheck>, open: (envelope: string) => string,
 *   isExempt: (path: string) => boolean }} parts
 */
export function createOracle({ check, open, isExempt }) {
  /** @param {'plain' | 'sealed' | 'either'} form how the body may travel */
  function read(operation, answer, form) {
    if (answer.status === 200 && operation.mediaType !== 'application/json') {
      return answer.type.startsWith(operation.mediaType)
        ? { value: undefined, isPicture: true }
        : { problem: `content type ${answer.type} instead of ${operation.mediaType}` };
    }
    if (!answer.type.startsWith('application/json')) return { problem: `content type ${answer.type || 'missing'}` };
    try {
      const body = JSON.parse(answer.body.toString());
      const isPlain = form === 'plain' || (form === 'either' && !('data' in body));
      return { value: isPlain ? body : JSON.parse(open(body.data)) };
    } catch (error) {
      return { problem: `the body cannot be read (${error.message}): ${answer.body.subarray(0, 120)}` };
    }
  }

  /** @returns {{ problems: string[], value: unknown }} what is wrong with the answer, and what it says */
  return (operation, request, answer) => {
    if (answer.problem !== undefined) return { problems: [`no answer: ${answer.problem}`] };
    const { status } = answer;
    const isDoubtful = isHeadDoubtful(request) && status === 400;
    const form = isExempt(operation.path) ? 'plain' : isDoubtful ? 'either' : 'sealed';
    const { value, problem, isPicture } = read(operation, answer, form);
    if (problem !== undefined) return { problems: [`${status}: ${problem}`] };
    const message = typeof value?.message === 'string' ? value.message.slice(0, 300) : '';
    const problems = [];
    if (status >= 500 && status !== 501) problems.push(`${status}: ${message}`);
    const schema = operation.responses.get(status);
    // No success has a top-level status.
    const isBusiness = status === 200 && value?.status !== undefined && operation.businessStatus !== undefined;
    // A world that is not there is a matter of the mock hospital, not of the contract.
    const isOfMock = status === 404 && request.refusals.includes('no such world');
    if (!isPicture && !isOfMock) {
      const misfit = isBusiness ? check(operation.businessStatus, value) : schema && check(schema, value);
      if (!schema) problems.push(`the contract has no answer with status ${status}: ${message}`);
      else if (misfit) problems.push(`${status} breaks the contract: ${misfit}`);
    }
    if (status < 300 && request.refusals.some((why) => why !== 'the path may be no path')) {
      problems.push(`${status}, but it had to be refused: ${request.refusals.join(', ')}`);
    }
    if (status === 401 && request.hasSession && request.refusals.length === 0) {
      problems.push('401 with a session that was open');
    }
    return { problems, value };
  };
}
