// The conclusion engine by itself.
import { join } from 'node:path';
import { root } from '../lib/workplace.mjs';

const AT = '2025-11-18T10:00:00+08:00';

/** Code, unit and a usual value of a chemistry and blood count of 25 rows. */
const ITEMS = [
  ['K', 'mmol/L', 4.2],
  ['NA', 'mmol/L', 140],
  ['CL', 'mmol/L', 103],
  ['CA', 'mmol/L', 2.3],
  ['P', 'mmol/L', 1.1],
  ['MG', 'mmol/L', 0.85],
  ['CO2CP', 'mmol/L', 25],
  ['UREA', 'mmol/L', 5.4],
  ['CREA', 'μmol/L', 80],
  ['UA', 'μmol/L', 320],
  ['ALT', 'U/L', 28],
  ['AST', 'U/L', 25],
  ['ALP', 'U/L', 82],
  ['GGT', 'U/L', 30],
  ['TBIL', 'μmol/L', 12],
  ['DBIL', 'μmol/L', 4],
  ['TP', 'g/L', 71],
  ['ALB', 'g/L', 43],
  ['GLU', 'mmol/L', 5.3],
  ['WBC', '10^9/L', 6.4],
  ['HGB', 'g/L', 138],
  ['PLT', '10^9/L', 214],
  ['CRP', 'mg/L', 3.1],
  ['TSH', 'mIU/L', 2],
  ['FT4', 'pmol/L', 16],
];

/** Every fifth value lies well outside. */
function resultsOf(count) {
  return Array.from({ length: count }, (_, index) => {
    const [code, unit, usual] = ITEMS[index % ITEMS.length];
    const value = usual * (index % 5 === 4 ? 1.9 : 0.9 + (index % 4) * 0.05);
    return { code, unit, value: value.toPrecision(3), range: `${usual * 0.8}-${usual * 1.2}` };
  });
}

/** A potassium that is critical in every row, each another one: nothing is said twice, and every row looks at the others. */
function criticalOf(count) {
  return Array.from({ length: count }, (_, index) => ({
    code: 'K',
    unit: 'mmol/L',
    value: (6.3 + index / 2000).toFixed(4),
    range: '3.5-5.3',
  }));
}

/** Milliseconds to read a report of such rows: the best of many, which other work on the machine leaves as it is. */
async function readingOf(results, rounds) {
  const load = (name) => import(join(root, `packages/clinical-rules/src/reading/${name}.ts`));
  const [{ readPlainReport }, { read }] = [await load('plain-report'), await load('read')];
  const earlier = [{ at: '2025-11-12T08:00:00+08:00', results: resultsOf(ITEMS.length) }];
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const input = readPlainReport({
      at: AT,
      sex: '男',
      age: 62,
      tags: ['慢性肾脏病'],
      results,
      earlier,
    });
    const begin = performance.now();
    read(input);
    times.push(performance.now() - begin);
  }
  return Math.min(...times);
}

/** The engine on a report of 25 and of 5,000 rows, and on 5,000 critical ones. */
export async function measureEngine() {
  return {
    25: await readingOf(resultsOf(25), 300),
    5000: await readingOf(resultsOf(5000), 10),
    critical: await readingOf(criticalOf(5000), 10),
  };
}

/** Prints the figures. */
export function printEngine(engine, printTable) {
  console.log('\nReading of one report by the engine alone, milliseconds (best)');
  printTable({
    '25 rows': { read: engine[25] },
    '5,000 rows': { read: engine[5000] },
    '5,000 critical rows': { read: engine.critical },
  });
}

/** What must hold. */
export function engineAims({ 25: small, 5000: large, critical }) {
  return [
    { text: 'reading of 25 rows, ms', value: small, limit: 2 },
    { text: 'reading of 5,000 rows, ms', value: large, limit: 100 },
    { text: 'reading of 5,000 critical rows, ms', value: critical, limit: 100 },
  ];
}
