// Imports 100,000 rows into a running mock hospital and signs in all the while: nobody waits for an import.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { enableCompileCache } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROWS = 100_000;
const ROWS_OF_REPORT = 20;
const PAUSE_MS = 20;

/** A laboratory's CSV with 100,000 results of 250 patients. */
function largeCsv() {
  const lines = ['patient_id,name,sex,birth_date,time,item,specimen,result,unit'];
  const items = ['钾,血清', '钠,血清', '氯,血清', '尿素,血清'];
  for (let row = 0; row < ROWS; row += 1) {
    const report = Math.floor(row / ROWS_OF_REPORT);
    const person = report % 250;
    const day = new Date(Date.UTC(2020, 0, 1 + Math.floor(report / 250)) + (row % ROWS_OF_REPORT) * 3_600_000);
    const result = (4 + (row % 10) / 10).toFixed(1);
    lines.push(
      `X${person},患者${person},女,1960-02-03,${day.toISOString().slice(0, 16)},${items[row % 4]},${result},mmol/L`,
    );
  }
  return lines.join('\n');
}

/** @returns the slowest login during the import in milliseconds, what the import took and the server's peak of memory */
export async function measureImportLogins() {
  const server = fork(fileURLToPath(import.meta.url), ['serve']);
  const [address] = await once(server, 'message');
  const login = async () => {
    const begin = performance.now();
    const answer = await fetch(`${address}/api/v2/users/operation_users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user_name: 'doctor', password: 'jianwei-demo' }),
    });
    if (answer.status !== 200) throw new Error(`login: ${answer.status}`);
    return performance.now() - begin;
  };
  await login();
  const begin = performance.now();
  let isDone = false;
  const importing = fetch(`${address}/__mock/import?name=large.csv`, { method: 'POST', body: largeCsv() }).then(
    async (answer) => {
      isDone = true;
      return { status: answer.status, account: await answer.json() };
    },
  );
  const logins = [];
  while (!isDone) {
    logins.push(await login());
    await wait(PAUSE_MS);
  }
  const { status, account } = await importing;
  const seconds = (performance.now() - begin) / 1000;
  server.send('end');
  const [megabytes] = await once(server, 'message');
  if (status !== 200) throw new Error(`import: ${status} ${JSON.stringify(account).slice(0, 300)}`);
  return { slowestMs: Math.max(...logins), logins: logins.length, taken: account.taken, seconds, megabytes };
}

if (process.argv[2] === 'serve') {
  // As the hospital's own program begins (mock-server/src/cli.ts).
  enableCompileCache();
  const { keepHeapSmall } = await import('../../mock-server/src/small-heap.ts');
  keepHeapSmall();
  const { createHospital } = await import('../../mock-server/src/app.ts');
  const hospital = await createHospital({ state: 'memory', wire: 'plain', docs: false });
  process.send(await hospital.app.listen({ port: 0, host: '127.0.0.1' }));
  await once(process, 'message');
  process.send(process.resourceUsage().maxRSS / 1024);
  process.disconnect();
  await hospital.close();
}
