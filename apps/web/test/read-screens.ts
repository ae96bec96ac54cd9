import { SEED_MODEL_REPORT_IDS, SEED_SPECIAL_REPORT_IDS } from '@jianwei/mock-server/hospital/seed-ids';

const tool = (reportId: string, apiType: number) =>
  `/detail?report_id=${reportId}&panel=assessment&api_type=${apiType}`;
const ofReport = (path: string) => `${path}?report_id=R1004-01`;
const ofApplication = (path: string) => `${path}?id=app-grace`;

export interface ReadScreen {
  readonly address: string;
  /** The doctor unless another one is named. */
  readonly account?: string;
  /** For whom the link is that the screen is read by; such a screen knows no account. */
  readonly link?: 'citizen' | 'clinician';
  /** The second step was taken: the last digits of the patient's telephone. */
  readonly isVerified?: boolean;
}

/** An address of every screen that shows what the server answered. */
export const READ_SCREENS: readonly ReadScreen[] = [
  ...[
    '/',
    '/excellent',
    '/favorite-list',
    '/data',
    '/diagnosis-menu?system=8&disease=AKI',
    '/crisis-reminder?tab=all',
    '/crisis-detail?id=W-R1001-01-01',
    '/version-update',
    '/about-us-login',
    '/single-demo',
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
  { address: '/operations-interpret-ability', account: 'ops' },
  { address: '/data-center', account: 'info' },
  { address: '/data-center?by=month&check=unit', account: 'info' },
  { address: '/data-center?day=2025-11-17&check=loinc&of=lis-east', account: 'lab' },
  { address: '/ai-report', account: 'ops' },
  { address: '/analysis-report?report_id=R1004-02', account: 'ops' },
  { address: '/data-synchronism', account: 'ops' },
  { address: '/data-synchronism-inspect?source=lis-east', account: 'ops' },
  { address: '/data-synchronism-check?source=lis-east', account: 'ops' },
  { address: '/data-cleaning', account: 'ops' },
  { address: '/data-cleaning?open=1', account: 'ops' },
  { address: '/data-cleaning?tab=mapped', account: 'ops' },
  { address: '/ai-platform', account: 'research' },
  { address: '/ai-platform-detail?artifact_id=ckd-risk', account: 'research' },
  { address: '/blacklist', account: 'ops' },
  { address: '/blacklist?open=BL000001', account: 'ops' },
  { address: '/blacklist-record', account: 'ops' },
  { address: '/audit-rules-management', account: 'audit' },
  { address: '/audit-rules-management?open=AR-009', account: 'audit' },
  { address: '/audit-rules-management?tab=decided&open=HS0001', account: 'audit' },
  { address: '/audit-rules-detail?rule_id=AR-009', account: 'audit' },
  { address: '/comprehensive-prompt', account: 'prompt' },
  { address: '/comprehensive-prompt-detail?rule_id=SP-001', account: 'prompt' },
  ...['', '?open=R1004-01', '?open=R1004-01&tab=rules', '?open=R1004-01&tab=tags'].map((query) => ({
    address: `/report-list${query}`,
    account: 'prompt',
  })),
  { address: '/push-strategy', account: 'prompt' },
  { address: '/', account: 'ops' },
  { address: '/laboratory', account: 'audit' },
  { address: '/laboratory?open=readable&period=2025-11', account: 'lab' },
  { address: '/user-defined-text', account: 'lab' },
  { address: '/user-defined-text?diagnosis_id=IDA', account: 'lab' },
  { address: '/scientific-research', account: 'doctor2' },
  { address: '/scientific-research?project_id=RP000001', account: 'doctor2' },
  { address: '/scientific-research-assist', account: 'doctor2' },
  { address: '/my-scientific-research', account: 'doctor2' },
  { address: '/scientific-research-assist-common?report_id=R1004-01', account: 'doctor2' },
  { address: '/my-scientific-research-common?report_id=R1004-01', account: 'doctor2' },
  { address: '/h5', link: 'citizen' },
  { address: '/h5', link: 'clinician' },
  { address: '/citizen-phone', link: 'citizen' },
  { address: '/citizen-phone', link: 'citizen', isVerified: true },
  { address: '/citizen-chat-phone', link: 'citizen' },
  { address: '/radar-detail', link: 'citizen' },
  { address: '/radar-detail', link: 'clinician' },
];
