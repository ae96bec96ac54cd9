import { expect, test } from 'vitest';
import { plainReading } from './plain-reading.ts';

type Row = readonly [code: string, value: string, unit: string, range: string];

function actionsOf(results: readonly Row[], report: object = {}): unknown {
  return plainReading({
    at: '2025-11-18T10:26:00+08:00',
    sex: '女',
    age: 60,
    results: results.map(([code, value, unit, range]) => ({ code, value, unit, range })),
    ...report,
  })['actions'];
}

const GLUCOSE: Row = ['GLU', '2.6', 'mmol/L', '3.9-6.1'];
const RATIO: Row = ['INR', '6.2', '', '0.8-1.2'];
const POTASSIUM: Row = ['K', '6.9', 'mmol/L', '3.5-5.3'];

// J-71
test.each<[string, readonly Row[], readonly string[]]>([
  ['one danger keeps its three steps', [POTASSIUM], ['A-K-H:1', 'A-K-H:2', 'A-K-H:3']],
  ['each of two dangers keeps its first step', [GLUCOSE, RATIO], ['A-INR:1', 'A-GLU-L:1', 'A-INR:2']],
  ['three dangers fill the list', [GLUCOSE, RATIO, POTASSIUM], ['A-K-H:1', 'A-INR:1', 'A-GLU-L:1']],
  [
    'a step that includes the first one of another is not said twice',
    [POTASSIUM, ['CA', '1.6', 'mmol/L', '2.11-2.52']],
    ['A-K-H:1', 'A-K-H:2', 'A-K-H:3'],
  ],
])('%s', (_what, rows, expected) => {
  expect(actionsOf(rows)).toEqual(expected);
});
