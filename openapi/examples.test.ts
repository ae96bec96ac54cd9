import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { contract, operations, resolve } from './support/contract.ts';
import type { Media } from './support/contract.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(contract, 'contract');

interface Case {
  where: string;
  pointer: string;
  media: Media;
}

const escape = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

const cases: Case[] = operations.flatMap((one) => {
  const at = `#/paths/${escape(one.path)}/${one.method.toLowerCase()}`;
  const found: Case[] = [];
  for (const [type, media] of Object.entries(one.requestBody?.content ?? {})) {
    const pointer = `${at}/requestBody/content/${escape(type)}/schema`;
    found.push({ where: `${one.operationId} body`, pointer, media });
  }
  for (const [code, response] of Object.entries(one.responses)) {
    const pointer = response.$ref ?? `${at}/responses/${code}`;
    for (const [type, media] of Object.entries(resolve(response).content ?? {})) {
      found.push({ where: `${one.operationId} ${code}`, pointer: `${pointer}/content/${escape(type)}/schema`, media });
    }
  }
  return found;
});

function valuesOf(media: Media): unknown[] {
  const named = Object.values(media.examples ?? {}).map((example) => resolve(example).value);
  return media.example === undefined ? named : [media.example, ...named];
}

describe('examples', () => {
  test.each(cases)('$where has an example that fits its schema', ({ pointer, media }) => {
    const values = valuesOf(media);
    expect(values.length).toBeGreaterThan(0);
    const validate = ajv.compile({ $ref: `contract${encodeURI(pointer)}` });
    for (const value of values) expect(validate(value), ajv.errorsText(validate.errors)).toBe(true);
  });

  test('an example that does not fit is refused', () => {
    const validate = ajv.compile({ $ref: 'contract#/components/schemas/GraceOutput' });
    expect(validate({ score: '196', level: 'high', judgment: '高危' })).toBe(false);
    expect(validate({ score: 196, level: '高危', judgment: '高危' })).toBe(false);
  });

  test('every tag shows Chinese text in its bodies and answers', () => {
    expect(contract.tags.length).toBeGreaterThan(25);
    for (const { name } of contract.tags) {
      const shown = operations
        .filter((one) => one.tags.includes(name))
        .flatMap((one) => [one.requestBody ?? {}, resolve(one.responses['200'] ?? {})])
        .flatMap((one) => Object.values(one.content ?? {}))
        .map((media) => JSON.stringify(valuesOf(media)))
        .join('');
      expect(shown, name).toMatch(/\p{Script=Han}/u);
    }
  });
});
