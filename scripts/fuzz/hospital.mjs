import { join } from 'node:path';
import { root } from '../lib/workplace.mjs';
import { createClient } from './client.mjs';
import { readSeeds } from './seeds.mjs';

const clock = '2025-11-18T10:30:00+08:00';
/** Nothing but this account writes the assessment that must outlive the run, and no fuzzed request has its session. */
const keeper = 'doctor2';
const users = ['doctor', 'doctor', 'doctor', 'lab', 'lab', 'lab-plain', 'prompt', 'account', 'log', 'ops', 'research'];
const others = ['audit', 'info', 'applicant'];
const sideWorld = 'fuzz-side';

const load = (path) => import(join(root, path));

/** Accounts that make the requests and check the store, with their sessions, as they are at the start. */
const keepSql = (userIds) => `
CREATE TEMP TABLE kept_account AS SELECT * FROM account WHERE user_id IN (${userIds.map((id) => `'${id}'`).join(', ')});
CREATE TEMP TABLE kept_session AS SELECT * FROM session WHERE user_id IN (SELECT user_id FROM kept_account);`;
const ACCOUNT_COLUMNS = `password_salt, password_hash, role, nickname, department, title, phone, permission_column, state, expires_on,
  must_change, lock_reason`;
const RESTORE = `
UPDATE account SET (${ACCOUNT_COLUMNS}) = (SELECT ${ACCOUNT_COLUMNS} FROM kept_account WHERE kept_account.user_id = account.user_id)
  WHERE user_id IN (SELECT user_id FROM kept_account);
INSERT OR IGNORE INTO session SELECT * FROM kept_session;
DELETE FROM failed_login;
UPDATE blacklist SET released_at = '${clock}' WHERE released_at = '' AND user_id IN (SELECT user_id FROM kept_account);`;

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

/** The hospital under test, in memory and encrypted, with its accounts signed in. It does not check its answers itself: the oracle does. */
export async function openHospital(project) {
  const { engine, password, mayCall } = project;
  const hospital = await project.createHospital({
    state: 'memory',
    clock,
    wire: 'encrypted',
    docs: false,
    validateResponses: false,
  });
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
  const keeperToken = await signIn(keeper);
  const worlds = [hospital.worlds.default, hospital.worlds.get(sideWorld)];
  const userIds = [...tokens.keys(), keeper].map((name) => project.accounts.get(name).userId);
  for (const { db } of worlds) db.exec(keepSql(userIds));
  const accountOf = (name) => ({ name, token: () => tokens.get(name), sideToken: () => sideTokens.get(name) });
  const all = [...users, ...others];
  const accounts = {
    sideWorld,
    /** Mostly one that may call the operation. */
    pick: (operation, random) => {
      const able = all.filter((name) => mayCall(project.accounts.get(name), operation));
      return accountOf(random.chance(0.93) && able.length > 0 ? random.pick(able) : random.pick(all));
    },
    /** After a request that may keep an account out: those that make the requests and check the store work on. */
    restore: () => {
      for (const world of worlds) {
        world.db.exec(RESTORE);
        world.invalidate('answers');
      }
    },
  };
  const signedIn = (name) => ({ authorization: `Bearer ${tokens.get(name)}` });
  /** A ticket of the other hospital system, for the plug-in login. */
  const issueTicket = async (name) => {
    const body = Buffer.from(JSON.stringify({ user_name: name, patient_id: 'P1001' }));
    const headers = { 'content-type': 'application/json' };
    const answer = await client.send({ method: 'POST', target: '/__mock/tickets', headers, body });
    return JSON.parse(answer.body.toString()).ticket;
  };
  const tickets = [];
  for (let count = 0; count < 120; count += 1) tickets.push(await issueTicket(users[count % users.length]));
  const known = await readSeeds({ db: hospital.worlds.default.db, call, signedIn, keeperToken, seeds: project.seeds });
  return {
    hospital,
    client,
    accounts,
    ...known,
    tickets,
    call,
    keeperToken,
    worlds,
    close: () => (client.close(), hospital.close()),
  };
}
