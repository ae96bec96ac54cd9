import { describe, expect, test } from 'vitest';
import type { Inference, InferredDiagnosis } from '../lab-inference/infer.ts';
import { asRead } from './as-read.ts';
import { criticalLimitText } from './critical-limit.ts';
import { findItem } from '../catalogue/catalogue.ts';
import { isExplained } from './explained.ts';
import type { JudgedRow } from './judged-row.ts';
import { onlyReport, printedRow, recordOf, WOMAN } from './record.test-support.ts';
import type { PlainRow } from './record.test-support.ts';
import { isOfFailedKidney, isVirusLessLikely, isVirusRefuted, settled } from './settled.ts';

const rowsOf = (...rows: readonly PlainRow[]): readonly JudgedRow[] => onlyReport(rows)[1].rows;
const found = (id: string, urgency = 1): InferredDiagnosis =>
  ({
    ...{ id, name: id, urgency, reliable: 2, score: 1, foldedUnder: null, evidences: [], satisfied: [] },
  }) as unknown as InferredDiagnosis;
const HSV = (result: string): PlainRow => ['CSF-HSV', result, '', { range_text: '阴性' }];
const OTHER: PlainRow = ['HBSAG', '阴性', '', { range_text: '阴性' }];

describe('an encephalitis of a virus', () => {
  test('is refuted by its nucleic acid alone', () => {
    expect([
      isVirusRefuted(rowsOf(OTHER, HSV('阴性'))),
      isVirusRefuted(rowsOf(HSV('阳性'))),
      isVirusRefuted(rowsOf(OTHER)),
      isVirusRefuted([]),
    ]).toEqual([...[true, false, false, false]]);
  });

  test.each<[string, readonly PlainRow[], readonly string[], boolean]>([
    ['refuted', [HSV('阴性')], [], true],
    ['beside an autoimmune one', [], ['VMEN', 'AIE'], true],
    ['beside another of the optic nerve', [], ['NMOSD'], true],
    ['found, beside an autoimmune one', [OTHER, HSV('阳性')], ['AIE'], false],
    ['not looked for', [OTHER], ['VMEN'], false],
    ['beside a positive row of another kind', [['HBSAG', '阳性', '', { range_text: '阴性' }]], ['AIE'], true],
  ])('%s is less likely: %s', (_what, rows, others, is) => {
    expect(
      isVirusLessLikely(
        rowsOf(...rows),
        others.map((id) => found(id)),
      ),
    ).toBe(is);
  });

  test('that is less likely is looked at the same day, after what is more urgent', () => {
    const at = {
      report: { report_id: 'R', report_name: '', report_time: '2025-11-17T08:00:00+08:00' },
      person: { sex: 'female' as const, ageYears: 60, isPregnant: false },
      patient: WOMAN,
    };
    const of = (rows: readonly PlainRow[], ...ids: readonly string[]) => {
      const inference = { diagnoses: ids.map((id) => found(id)), uninterpreted: [] } as unknown as Inference;
      return settled(inference, rowsOf(...rows), [], at as never).diagnoses.map(
        ({ id, urgency }) => `${id} ${urgency}`,
      );
    };
    expect(of([HSV('阴性')], 'VMEN', 'DKA')).toEqual(['DKA 1', 'VMEN 2']);
    expect([of([HSV('阳性')], 'VMEN', 'DKA'), of([HSV('阴性')], 'DKA')]).toEqual([['VMEN 1', 'DKA 1'], ['DKA 1']]);
  });
});

test.each([
  [['CKD'], true],
  [['dialysis'], true],
  [['dialysis', 'AKI'], false],
  [['CKD', 'dialysis', 'AKI'], true],
  [['AKI'], false],
  [[], false],
])('kidneys of %j have failed for good: %s', (known, is) => {
  expect(isOfFailedKidney(new Set(known))).toBe(is);
});

