import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import type { CatalogueItem } from '../catalogue/catalogue.ts';
import { contradictionsIn, CONTRADICTIONS } from './contradictions.ts';
import { textsOf } from './plain-reading.ts';
import { readPlainReport } from './plain-report.ts';
import { read } from './read.ts';

const RUNS = 10_000;

/** Around and beyond the interval, far out of it, and now and then what cannot be read. */
function resultOf(item: CatalogueItem): fc.Arbitrary<{ value: string; source_flag: string }> {
  const interval = item.intervals.male ?? item.intervals.female ?? { low: 1, high: 10 };
  const low = interval.low ?? 0;
  const high = interval.high ?? low * 2 + 1;
  const width = high - low === 0 ? 1 : high - low;
  const number = fc
    .double({ min: Math.max(low - width, 0), max: high + 3 * width, noNaN: true })
    .map((value) => value.toPrecision(3));
  const word = fc.constantFrom('阳性', '阴性', '弱阳性', '±', '2+');
  const odd = fc.constantFrom('见附图', '<0.1', '', '溶血', 'HI', 'LO', '超限', '升高');
  return fc.record({
    value: fc.oneof(
      { arbitrary: item.valueType === 'qualitative' ? word : number, weight: 12 },
      { arbitrary: odd, weight: 1 },
    ),
    source_flag: fc.oneof(
      { arbitrary: fc.constant(''), weight: 8 },
      { arbitrary: fc.constantFrom('H', 'L', 'N', '危'), weight: 1 },
    ),
  });
}

const row = fc
  .constantFrom(...CATALOGUE)
  .chain((item) => resultOf(item).map((result) => ({ code: item.code, unit: item.unit, range: '', ...result })));

const TAGS = [
  '2 型糖尿病 14 年',
  '慢性肾脏病',
  '慢性阻塞性肺疾病',
  '妊娠 9 周',
  '细菌性脑膜炎',
  '高血压 3 级',
  '缺铁性贫血待查',
];

/** What may be saved for the patient: before the report, or with it. */
const ASSESSMENTS = [
  { api_type: 9, at: '2025-11-17T10:00:00+08:00', form: { pul_ct_abnormality: false, severe_factor: [], paO2: 92 } },
  { api_type: 9, form: { illness_factor: [1] } },
  {
    api_type: 5,
    at: '2025-11-17T10:00:00+08:00',
    form: { age: 50, heart_rate: 70, blood_pressure: 130, serum_creatinine: 80, kill_ip_rank: 1 },
  },
  { api_type: 5, form: { age: 80, heart_rate: 110, blood_pressure: 90, serum_creatinine: 180, kill_ip_rank: 3 } },
  {
    api_type: 8,
    form: { operation: '双侧切除', lymph_metastasis: 2, capsular_invasion: '无', months_since_surgery: 8 },
  },
];

const report = fc.record({
  assessments: fc.subarray(ASSESSMENTS, { maxLength: 2 }),
  at: fc.constant('2025-11-18T10:26:00+08:00'),
  sex: fc.constantFrom('男', '女', ''),
  age: fc.option(fc.integer({ min: 18, max: 95 }), { nil: null }),
  tags: fc.subarray(TAGS, { maxLength: 2 }),
  results: fc.uniqueArray(row, { selector: ({ code }) => code, minLength: 1, maxLength: 14 }),
  earlier: fc.array(
    fc.record({
      at: fc.constantFrom('2025-11-18T02:20:00+08:00', '2025-11-13T08:00:00+08:00', '2025-06-30T09:15:00+08:00'),
      results: fc.uniqueArray(row, { selector: ({ code }) => code, maxLength: 8 }),
    }),
    { maxLength: 2 },
  ),
});

test('no two statements of a report contradict each other, the most urgent stands first and has something to do', () => {
  expect(CONTRADICTIONS.length).toBeGreaterThan(25);
  fc.assert(
    fc.property(report, (given) => {
      const reading = read(readPlainReport(given));
      const headline = reading.headline.map(({ text }) => text).join('；');
      expect(contradictionsIn(headline, textsOf(reading))).toEqual([]);
      const urgencies = reading.findings.map(({ urgency }) => urgency);
      expect(urgencies).toEqual(urgencies.toSorted());
      expect(reading.urgency).toBe(urgencies[0] ?? null);
      const idle = reading.findings.filter(({ urgency, actions }) => urgency === 1 && actions.length === 0);
      expect(idle.map(({ findingId }) => findingId)).toEqual([]);
      if (reading.unread.length > 0) expect(headline).not.toContain('均在各自参考区间内');
      if (reading.level === 'normal') expect(reading.findings).toEqual([]);
      expect(reading.headline.length).toBeGreaterThan(0);
      expect(reading.headline.length).toBeLessThanOrEqual(3);
      expect(reading.actions.length).toBeLessThanOrEqual(3);
    }),
    { numRuns: RUNS },
  );
});
