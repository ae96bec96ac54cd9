import { SEED_MODEL_REPORT_IDS, SEED_SPECIAL_REPORT_IDS } from '@jianwei/mock-server/hospital/seed-ids';
import { reportOf } from './reports.ts';

const specialised = ['disease-detail', 'department', 'doctor', 'patient', 'desc'];
/** Screens of the main layout, as a doctor may open them. */
export const screens = [
  '/',
  '/excellent',
  '/favorite-list',
  '/appstore',
  '/appstore-detail?id=app-grace',
  '/appstore-detail?id=app-ckd-risk',
  '/specialized-disease-application',
  ...specialised.map((path) => `/specialized-${path}?id=app-grace`),
  '/data',
  '/diagnosis-menu',
  '/crisis-reminder',
  '/common-problem',
  '/version-update',
  '/about-us',
  '/editLicense',
];

const report = reportOf('严松年');
/** A report with its panels, and the shells around reports. */
export const reportScreens = [
  report,
  reportOf('顾怀远'),
  `${report}&panel=triggers`,
  `${report}&panel=plans`,
  '/report-detail?report_id=R1004-01',
  '/report?report_id=R1004-01',
  '/app-application?report_id=R1004-01',
  '/river?report_id=R1004-01',
  '/report-detail-radar?report_id=R1004-01',
  '/encyclopedia-knowledge',
  '/knowledge-detail?report_id=R1004-01&diagnosis_id=CKD',
  '/diagnostic-assist',
  '/decision-assist',
  '/decision-assist-detail?diagnosis_id=CKD',
];

/** A report for each assessment tool, by api_type. */
const tools = {
  3: 'R1003-01',
  4: 'R1004-01',
  5: 'R1002-01',
  6: 'R1007-01',
  7: SEED_SPECIAL_REPORT_IDS.霍立新,
  8: SEED_SPECIAL_REPORT_IDS.许静,
  9: SEED_SPECIAL_REPORT_IDS.宋立民,
  11: SEED_MODEL_REPORT_IDS.雷振邦皮质醇,
  12: SEED_MODEL_REPORT_IDS.连少华筛查,
  14: SEED_MODEL_REPORT_IDS.骆佳宁产检,
  15: SEED_MODEL_REPORT_IDS.江鹤年复查,
} as const;
/** Every tool on a report of its own. */
export const drawers = Object.entries(tools).map(
  ([type, id]) => `/detail?report_id=${id}&panel=assessment&api_type=${type}`,
);
