/**
 * Ids of the seeded hospital that do not depend on its clock: patient `P` + number, reports `R` + number + `-01`
 * (newest) upwards, saved Grace assessments in the order of their time. No imports: browser tests read this file.
 */
export const SEED_PATIENT_IDS = {
  孟庆山: 'P1001',
  严松年: 'P1002',
  何秀兰: 'P1003',
  顾怀远: 'P1004',
  卢雅琴: 'P1005',
  罗天佑: 'P1006',
  戴建国: 'P1007',
  郑立群: 'P1008',
  温晓棠: 'P1009',
  梁书敏: 'P1010',
  蒋素芬: 'P1011',
  谭志远: 'P1012',
  贺建军: 'P1015',
  袁子昂: 'P1020',
  丁海宁: 'P1027',
} as const;

/** Today's report of each named patient (of 袁子昂 the later one; see {@link SEED_SPECIAL_REPORT_IDS}). */
export const SEED_REPORT_IDS = {
  孟庆山: 'R1001-01',
  严松年: 'R1002-01',
  何秀兰: 'R1003-01',
  顾怀远: 'R1004-01',
  卢雅琴: 'R1005-01',
  罗天佑: 'R1006-01',
  戴建国: 'R1007-01',
  郑立群: 'R1008-01',
  温晓棠: 'R1009-01',
  梁书敏: 'R1010-01',
  蒋素芬: 'R1011-01',
  谭志远: 'R1012-01',
  贺建军: 'R1015-01',
  袁子昂: 'R1020-01',
  丁海宁: 'R1027-01',
} as const;

export const SEED_SPECIAL_REPORT_IDS = {
  /** 顾怀远's report of the picture's 2025-08-21. */
  顾怀远八月: 'R1004-04',
  /** The earlier of two reports of one day. */
  袁子昂清晨: 'R1020-02',
  /** 严松年's first emergency report, before the troponin rose. */
  严松年入院: 'R1002-03',
  /** 霍立新 (P1131): the newest of four gastric serologies, high risk. */
  霍立新: 'R1131-01',
  /** 宋立民 (P1161): newest report in the course of COVID-19; his three assessments end at 2025-11-13. */
  宋立民: 'R1161-01',
  /** Held by AR-008 when the hospital opens. */
  娄秉坤: 'R1570-01',
  /** 许静 (P1151): newest report, with hormones that are newer than the last of her four thyroid follow-ups. */
  许静: 'R1151-01',
} as const;

/** Saved Grace assessments of 严松年 (P1002): by doctor (2025-03-06, 96), doctor2 (11-17, 163), doctor (11-18, 171). */
export const SEED_GRACE_IDS = { march: 'GR000001', emergency: 'GR000002', today: 'GR000003' } as const;

/** Ids of saved pleural assessments by what they show. */
export const SEED_PLEURAL_IDS = {
  /** P1143 by u-doctor; fluid was tapped twice since. */
  outdated: 'PE000001',
  /** P1144 by u-doctor2: too few values for a conclusion. */
  undecided: 'PE000002',
  /** P1144 by u-doctor: a transudate. */
  transudate: 'PE000003',
  /** P1142 by u-doctor2. */
  exudateOfColleague: 'PE000005',
  /** P1142 by u-doctor. */
  exudate: 'PE000007',
  /** P1141 by u-doctor2: an exudate whose gradient speaks for a treated transudate. */
  pseudoExudate: 'PE000008',
} as const;

/** Ids of the seeded plans, in the order of their time. */
export const SEED_PLAN_IDS = {
  thyroid: 'PL000001',
  heart: 'PL000002',
  kidney: 'PL000003',
  diabetes: 'PL000004',
} as const;

/** Reports of the analysis models (none is of today): patient and what the report holds. */
export const SEED_MODEL_REPORT_IDS = {
  雷振邦皮质醇: 'R1172-06',
  连少华筛查: 'R1181-05',
  骆佳宁产检: 'R1193-01',
  江鹤年复查: 'R1201-03',
} as const;

/** Every seeded account's user id. */
export const SEED_USER_IDS = [
  'u-lab',
  'u-lab-plain',
  'u-account',
  'u-log',
  'u-doctor',
  'u-doctor2',
  'u-ops',
  'u-prompt',
  'u-research',
  'u-audit',
  'u-info',
  'u-applicant',
  'u-locked',
  'u-blacklisted',
  'u-suspended',
] as const;

/** The current version that the version dialog speaks of. */
export const SEED_VERSION = '1.0.0';
