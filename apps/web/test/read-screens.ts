import { SEED_MODEL_REPORT_IDS, SEED_SPECIAL_REPORT_IDS } from '@jianwei/mock-server/hospital/seed-ids';

const tool = (reportId: string, apiType: number) =>
  `/detail?report_id=${reportId}&panel=assessment&api_type=${apiType}`;
const ofReport = (path: string) => `${path}?report_id=R1004-01`;
const ofApplication = (path: string) => `${path}?id=app-grace`;

/** An address of every screen that shows what the server answered, for the doctor unless another account is named. */
export const READ_SCREENS: readonly { readonly address: string; readonly account?: string }[] = [
  ...[
    '/',
    '/excellent',
    '/favorite-list',
    '/data',
    '/diagnosis-menu?system=8&disease=AKI',
    '/crisis-reminder?tab=all',
    '/crisis-detail?id=W-R1001-01-01',
    '/version-update',
    '/editLicense',
    '/appstore',
    '/appstore-detail?id=app-ckd-risk',
    '/specialized-disease-application',
    ...['disease-detail', 'department', 'doctor', 'patient', 'desc'].map((page) =>
      ofApplication(`/specialized-${page}`),
    ),
    ...['/detail', '/report-detail', '/report', '/app-application', '/river', '/report-detail-radar'].map(ofReport),
    ...['panel=triggers', 'panel=plans', 'panel=diagnosis&diagnosis_id=CKD'].map(
      (of) => `${ofReport('/detail')}&${of}`,
    ),
    '/encyclopedia-knowledge',
    `${ofReport('/knowledge-detail')}&diagnosis_id=CKD`,
    '/diagnostic-assist',
    '/decision-assist',
    '/decision-assist-detail?diagnosis_id=CKD',
    tool('R1003-01', 3),
    tool('R1004-01', 4),
    tool('R1002-01', 5),
    tool('R1142-01', 6),
    tool(SEED_SPECIAL_REPORT_IDS.霍立新, 7),
    tool(SEED_SPECIAL_REPORT_IDS.许静, 8),
    tool(SEED_SPECIAL_REPORT_IDS.宋立民, 9),
    tool(SEED_MODEL_REPORT_IDS.雷振邦皮质醇, 11),
    tool(SEED_MODEL_REPORT_IDS.连少华筛查, 12),
    tool(SEED_MODEL_REPORT_IDS.骆佳宁产检, 14),
    tool(SEED_MODEL_REPORT_IDS.江鹤年复查, 15),
  ].map((address) => ({ address })),
  { address: '/users', account: 'account' },
  { address: '/users?open=u-doctor2', account: 'account' },
  { address: '/bulletin-board', account: 'lab' },
  { address: '/app-manage', account: 'account' },
  { address: '/app-manage?open=app-grace', account: 'account' },
  { address: '/logs', account: 'log' },
  { address: '/operations-use-statistical', account: 'ops' },
  { address: '/ai-report', account: 'ops' },
  { address: '/analysis-report?report_id=R1004-02', account: 'ops' },
  { address: '/ai-platform', account: 'research' },
  { address: '/ai-platform-detail?artifact_id=ckd-risk', account: 'research' },
  { address: '/blacklist', account: 'ops' },
  { address: '/blacklist?open=BL000001', account: 'ops' },
  { address: '/blacklist-record', account: 'ops' },
  { address: '/audit-rules-management', account: 'audit' },
  { address: '/audit-rules-management?open=AR-009', account: 'audit' },
  { address: '/audit-rules-management?tab=decided&open=HS0001', account: 'audit' },
  { address: '/user-defined-text', account: 'lab' },
  { address: '/user-defined-text?diagnosis_id=IDA', account: 'lab' },
];
