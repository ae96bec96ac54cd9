import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIAGNOSES } from '@jianwei/clinical-rules/lab-inference/rule-base';
import { readCondition } from '@jianwei/clinical-rules/rule-condition/condition';
import { createSeededWorld } from '../hospital.test-support.ts';
import { patientRecord } from '../interpretation/patient-record.ts';
import { listReportRows } from '../store/clinical-reports.ts';
import type { ReportRow } from '../store/clinical-reports.ts';
import type { World } from '../store/world.ts';
import { rulesFor } from './acting.ts';
import { storedReport } from './stored-report.ts';
import { storedReports } from './stored-reports.ts';
import { conditionKey, runTrial } from './trial.ts';
import type { TriedReport } from './trial.ts';

const EVERY = 16;

function seededRows(world: World): ReportRow[] {
  return listReportRows(world).filter((_, index) => index % EVERY === 0);
}

/** As the next report meets rules: of a record that was read as a whole. */
function realReports(world: World): TriedReport[] {
  return seededRows(world).flatMap(({ report_id: reportId, patient_id: patientId }) => {
    const record = patientRecord(world, patientId);
    const judged = record?.reports.find(({ report }) => report.report_id === reportId);
    return record && judged ? [{ reportId, patientId, report: storedReport(record, judged) }] : [];
  });
}

/** As a trial meets them: of the store, item by item. */
function seededReports(world = createSeededWorld()): TriedReport[] {
  const wanted = new Set(seededRows(world).map(({ report_id: id }) => id));
  return [...storedReports(world, '1900-01-01', '9999-12-31')].filter(({ reportId }) => wanted.has(reportId));
}

const CODES = ['K', 'NA', 'CREA', 'HGB', 'PLT', 'ALT', 'GLU', 'TSH', 'WBC', 'UPRO'];
const code = fc.constantFrom(...CODES);
const limit = fc.double({ min: 0.5, max: 200, noNaN: true });

const leaf = fc.oneof(
  fc.record({
    fact: fc.constant('source'),
    op: fc.constantFrom('in', 'not_in'),
    value: fc.uniqueArray(fc.constantFrom('LIS 主院区', 'LIS 东院区', '急诊床旁'), { minLength: 1 }),
  }),
  fc.record({
    fact: fc.constant('lab'),
    op: fc.constantFrom('below', 'at_least', 'above', 'at_most'),
    value: limit,
    code,
  }),
  fc.record({
    fact: fc.constant('lab_flag'),
    op: fc.constantFrom('is', 'is_not'),
    value: fc.constantFrom('high', 'low', 'critical', 'abnormal', 'normal'),
    code,
  }),
  fc.record({
    fact: fc.constant('delta'),
    op: fc.constantFrom('rise_at_least', 'fall_at_least', 'change_percent_at_least'),
    value: fc.double({ min: 0.1, max: 60, noNaN: true }),
    code,
    within: fc.record({ days: fc.integer({ min: 1, max: 365 }) }),
    of: fc.constantFrom('last', 'mean_3'),
  }),
  fc.record({ fact: fc.constant('tested'), op: fc.constant('is'), value: fc.boolean(), code }),
  fc.record({
    fact: fc.constant('age'),
    op: fc.constantFrom('below', 'at_least'),
    value: fc.integer({ min: 1, max: 90 }),
  }),
  fc.record({ fact: fc.constant('sex'), op: fc.constant('is'), value: fc.constantFrom('男', '女') }),
  fc.record({
    fact: fc.constant('count'),
    op: fc.constant('at_least'),
    value: fc.integer({ min: 1, max: 4 }),
    group: fc.constantFrom('血常规', '肝功能', '电解质'),
    flag: fc.constantFrom('abnormal', 'high'),
  }),
  fc.record({
    fact: fc.constant('lab_text'),
    op: fc.constantFrom('is', 'at_least'),
    value: fc.constantFrom('阴性', '1+', '阳性'),
    code: fc.constantFrom('UPRO', 'HGB'),
  }),
  fc.record({
    fact: fc.constant('ratio'),
    op: fc.constantFrom('below', 'above'),
    value: fc.double({ min: 0.1, max: 3, noNaN: true }),
    code: fc.constantFrom('ALT', 'NA'),
    of_code: fc.constantFrom('AST', 'K'),
  }),
  fc.record({
    fact: fc.constantFrom('diagnosis', 'history_diagnosis'),
    op: fc.constantFrom('in', 'not_in'),
    value: fc.subarray(
      DIAGNOSES.map(({ id }) => id),
      { minLength: 1, maxLength: 40 },
    ),
  }),
  fc.record({
    fact: fc.constantFrom('specimen', 'patient_tag'),
    op: fc.constantFrom('in', 'not_in'),
    value: fc.subarray(['血清', '尿液', '透析', '妊娠'], { minLength: 1 }),
  }),
);
const group = (members: fc.Arbitrary<unknown>) =>
  fc.oneof(
    fc.record({ all: fc.array(members, { minLength: 1, maxLength: 3 }) }),
    fc.record({ any: fc.array(members, { minLength: 1, maxLength: 3 }) }),
    fc.record({ none: fc.array(members, { minLength: 1, maxLength: 3 }) }),
  );
