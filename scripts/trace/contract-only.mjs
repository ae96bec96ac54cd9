// What only the contract speaks of, with the reason: requirements without running code, and calls that no screen makes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/workplace.mjs';
import { readTree } from '../lib/tree.mjs';

/** Reasons by requirement or operationId. */
export function readReasons() {
  const [, ...lines] = readFileSync(join(root, 'scripts/trace/contract-only.tsv'), 'utf8').trimEnd().split('\n');
  return new Map(lines.map((line) => line.split('\t')));
}

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/**
 * The operations of the contract that nothing in the web app calls, neither by a generated function nor by its address.
 * @param {object} document the bundled OpenAPI document
 * @param {string} text the code of the web app, without its tests
 */
export function uncalledOperations(document, text) {
  // Who is only spoken of is not called.
  const source = text.replaceAll(COMMENTS, '');
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.values(item).flatMap(({ operationId }) => (operationId ? [{ operationId, path }] : [])),
  );
  return operations
    .filter(({ operationId, path }) => {
      const Name = operationId[0].toUpperCase() + operationId.slice(1);
      // What the generated file of an operation offers: its function, its hook, and the options of a query.
      const isCalled = new RegExp(`\\b(${operationId}|use${Name}|get${Name}QueryOptions)\\b`).test(source);
      // Pictures are asked for by the browser: `/api/v2/images/${kind}/` stands in the code.
      const address = path.replace(/\/\{\w+\}$/, '/');
      const isDrawn = source.includes(address) || source.includes(address.replace(/\w+\/$/, '${kind}/'));
      return !isCalled && !isDrawn;
    })
    .map(({ operationId }) => operationId);
}

/** The code of the web app as one text. */
export function readWebSource() {
  const isTest = /\.(test|fixture|test-support)\.tsx?$/;
  return [...readTree(undefined, ['apps/web/src'])]
    .filter(([name]) => /\.tsx?$/.test(name) && !isTest.test(name))
    .map(([, text]) => text)
    .join('\n');
}

export function readContract() {
  return JSON.parse(readFileSync(join(root, 'openapi/dist/openapi.json'), 'utf8'));
}
