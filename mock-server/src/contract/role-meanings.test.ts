import { describe, expect, test } from 'vitest';
import { demoPassword } from '../hospital/accounts.ts';
import { call, openFileHospital, signIn } from '../hospital.test-support.ts';

const { app } = await openFileHospital();

interface SignedIn {
  readonly role: number;
  readonly home_path?: string;
  readonly verifyArr: readonly string[];
}

const pagesOf = async (user: string): Promise<SignedIn> => {
  const credentials = { user_name: user, password: demoPassword };
  return (await call(app, 'POST', '/api/v2/users/operation_users/login', {}, credentials)).body as SignedIn;
};
const ask = async (user: string, path: string) => {
  const { status, body } = await call(app, 'GET', `/api/v2${path}`, await signIn(app, user));
  return status === 200 ? 'answered' : (body as { message: string }).message;
};
const REFUSED = '当前角色无权访问';

const REPORTS = '/reports?page=0&page_size=12';
const ACCOUNTS = '/users/accounts';
const CLEANING = '/cleaning/items';
const SOURCES = '/sync/sources';
const APPLICATIONS = '/application/manage';
const AUDIT_RULES = '/rules?kind=audit';
const PROMPTS = '/rules?kind=prompt';

/** What each role may open beside its start page, what it is answered, and what it is refused. */
const MEANINGS: readonly {
  readonly role: number;
  readonly user: string;
  readonly pages: readonly string[];
  readonly may: readonly string[];
  readonly mayNot: readonly string[];
}[] = [
  {
    role: 6,
    user: 'ops',
    pages: [
      ...['/data-cleaning', '/operations-use-statistical', '/operations-interpret-ability', '/blacklist'],
      ...['/blacklist-record', '/ai-report', '/analysis-report', '/data-synchronism'],
      ...['/data-synchronism-inspect', '/data-synchronism-check'],
    ],
    may: [CLEANING, SOURCES, '/blacklist', '/statistics/usage'],
    mayNot: [REPORTS, ACCOUNTS, APPLICATIONS, '/system/ai/models', '/datacenter/volumes'],
  },
  {
    role: 7,
    user: 'prompt',
    pages: [
      ...['/detail', '/laboratory', '/comprehensive-prompt', '/comprehensive-prompt-detail', '/report-list'],
      ...['/user-defined-text', '/push-strategy', '/crisis-reminder', '/crisis-detail'],
    ],
    may: [PROMPTS, REPORTS, '/push/strategy', '/laboratory/tasks'],
    mayNot: [ACCOUNTS, CLEANING, APPLICATIONS, '/system/ai/models'],
  },
  {
    role: 9,
    user: 'audit',
    pages: ['/laboratory', '/audit-rules-management', '/audit-rules-detail'],
    may: [AUDIT_RULES, '/audit/holds', '/laboratory/tasks'],
    mayNot: [REPORTS, ACCOUNTS, CLEANING, '/push/strategy'],
  },
  {
    role: 8,
    user: 'research',
    pages: ['/ai-platform', '/ai-platform-detail', '/scientific-research'],
    may: ['/system/ai/models'],
    mayNot: [REPORTS, ACCOUNTS, CLEANING, AUDIT_RULES],
  },
  {
    role: 10,
    user: 'info',
    pages: ['/users', '/data-center', '/editLicense'],
    may: [ACCOUNTS, '/datacenter/volumes', '/license/identifier'],
    mayNot: [REPORTS, APPLICATIONS, CLEANING, '/logs?kind=action'],
  },
  {
    role: 11,
    user: 'applicant',
    pages: [
      ...['/specialized-disease-application', '/specialized-disease-detail', '/specialized-department'],
      ...['/specialized-doctor', '/specialized-patient', '/specialized-desc', '/appstore', '/appstore-detail'],
    ],
    may: ['/application/doctor'],
    mayNot: [REPORTS, ACCOUNTS, CLEANING, AUDIT_RULES, APPLICATIONS, '/datacenter/volumes'],
  },
];

// covers B-6-05..10
describe('what a role is', () => {
  test.each(MEANINGS)('role $role, $user', async ({ role, user, pages, may, mayNot }) => {
    const signedIn = await pagesOf(user);
    expect(signedIn.role).toBe(role);
    expect([...signedIn.verifyArr].sort()).toEqual(['/', ...pages].sort());
    expect(may.length * mayNot.length).toBeGreaterThan(0);
    for (const path of may) expect([path, await ask(user, path)]).toEqual([path, 'answered']);
    for (const path of mayNot) expect([path, await ask(user, path)]).toEqual([path, REFUSED]);
  });

  test('role 11 finds its own applications, and none of a patient', async () => {
    const applicant = await signIn(app, 'applicant');
    const own = await call(app, 'GET', '/api/v2/application/doctor', applicant);
    expect((own.body as { applications: readonly unknown[] }).applications.length).toBeGreaterThan(0);
    const ofPatient = await call(app, 'GET', '/api/v2/application/doctor?patient_id=P1001', applicant);
    expect(ofPatient).toMatchObject({ status: 400, body: { message: REFUSED } });
  });
});

// covers B-1-14..17, B-1-21
test.each([
  ['applications', 'account', APPLICATIONS],
  ['rules of the laboratory', 'audit', AUDIT_RULES],
  ['prompts of the laboratory', 'prompt', PROMPTS],
  ['data cleaning', 'ops', CLEANING],
  ['data synchronisation', 'ops', SOURCES],
])('%s are administered by %s and by no clinician', async (_, administrator, path) => {
  expect(await ask(administrator, path)).toBe('answered');
  for (const clinician of ['doctor', 'lab-plain'])
    expect([clinician, await ask(clinician, path)]).toEqual([clinician, REFUSED]);
});