const condition = group(fc.oneof({ weight: 3, arbitrary: leaf }, { weight: 1, arbitrary: group(leaf) }));

describe('trial and reality', () => {
  it('are one function: what 200 generated rules would have hit is what they hit', async () => {
    const world = createSeededWorld();
    const reports = seededReports(world);
    const stored = realReports(world);
    expect(reports.length).toBeGreaterThan(20);
    expect(stored).toHaveLength(reports.length);
    const rules = fc
      .sample(condition, { numRuns: 200, seed: 20251118 })
      .map((given, index) => ({ key: `${index}`, condition: readCondition(given) }));
    const real = new Map<string, string>();
    const act = rulesFor(rules);
    for (const { reportId, report } of stored) {
      for (const { rule, evaluation } of act(report)) real.set(`${rule.key} ${reportId}`, JSON.stringify(evaluation));
    }
    const tried = new Map<string, string>();
    for (const { key, condition: one } of rules) {
      const { hits, undetermined } = await runTrial(one, reports);
      for (const { reportId, evaluation } of [...hits, ...undetermined])
        tried.set(`${key} ${reportId}`, JSON.stringify(evaluation));
    }
    expect([...tried].toSorted()).toEqual([...real].toSorted());
    const results = [...tried.values()].map((text) => (JSON.parse(text) as { result: unknown }).result);
    expect(new Set(results)).toEqual(new Set([true, 'undetermined']));
  });

  it('narrows step by step, and the last step is the hits', async () => {
    const reports = seededReports();
    const { hits, funnel } = await runTrial(
      readCondition({
        all: [
          { fact: 'tested', op: 'is', value: true, code: 'K' },
          { fact: 'lab', op: 'above', value: 3.5, code: 'K' },
          {
            any: [
              { fact: 'age', op: 'at_least', value: 60 },
              { fact: 'sex', op: 'is', value: '女' },
            ],
          },
        ],
      }),
      reports,
    );
    const counts = funnel.map(({ stillTrue }) => stillTrue.length);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(counts.at(-1)).toBe(hits.length);
    expect(funnel.map(({ path }) => path)).toEqual(['0', '1', '2']);
  });

  it('stops when it is told to', async () => {
    const { reports } = await runTrial(readCondition({ all: [] }), seededReports(), { isStopped: () => true });
    expect(reports).toBe(0);
  });

  it('knows an equal condition whatever the order of its keys', () => {
    const one = { all: [{ fact: 'lab', op: 'below', value: 3, code: 'K' }] };
    const other = { all: [{ code: 'K', value: 3, op: 'below', fact: 'lab' }] };
    expect(conditionKey(readCondition(one))).toBe(conditionKey(readCondition(other)));
  });
});
