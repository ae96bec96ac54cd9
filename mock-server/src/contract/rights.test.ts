import { describe, expect, test } from 'vitest';
import { call, openFileHospital, signIn } from '../hospital.test-support.ts';
import { readDocument } from './document.ts';
import { readOperations, type ContractOperation } from './operations.ts';
import { EVERY_ROLE, mayCall } from './rights.ts';

const ACCOUNTS: Readonly<Record<(typeof EVERY_ROLE)[number], string>> = {
  1: 'lab-plain',
  2: 'account',
  3: 'log',
  4: 'doctor',
  6: 'ops',
  7: 'prompt',
  8: 'research',
  9: 'audit',
  10: 'info',
  11: 'applicant',
};
const OUTSIDERS = ['当前角色无权访问', '仅临床医生可新建或修改记录', '当前角色只能查看'];

const hospital = await openFileHospital();
const operations = readOperations(readDocument());
const sessionOf = new Map(
  await Promise.all(EVERY_ROLE.map(async (role) => [role, await signIn(hospital.app, ACCOUNTS[role])] as const)),
);

/** Whether the server refuses the role itself; what else is wrong with an empty request does not count. */
async function isRefused(role: (typeof EVERY_ROLE)[number], { method, path }: ContractOperation, query = '') {
  const url = path.replaceAll(/\{\w+\}/g, 'none') + query;
  const headers = sessionOf.get(role) ?? {};
  const { status, body } = await call(hospital.app, method as 'GET', url, headers, method === 'POST' ? {} : undefined);
  const { message } = body as { message?: string };
  return status === 400 && OUTSIDERS.includes(message ?? '');
}

describe.each(EVERY_ROLE)('role %i', (role) => {
  const asked = operations.filter(({ access, operationId }) => access !== 'public' && operationId !== 'logout');

  test('is refused exactly what the contract does not give it', async () => {
    expect(asked.length).toBeGreaterThan(80);
    for (const operation of asked) {
      const isOpen = mayCall({ role, permissionColumn: [] }, operation);
      expect([operation.operationId, await isRefused(role, operation)]).toEqual([operation.operationId, !isOpen]);
    }
  });
});

const rolesOf = (operationId: string, query = {}) => {
  const operation = operations.find((one) => one.operationId === operationId);
  if (!operation) throw new Error(`no operation ${operationId}`);
  return EVERY_ROLE.filter((role) => mayCall({ role, permissionColumn: [] }, operation, query));
};

// What the contract has to say, told once more: a row that is deleted there fails here.
test.each<[string, number[]]>([
  ['listReports', [1, 4, 7]],
  ['getReportAnalysis', [1, 4, 7]],
  ['getGraceReport', [1, 4, 7]],
  ['measureGrace', [1, 4, 7]],
  ['saveGraceReport', [1, 4]],
  ['deletePleuralReport', [1, 4]],
  ['saveBloodGasCaseType', [1, 4]],
  ['saveCovid19Report', [1, 4]],
  ['saveThyroidFollowUp', [1, 4]],
  ['saveAdrenalCortexReport', [1, 4]],
  ['saveThyroidPregnancyStatus', [1, 4]],
  ['addPlan', [1, 4, 7]],
  ['cancelWarning', [1, 4, 7]],
  ['assessFindings', [1, 4]],
  ['createShare', [1, 4]],
  ['listReportApplications', [1, 4, 7]],
  ['listDoctorApplications', [1, 2, 4, 7, 11]],
  ['activateLicense', [1, 2, 4, 10]],
  ['getLicense', [...EVERY_ROLE]],
  ['saveCustomText', [7]],
])('%s: roles %j', (operationId, roles) => {
  expect(rolesOf(operationId)).toEqual(roles);
});

// What is found by a parameter is told by the answer, whatever the answer leaves out.
const REVIEWED = ['audit_state', 'prompt_rule_id', 'prompt_rule_days', 'prompt_useful', 'has_unread', 'disputed'];
const BY_PARAMETER: readonly [string, Record<string, string>, number[]][] = [
  ['listDoctorApplications', { patient_id: 'P1001' }, [1, 4, 7]],
  ['listDoctorApplications', { report_id: 'R1001-01' }, [1, 4, 7]],
  ...[...REVIEWED, 'unit_trouble', 'tagged', 'sort'].map((name): (typeof BY_PARAMETER)[number] => [
    'listReports',
    { [name]: 'x' },
    [7],
  ]),
];

test.each(BY_PARAMETER)('%s with %j: roles %j', async (operationId, query, roles) => {
  const operation = operations.find((one) => one.operationId === operationId);
  if (!operation) throw new Error('no such operation');
  expect(rolesOf(operationId, query)).toEqual(roles);
  const text = `?${new URLSearchParams(query).toString()}`;
  const refused = await Promise.all(EVERY_ROLE.map((role) => isRefused(role, operation, text)));
  expect(EVERY_ROLE.filter((_role, index) => refused[index] === false)).toEqual(roles);
});

test('every parameter that fewer may give is among them', () => {
  const stated = operations.flatMap(({ operationId, rights }) =>
    Object.keys(rights.withParameter).map((name) => [operationId, name]),
  );
  expect(stated).toEqual(
    expect.arrayContaining(BY_PARAMETER.map(([operationId, query]) => [operationId, ...Object.keys(query)])),
  );
  expect(stated).toHaveLength(BY_PARAMETER.length);
});

test('role 1 looks for what the laboratory looks for with a column permission', () => {
  const operation = operations.find(({ operationId }) => operationId === 'listReports');
  const asLaboratory = (permissionColumn: string[]) =>
    operation && mayCall({ role: 1, permissionColumn }, operation, { unit_trouble: true });
  expect([asLaboratory([]), asLaboratory(['1']), asLaboratory(['4'])]).toEqual([false, true, true]);
});

test('a column permission opens the pages of the laboratory to role 1, and their calls', () => {
  const [texts] = operations.filter(({ operationId }) => operationId === 'saveCustomText');
  expect(texts && mayCall({ role: 1, permissionColumn: ['2'] }, texts)).toBe(true);
});

test('who may read but not write is told so in other words', async () => {
  const headers = await signIn(hospital.app, 'prompt');
  const saved = await call(hospital.app, 'POST', '/api/v2/model/grace/P1002', headers, {});
  expect(saved.body).toEqual({ status: 400, message: '仅临床医生可新建或修改记录' });
  const operator = await signIn(hospital.app, 'ops');
  const activated = await call(hospital.app, 'POST', '/api/v2/license/activation', operator, { activation_code: 'x' });
  expect(activated.body).toEqual({ status: 400, message: '当前角色只能查看' });
  const identifier = await call(hospital.app, 'GET', '/api/v2/license/identifier', operator);
  expect(identifier.body).toEqual({ status: 400, message: '当前角色无权访问' });
  const strange = await call(hospital.app, 'POST', '/api/v2/shares', headers, {});
  expect(strange.body).toEqual({ status: 400, message: '当前角色无权访问' });
});
