import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPlainReport } from '../reading/plain-report.ts';
import { optional, record, text } from '../tables/shapes.ts';
import { readTsvText } from '../tables/read-tsv.ts';
import { findItem } from './catalogue.ts';
import { parts } from './row.ts';
import { findPrintedItem } from './printed-name.ts';

const FILE = 'vectors/printed-names.tsv';
const ROWS = readTsvText(
  readFileSync(join(import.meta.dirname, '../..', FILE), 'utf8'),
  FILE,
  record({ code: text, specimen: optional(text), names: parts }),
);

/** What a row of this name reads to in a report; `-` for nothing. */
function codeOf(name: string, specimen: string, unit: string): string {
  const { judged } = readPlainReport({ results: [{ name, specimen, value: '1', unit }] });
  return judged.rows[0]?.item?.code ?? '-';
}

describe('names as laboratories print them', () => {
  it('stand in the table', () => {
    expect(ROWS.length).toBeGreaterThan(120);
    expect(ROWS.flatMap(({ names }) => names).length).toBeGreaterThan(2000);
  });

  it.each(ROWS)('of $code ($specimen) read to it, to nothing else', ({ code, specimen = '', names }) => {
    const isNone = code === '-';
    const unit = findItem(code)?.unit ?? '';
    const wrong = names
      .map((name) => `${name} → ${codeOf(name, isNone ? '' : specimen, unit)}`)
      .filter((line) => !line.endsWith(` → ${code}`));
    expect(wrong).toEqual([]);
  });

  it.each([
    ['血清钾', '尿液', undefined],
    ['氧分压', '静脉血', undefined],
    ['葡萄糖(尿)', '血清', undefined],
    ['葡萄糖(尿)', '', 'UGLU'],
    ['WBC', '全血', 'WBC'],
  ])('%s beside the specimen %s is %s', (name, specimen, code) => {
    expect(findPrintedItem(name, specimen)?.code).toBe(code);
  });
});
