/** Accounts of the twenty users. */
export const USERS = [
  'doctor',
  'doctor2',
  'doctor',
  'doctor2',
  'doctor',
  'doctor2',
  'doctor',
  'lab',
  'lab',
  'lab-plain',
].concat(['prompt', 'prompt', 'account', 'log', 'ops', 'research', 'audit', 'info', 'applicant', 'lab']);
/** Share of the time of each life of the server; memory is measured over the last. */
export const LIVES = [0.15, 0.15, 0.15, 0.55];
/** Percent. */
export const MOST_GROWTH = 20;
/** Looks at the memory in the last life. */
export const SAMPLES = 120;
/** What users read; what a role may not read, its users leave out. */
export const READS = [
  '/api/v2/home/summary',
  '/api/v2/reports?page=1&page_size=20',
  '/api/v2/ai/reports/analysis/{report}',
  '/api/v2/ai/reports/patient/time_line?patient_id={patient}',
  '/api/v2/model/grace/{patient}/history',
  '/api/v2/model/exudate/{patient}/history',
  '/api/v2/plan?patient_id={patient}',
  '/api/v2/application/doctor?report_id={report}',
  '/api/v2/knowledge/systems',
  '/api/v2/warnings',
  '/api/v2/shares?report_id={report}',
  '/api/v2/system/version/item',
];
/** What is switched on for all calls, and off again. */
export const FAULTS = [
  { kind: 'http', status: 500 },
  { kind: 'http', status: 503 },
  { kind: 'delay', ms: 800 },
  { kind: 'drop' },
  { kind: 'garble' },
];
