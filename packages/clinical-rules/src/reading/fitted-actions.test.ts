import { expect, test } from 'vitest';
import { ACTION_ROWS, ACTION_WIDTH } from './actions.ts';
import { ACTION_CAUTIONS, ACTION_VARIANTS, fittedTo } from './fitted-actions.ts';
import type { Circumstances } from './patient-circumstances.ts';
import { plainReading } from './plain-reading.ts';
import { widthOf } from './width.ts';

function textsOf(report: object): string[] {
  return plainReading({ at: '2025-11-18T10:26:00+08:00', sex: '男', age: 60, ...report })['texts'] as string[];
}

const row = (code: string, value: string, range = '', unit = 'mmol/L') => ({ code, value, unit, range });

test.each<[string, readonly string[]]>([
  ['newborn', ['heart', 'dialysis', 'potassium', 'child', 'infant', 'newborn']],
  ['infant', ['heart', 'dialysis', 'potassium', 'child', 'infant']],
])('no step grows wider than its line, whatever the report holds of a %s', (_whose, of) => {
  const all: Circumstances = {
    of: new Set(of),
    known: new Set(['DM', 'T1A']),
    held: new Set(['LAC', 'K', 'CREA', 'PH', 'PCO2', 'BHB', 'OSM', 'CA', 'TG', 'MG', 'SCHIS%', 'BC', 'ACTH', 'FOBT']),
    low: new Set(['GLU', 'NA']),
    high: new Set(['INR']),
  };
  const steps = ACTION_ROWS.flatMap(({ id, first, second, third }) =>
    [first, second, third].flatMap((text, place) =>
      text === undefined ? [] : [{ id: `${id}:${place + 1}`, text, source: '' }],
    ),
  );
  const fitted = fittedTo(all)({ actions: steps } as unknown as Parameters<ReturnType<typeof fittedTo>>[0]).actions;
  expect(fitted.filter(({ text }) => text === '' || widthOf(text) > ACTION_WIDTH)).toEqual([]);
});

test('every row of the tables speaks of a step that exists', () => {
  const rows = new Set(ACTION_ROWS.map(({ id }) => id));
  const ids = ACTION_VARIANTS.map(({ step }) => step.split(':')[0] ?? '').filter((id) => !id.startsWith('D-'));
  expect(ids.filter((id) => !rows.has(id))).toEqual([]);
  const said = ACTION_ROWS.flatMap(({ first, second, third }) => [first, second, third ?? '']).join('；');
  expect(ACTION_CAUTIONS.filter(({ says }) => !said.includes(says))).toEqual([]);
});

test.each<[string, object, string, string]>([
  [
    'on dialysis',
    { tags: ['维持性血透'], results: [row('K', '2.6', '3.5-5.3')] },
    '复测后评估补钾（慎量防高钾）',
    '评估补钾$',
  ],
  [
    'with an eGFR of 18',
    { results: [row('K', '2.6', '3.5-5.3'), row('EGFR', '18', '≥90', 'mL/min/1.73m²')] },
    '复测后评估补钾（慎量防高钾）',
    '评估补钾$',
  ],
  ['with healthy kidneys', { results: [row('K', '2.6', '3.5-5.3')] }, '复测后评估补钾', '慎量'],
  [
    'with heart failure',
    { tags: ['心力衰竭'], results: [row('CA', '3.62', '2.11-2.52')] },
    '高钙评估补液（心衰限量），低钙评估补钙',
    '补液，',
  ],
  [
    'of a newborn',
    { age: '1天', results: [row('GLU', '1.6', '2.2-7.0')] },
    '查喂养与感染，留危急血样',
    '促泌剂|15 分钟',
  ],
  ['of a toddler', { age: '2岁', results: [row('GLU', '2.3', '3.9-6.1')] }, '纠正前留胰岛素、酮体、皮质醇', '促泌剂'],
  [
    'of a child with diabetes',
    { age: '6岁', tags: ['1型糖尿病'], results: [row('GLU', '2.4', '3.9-6.1')] },
    '核对胰岛素与进食',
    '促泌剂|留胰岛素',
  ],
])('a step %s', (_who, report, said, neverSaid) => {
  const texts = textsOf(report);
  expect(texts).toContain(said);
  expect(texts.filter((text) => new RegExp(neverSaid).test(text))).toEqual([]);
});
