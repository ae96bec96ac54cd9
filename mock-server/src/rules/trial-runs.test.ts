import { readCondition } from '@jianwei/clinical-rules/rule-condition/condition';
import { expect, test } from 'vitest';
import { createSeededWorld } from '../hospital.test-support.ts';
import type { TriedReport } from './trial.ts';
import { findTrial, hitsOf, isTrying, startTrial } from './trial-runs.ts';

const condition = readCondition({ all: [{ fact: 'age', op: 'at_least', value: 40 }] });
const report = (index: number): TriedReport => ({
  reportId: `R${index}`,
  patientId: `P${index}`,
  report: {
    ageYears: index % 80,
    ageDays: null,
    sex: null,
    department: null,
    time: '2025-11-18T08:00:00+08:00',
    source: null,
    rows: [],
    earlier: () => [],
    diagnoses: null,
    historyDiagnoses: null,
    patientTags: null,
  },
});
const many = (of: number) => ({
  condition,
  compared: undefined,
  show: undefined,
  of,
  reports: () => Array.from({ length: of }, (_, index) => report(index)),
});

test('a long trial says how far it is while it runs, and counts as one only when it is through', async () => {
  const world = createSeededWorld();
  let done = 0;
  const run = startTrial(world, many(1000), () => (done += 1));
  expect(findTrial(world, run.id)?.state).toBe('running');
  expect(isTrying(world)).toBe(true);
  await new Promise((resolve) => void setImmediate(resolve));
  await run.ended;
  expect(run).toMatchObject({ state: 'done', found: { reports: 1000 } });
  expect(hitsOf(run)).toHaveLength(480);
  expect(done).toBe(1);
  expect(isTrying(world)).toBe(false);
});

test('a trial that is stopped keeps what it found and switches nothing on', async () => {
  const world = createSeededWorld();
  let done = 0;
  const run = startTrial(world, many(5000), () => (done += 1));
  run.state = 'cancelled';
  await run.ended;
  expect(run.found.reports).toBeLessThan(5000);
  expect(done).toBe(0);
});
