// A day of 400 reports: how long it takes to come in, and to be listed by danger.
import { median, stopServer } from './load.mjs';
import { signInAs, startMock } from './servers.mjs';

const port = 4641;
const base = `http://127.0.0.1:${port}`;
const DAY = '2025-11-18';
const SIZES = [100, 400];
const ROUNDS = 9;

/** Item, specimen, unit, range, usual value. */
const ITEMS = [
  ['钾', '血清', 'mmol/L', '3.5-5.3', 4.2],
  ['钠', '血清', 'mmol/L', '137-147', 140],
  ['肌酐', '血清', 'μmol/L', '57-111', 80],
  ['尿素', '血清', 'mmol/L', '3.6-9.5', 5.4],
  ['葡萄糖', '血清', 'mmol/L', '3.9-6.1', 5.3],
  ['白蛋白', '血清', 'g/L', '40-55', 43],
  ['丙氨酸氨基转移酶', '血清', 'U/L', '9-50', 28],
  ['血红蛋白', '全血', 'g/L', '130-175', 138],
  ['血小板计数', '全血', '10^9/L', '125-350', 214],
  ['白细胞计数', '全血', '10^9/L', '3.5-9.5', 6.4],
];
const HEAD = '患者编号,姓名,性别,出生日期,时间,项目名称,标本,结果,单位,参考区间';
const two = (figure) => String(figure).padStart(2, '0');

/** Reports of one day, a patient each; every fifth value lies well outside. */
function dayOf(prefix, reports) {
  const rows = Array.from({ length: reports }, (_, index) => {
    const time = `${DAY} ${two(6 + (index % 4))}:${two(index % 60)}`;
    const who = `${prefix}${index},患者${prefix}${index},男,19${50 + (index % 40)}-03-01,${time}`;
    return ITEMS.map(([item, specimen, unit, range, usual], place) => {
      const value = usual * ((index + place) % 5 === 0 ? 1.7 : 0.95 + ((index + place) % 4) * 0.03);
      return `${who},${item},${specimen},${value.toPrecision(3)},${unit},${range}`;
    });
  });
  return [HEAD, ...rows.flat()].join('\n');
}

async function call(path, headers, body) {
  const begin = performance.now();
  const answer = await fetch(`${base}${path}`, { headers, ...(body === undefined ? {} : { method: 'POST', body }) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
  return { milliseconds: performance.now() - begin, value: JSON.parse(text) };
}

/** Milliseconds of taking such a day in, of the first list of it, of the list once more, and after one more report came. */
async function measureDay(reports) {
  const server = await startMock('plain', port);
  try {
    const headers = { 'x-wire': 'plain', authorization: await signInAs(base, 'doctor') };
    const list = () => call(`/api/v2/worklist?date=${DAY}&scope=all&page_size=200`, headers);
    const taken = await call('/__mock/import', {}, dayOf('D', reports));
    const first = await list();
    if (first.value.total_elements < reports) throw new Error(`${first.value.total_elements} reports are listed`);
    const again = [];
    const changed = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      again.push((await list()).milliseconds);
      await call('/__mock/import', {}, dayOf(`E${round}-`, 1));
      changed.push((await list()).milliseconds);
    }
    return {
      import: taken.milliseconds,
      'first list': first.milliseconds,
      'list again': median(again),
      'list after one more report': median(changed),
    };
  } finally {
    await stopServer(server);
  }
}

/** The figures by number of reports. */
export async function measureDayList() {
  const figures = {};
  for (const size of SIZES) figures[size] = await measureDay(size);
  return figures;
}
