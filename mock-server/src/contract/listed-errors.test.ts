import { describe, expect, test } from 'vitest';
import { call, openFileHospital, openHospital, signIn } from '../hospital.test-support.ts';
import { GRACE_INPUT } from '../handlers/grace-calls.test-support.ts';
import { readDocument } from './document.ts';
import { readOperations, type ContractOperation } from './operations.ts';
import { mayCall } from './rights.ts';

const hospital = await openFileHospital();
const doctor = await signIn(hospital.app, 'doctor');
/** One account for each call that takes a body: whoever may make it. */
const writers = await Promise.all(
  (['doctor', 'prompt', 'account', 'log', 'ops', 'research', 'audit', 'lab'] as const).map(async (userName, index) => ({
    role: [4, 7, 2, 3, 6, 8, 9, 1][index] ?? 0,
    permissionColumn: userName === 'lab' ? ['1', '2', '3', '4'] : [],
    headers: await signIn(hospital.app, userName),
  })),
);
const writerOf = (operation: ContractOperation) => writers.find((writer) => mayCall(writer, operation))?.headers;
const operations = readOperations(readDocument());
const tooLong = 'x'.repeat(400);
const listing = (status: number) => operations.filter(({ responses }) => responses.has(status));

async function ask({ method, path }: ContractOperation, headers = {}, payload?: object, app = hospital.app) {
  const url = path.replaceAll(/\{\w+\}/g, 'none');
  const body = payload === undefined ? {} : { payload };
  const { statusCode, payload: text } = await app.inject({ method, url, headers: { ...headers }, ...body });
  return [statusCode, text.startsWith('{') ? (JSON.parse(text) as unknown) : text] as const;
}

describe('an error that the contract lists is really given', () => {
  test('401 by every call that needs a session', async () => {
    const asked = listing(401).filter(({ access }) => access === 'signed-in');
    expect(asked.length).toBeGreaterThan(90);
    for (const operation of asked) {
      const answer = await ask(
        operation,
        { authorization: 'Bearer none' },
        operation.method === 'POST' ? {} : undefined,
      );
      expect([operation.operationId, ...answer]).toEqual([
        operation.operationId,
        401,
        { status: 401, message: expect.any(String) as string },
      ]);
    }
  });

  test('413 by every call that takes a body', async () => {
    const tooMuch = { a: 'x'.repeat(8 * 1024 * 1024) };
    const asked = listing(413);
    expect(asked.length).toBeGreaterThan(30);
    for (const operation of asked) {
      expect([operation.operationId, ...(await ask(operation, writerOf(operation), tooMuch))]).toEqual([
        operation.operationId,
        413,
        { status: 413, message: '请求内容过大' },
      ]);
    }
  });

  test.each([
    ['blacklisted', 1001],
    ['suspended', 1002],
  ])('an account that is %s meanwhile gets %i with HTTP 200 by every call of a session', async (state, status) => {
    const other = await openHospital();
    const session = await signIn(other.app, 'doctor');
    other.worlds.default.db.prepare('UPDATE blacklist SET user_id = ? WHERE user_id = ?').run('u-doctor', `u-${state}`);
    const asked = operations.filter(({ access, businessStatus }) => access === 'signed-in' && businessStatus);
    expect(asked.length).toBeGreaterThan(90);
    for (const operation of asked) {
      // It may always sign out.
      if (operation.operationId === 'logout') continue;
      const answer = await ask(operation, session, operation.method === 'POST' ? {} : undefined, other.app);
      expect([operation.operationId, ...answer]).toEqual([
        operation.operationId,
        200,
        { status, message: expect.any(String) as string },
      ]);
    }
    await other.close();
  });

  test.each([
    ['a code without a phone', '/api/v2/users/operation_users/codes'],
    [
      'names of a laboratory',
      `/api/v1/datacenter/operation/serves/lab/originals?standard_specimen=${tooLong}${tooLong}`,
    ],
    ['an icon', `/api/v2/application/image/${tooLong}`],
    ['a SHAP picture', `/api/v2/images/shap/${tooLong}`],
    ['a ROC picture', `/api/v2/images/roc/${tooLong}`],
    ['a guideline', `/api/v2/guides/${tooLong}`],
  ])('400 where a text is missing or too long: %s', async (_what, url) => {
    expect(await call(hospital.app, 'GET', url, doctor)).toMatchObject({ status: 400, body: { status: 400 } });
  });

  test.each<['GET' | 'POST', string, object | undefined]>([
    ['POST', '/api/v2/ai/reports/none/feedback', { kind: 'accurate', content: '' }],
    ['POST', '/api/v2/reports/disease/tagging', { report_id: 'none', diagnosis_id: 'CKD', tag: 'correct' }],
    ['POST', '/api/v2/reports/laboratory/tagging', { report_id: 'none', laboratory_id: 'x', tag: 'correct' }],
    ['GET', '/api/v2/patients/history_diag?patient_id=none', undefined],
    ['GET', '/api/v2/ai/reports/patient/interpret?patient_id=none', undefined],
    ['GET', '/api/v2/application/doctor?report_id=none', undefined],
    ['POST', '/api/v2/model/grace/measure', { ...GRACE_INPUT, report_id: 'none' }],
    ['GET', '/api/v2/images/shap/none', undefined],
    ['GET', '/api/v2/shares?report_id=none', undefined],
  ])('404: %s %s', async (method, url, body) => {
    expect(await call(hospital.app, method, url, doctor, body)).toMatchObject({
      status: 404,
      body: { status: 404, message: expect.stringContaining('不存在') as string },
    });
  });
});
