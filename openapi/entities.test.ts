import { describe, expect, test } from 'vitest';
import { answerSchema, bodySchema, fieldOf, partsOf, table } from './support/contract.ts';

const rows = table('entities.tsv');

/** The choices of a field, or of its items when it is a list; an empty choice (nothing chosen yet) is left out. */
function choices(path: ReturnType<typeof fieldOf>): string[] {
  const parts = partsOf(path);
  const values = parts.find((part) => part.enum)?.enum ?? parts.find((part) => part.items)?.items?.enum ?? [];
  return values.filter((value) => value !== '' && value !== null).map(String);
}

describe('the fields of the stated entities', () => {
  // covers A-3-01..204, A-3-211..250, A-3-265..291, B-3-01..06, B-3-13..14, B-3-19..58
  test.each(rows)('$entity: $field', ({ operationId = '', part, under = '', field = '', type = '', values = '' }) => {
    const schema = part === 'body' ? bodySchema(operationId) : answerSchema(operationId);
    const found = fieldOf(schema, [under, field].filter((step) => step !== '').join('.'));
    const types = partsOf(found).flatMap((one) => one.type ?? []);
    if (type !== '') expect(types).toContain(type);
    if (values !== '') expect(choices(found)).toEqual(values.split('|'));
  });

  // covers A-3-138, A-3-172
  test('limits of single fields', () => {
    expect(fieldOf(bodySchema('measureGrace'), 'kill_ip_rank')).toMatchObject({ minimum: 1, maximum: 4 });
    expect(fieldOf(bodySchema('saveThyroidFollowUp'), 'name')).toMatchObject({ maxLength: 20 });
  });

  test('a list holds at least one row per entity of the specification', () => {
    expect(new Set(rows.map((row) => row['entity'])).size).toBe(26);
  });
});