describe('a diagnosis that is refuted or brought about', () => {
  const is = (
    id: string,
    rows: readonly PlainRow[] = [],
    known: readonly string[] = [],
    others: readonly string[] = [],
  ) =>
    isExplained(
      found(id),
      others.map((other) => found(other)),
      rowsOf(...rows),
      new Set(known),
    );
  const ferritin = (value: string): PlainRow => ['FER', value, 'ng/mL', { range_text: '10-300' }];

  test('an iron deficiency by a ferritin from 100 on (J-80, 34)', () => {
    expect([
      is('IDA', [ferritin('100')]),
      is('IDA', [ferritin('99')]),
      is('IDA', [ferritin('8'), ferritin('120')]),
      is('IDA', [['K', '100', 'mmol/L']]),
      is('IDA', [ferritin('溶血')]),
      is('IDA'),
    ]).toEqual([...[true, false, true, false, false, false]]);
    expect(is('DM', [ferritin('500')])).toBe(false);
  });

  test.each(['RENAN', 'CKDMBD'])(
    '%s of an injury that a tag names is none of three months, of a known disease it is (KDIGO 2012)',
    (id) => {
      expect([is(id, [], ['AKI']), is(id, [], ['AKI', 'CKD']), is(id, [], ['CKD']), is(id)]).toEqual([
        true,
        false,
        false,
        false,
      ]);
    },
  );

  test('a thrombosis beside consumption, not beside what makes clots by itself', () => {
    expect([is('VTE', [], [], ['DIC']), is('VTE', [], [], ['DIC', 'APS']), is('VTE', [], [], ['LEUK', 'HIT'])]).toEqual(
      [true, false, true],
    );
  });
});

describe('the critical limit of a result', () => {
  const of = (...rows: readonly PlainRow[]) => rowsOf(...rows).map(criticalLimitText);

  test('is told in the unit of the result, and in its own where they do not convert', () => {
    expect(of(['K', '2.0', 'mmol/L'], ['PLT', '10', '10^9/L'], ['GLU', '500', 'mg/dL'])).toEqual([
      '< 2.8',
      '< 30',
      expect.stringMatching(/^> \d/) as string,
    ]);
    const [acid] = rowsOf(['PH', '7.0', '']);
    expect(acid && criticalLimitText({ ...acid, printed: { ...acid.printed, unit: 'g' } })).toBe('< 7.2');
    const [row] = rowsOf(['K', '6.9', 'mmol/L']);
    const other = row && { ...row, printed: { ...row.printed, unit: 'g' } };
    expect(other && criticalLimitText(other)).toBe('> 6.2 mmol/L');
    const low = row?.item && {
      ...row,
      item: { ...row.item, critical: { low: 2.8, inclusive: true } },
      flag: { ...row.flag, critical: 'low' as const },
    };
    expect(low && criticalLimitText(low as JudgedRow)).toBe('≤ 2.8');
    const none = row?.item && { ...row, item: { ...row.item, critical: { low: 2.8, when: 'first' as const } } };
    expect(none && criticalLimitText(none as JudgedRow)).toBe('');
    const gone = row?.item && { ...row, item: { ...row.item, critical: null } };
    expect(gone && criticalLimitText(gone as JudgedRow)).toBe('');
  });
});

describe('a screening for HIV', () => {
  const read = (code: string, result: string) => asRead(printedRow({ code, name: '', result }), findItem(code)).result;

  test('that waits to be confirmed reacted', () => {
    expect(['待确定', '待确认', '待确证', '待复检'].map((word) => read('HIVAB', `HIV抗体${word}`))).toEqual([
      ...['弱阳性', '弱阳性', '弱阳性', 'HIV抗体待复检'],
    ]);
    expect([read('HBSAG', '待确认'), asRead(printedRow({ result: '待确认' }), undefined).result]).toEqual([
      '待确认',
      '待确认',
    ]);
  });
});

describe('a result that cannot be believed', () => {
  test('is judged by nothing', () => {
    const [row] = rowsOf(['K', '400', 'mmol/L', { range_text: '3.5-5.3' }]);
    expect([row?.suspicion?.reason, row?.flag.state]).toEqual(['implausible', 'undetermined']);
  });

  test('is none where an earlier one was as far: a course that moves is no slip of units', () => {
    const course = (...results: readonly string[]) => {
      const record = recordOf(
        results.map((result, at) => ({ day: `2025-11-0${at + 1}`, rows: [['CRP', result, 'mg/L']] })),
      );
      return record.reports[0]?.rows[0]?.suspicion?.reason;
    };
    expect([course('12', '72'), course('12', '30', '70', '12', '72')]).toEqual(['unit_slip', undefined]);
  });
});
