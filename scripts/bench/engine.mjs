// The conclusion engine by itself, and the list of a day that it made: what a doctor waits for on the server.
import { join } from 'node:path';
import { root } from '../lib/workplace.mjs';
import { median, stopServer } from './load.mjs';
import { signInAs, startMock } from './servers.mjs';

const PORT = 4640;
const AT = '2025-11-18T10:00:00+08:00';
const LISTED = 400;
const ROUNDS = 25;

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

/** Milliseconds to read a report of so many rows: the best of many, which other work on the machine leaves as it is. */
async function readingOf(rows, rounds) {
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
      results: resultsOf(rows),
      earlier,
    });
    const begin = performance.now();
    read(input);
    times.push(performance.now() - begin);
  }
  return Math.min(...times);
}

const NAMES = { K: '钾', NA: '钠', CREA: '肌酐', UREA: '尿素', GLU: '葡萄糖', ALT: '丙氨酸氨基转移酶' };

/** So many patients of one day, six results each. */
function dayCsv(patients) {
  const wanted = ITEMS.filter(([code]) => NAMES[code] !== undefined);
  const lines = Array.from({ length: patients }, (_, patient) =>
    wanted.map(([code, unit, usual], index) => {
      const value = (usual * ((patient + index) % 7 === 6 ? 1.9 : 1)).toPrecision(3);
      const minute = String(patient % 60).padStart(2, '0');
      return `D${patient},日${patient},男,1958-03-12,2025-11-18 08:${minute},${NAMES[code]},血清,${value},${unit},${usual * 0.8}-${usual * 1.2}`;
    }),
  );
  return ['患者编号,姓名,性别,出生日期,时间,项目名称,标本,结果,单位,参考区间', ...lines.flat()].join('\n');
}

/** Milliseconds of the list of a day with so many reports, as the server answers it once it has read them. */
async function listOfDay() {
  const server = await startMock('plain', PORT);
  const base = `http://127.0.0.1:${PORT}`;
  try {
    const authorization = await signInAs(base, 'doctor');
    const headers = { 'x-wire': 'plain', authorization };
    const brought = await fetch(`${base}/__mock/import?name=day.csv`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'text/csv' },
      body: dayCsv(LISTED),
    });
    if (!brought.ok) throw new Error(`import: ${brought.status}`);
    await brought.text();
    const times = [];
    let total = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const begin = performance.now();
      const answer = await fetch(`${base}/api/v2/worklist?scope=all&page_size=200`, { headers });
      const { total_elements: found } = await answer.json();
      times.push(performance.now() - begin);
      total = found;
    }
    if (total < LISTED) throw new Error(`${total} reports in the list instead of ${LISTED}`);
    return { reports: total, first: times[0], best: Math.min(...times), median: median(times) };
  } finally {
    await stopServer(server);
  }
}

/** The engine on a report of 25 and of 5,000 rows, and the list of a day. */
export async function measureEngine() {
  return { 25: await readingOf(25, 300), 5000: await readingOf(5000, 10), list: await listOfDay() };
}

/** Prints the figures. */
export function printEngine(engine, printTable) {
  console.log('\nReading of one report by the engine alone, milliseconds (best)');
  printTable({ '25 rows': { read: engine[25] }, '5,000 rows': { read: engine[5000] } });
  console.log('\nList of a day, milliseconds on the server');
  printTable({ worklist: engine.list });
}

/** What must hold. */
export function engineAims({ 25: small, 5000: large, list }) {
  return [
    { text: 'reading of 25 rows, ms', value: small, limit: 2 },
    { text: 'reading of 5,000 rows, ms', value: large, limit: 100 },
    { text: `list of a day with ${list.reports} reports, ms`, value: list.best, limit: 50 },
  ];
}
