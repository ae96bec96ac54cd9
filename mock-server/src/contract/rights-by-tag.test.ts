import { expect, test } from 'vitest';
import { COLUMNS } from '../hospital/accounts.ts';
import { readDocument } from './document.ts';
import { EVERY_ROLE, isAmong, mayCall, type Caller } from './rights.ts';
import { readOperations } from './operations.ts';

const document = readDocument();
const operations = readOperations(document);

const CARE = '1 4 7';
const CLINICAL = '1 4';
const ALL = EVERY_ROLE.join(' ');
/** The laboratory group of role 1 opens with any column. */
const BY_ANY_COLUMN = '1:1 1:2 1:3 1:4';
const RESEARCH = '8 1:4 4:4';

/** What the specification and its decisions (B-6, G-28, G-32, C-16 to C-18, C-28) give each tag: who reads, who writes where that differs. */
const WHO: Readonly<Record<string, readonly [read: string, write?: string]>> = {
  session: [ALL],
  home: [CARE],
  reports: [CARE],
  analysis: [CARE],
  knowledge: [CARE],
  assist: [CLINICAL],
  applications: ['1 2 4 7 11'],
  'app-manage': ['2'],
  favourites: [CARE],
  lookups: [ALL],
  ...Object.fromEntries(
    [
      ...['grace', 'blood-gas', 'ckd', 'pleural', 'gastric', 'thyroid-followup', 'covid19', 'adrenal-cortex'],
      ...['aldosteronism', 'thyroid-function', 'cerebrospinal', 'replay'],
    ].map((tool) => [tool, [CARE, CLINICAL]]),
  ),
  plans: [CARE],
  courses: [CARE],
  command: [CARE],
  warnings: [CARE],
  worklist: [CARE],
  board: ['1:1 4:1'],
  accounts: ['2 3 10', '2 10'],
  changes: [`2 3 6 7 8 9 10 ${BY_ANY_COLUMN}`, `2 6 7 8 9 10 ${BY_ANY_COLUMN}`],
  blacklist: ['6'],
  sync: ['6'],
  cleaning: ['6'],
  statistics: ['6'],
  interpretability: ['6'],
  datacenter: ['10 1:3'],
  'ai-reports': ['6'],
  models: ['8'],
  logs: ['3'],
  license: [ALL, '1 2 4 10'],
  system: [ALL],
  tracking: [ALL],
  images: [ALL],
  guides: [ALL],
  shares: [CLINICAL],
  papers: [CARE],
  'custom-texts': [`7 ${BY_ANY_COLUMN}`],
  rules: [`7 9 ${BY_ANY_COLUMN}`],
  prompts: [CLINICAL],
  audit: [`7 9 ${BY_ANY_COLUMN}`, '7 9'],
  'sso-demo': [ALL],
  laboratory: [`7 9 ${BY_ANY_COLUMN}`],
  push: [`7 ${BY_ANY_COLUMN}`],
  'report-review': [`7 ${BY_ANY_COLUMN}`],
  research: [RESEARCH],
};

/** Calls that more or fewer may make than their tag says. */
const OF_THEIR_OWN: Readonly<Record<string, string>> = {
  listHomeTasks: ALL,
  listPushDeliveries: CARE,
  listReportApplications: CARE,
  listApplicationPatients: CARE,
  listLaboratoryIndicators: '7 9 1:2',
  listIndicatorReports: '7 9 1:2',
  setIndicatorTarget: '9 1:2',
  listReleasedReports: CARE,
  // Of projects that somebody may take part in, clinicians are told by the report that they read.
  listResearchProjects: `${RESEARCH} ${CLINICAL}`,
  saveProjectInformed: CLINICAL,
  matchReportToProjects: CLINICAL,
  ...Object.fromEntries(
    [
      ...['addResearchProject', 'editResearchProject', 'restoreResearchProject', 'deleteResearchProject'],
      ...['createResearchExport', 'getResearchExportFile'],
    ].map((name) => [name, '1:4 4:4']),
  ),
  decideResearchExport: '8',
  listNearRequests: '8',
  decideNearRequest: '8',
};

/** Every account there may be, as far as rights go: a role, with a column permission where it may have one. */
const ACCOUNTS: readonly Caller[] = EVERY_ROLE.flatMap((role) => [
  { role, permissionColumn: [] },
  ...(COLUMNS[role] ?? []).map((column) => ({ role, permissionColumn: [column] })),
]);

/** The accounts of a list: a role takes in those of it that have a column besides. */
function named(list: string): string[] {
  const parts = list.split(' ');
  return ACCOUNTS.map(({ role, permissionColumn: [column] }) =>
    column === undefined ? `${role}` : `${role}:${column}`,
  ).filter((name) => parts.includes(name) || parts.includes(name.split(':')[0] ?? ''));
}
const found = (isOpen: (account: Caller) => boolean): string[] =>
  ACCOUNTS.filter(isOpen).map(({ role, permissionColumn: [column] }) =>
    column === undefined ? `${role}` : `${role}:${column}`,
  );

test('every tag is told once more', () => {
  expect(document.tags.map(({ name }) => name).toSorted()).toEqual(Object.keys(WHO).toSorted());
});

test.each(document.tags)('$name', ({ name, 'x-roles': roles }) => {
  const [read = '', write = read] = WHO[name] ?? [];
  expect(found((account) => isAmong(roles.read, account))).toEqual(named(read));
  expect(found((account) => isAmong(roles.write, account))).toEqual(named(write));
});

test.each(operations.filter(({ access }) => access !== 'public'))('$operationId', (operation) => {
  const { operationId, tag, rights } = operation;
  const [read = '', write = read] = WHO[tag] ?? [];
  const who = OF_THEIR_OWN[operationId] ?? (rights.access === 'read' ? read : write);
  expect(found((account) => mayCall(account, operation))).toEqual(named(who));
});

test('a GET reads and everything else writes, but for calls that say otherwise', () => {
  const others = operations.filter(
    ({ method, access, rights }) => access !== 'public' && (method === 'GET') !== (rights.access === 'read'),
  );
  expect(others.map(({ operationId }) => operationId).toSorted()).toEqual(
    [
      ...['assessFindings', 'cancelReportCollection', 'collectReport', 'getLicenseIdentifier', 'checkRule'],
      ...['countCohort', 'getTableOne', 'issuePaper', 'listCohortDistributions', 'matchReportToProjects'],
      ...['listPlanHistory', 'measureGrace', 'measurePleural', 'searchCommand'],
    ].toSorted(),
  );
});
