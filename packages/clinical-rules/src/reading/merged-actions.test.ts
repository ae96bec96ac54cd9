import { expect, test } from 'vitest';
import { plainReading } from './plain-reading.ts';
import { readPlainReport } from './plain-report.ts';
import { read } from './read.ts';
import { widthOf } from './width.ts';

type Row = readonly [code: string, value: string, unit: string, range: string];

function reportOf(results: readonly Row[]) {
  return {
    at: '2025-11-18T10:26:00+08:00',
    sex: '女',
    age: 60,
    results: results.map(([code, value, unit, range]) => ({ code, value, unit, range })),
  };
}

function actionsOf(results: readonly Row[]): unknown {
  return plainReading(reportOf(results))['actions'];
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

const PLATELETS: Row = ['PLT', '18', '10^9/L', '125-350'];
const LACTATE: Row = ['LAC', '6.1', 'mmol/L', '0.5-2.0'];
const CALCIUM: Row = ['CA', '1.6', 'mmol/L', '2.11-2.52'];
const TROPONIN: Row = ['CTNI', '860', 'ng/L', '0-26'];
const NEUTROPHILS: Row = ['NEUT#', '0.3', '10^9/L', '1.8-6.3'];

// J-70, J-71
test.each<[string, readonly Row[], readonly string[]]>([
  [
    'a fourth danger is said in one line with another',
    [GLUCOSE, RATIO, POTASSIUM, LACTATE],
    ['立即心电图、心电监护', '查血压与灌注', '查出血；床旁血糖，立即补糖评估'],
  ],
  [
    'six dangers find room for their first steps',
    [GLUCOSE, RATIO, POTASSIUM, LACTATE, NEUTROPHILS, PLATELETS],
    ['立即心电图、心电监护', '查血压与灌注', '查出血；床旁血糖，立即补糖评估；测体温'],
  ],
  [
    'what one line does for two dangers takes one place, whichever came first',
    [CALCIUM, TROPONIN, POTASSIUM, GLUCOSE],
    ['立即心电图、心电监护', '床旁血糖，立即补糖评估', '另侧静脉急查血钾'],
  ],
])('%s', (_what, rows, expected) => {
  const { actions } = read(readPlainReport(reportOf(rows)));
  expect(actions.map(({ text }) => text)).toEqual(expected);
  expect(actions.every(({ text }) => widthOf(text) <= 22)).toBe(true);
});

test('a line that says the steps of several findings names them all', () => {
  const { actions, actions_within: within } = plainReading(reportOf([GLUCOSE, RATIO, POTASSIUM, LACTATE, PLATELETS]));
  expect(actions).toHaveLength(3);
  expect([actions, within].flat()).toEqual(
    expect.arrayContaining(['A-K-H:1', 'A-INR:1', 'A-PLT:1', 'A-LAC:1', 'A-GLU-L:1']),
  );
});

// J-70: what is recorded as done is recorded for every danger that asks for it.
test('a step that several dangers share names the steps that are done with it', () => {
  const { actions } = read(readPlainReport(reportOf([CALCIUM, TROPONIN, POTASSIUM])));
  const ids = actions.flatMap(({ id, holds = [] }) => [id, ...holds]);
  expect(ids).toEqual(expect.arrayContaining(['A-K-H:1', 'A-CA:1', 'A-TN:1']));
});

test('a step that another one says word for word is done with it', () => {
  const { actions, actions_within: within } = plainReading(
    reportOf([POTASSIUM, ['DIG', '4.8', 'ng/mL', '0.5-0.9'], ['CREA', '380', 'μmol/L', '41-81']]),
  );
  // 立即心电图、心电监护 holds the 立即心电图 of the digoxin.
  expect(actions).toEqual(['A-K-H:1', 'A-K-H:2', 'A-K-H:3']);
  expect(within).toContain('D-DIGTOX:1');
});

test.each([
  [['COHB', '32', '%', '0-1.5'], '持续高流量给氧，复查碳氧血红蛋白'],
  [['METHB', '42', '%', '0-1.5'], '停可疑氧化剂，复查高铁血红蛋白'],
  [['OSMGAP', '78', 'mOsm/kg', '<10'], '结合渗透压间隙查毒物'],
] as const)('a lactate beside %j is no question of cultures first', (poison, text) => {
  const lactate: Row = ['LAC', '7.2', 'mmol/L', '0.5-1.7'];
  const said = (rows: readonly Row[]) =>
    read(readPlainReport(reportOf(rows))).findings.flatMap(({ actions }) => actions.map(({ text }) => text));
  expect(said([lactate])).toContain('培养后评估抗感染');
  expect(said([lactate, poison])).toContain(text);
  expect(said([lactate, poison])).not.toContain('培养后评估抗感染');
});
