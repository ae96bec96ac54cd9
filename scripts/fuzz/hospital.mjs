import { join } from 'node:path';
import { root } from '../lib/workplace.mjs';
import { createClient } from './client.mjs';

const clock = '2025-11-18T10:30:00+08:00';
/** Nothing but this account writes the assessment that must outlive the run, and no fuzzed request has its session. */
const keeper = 'doctor2';
const users = ['doctor', 'doctor', 'doctor', 'lab', 'lab', 'lab-plain', 'prompt', 'account', 'log', 'ops', 'research'];
const others = ['audit', 'info', 'applicant'];
const sideWorld = 'fuzz-side';
const clinicalTables = { patient: 'patient_id', report: 'report_id', laboratory: 'laboratory_id' };

/** Saved records by the tag of their tool. */
const recordTables = {
  grace: 'grace_report',
  pleural: 'pleural_report',
  covid19: 'covid19_report',
  'thyroid-followup': 'thyroid_followup',
};
/** A report or two that each tool reads, by its tag. */
const toolReports = {
  'blood-gas': ['R1003-01'],
  ckd: ['R1004-01'],
  gastric: ['R1010-01', 'R1131-01'],
  'adrenal-cortex': ['R1016-01', 'R1172-06'],
  aldosteronism: ['R1015-01', 'R1181-05'],
  'thyroid-function': ['R1009-01', 'R1193-01'],
  cerebrospinal: ['R1017-01', 'R1201-03'],
};

const load = (path) => import(join(root, path));

/** What the run needs of the project's own modules. */
export async function loadProject() {
  const [
    { createHospital },
    { readDocument },
    { readOperations },
    rights,
    seeds,
    { demoPassword, accounts },
    cipher,
    key,
  ] = await Promise.all([
    load('mock-server/src/app.ts'),
    load('mock-server/src/contract/document.ts'),
    load('mock-server/src/contract/operations.ts'),
    load('mock-server/src/contract/rights.ts'),
    load('mock-server/src/hospital/seed-ids.ts'),
    load('mock-server/src/hospital/accounts.ts'),
    load('packages/wire-cipher/src/node-engine.ts'),
    load('packages/wire-cipher/src/development-key.ts'),
  ]);
  const { createExemptList, defaultExempt } = await load('packages/wire-cipher/src/exempt-list.ts');
  const { writeLicenceCode } = await load('mock-server/src/hospital/licence-code.ts');
  const { CKD_RISK_FIGURES } = await load('mock-server/src/drawings/model-figures.ts');
  const document = readDocument();
  return {
    createHospital,
    document,
    operations: readOperations(document),
    mayCall: rights.mayCall,
    seeds,
    modelNames: [CKD_RISK_FIGURES],
    licenceCodes: [
      writeLicenceCode({ kind: 'valid', endsOn: '2027-01-31' }),
      writeLicenceCode({ kind: 'trial', endsOn: '2025-12-31' }),
      writeLicenceCode({ kind: 'valid', endsOn: '2020-01-31' }),
    ],
    password: demoPassword,
    accounts: new Map(accounts.map((account) => [account.userName, account])),
    engine: cipher.createNodeEngine(key.developmentKey),
    otherEngine: cipher.createNodeEngine(Buffer.alloc(32, 7)),
    isExempt: createExemptList(defaultExempt),
  };
}

