import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DIAGNOSES } from '../lab-inference/rule-base.ts';
import { clinicalReview } from './clinical-review.ts';

test('the list for reviewers is that of the tables, and names every diagnosis with a row that nobody has checked', () => {
  const list = clinicalReview();
  expect(readFileSync(join(import.meta.dirname, '../../../../docs/clinical-review.md'), 'utf8')).toBe(list);
  const open = DIAGNOSES.filter(({ edges }) => edges.some(({ basis }) => basis !== 'V'));
  expect(open.length).toBeGreaterThan(100);
  for (const { id, name } of open) expect(list).toContain(`| ${id} | ${name.replaceAll('|', '、')} |`);
});
