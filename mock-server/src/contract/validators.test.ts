import { expect, test } from 'vitest';
import type { ContractDocument, JsonSchema } from './document.ts';
import { createValidators } from './validators.ts';

const document: ContractDocument = {
  openapi: '3.1.0',
  tags: [],
  paths: {},
  components: {
    schemas: {
      Form: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', minLength: 2, maxLength: 4 },
          gender: { enum: ['男', '女'] },
          age: { type: ['integer', 'null'], maximum: 200 },
          time: { type: 'string', format: 'date-time' },
          weight: { type: 'number', exclusiveMinimum: 0, 'x-message': '请填写大于0的体重' },
          rows: { type: 'array', minItems: 1, items: { $ref: '#/components/schemas/Row' } },
        },
      },
      Row: { type: 'object', required: ['unit'], properties: { unit: { type: 'string', minLength: 1 } } },
    },
  },
};

const validators = createValidators(document);
const form: JsonSchema = { $ref: '#/components/schemas/Form' };

test.each<[unknown, string | undefined]>([
  [{ name: '沈若溪', gender: '女', age: null, rows: [{ unit: 'g/L' }] }, undefined],
  [{}, '缺少必填项：name'],
  [{ name: '沈' }, 'name 至少2个字'],
  [{ name: '沈若溪沈若溪' }, 'name 最多4个字'],
  [{ name: '沈若溪', gender: 'F' }, 'gender 的取值应为：男、女'],
  [{ name: '沈若溪', age: '60' }, 'age 的类型应为整数或空值'],
  [{ name: '沈若溪', age: 201 }, 'age 不能大于200'],
  [{ name: '沈若溪', time: 'today' }, 'time 的格式不正确'],
  [{ name: '沈若溪', weight: 0 }, '请填写大于0的体重'],
  [{ name: '沈若溪', weight: '60' }, 'weight 的类型应为数字'],
  [{ name: '沈若溪', rows: [] }, 'rows 至少1项'],
  [{ name: '沈若溪', rows: [{ unit: 'g/L' }, {}] }, '缺少必填项：rows.1.unit'],
  [{ name: '沈若溪', rows: [{ unit: '' }] }, 'rows.0.unit 不能为空'],
])('the body %j: %s', (body, problem) => {
  expect(validators.body(form)(body)).toBe(problem);
});

test('query parameters are coerced and defaults filled; bodies are not coerced', () => {
  const query: Record<string, unknown> = { type: '2' };
  const check = validators.parameters([
    { name: 'type', in: 'query', required: true, schema: { type: 'integer' } },
    { name: 'page', in: 'query', schema: { type: 'integer', default: 0 } },
  ]);
  expect(check(query)).toBeUndefined();
  expect(query).toEqual({ type: 2, page: 0 });
  expect(validators.body({ type: 'object', properties: { age: { type: 'integer' } } })({ age: '60' })).toBeDefined();
});

test('an answer is told every place that does not fit', () => {
  const problem = validators.answer(form)({ name: 5, gender: 'F' });
  expect(problem).toContain('/name');
  expect(problem).toContain('/gender');
});

test('a number that JSON cannot say is no parameter', () => {
  const check = validators.parameters([{ name: 'page', in: 'query', schema: { type: 'integer', minimum: 0 } }]);
  expect(check({ page: '1e400' })).toBe('page 的格式不正确');
  const query = { page: '1e4' };
  expect(check(query)).toBeUndefined();
  expect(query).toEqual({ page: 10_000 });
});

test.each([NaN, Infinity])('an answer with %s does not fit the contract', (value) => {
  expect(validators.answer({ type: 'object', properties: { score: { type: 'number' } } })({ score: value })).toContain(
    '/score',
  );
});
