// Counts cohorts over a hospital of 100,000 reports and prints what it took: a process of its own, so that its memory is known.
import { join } from 'node:path';
import { root } from '../lib/workplace.mjs';
import { p95 } from './percentiles.mjs';

const REPORTS = Number(process.argv[2] ?? 100_000);
const REPORTS_OF_PATIENT = 2.6;
const ROUNDS = 60;
const CLOCK = '2025-11-18T10:30:00+08:00';
const FIRST_DAY = Date.parse('2021-01-04');
const DAYS = 1770;
const MINUTES_OF_MORNING = 240;

/** Code, unit, a usual value, how far it spreads. */
const items = [
  ['CREA', 'μmol/L', 82, 0.45],
  ['UREA', 'mmol/L', 5.6, 0.4],
  ['UA', 'μmol/L', 340, 0.3],
  ['K', 'mmol/L', 4.3, 0.12],
  ['NA', 'mmol/L', 140, 0.03],
  ['GLU', 'mmol/L', 5.9, 0.35],
  ['ALT', 'U/L', 26, 0.7],
  ['AST', 'U/L', 25, 0.6],
  ['ALB', 'g/L', 42, 0.12],
  ['HGB', 'g/L', 135, 0.15],
  ['WBC', '10^9/L', 6.6, 0.4],
  ['PLT', '10^9/L', 220, 0.3],
];

/** The same numbers in every run. */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
const random = createRandom(20_251_118);
const around = (usual, spread) => usual * Math.exp(spread * (random() + random() + random() - 1.5));
const departments = ['内分泌科', '肾内科', '心内科', '消化内科', '呼吸内科', '急诊科', '老年科', '血液科'];

function fill(world) {
  const { db } = world;
  const patient = db.prepare(
    "INSERT INTO patient (patient_id, name, gender, birth_date, department, bed_no, inpatient_no) VALUES (?, '量程', ?, ?, ?, '', '')",
  );
  const report = db.prepare(
    "INSERT INTO report (report_id, patient_id, report_name, report_time) VALUES (?, ?, '生化', ?)",
  );
  const row = db.prepare(
    "INSERT INTO laboratory (laboratory_id, report_id, position, code, name, specimen, result, unit, range_text, group_name) VALUES (?, ?, ?, ?, ?, '血清', ?, ?, '', '生化')",
  );
  const patients = Math.round(REPORTS / REPORTS_OF_PATIENT);
  for (let index = 0; index < patients; index += 1) {
    const born = `${1935 + Math.floor(random() * 70)}-0${1 + Math.floor(random() * 9)}-15`;
    patient.run(
      `P${index}`,
      random() < 0.5 ? '男' : '女',
      born,
      departments[Math.floor(random() * departments.length)],
    );
  }
  for (let index = 0; index < REPORTS; index += 1) {
    const owner = index < patients ? index : Math.floor(random() * patients);
    const at =
      FIRST_DAY + Math.floor(random() * DAYS) * 86_400_000 + Math.floor(random() * MINUTES_OF_MORNING) * 60_000;
    report.run(`R${index}`, `P${owner}`, `${new Date(at).toISOString().slice(0, 19)}+08:00`);
    for (const [position, [code, unit, usual, spread]] of items.entries()) {
      row.run(`L${index}-${position}`, `R${index}`, position, code, code, around(usual, spread).toPrecision(3), unit);
    }
  }
}

const load = (path) => import(join(root, 'mock-server/src', path));
const { createWorld } = await load('store/worlds.ts');
const { researchStore } = await load('research/store.ts');
const { countCohort } = await load('research/engine.ts');
const { cohortDistributions } = await load('research/distributions.ts');
const { readCohort } = await import(join(root, 'packages/clinical-rules/src/cohort/cohort.ts'));

const world = createWorld(fill, CLOCK);
const before = process.memoryUsage().rss;
const begin = performance.now();
const store = researchStore(world);
const build = performance.now() - begin;
const results = [...store.columns.values()].reduce((sum, { minute }) => sum + minute.length, 0);
const arrays = process.memoryUsage().arrayBuffers;

/** Six conditions, of which one moves from call to call, as under a hand that drags a limit. */
const cohortOf = (limit) =>
  readCohort({
    version: 1,
    unit: 'patient',
    entry: { id: 'entry', kind: 'result', laboratory_code: 'GLU', comparator: '≥', value: 5 },
    conditions: [
      { id: 'c1', kind: 'age', from: 30, to: 85 },
      { id: 'c2', kind: 'result', laboratory_code: 'CREA', pick: 'last', comparator: '≥', value: limit },
      { id: 'c3', kind: 'result', laboratory_code: 'K', pick: 'any', comparator: 'between', value: 3.5, value_to: 5.5 },
      { id: 'c4', kind: 'result', laboratory_code: 'HGB', pick: 'min', comparator: '≥', value: 90 },
      { id: 'c5', kind: 'follow_up', reports: 2, days: 30 },
      { id: 'c6', kind: 'sex', values: [1] },
    ],
    calendar: {},
  });
const timed = (work) => {
  const start = performance.now();
  work();
  return performance.now() - start;
};
const codes = ['age', 'sex', 'department', 'CREA', 'K', 'HGB'];
const counts = [];
const distributions = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const cohort = cohortOf(50 + round);
  counts.push(timed(() => countCohort(store, { cohort })));
  const exact = countCohort(store, { cohort });
  distributions.push(
    timed(() => cohortDistributions({ store, cohort, exact, codes, isWithoutOwn: true, isGuarded: false })),
  );
}
const { patients } = countCohort(store, { cohort: cohortOf(60) });
console.log(
  JSON.stringify({
    results,
    people: store.patientIds.length,
    cohort: patients,
    build,
    count: p95(counts),
    distributions: p95(distributions),
    columnsMegabytes: arrays / 1e6,
    growthMegabytes: (process.memoryUsage().rss - before) / 1e6,
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
  }),
);
