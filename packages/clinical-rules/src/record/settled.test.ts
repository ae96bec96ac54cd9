import { expect, test } from 'vitest';
import { readPlainReport } from '../reading/plain-report.ts';
import { read } from '../reading/read.ts';

type Row = readonly [code: string, value: string, unit: string, range: string];

/** What lists, search and graph take, and what the reading says, of one report. */
function saidOf(rows: readonly Row[], person: object) {
  const results = rows.map(([code, value, unit, range]) => ({ code, value, unit, range }));
  const input = readPlainReport({ at: '2025-11-18T10:26:00+08:00', sex: '男', ...person, results });
  return { listed: input.judged.inference.diagnoses.map(({ id }) => id), said: read(input).diagnoses };
}

test.each<[string, readonly Row[], object, string]>([
  [
    'what another diagnosis has surpassed (J-80, 14)',
    [
      ['GLU', '8.4', 'mmol/L', '3.9-6.1'],
      ['HBA1C', '6.2', '%', '4-6'],
    ],
    { age: 50 },
    'PREDM',
  ],
  [
    'what dialysis does between two sessions',
    [
      ['CREA', '620', 'μmol/L', '57-97'],
      ['K', '5.9', 'mmol/L', '3.5-5.3'],
    ],
    {
      age: 60,
      tags: ['维持性血透'],
      earlier: [{ hours_ago: 24, results: [{ code: 'CREA', value: '410', unit: 'μmol/L' }] }],
    },
    'AKI',
  ],
  [
    'what the patient is too young for',
    [
      ['ALT', '60', 'U/L', '7-30'],
      ['AST', '180', 'U/L', '14-44'],
      ['GGT', '90', 'U/L', '5-19'],
    ],
    { age: 6 },
    'ALD',
  ],
])('leaves out %s, for every screen alike', (_what, rows, person, left) => {
  const { listed, said } = saidOf(rows, person);
  expect(listed.length).toBeGreaterThan(0);
  expect(listed).not.toContain(left);
  expect(said).not.toContain(left);
});
