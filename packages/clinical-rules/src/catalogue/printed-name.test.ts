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

const MANY_UNITS = ['mmol/L', 'mmHg', 'g/L', 'mg/L', 'μg/mL', 'U/L', '%', '10^9/L', 'μmol/L', 's', 'IU/mL', 'pg/mL'];

describe('names as laboratories print them', () => {
  it('stand in the table', () => {
    expect(ROWS.length).toBeGreaterThan(120);
    expect(ROWS.flatMap(({ names }) => names).length).toBeGreaterThan(2000);
  });

  it.each(ROWS)('of $code ($specimen) read to it, to nothing else', ({ code, specimen = '', names }) => {
    const isNone = code === '-';
    // What is nothing is nothing in any unit: the unit may tell blood from urine, never one thing from another.
    const units = isNone ? ['', ...MANY_UNITS] : [findItem(code)?.unit ?? ''];
    const wrong = units.flatMap((unit) =>
      names
        .map((name) => `${name} ${unit} → ${codeOf(name, isNone ? '' : specimen, unit)}`)
        .filter((line) => !line.endsWith(` → ${code}`)),
    );
    expect(wrong).toEqual([]);
  });

  it('of lead or phenobarbital, of either calcium: a unit of its own decides, else nothing', () => {
    expect([codeOf('Pb', '', ''), codeOf('Pb', '', 'μg/L'), codeOf('Ca2+', '', 'mmol/L')]).toEqual(['-', 'PBB', '-']);
    expect([codeOf('Ca2+', '血清', 'mmol/L'), codeOf('Ca2+', '动脉血', 'mmol/L')]).toEqual(['CA', 'ICA']);
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