/** The hospital under test, in memory, encrypted and strict, with its accounts signed in. */
export async function openHospital(project) {
  const { engine, password, mayCall } = project;
  const hospital = await project.createHospital({ state: 'memory', clock, wire: 'encrypted', docs: false });
  hospital.worlds.create({ id: sideWorld, clock });
  const address = await hospital.app.listen({ port: 0, host: '127.0.0.1' });
  const client = createClient(address);

  /** A call that has to succeed. */
  const call = async (method, target, { headers = {}, body } = {}) => {
    const answer = await client.send({
      method,
      target,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined
        ? {}
        : { body: Buffer.from(JSON.stringify({ data: engine.sealSync(JSON.stringify(body)) })) }),
    });
    const value = JSON.parse(engine.openSync(JSON.parse(answer.body.toString()).data));
    if (answer.status !== 200) throw new Error(`${method} ${target}: ${answer.status} ${JSON.stringify(value)}`);
    return value;
  };
  const signIn = async (name, headers = {}) => {
    const body = { user_name: name, password };
    return (await call('POST', '/api/v2/users/operation_users/login', { headers, body })).token;
  };

  const tokens = new Map();
  const sideTokens = new Map();
  for (const name of new Set([...users, ...others])) {
    tokens.set(name, await signIn(name));
    sideTokens.set(name, await signIn(name, { 'x-mock-world': sideWorld }));
  }
  const accountOf = (name) => ({ name, token: () => tokens.get(name), sideToken: () => sideTokens.get(name) });
  const all = [...users, ...others];
  const accounts = {
    sideWorld,
    /** Mostly one that may call the operation. */
    pick: (operation, random) => {
      const able = all.filter((name) => mayCall(project.accounts.get(name), operation));
      return accountOf(random.chance(0.93) && able.length > 0 ? random.pick(able) : random.pick(all));
    },
    /** After a session ended: the run goes on with a new one. */
    renew: async (name, isSide) => {
      if (isSide) sideTokens.set(name, await signIn(name, { 'x-mock-world': sideWorld }));
      else tokens.set(name, await signIn(name));
    },
    /** After a request that may keep an account out: those that make the requests and check the store work on. */
    free: () => {
      const names = [...new Set([...all, keeper])].map((name) => `'${project.accounts.get(name).userId}'`).join(', ');
      for (const world of [hospital.worlds.default, hospital.worlds.get(sideWorld)]) {
        world.db.exec(`UPDATE blacklist SET released_at = '${clock}' WHERE released_at = '' AND user_id IN (${names})`);
      }
    },
  };
  /** A ticket of the other hospital system, for the plug-in login. */
  const issueTicket = async (name) => {
    const body = Buffer.from(JSON.stringify({ user_name: name, patient_id: 'P1001' }));
    const headers = { 'content-type': 'application/json' };
    const answer = await client.send({ method: 'POST', target: '/__mock/tickets', headers, body });
    return JSON.parse(answer.body.toString()).ticket;
  };
  const tickets = [];
  for (let count = 0; count < 120; count += 1) tickets.push(await issueTicket(users[count % users.length]));
  const column = (sql) =>
    hospital.worlds.default.db
      .prepare(sql)
      .all()
      .map((row) => Object.values(row)[0]);
  const rows = (sql, ...values) =>
    hospital.worlds.default.db
      .prepare(sql)
      .all(...values)
      .map((row) => ({ ...row }));
  const groups = Object.fromEntries(
    Object.entries(recordTables).map(([tag, table]) => [tag, rows(`SELECT patient_id, report_id FROM ${table}`)]),
  );
  groups.replay = rows('SELECT 5 AS api_type, patient_id, report_id FROM grace_report');
  for (const [tag, reportIds] of Object.entries(toolReports)) {
    groups[tag] = reportIds.flatMap((id) => rows('SELECT patient_id, report_id FROM report WHERE report_id = ?', id));
  }
  groups.reports = rows(
    'SELECT patient_id, report_id, max(laboratory_id) AS laboratory_id FROM laboratory JOIN report USING (report_id) GROUP BY report_id LIMIT 40',
  );
  // Shared by the account whose session no fuzzed request has, so that none of them is revoked.
  const sharer = { authorization: `Bearer ${await signIn(keeper)}` };
  const shareTokens = [];
  for (const { report_id } of groups.reports.slice(0, 5)) {
    shareTokens.push(
      (await call('POST', '/api/v2/shares', { headers: sharer, body: { report_id, days: 30, contacted: true } })).token,
    );
  }
  const ids = {
    entry_id: column('SELECT entry_id FROM blacklist ORDER BY entry_id'),
    patient_id: column('SELECT patient_id FROM patient ORDER BY patient_id'),
    report_id: [
      ...Object.values(project.seeds.SEED_GRACE_IDS),
      ...column('SELECT min(report_id) FROM report GROUP BY patient_id ORDER BY patient_id'),
    ],
  };
  return {
    hospital,
    client,
    accounts,
    ids,
    groups,
    tickets,
    shareTokens,
    call,
    signIn,
    close: () => (client.close(), hospital.close()),
  };
}

function clinicalRows(db) {
  return Object.fromEntries(
    Object.entries(clinicalTables).map(([table, key]) => [
      table,
      db
        .prepare(`SELECT * FROM ${table} ORDER BY ${key}`)
        .all()
        .map((row) => JSON.stringify(row)),
    ]),
  );
}

/**
 * Remembers the clinical rows and saves one assessment; the function it answers says what of it is no longer so.
 */
export async function watchStore({ hospital, call, signIn }, { seeds }) {
  const worlds = [hospital.worlds.default, hospital.worlds.get(sideWorld)];
  const before = worlds.map(({ db }) => clinicalRows(db));
  const headers = { authorization: `Bearer ${await signIn(keeper)}` };
  const patientId = Object.values(seeds.SEED_PATIENT_IDS)[1];
  const body = {
    patient_id: patientId,
    cardiac_arrest: false,
    st_down: true,
    cardiac_enzymes_high: true,
    age: 67,
    heart_rate: 96,
    blood_pressure: 118,
    serum_creatinine: 112,
    kill_ip_rank: 2,
    evidences: [{ name: '肌钙蛋白I', specimen: '血清', result: '860', unit: 'ng/L', reference: '≤ 34' }],
  };
  const { report_id: reportId } = await call('POST', `/api/v2/model/grace/${patientId}`, { headers, body });
  const read = () => call('GET', `/api/v2/model/grace/${reportId}`, { headers });
  const saved = JSON.stringify(await read());

  return async () => {
    const problems = [];
    for (const [index, { db, id }] of worlds.entries()) {
      const integrity = db.prepare('PRAGMA integrity_check').all();
      if (integrity.length !== 1 || integrity[0].integrity_check !== 'ok') problems.push(`${id}: integrity_check`);
      const orphans = db.prepare('PRAGMA foreign_key_check').all();
      if (orphans.length > 0)
        problems.push(`${id}: ${orphans.length} rows point nowhere: ${JSON.stringify(orphans[0])}`);
      if (db.isTransaction) problems.push(`${id}: a transaction was left open`);
      const now = clinicalRows(db);
      for (const table of Object.keys(clinicalTables)) {
        const [had, has] = [before[index][table], now[table]];
        const kept = new Set(has);
        const changed = had.filter((row) => !kept.has(row)).length;
        if (had.length !== has.length || changed > 0) {
          problems.push(`${id}: ${table} had ${had.length} rows, has ${has.length}, ${changed} changed or gone`);
        }
      }
    }
    try {
      const now = JSON.stringify(await read());
      if (now !== saved) problems.push(`the saved assessment ${reportId} reads differently: ${saved} / ${now}`);
    } catch (error) {
      problems.push(`the saved assessment ${reportId} cannot be read: ${error.message}`);
    }
    return problems;
  };
}
