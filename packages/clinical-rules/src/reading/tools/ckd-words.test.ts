import { describe, expect, test } from 'vitest';
import { past } from '../reading.test-support.ts';
import type { PlainRow } from '../reading.test-support.ts';
import { ckdTool } from './ckd.ts';
import { OTHER, partBy } from './part.test-support.ts';

const of = partBy(ckdTool);
const filtration = (value: string): PlainRow => ['EGFR', value, 'mL/min/1.73m²', '≥90'];
const albumin = (value: string): PlainRow => ['UACR', value, 'mg/g', '<30'];
const creatinine = (value: string): PlainRow => ['CREA', value, 'μmol/L', '57-111'];
const earlier = (days: number, ...rows: readonly PlainRow[]) => ({ earlier: [past(days * 24, ...rows)] });

describe('the whole sentence of a kidney', () => {
  test.each<[string, readonly PlainRow[], object, readonly string[], string]>([
    [
      'that stays',
      [filtration('52'), albumin('326')],
      earlier(60, filtration('53'), albumin('320')),
      ['CKD'],
      '已知 CKD，维持 G3a A3，极高危，eGFR 52 mL/min/1.73 m²，ACR 326 mg/g',
    ],
    [
      'whose filtration fell, the albumin as it was',
      [filtration('32'), albumin('120')],
      earlier(60, filtration('50'), albumin('118')),
      ['CKD'],
      '已知 CKD，G3a A2 → G3b A2，极高危，eGFR 32 mL/min/1.73 m²，ACR 120 mg/g，ACR 变化在波动范围内',
    ],
    [
      'whose albumin rose, the filtration as it was',
      [filtration('50'), albumin('320')],
      earlier(60, filtration('52'), albumin('100')),
      ['CKD'],
      '已知 CKD，G3a A2 → G3a A3，极高危，eGFR 50 mL/min/1.73 m²，ACR 320 mg/g，eGFR 变化在波动范围内',
    ],
    [
      'of which one axis moved beyond chance and the other within it',
      [filtration('32'), albumin('25')],
      earlier(60, filtration('50'), albumin('45')),
      ['CKD'],
      '已知 CKD，G3a A2 → G3b A1，高危，eGFR 32 mL/min/1.73 m²，ACR 25 mg/g，ACR 变化在波动范围内',
    ],
    [
      'that was worked out of its creatinine',
      [creatinine('150')],
      {},
      [],
      'CKD G3a，肌酐 150 μmol/L，需持续>3个月方可诊断CKD',
    ],
    [
      'with a course of creatinines',
      [creatinine('150')],
      earlier(300, creatinine('130')),
      ['CKD'],
      '已知 CKD，维持 G3a，肌酐 150 μmol/L，自 2025-01-22 起持续 10 个月，符合慢性',
    ],
    [
      'of two years',
      [filtration('52')],
      earlier(800, filtration('50')),
      [],
      '已知 CKD，维持 G3a，eGFR 52 mL/min/1.73 m²，2 年内每年 +0.91，自 2023-09-10 起持续 2 年，符合慢性',
    ],
    [
      'that was healthy before',
      [filtration('52')],
      earlier(300, filtration('95')),
      [],
      'CKD G3a，eGFR 52 mL/min/1.73 m²，需持续>3个月方可诊断CKD',
    ],
    [
      'beyond what is measured',
      [filtration('>90'), albumin('320')],
      earlier(300, filtration('80')),
      ['CKD'],
      '已知 CKD，G2 → G1，A3，高危，eGFR >90 mL/min/1.73 m²，ACR 320 mg/g',
    ],
  ])('%s', (_what, rows, more, known, text) => {
    expect(of(rows, more, known)?.text).toBe(text);
  });
});

test.each([
  ['95', '80', 'better'],
  ['80', '50', 'better'],
  ['50', '32', 'better'],
  ['40', '20', 'better'],
  ['20', '10', 'better'],
  ['65', '95', 'worse'],
  ['20', '40', 'worse'],
])('a filtration of %s after %s is %s', (now, then, status) => {
  expect(of([filtration(now)], earlier(60, filtration(then)), ['CKD'])?.status).toBe(status);
});

test('albumin that is better within chance asks for nothing the same day, one that is worse does', () => {
  const told = (now: string, then: string) => {
    const [rows, before] = [now, then].map((value) => [filtration('50'), albumin(value)]);
    const found = of(rows ?? [], earlier(60, ...(before ?? [])), ['CKD']);
    return [found?.title.replace(/，.危$/, ''), found?.urgency];
  };
  expect([told('20', '32'), told('32', '20')]).toEqual([
    ['已知 CKD，G3a A2 → G3a A1（变化在波动范围内）', 3],
    ['已知 CKD，G3a A1 → G3a A2（变化在波动范围内）', 2],
  ]);
});

test('everything of the kidney that is off carries its stage', () => {
  const rows: readonly PlainRow[] = [
    ...[filtration('32'), creatinine('200'), albumin('320')],
    ['CYSC', '2.1', 'mg/L', '0.5-1.1'],
    ['UREA', '15', 'mmol/L', '3.1-8'],
    ['UPRO', '3+', '', '阴性', { specimen: '尿' }],
    ['UPCR', '900', 'mg/g', '<150'],
    OTHER,
  ];
  expect(of(rows)?.evidences).toEqual(['now-1', 'now-2', 'now-3', 'now-4', 'now-5', 'now-6', 'now-7']);
});

describe('a kidney that is not steady', () => {
  const has = (rows: readonly PlainRow[], more: object, known: readonly string[] = []) =>
    of(rows, more, known) !== undefined;

  test('falls steeply by its creatinine, wherever that stands', () => {
    const falling = [['CL', '105', 'mmol/L', '99-110'], creatinine('150')] as const;
    expect(has(falling, earlier(7, creatinine('200')))).toBe(false);
  });

  test('was injured within three months of a healthy creatinine (KDIGO, ADQI 2017)', () => {
    const injured = (days: number) => has([creatinine('100')], earlier(days, creatinine('70')), ['AKI']);
    const plain = has([creatinine('100')], earlier(91, creatinine('70')));
    expect([injured(60), injured(91)]).toEqual([false, plain]);
  });
});

test('a person whose age cannot be right has values and no stage (J-53)', () => {
  const undated = { birth: '2026-01-01' };
  const reason = '出生日期有误，按年龄判读的项目未判读';
  expect([of([albumin('45')], undated)?.text, of([filtration('52')], undated)?.text]).toEqual([
    `ACR 45 mg/g，${reason}`,
    `eGFR 52 mL/min/1.73 m²，${reason}`,
  ]);
  expect(of([filtration('80')], undated)).toBeUndefined();
});
